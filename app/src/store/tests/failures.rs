//! What can go wrong outside the program: the old file stays, and the words name it.

use std::fs::File;
use std::process::{Command as Process, Output, Stdio};

use super::*;

/// The variable by which a test tells its child which file to write.
const CHILD: &str = "OFFICE21_TEST_FAILS";
/// The child's own name, for the harness.
const WRITER: &str = "store::tests::failures::child_that_cannot_write";

/// Not a test of its own: the child of those below, which writes 40,000 bytes and prints why that failed.
#[test]
fn child_that_cannot_write() {
    if let Some(path) = std::env::var_os(CHILD) {
        let content = "x".repeat(40_000);
        match atomic::write(Path::new(&path), content.as_bytes(), 1 << 20, |_| Ok(())) {
            Ok(()) => eprintln!("it is written"),
            Err(error) => eprintln!("told: {error}"),
        }
    }
}

/// Runs this in a shell where `child` stands for the child and `$FILE` for its file, and returns all that is said.
fn in_shell(around: &[&str], script: &str, file: &Path) -> Output {
    let test = std::env::current_exe().expect("this is a program");
    let script = format!("child() {{ \"$TEST\" --exact {WRITER} --nocapture; }}\n{script}");
    let call = [around, &["sh", "-c", &script]].concat();
    Process::new(call[0])
        .args(&call[1..])
        .env(CHILD, file)
        .env("FILE", file)
        .env("PLACE", file.parent().expect("it has a folder"))
        .env("TEST", test)
        .stdin(Stdio::null())
        .output()
        .expect("there is a shell")
}

fn told(output: &Output) -> Vec<String> {
    let text = String::from_utf8_lossy(&output.stderr);
    let told = text.lines().filter_map(|line| line.strip_prefix("told: "));
    told.map(str::to_owned).collect()
}

fn old_file(folder: &Path) -> std::path::PathBuf {
    let path = folder.join("a.ron");
    write(&path, "old").expect("it is written");
    path
}

fn is_old(path: &Path) {
    assert_eq!(fs::read_to_string(path).expect("it is there"), "old");
    let folder = path.parent().expect("it has a folder");
    assert_eq!(names(folder), ["a.ron"], "nothing is left under way");
}

#[cfg(unix)]
#[test]
fn a_limit_on_the_size_of_files_is_told() {
    let place = folder();
    let path = old_file(place.path());
    // In blocks of 512 bytes or of 1,024, as the shell has it: less than the child writes.
    let output = in_shell(&[], "ulimit -f 20 && child", &path);
    let words = "the system allows no file as large as this one would be";
    assert_eq!(
        told(&output),
        [format!("{}: {words}", path.display())],
        "{output:?}"
    );
    is_old(&path);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_and_a_read_only_one_are_told() {
    let place = folder();
    let path = place.path().join("a.ron");
    let script = r#"
        mount -t tmpfs -o size=64k none "$PLACE" || { echo "no mount"; exit 0; }
        printf old >"$FILE"
        head -c 100000 /dev/zero >"$PLACE/fills" 2>/dev/null
        child
        cat "$FILE"; echo
        rm "$PLACE/fills"
        mount -o remount,ro "$PLACE" || { echo "no mount"; exit 0; }
        child
        cat "$FILE"; echo
        ls -A "$PLACE"
    "#;
    // A file system of one's own needs no rights where the kernel lets everybody have a name space.
    let own = ["unshare", "--user", "--map-root-user", "--mount"];
    let can = Process::new(own[0]).args(&own[1..]).arg("true").output();
    if !can.is_ok_and(|output| output.status.success()) {
        eprintln!("skipped: this system gives nobody a file system of their own");
        return;
    }
    let output = in_shell(&own, script, &path);
    let out = String::from_utf8_lossy(&output.stdout);
    if out.contains("no mount") {
        eprintln!("skipped: this system mounts nothing: {output:?}");
        return;
    }
    let expected = [
        "the disk is full",
        "it is read-only, or its folder is, or they belong to somebody else",
    ];
    let expected = expected.map(|words| format!("{}: {words}", path.display()));
    assert_eq!(told(&output), expected, "{output:?}");
    let kept: Vec<&str> = out.lines().filter(|line| *line == "old").collect();
    assert_eq!(kept.len(), 2, "{out}");
    assert!(out.ends_with("old\na.ron\n"), "{out}");
}

/// A folder in which nothing can be made: one without rights, or for those whom rights do not bind one of the system's.
#[cfg(unix)]
fn closed_folder(place: &Path) -> Option<std::path::PathBuf> {
    use std::os::unix::fs::PermissionsExt;
    let own = place.join("closed");
    fs::create_dir(&own).expect("it is made");
    fs::set_permissions(&own, fs::Permissions::from_mode(0o555)).expect("they are set");
    let systems = Path::new("/sys/kernel");
    [own.as_path(), systems]
        .into_iter()
        .find(|folder| folder.is_dir() && File::create(folder.join("trial")).is_err())
        .map(Path::to_path_buf)
}

#[cfg(unix)]
#[test]
fn a_closed_folder_is_told() {
    let place = folder();
    let Some(closed) = closed_folder(place.path()) else {
        eprintln!("skipped: nothing is closed to this user");
        return;
    };
    let path = closed.join("a.ron");
    let error = write(&path, "new").expect_err("it is closed");
    assert!(
        error.to_string().starts_with(&path.display().to_string()),
        "{error}"
    );
    assert!(matches!(error.why, Why::ReadOnly), "{error}");

    // Nothing can be kept there either: it is said once, and the program runs on.
    let data = Folder::open(&closed.join("data"));
    assert!(
        data.warning().is_some_and(|text| text.contains("data")),
        "{data:?}"
    );
    let mut program = Program::start_in(&closed.join("data"), 5, || {});
    program.push(Command::Play);
    until(&mut program, decides);
}

#[test]
fn what_is_no_ordinary_file_is_neither_written_nor_read() {
    let place = folder();
    let full = Path::new("/dev/full");
    for path in [place.path(), full] {
        let error = write(path, "new").expect_err("it is no file");
        let there = path.exists();
        assert!(!there || matches!(error.why, Why::NoFile), "{error}");
        assert!(atomic::read(path, 100).is_err());
    }
    #[cfg(target_os = "linux")]
    {
        let device = fs::metadata(full).expect("it is there");
        assert!(!device.is_file(), "it was not replaced");
        // Nobody will ever write into this pipe: to open it would be to wait for ever.
        let pipe = place.path().join("pipe");
        let made = Process::new("mkfifo").arg(&pipe).status();
        assert!(made.expect("mkfifo runs").success());
        let error = atomic::read(&pipe, 100).expect_err("it is no file");
        assert!(error.to_string().contains("ordinary"), "{error}");
    }
    // A file where a folder should be.
    let path = old_file(place.path());
    let below = write(&path.join("b.ron"), "new").expect_err("there is no folder");
    assert!(matches!(below.why, Why::NoFolder(_)), "{below}");
}

#[cfg(unix)]
#[test]
fn a_link_to_nothing_yet_is_followed_as_well() {
    use std::os::unix::fs::symlink;
    let place = folder();
    let (link, real) = (place.path().join("link.ron"), place.path().join("real.ron"));
    symlink("between.ron", &link).expect("it is linked");
    symlink("real.ron", place.path().join("between.ron")).expect("it is linked");
    write(&link, "new").expect("it is written");
    let stays = fs::symlink_metadata(&link).expect("it is there");
    assert!(stays.is_symlink());
    assert_eq!(fs::read_to_string(&real).expect("it is there"), "new");
    // A ring of links leads nowhere.
    let ring = place.path().join("ring.ron");
    symlink("ring.ron", &ring).expect("it is linked");
    assert!(write(&ring, "new").is_err());
}

#[test]
fn files_under_way_of_others_stay_and_old_ones_go() {
    let place = folder();
    let name = |letter: char| format!("{}{letter}.tmp", atomic::UNDER_WAY);
    let (young, old) = (place.path().join(name('y')), place.path().join(name('z')));
    for path in [&young, &old] {
        fs::write(path, "half").expect("it is written");
    }
    let ago = std::time::SystemTime::now() - Duration::from_mins(61);
    let file = File::options().write(true).open(&old);
    file.and_then(|file| file.set_modified(ago))
        .expect("it is mine");
    write(&place.path().join("a.ron"), "new").expect("it is written");
    assert_eq!(names(place.path()), [name('y'), "a.ron".to_owned()]);
}
