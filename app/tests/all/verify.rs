//! Every state of the smaller shipped games. `office21 verify --all` runs all of them, on what ships.

use office21_app::cli::{Cli, Io, run_on};

/// Every law holds in each state and each step, and there are as many as are pinned.
fn verify(game: &str) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut io = Io {
        stdin: &mut std::io::empty(),
        stdout: &mut out,
        stderr: &mut err,
        watched: false,
    };
    let answer = run_on(["office21", "verify", game], &mut io);
    let (out, err) = (String::from_utf8_lossy(&out), String::from_utf8_lossy(&err));
    assert_eq!(answer, Cli::Exit(0), "{out}\n{err}");
}

#[test]
fn love() {
    verify("love");
}

#[test]
fn spies() {
    verify("spies");
}

#[test]
fn cascades() {
    verify("cascades");
}

#[test]
fn operators() {
    verify("operators");
}
