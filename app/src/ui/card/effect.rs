use office21::material::Employee;

use super::art::drawing;

/// The effect in one line of words.
pub const fn effect_line(employee: Employee) -> &'static str {
    match employee {
        Employee::Spy => {
            "Not discarded by a Director, not removed by a Cleaner. Five in one office win at once."
        }
        Employee::Cleaner => "Remove a card from any office, one's own too.",
        Employee::Operator => "Draw a card: put it back, or show it and keep it in hand.",
        Employee::Assistant => "Take a card of one's own office back to hand.",
        Employee::Sales => "Swap this card for a card of another office.",
        Employee::Manager => "Takes the blow when another player reaches into this office.",
        Employee::Secretary => "Loves the Boss: while he is in play, one Secretary is face-down.",
        Employee::Boss => {
            "Loves the Secretary: face-down while one is in play. Only one Boss in play."
        }
        Employee::Director => {
            "Look at a player's hand and discard a card of it. In play no effect can choose a Director."
        }
        Employee::Taxman => {
            "Tax audit at the start of one's next turn: the lowest profit wins. Only one Taxman in play."
        }
    }
}

const INK: &str = "#3a4456";
const RED: &str = "#c8322b";

/// A card 18 by 24 about a point, in the grey of the hand, the white of play or the yellow of this card.
fn card(x: f32, fill: &str) -> String {
    format!(
        "<rect x=\"{}\" y=\"-12\" width=\"18\" height=\"24\" rx=\"2.6\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"1.7\"/>",
        x - 9.0
    )
}

fn hand(x: f32) -> String {
    card(x, "#b4bdcc")
}

fn play(x: f32) -> String {
    card(x, "#ffffff")
}

fn this(x: f32) -> String {
    card(x, "#f1c443")
}

/// Lines in ink.
fn lines(x: f32, path: &str) -> String {
    stroke(x, path, INK)
}

fn stroke(x: f32, path: &str, colour: &str) -> String {
    format!(
        "<path transform=\"translate({x} 0)\" d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    )
}

fn fill(x: f32, path: &str, colour: &str) -> String {
    format!("<path transform=\"translate({x} 0)\" d=\"{path}\" fill=\"{colour}\"/>")
}

const ARROW: &str = "M-8 0H7M2-5.5 7.5 0 2 5.5";
const CROSS: &str = "M-6-6 6 6M6-6-6 6";
const SLASH: &str = "M-11 13 11-13";
const HEART: &str =
    "M0 10C-9 3.5-11.5 0-11.5-4A6 6 0 0 1 0-6.2a6 6 0 0 1 11.5 2.2C11.5 0 9 3.5 0 10z";
const BIN: &str = "M-9-7H9M-3.5-7v-3.5h7V-7M-6.5-7l1 18h11l1-18M-2-2v8M2-2v8";

/// The effect as icons, about the middle of a strip of 142 by 26.
pub(super) fn strip(employee: Employee) -> String {
    match employee {
        Employee::Spy => [
            hand(-61.0),
            stroke(-61.0, SLASH, RED),
            this(-36.5),
            stroke(-36.5, SLASH, RED),
            lines(-8.5, "M5-8.5H-3.5L-4.5-1C0-3.5 6-2 6 3.3c0 6-7.5 7-11 3.7"),
            this(11.0),
            lines(32.0, "M-4.5-3h9M-4.5 3h9"),
            fill(56.0, "M-10-7 -5 0 0-9 5 0 10-7 8 9H-8z", "#d9a413"),
        ]
        .concat(),
        Employee::Cleaner => [play(-27.0), lines(0.0, ARROW), stroke(27.0, BIN, RED)].concat(),
        Employee::Operator => [
            lines(-45.0, "M-14 0h10M-8-5v10M4-4.5 8.5-8v16.5"),
            hand(-13.0),
            lines(13.0, "M-4 9.5 4-9.5"),
            lines(39.0, "M-4-9.5-9.5-4-4 1.5M-9-4H4a6 6 0 0 1 0 12H-4"),
        ]
        .concat(),
        Employee::Assistant => [play(-27.0), lines(0.0, ARROW), hand(27.0)].concat(),
        Employee::Sales => [
            this(-29.0),
            lines(0.0, "M-9-4.5H9M4.5-9 9-4.5M9 4.5H-9M-4.5 9-9 4.5"),
            play(29.0),
        ]
        .concat(),
        Employee::Manager => [
            stroke(-44.0, ARROW, RED),
            this(-19.0),
            fill(-7.0, "M0-6 9-3v6c0 5.5-4 8.7-9 10.5-5-1.8-9-5-9-10.5v-6z", "#50627d"),
            stroke(-7.0, "M-3.8 3-1 6l5-5.5", "#ffffff"),
            play(22.0),
            play(45.0),
        ]
        .concat(),
        Employee::Secretary => love(Employee::Boss),
        Employee::Boss => love(Employee::Secretary),
        Employee::Director => [
            fill(-50.0, "M-12.5 0C-9-5.8-5-8.5 0-8.5S9-5.8 12.5 0C9 5.8 5 8.5 0 8.5S-9 5.8-12.5 0z", INK),
            "<circle cx=\"-50\" r=\"5\" fill=\"#fff\"/><circle cx=\"-50\" r=\"2.5\" fill=\"#3a4456\"/>".to_owned(),
            hand(-22.0),
            stroke(2.0, CROSS, RED),
            lines(25.0, "M0-10V10").replace("2.6", "1.2"),
            this(47.0),
            stroke(47.0, SLASH, RED),
        ]
        .concat(),
        Employee::Taxman => [
            this(-38.0),
            lines(-8.0, "M7.5-5A9 9 0 1 0 9 1.5M8.5-10.5V-5H3"),
            "<rect x=\"17\" y=\"-12\" width=\"20\" height=\"24\" rx=\"2\" fill=\"#fff\" stroke=\"#3a4456\" stroke-width=\"1.7\"/>"
                .to_owned(),
            stroke(27.0, "M-4.5 5.5 4.5-5.5", RED),
            "<circle cx=\"23\" cy=\"-4\" r=\"2.3\" fill=\"#c8322b\"/><circle cx=\"31\" cy=\"4\" r=\"2.3\" fill=\"#c8322b\"/>"
                .to_owned(),
        ]
        .concat(),
    }
}

/// A heart between this card and the face of the one it loves.
fn love(other: Employee) -> String {
    [
        this(-38.0),
        fill(-4.0, HEART, "#e0457b"),
        play(34.0),
        format!(
            "<clipPath id=\"l\"><rect x=\"26\" y=\"-11\" width=\"16\" height=\"22\" rx=\"2\"/></clipPath>\
             <g clip-path=\"url(#l)\"><g transform=\"translate(34 0) scale(.44)\">{}</g></g>",
            drawing(other)
        ),
    ]
    .concat()
}
