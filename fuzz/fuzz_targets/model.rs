#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| office21_tests::fuzz::run("model", bytes));
