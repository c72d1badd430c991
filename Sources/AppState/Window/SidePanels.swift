package import Interface
import Keyframes
package import Words

/// A panel beside the stage, or below it in a portrait window. In wide windows several are open, in others
/// one at a time.
///
/// The table `all` has everything that is said of them elsewhere: what shows and hides them, the key map
/// and its documentation, menus, the palette, F6, and what a saved session opens again. `Session.allPanels`
/// has the panels themselves.
package struct SidePanel: Sendable {
  /// Its name in saved sessions.
  package let name: String
  /// In points.
  package let width: Double
  /// How narrow it may become, in points.
  package let leastWidth: Double
  /// Its name in menus.
  package let title: Message
  /// The effect of its key, in the help and the palette.
  package let command: Message
  /// The words of other programs for it, by which the palette finds it.
  package let synonyms: Message?
  /// Nil if it is opened from the palette and menus alone.
  package let key: Key?
  package let modifiers: Modifiers

  /// `leastWidth` defaults to `width`.
  package init(
    _ name: String, width: Double, leastWidth: Double? = nil, title: Message,
    command: Message, synonyms: Message? = nil, key: Key? = nil, _ modifiers: Modifiers = []
  ) {
    self.name = name
    (self.width, self.leastWidth) = (width, leastWidth ?? width)
    (self.title, self.command, self.synonyms) = (title, command, synonyms)
    (self.key, self.modifiers) = (key, modifiers)
  }
}

extension SidePanel {
  /// Every panel beside the stage, in the order of the help.
  package static let all = editing + overviews

  package static let editing = [curve, knobs, properties]
  package static let overviews = [history, outline, export, code, frameTimes]

  /// The order in which they lie below each other, from the top.
  private static let stacking = [
    outline, history, properties, knobs, curve, export, code, frameTimes,
  ]

  /// Whether it lies at the left of the stage where there is room for several.
  package var isAtLeft: Bool { self == .outline || self == .history }

  /// Its usual part of a column's height, in proportion to the others.
  package var share: Double { self == .knobs ? 0.5 : 1 }

  package var stackingOrder: Int { Self.stacking.firstIndex(of: self) ?? 0 }

  package static let curve = SidePanel(
    "curve", width: 264,
    title: "Curve editor", command: "Show or hide the curve editor",
    synonyms:
      "ease, easing, easings, bezier, cubic-bezier, spring, bounce, speed ramp, interpolation, graph editor, velocity, steps, f-curve",
    key: .character("e"))
  package static let knobs = SidePanel(
    "knobs", width: 240, leastWidth: 224,
    title: "Knobs", command: "Show or hide the knobs",
    synonyms: "parameters, sliders, settings, controls, inspector", key: .character("o"))
  package static let properties = SidePanel(
    "properties", width: 264, leastWidth: 240,
    title: "Properties", command: "Show or hide the properties of the selected nodes",
    synonyms: "details, attributes, transform panel",
    key: .character("o"), .shift)
  package static let history = SidePanel(
    "history", width: 280,
    title: "Undo history", command: "Show or hide the undo history",
    synonyms: "history, steps, undo list, history panel",
    key: .character("z"))
  package static let outline = SidePanel(
    "outline", width: 280, leastWidth: 240,
    title: "Outline", command: "Show or hide the outline", key: .character("y"))
  package static let export = SidePanel(
    "export", width: 300, leastWidth: 272,
    title: "Export panel", command: "Show or hide the export panel",
    synonyms:
      "code, css, swift, swiftui, uikit, json, share, copy code, lottie, developer, handoff, film, movie, video, gif, render, fps, frame rate",
    key: .character("x"))
  package static let code = SidePanel(
    "code", width: 440, leastWidth: 272,
    title: "Code", command: "Show or hide code beside the stage",
    synonyms: "source, code view, swift", key: .character("x"), .shift)
  package static let frameTimes = SidePanel(
    "frame-times", width: 300, leastWidth: 280,
    title: "Frame times", command: "Show or hide frame times",
    synonyms: "fps, frames per second, performance, missed frames, profiler, jank")
}

extension SidePanel: Hashable {
  package static func == (one: SidePanel, other: SidePanel) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension SidePanel {
  /// The panel's line of the key map; nil without a key.
  package var shortcut: Shortcut? {
    key.map { Shortcut(command, [($0, modifiers, .toggle(self))]) }
  }
}

extension Workspace {
  /// The panel's command in menus, with a check mark while it is open.
  package func menuItem(_ side: SidePanel) -> MenuItem {
    MenuItem(side.title, .toggle(side), isOn: layout.shows(side))
  }
}
