//! The pages of the rules, and what stands on each.

use std::sync::LazyLock;

use office21::examples;
use office21::material::Employee;
use office21::rulebook::{Chapter, Origin, RULEBOOK, RULINGS, Rule, SMALLER_POINTS, Section};

/// Something in the rules that can be found and shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Item {
    /// A clause, a ruling or a reading.
    Rule(Rule),
    /// A part of a chapter of the rulebook.
    Section(usize, usize),
    /// One of the smaller points, by its place.
    Point(usize),
    /// A worked example, by its place.
    Example(usize),
}

/// A page of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// A chapter of the rulebook.
    Clauses(&'static Chapter),
    /// A chapter of the rulings.
    Rulings(&'static Chapter),
    /// The smaller points.
    Points,
    /// The worked examples.
    Examples,
}

impl Page {
    /// How many there are.
    pub fn count() -> usize {
        RULEBOOK.len() + RULINGS.len() + 2
    }

    /// The page at this place: the rulebook, the rulings, the smaller points, the examples.
    pub fn at(place: usize) -> Self {
        let (clauses, rulings) = (RULEBOOK.get(place), place.checked_sub(RULEBOOK.len()));
        match (clauses, rulings.and_then(|place| RULINGS.get(place))) {
            (Some(chapter), _) => Self::Clauses(chapter),
            (None, Some(chapter)) => Self::Rulings(chapter),
            (None, None) if rulings == Some(RULINGS.len()) => Self::Points,
            (None, None) => Self::Examples,
        }
    }

    /// Its title.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Clauses(chapter) | Self::Rulings(chapter) => chapter.title,
            Self::Points => "Smaller points",
            Self::Examples => "Worked examples",
        }
    }

    /// Its sections, with what stands there: a clause that a ruling makes exact stands among the clauses alone.
    pub fn sections(self) -> impl Iterator<Item = (&'static Section, Vec<Rule>)> {
        let (chapter, rulings) = match self {
            Self::Clauses(chapter) => (Some(chapter), false),
            Self::Rulings(chapter) => (Some(chapter), true),
            Self::Points | Self::Examples => (None, false),
        };
        let sections = chapter.map_or(&[][..], |chapter| chapter.sections);
        sections.iter().map(move |section| {
            let stands = |rule: &Rule| !rulings || rule.origin() != Origin::Clause;
            let rules = section.rules.iter().copied().filter(stands).collect();
            (section, rules)
        })
    }
}

impl Item {
    /// What it says; empty for a part of a chapter.
    pub fn says(self) -> &'static str {
        match self {
            Self::Rule(rule) => rule.sentence(),
            Self::Section(..) => "",
            Self::Point(place) => SMALLER_POINTS.get(place).copied().unwrap_or_default(),
            Self::Example(place) => examples::ALL
                .get(place)
                .map_or("", |example| example.text()),
        }
    }

    /// The place of the page on which it stands.
    pub fn page(self) -> usize {
        match self {
            Self::Rule(rule) => {
                let holds = |place: &usize| {
                    Page::at(*place)
                        .sections()
                        .any(|(_, rules)| rules.contains(&rule))
                };
                // Every rule stands on one page; a test of the engine holds the chapters to that.
                (0..Page::count()).find(holds).unwrap_or_default()
            }
            Self::Section(chapter, _) => chapter,
            Self::Point(_) => RULEBOOK.len() + RULINGS.len(),
            Self::Example(_) => RULEBOOK.len() + RULINGS.len() + 1,
        }
    }

    /// What it is called: an id, or a few words.
    pub fn title(self) -> String {
        match self {
            Self::Rule(rule) => rule.id().to_owned(),
            Self::Section(chapter, section) => {
                let section = RULEBOOK.get(chapter).and_then(|c| c.sections.get(section));
                section.map_or(String::new(), |section| section.title.to_owned())
            }
            Self::Point(place) => format!("Smaller point {}", place + 1),
            Self::Example(place) => match examples::ALL.get(place) {
                Some(example) => format!("Example: {}", example.title()),
                None => String::new(),
            },
        }
    }

    /// Everything that can be found, in the order of the pages.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let rules = (0..Page::count()).flat_map(|place| Page::at(place).sections());
        let points = (0..SMALLER_POINTS.len()).map(Self::Point);
        let examples = (0..examples::ALL.len()).map(Self::Example);
        rules
            .flat_map(|(_, rules)| rules.into_iter().map(Self::Rule))
            .chain(points)
            .chain(examples)
    }
}

static RELATED: LazyLock<Vec<Vec<Item>>> =
    LazyLock::new(|| Rule::ALL.iter().map(|&rule| relate(rule)).collect());

/// What a rule's sentence speaks of elsewhere: sections about the employees it names, and the rules it names.
pub fn related(rule: Rule) -> &'static [Item] {
    let place = Rule::ALL.iter().position(|&other| other == rule);
    place
        .and_then(|place| RELATED.get(place))
        .map_or(&[], Vec::as_slice)
}

fn relate(rule: Rule) -> Vec<Item> {
    let mut found = Vec::new();
    let sentence = rule.sentence();
    for (chapter, section) in employee_sections() {
        let Some(there) = RULEBOOK[chapter].sections.get(section) else {
            continue;
        };
        let named = there
            .title
            .split(" and ")
            .any(|name| super::search::names(sentence, name));
        if named && !there.rules.contains(&rule) {
            found.push(Item::Section(chapter, section));
        }
    }
    let words = sentence.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    let rules = words
        .filter_map(Rule::from_id)
        .filter(|&other| other != rule);
    found.extend(rules.map(Item::Rule));
    found
}

/// The section of the rulebook about this employee.
pub fn section_about(kind: Employee) -> Option<Item> {
    let about = |&(chapter, section): &(usize, usize)| {
        let section = RULEBOOK[chapter].sections.get(section);
        section.is_some_and(|section| section.title.split(" and ").any(|name| name == kind.name()))
    };
    let found = employee_sections().find(about);
    found.map(|(chapter, section)| Item::Section(chapter, section))
}

/// The sections of the rulebook that are called after employees.
fn employee_sections() -> impl Iterator<Item = (usize, usize)> {
    let chapter = RULEBOOK
        .iter()
        .position(|chapter| chapter.title == "Employees");
    chapter.into_iter().flat_map(|chapter| {
        (0..RULEBOOK[chapter].sections.len()).map(move |section| (chapter, section))
    })
}
