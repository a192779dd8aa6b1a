mod docs;
mod golden;
