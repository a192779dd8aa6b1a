//! Office 21 app.
