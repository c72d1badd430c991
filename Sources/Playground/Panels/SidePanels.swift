import Interface
import Keyframes
import Words

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
  let title: Message
  /// The effect of its key, in the help and the palette.
  let command: Message
  /// The words of other programs for it, by which the palette finds it.
  let synonyms: Message?
  /// Nil if it is opened from the palette and menus alone.
  let key: Key?
  let modifiers: Modifiers
  /// The widget that gets the focus when it opens.
  let focus: Part?

  /// `leastWidth` defaults to `width`.
  init(
    _ name: String, _ panel: any Panel, width: Double, leastWidth: Double? = nil, title: Message,
    command: Message, synonyms: Message? = nil, key: Key? = nil, _ modifiers: Modifiers = [],
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
    title: "Curve editor", command: "Show or hide the curve editor",
    synonyms:
      "ease, easing, easings, bezier, cubic-bezier, spring, bounce, speed ramp, interpolation, graph editor, velocity, steps, f-curve",
    key: .character("e"))
  static let knobs = SidePanel(
    "knobs", KnobsPanel(), width: 240, leastWidth: 224,
    title: "Knobs", command: "Show or hide the knobs",
    synonyms: "parameters, sliders, settings, controls, inspector", key: .character("o"))
  static let properties = SidePanel(
    "properties", PropertiesPanel(), width: 264, leastWidth: 240,
    title: "Properties", command: "Show or hide the properties of the selected nodes",
    synonyms: "details, attributes, transform panel",
    key: .character("o"), .shift)
  static let history = SidePanel(
    "history", HistoryPanel(), width: 280,
    title: "Undo history", command: "Show or hide the undo history",
    synonyms: "history, steps, undo list, history panel",
    key: .character("z"), focus: .history(.list))
  static let outline = SidePanel(
    "outline", OutlinePanel(), width: 280, leastWidth: 240,
    title: "Outline", command: "Show or hide the outline", key: .character("y"),
    focus: .outline(.list))
  static let export = SidePanel(
    "export", ExportPanel(), width: 300, leastWidth: 272,
    title: "Export panel", command: "Show or hide the export panel",
    synonyms:
      "code, css, swift, swiftui, uikit, json, share, copy code, lottie, developer, handoff, film, movie, video, gif, render, fps, frame rate",
    key: .character("x"))
  static let code = SidePanel(
    "code", CodePanel(), width: 440, leastWidth: 272,
    title: "Code", command: "Show or hide code beside the stage",
    synonyms: "source, code view, swift", key: .character("x"), .shift)
  static let frameTimes = SidePanel(
    "frame-times", FrameTimesPanel(), width: 300, leastWidth: 280,
    title: "Frame times", command: "Show or hide frame times",
    synonyms: "fps, frames per second, performance, missed frames, profiler, jank")
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
