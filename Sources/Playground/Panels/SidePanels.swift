import Interface
import Keyframes

/// A panel beside the stage, or below it in a portrait window; one of them is open at a time.
///
/// The table `all` has everything that is said of them elsewhere: what shows and hides them, the key map
/// and its documentation, menus, the palette, F6, and what a saved session opens again.
struct SidePanel: Sendable {
  /// Its name in saved sessions.
  let name: String
  let panel: any Panel
  /// In points.
  let width: Double
  /// How narrow it may become, in points.
  let leastWidth: Double
  /// Its name in menus.
  let title: Phrase
  /// The effect of its key, in the help and the palette.
  let command: Phrase
  /// The words of other programs for it, by which the palette finds it.
  let synonyms: Phrase?
  /// Nil if it is opened from the palette and menus alone.
  let key: Key?
  let modifiers: Modifiers
  /// The widget that gets the focus when it opens.
  let focus: Part?

  /// `leastWidth` defaults to `width`.
  init(
    _ name: String, _ panel: any Panel, width: Double, leastWidth: Double? = nil, title: Phrase,
    command: Phrase, synonyms: Phrase? = nil, key: Key? = nil, _ modifiers: Modifiers = [],
    focus: Part? = nil
  ) {
    (self.name, self.panel) = (name, panel)
    (self.width, self.leastWidth) = (width, leastWidth ?? width)
    (self.title, self.command, self.synonyms) = (title, command, synonyms)
    (self.key, self.modifiers, self.focus) = (key, modifiers, focus)
  }
}

extension SidePanel {
  /// Every panel beside the stage, in the order of the help.
  static let all = editing + overviews

  static let editing = [curve, knobs, properties]
  static let overviews = [history, outline, export, code, frameTimes]

  static let curve = SidePanel(
    "curve", CurvePanel(), width: 264,
    title: .menuCurve, command: .toggleCurve, synonyms: .wordsForCurve, key: .character("e"))
  static let knobs = SidePanel(
    "knobs", KnobsPanel(), width: 240, leastWidth: 224,
    title: .menuKnobs, command: .toggleKnobs, synonyms: .wordsForKnobs, key: .character("o"))
  static let properties = SidePanel(
    "properties", PropertiesPanel(), width: 264, leastWidth: 240,
    title: .menuProperties, command: .toggleProperties, synonyms: .wordsForProperties,
    key: .character("o"), .shift)
  static let history = SidePanel(
    "history", HistoryPanel(), width: 280,
    title: .historyTitle, command: .toggleHistory, synonyms: .wordsForHistory,
    key: .character("z"), focus: .history(.list))
  static let outline = SidePanel(
    "outline", OutlinePanel(), width: 280, leastWidth: 240,
    title: .outlineTitle, command: .toggleOutline, key: .character("y"), focus: .outline(.list))
  static let export = SidePanel(
    "export", ExportPanel(), width: 300, leastWidth: 272,
    title: .menuExport, command: .toggleExport, synonyms: .wordsForExport, key: .character("x"))
  static let code = SidePanel(
    "code", CodePanel(), width: 440, leastWidth: 272,
    title: .codeTitle, command: .toggleCode, synonyms: .wordsForCode, key: .character("x"), .shift)
  static let frameTimes = SidePanel(
    "frame-times", FrameTimesPanel(), width: 300, leastWidth: 280,
    title: .frameTimesTitle, command: .toggleFrameTimes, synonyms: .wordsForFrameTimes)
}

extension SidePanel: Hashable {
  static func == (one: SidePanel, other: SidePanel) -> Bool { one.name == other.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension SidePanel {
  /// Its line of the key map; nil without a key.
  var shortcut: Shortcut? { key.map { Shortcut(command, [($0, modifiers, .toggle(self))]) } }
}

extension Workspace {
  /// Its command in menus, with a check mark while it is open.
  func menuItem(_ side: SidePanel) -> MenuItem {
    MenuItem(side.title, .toggle(side), isOn: layout.side == side)
  }
}
