use super::Icon;

/// The drawing of an icon: SVG with white lines of width 2 unless it says otherwise.
#[expect(clippy::too_many_lines, reason = "a table, a line an icon")]
pub(super) const fn of(icon: Icon) -> &'static str {
    match icon {
        Icon::Cards => {
            r#"<rect x="9.5" y="4" width="11" height="16" rx="2"/><path d="M9.3 6.6 4.9 7.8a2 2 0 0 0-1.4 2.4l2 7.4a2 2 0 0 0 2.4 1.4l1.3-.4"/><path d="M15 9.3l2 2.7-2 2.7-2-2.7z" fill="white" stroke-width="1"/>"#
        }
        Icon::Pencil => {
            r#"<path d="M4 20l1-4.5L16.5 4a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19z"/><path d="M14 6.5l3.5 3.5"/>"#
        }
        Icon::Scales => {
            r#"<path d="M12 3v17M7.5 20.5h9M5 6.5h14"/><path d="M5 7l-3 7a3 3 0 0 0 6 0zM19 7l-3 7a3 3 0 0 0 6 0z"/>"#
        }
        Icon::Puzzle => {
            r#"<path d="M4 8.5h4.2a2.6 2.6 0 1 1 4.8 0H17v4.2a2.6 2.6 0 1 1 0 4.8V20.5H4v-3.8a2.6 2.6 0 1 0 0-4.8z"/>"#
        }
        Icon::Book => {
            r#"<path d="M12 6.5c-2-1.7-5-2-9-2v13.5c4 0 7 .3 9 2 2-1.7 5-2 9-2V4.5c-4 0-7 .3-9 2zM12 6.5V20"/>"#
        }
        Icon::Gear => {
            r#"<circle cx="12" cy="12" r="3"/><path d="M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M5.5 18.5l2.1-2.1M16.4 7.6l2.1-2.1" stroke-width="2.6"/><circle cx="12" cy="12" r="6.6"/>"#
        }
        Icon::Undo => r#"<path d="M8.5 4 4 8.5 8.5 13"/><path d="M4.5 8.5H14a6 6 0 0 1 0 12h-4"/>"#,
        Icon::Redo => {
            r#"<path d="M15.5 4 20 8.5 15.5 13"/><path d="M19.5 8.5H10a6 6 0 0 0 0 12h4"/>"#
        }
        Icon::Bulb => {
            r#"<path d="M9 16.5c0-2.5-3-3.5-3-7.2a6 6 0 0 1 12 0c0 3.7-3 4.7-3 7.2zM9.5 20h5"/>"#
        }
        Icon::Dots => {
            r#"<g fill="white" stroke="none"><circle cx="5" cy="12" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="19" cy="12" r="2"/></g>"#
        }
        Icon::Pile => {
            r#"<rect x="5" y="3" width="11" height="14.5" rx="2"/><path d="M19 6.5v11.5a2.5 2.5 0 0 1-2.5 2.5H8.5"/>"#
        }
        Icon::Hand => {
            r#"<rect x="8" y="6.5" width="8.5" height="13" rx="1.8"/><path d="M7.8 8.3 4.4 9.6a1.6 1.6 0 0 0-.9 2.1l2 5.2M16.7 8.3l2.900 1.1a1.6 1.6 0 0 1 .9 2.1l-2 5.2"/>"#
        }
        Icon::Heart => {
            r#"<path d="M12 20.5C4.5 14.8 2.5 11.8 2.5 8.6A5 5 0 0 1 12 6.8a5 5 0 0 1 9.5 1.8c0 3.2-2 6.2-9.5 11.900z" fill="white" stroke="none"/>"#
        }
        Icon::Shield => {
            r#"<path d="M12 2.8 4.5 5.5v6c0 4.7 3 7.900 7.5 9.7 4.5-1.8 7.5-5 7.5-9.7v-6z"/><path d="M8.5 11.8l2.7 2.7 4.5-5"/>"#
        }
        Icon::Stamp => {
            r#"<path d="M9.8 14c0-2.6-1.8-4-1.8-6.5a4 4 0 0 1 8 0c0 2.5-1.8 3.900-1.8 6.5H18a2 2 0 0 1 2 2v1.5H4V16a2 2 0 0 1 2-2zM5 21h14"/>"#
        }
        Icon::Trophy => {
            r#"<path d="M7 3.5h10v6.5a5 5 0 0 1-10 0zM7 5.5H3.5c0 3.5 1.3 5.5 3.8 5.7M17 5.5h3.5c0 3.5-1.3 5.5-3.8 5.7M12 15v3.5M8 20.5h8"/>"#
        }
        Icon::Hourglass => {
            r#"<path d="M6 3h12M6 21h12M7.5 3c0 5 2.5 6.5 4.5 9 2-2.5 4.5-4 4.5-9M7.5 21c0-5 2.5-6.5 4.5-9 2 2.5 4.5 4 4.5 9"/><path d="M9.5 19.5c.5-1.5 1.5-2 2.5-3.2 1 1.2 2 1.7 2.5 3.2z" fill="white" stroke-width="1"/>"#
        }
        Icon::Eye => {
            r#"<path d="M2 12c2.7-4.5 6-6.7 10-6.7s7.3 2.2 10 6.7c-2.7 4.5-6 6.7-10 6.7S4.7 16.5 2 12z"/><circle cx="12" cy="12" r="3"/>"#
        }
        Icon::Save => {
            r#"<path d="M4 5.5A1.5 1.5 0 0 1 5.5 4H16l4 4v10.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5z"/><path d="M8 4v4.5h7V4M7.5 20v-6.5h9V20"/>"#
        }
        Icon::Folder => {
            r#"<path d="M3 18.5V6a1.5 1.5 0 0 1 1.5-1.5H9l2.5 3h7.5A1.5 1.5 0 0 1 20.5 9v1.5"/><path d="M3 19.5l2.8-7.6a2 2 0 0 1 1.900-1.4h14.3l-3 7.7a2 2 0 0 1-1.900 1.3z"/>"#
        }
        Icon::Person => {
            r#"<circle cx="12" cy="8" r="4.3"/><path d="M4 20.5c.6-4.3 3.5-6 8-6s7.4 1.7 8 6"/>"#
        }
        Icon::Robot => {
            r#"<rect x="4" y="8" width="16" height="11.5" rx="3"/><path d="M12 8V4M1.5 12.5v3M22.5 12.5v3M9.5 16.2h5"/><g fill="white" stroke="none"><circle cx="12" cy="3.5" r="1.8"/><circle cx="8.8" cy="12.5" r="1.5"/><circle cx="15.2" cy="12.5" r="1.5"/></g>"#
        }
        Icon::Question => {
            r#"<circle cx="12" cy="12" r="9"/><path d="M9.3 9.3a2.8 2.8 0 1 1 4.2 2.5c-.9.5-1.5 1-1.5 2.2"/><circle cx="12" cy="17" r="1.3" fill="white" stroke="none"/>"#
        }
        Icon::Play => r#"<path d="M7.5 4.5v15l12-7.5z" fill="white"/>"#,
        Icon::Pause => r#"<path d="M8.5 5v14M15.5 5v14" stroke-width="3.5"/>"#,
        Icon::Plus => r#"<path d="M12 5v14M5 12h14"/>"#,
        Icon::Minus => r#"<path d="M5 12h14"/>"#,
        Icon::Cross => r#"<path d="M6 6l12 12M18 6L6 18"/>"#,
        Icon::Check => r#"<path d="M4.5 12.5l5 5 10-11"/>"#,
        Icon::Left => r#"<path d="M14.5 5.5 8 12l6.5 6.5"/>"#,
        Icon::Right => r#"<path d="M9.5 5.5 16 12l-6.5 6.5"/>"#,
        Icon::Up => r#"<path d="M5.5 14.5 12 8l6.5 6.5"/>"#,
        Icon::Down => r#"<path d="M5.5 9.5 12 16l6.5-6.5"/>"#,
        Icon::Search => r#"<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5 21 21"/>"#,
        Icon::Copy => {
            r#"<rect x="8.5" y="8.5" width="12" height="12" rx="2"/><path d="M5.5 15.5h-.5A1.5 1.5 0 0 1 3.5 14V5A1.5 1.5 0 0 1 5 3.5h9A1.5 1.5 0 0 1 15.5 5v.5"/>"#
        }
        Icon::Paste => {
            r#"<path d="M8.5 5H6.5A1.5 1.5 0 0 0 5 6.5v13A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5v-13A1.5 1.5 0 0 0 17.5 5h-2"/><rect x="8.5" y="3" width="7" height="4" rx="1.2"/><path d="M9 12h6M9 16h4"/>"#
        }
        Icon::Bin => r#"<path d="M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6"/>"#,
        Icon::Shuffle => {
            r#"<path d="M17 3.5 20.5 7 17 10.5M17 13.5l3.5 3.5-3.5 3.5M3.5 7h3c5.5 0 5.5 10 11 10h2.5M3.5 17h3c1.8 0 3-1 4-2.5M20 7h-2.5c-1.8 0-3 1-4 2.5"/>"#
        }
        Icon::Flag => r#"<path d="M5.5 21V4M5.5 4.5c4-2 7 2 13 0v9c-6 2-9-2-13 0"/>"#,
        Icon::Warning => {
            r#"<path d="M12 3.5 2.5 20h19z"/><path d="M12 10v4.5"/><circle cx="12" cy="17.2" r="1.2" fill="white" stroke="none"/>"#
        }
        Icon::Info => {
            r#"<circle cx="12" cy="12" r="9"/><path d="M12 11.5v5"/><circle cx="12" cy="7.7" r="1.3" fill="white" stroke="none"/>"#
        }
        Icon::Chart => r#"<path d="M3.5 3.5v17h17M7 15.5l4-5 3.5 3L20 6.5"/>"#,
        Icon::Branch => {
            r#"<circle cx="6.5" cy="5.5" r="2.5"/><circle cx="6.5" cy="18.5" r="2.5"/><circle cx="17.5" cy="8.5" r="2.5"/><path d="M6.5 8v8M17.5 11c0 4-6 3-10 5.5"/>"#
        }
        Icon::Clock => r#"<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12l3.5 2.5"/>"#,
        Icon::Door => {
            r#"<rect x="5" y="3" width="14" height="18" rx="1.5"/><path d="M12 3v18M9 11v2M15 11v2"/>"#
        }
        Icon::Curtain => {
            r#"<path d="M3 3.5h18M4.5 3.5v17c3-1 5.5-6 5.5-17M19.5 3.5v17c-3-1-5.5-6-5.5-17"/>"#
        }
    }
}
