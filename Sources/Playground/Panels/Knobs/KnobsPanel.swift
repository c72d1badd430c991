import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

enum KnobPart: Hashable, Sendable {
  case list
  /// The control of a knob; of a choice the word that is chosen.
  case control(String)
  case label(String)
  /// The value of a number.
  case field(String)
  /// Another word of a choice.
  case choice(String, Int)
  /// A field of the knob whose settings are shown.
  case setting(KnobSettingField)
  /// A button that makes or changes knobs.
  case act(KnobAction)
}

/// The measures of the panel, in points.
enum KnobRow {
  static let header = 48.0
  /// A line of words.
  static let footer = 36.0
  /// The button that resets all, with its margins.
  static let button = 48.0
  /// The button that makes a knob.
  static let new = 36.0
  /// A line of a knob's settings.
  static let setting = 30.0
  static let line = 18.0
  static let value = 72.0
  /// From line to line of a label that has two.
  static let labelLine = 15.0

  static func height(of knob: Knob) -> Double {
    switch knob.kind {
    case .number, .choice: 60
    case .toggle: 36
    }
  }
}

/// The demo's parameters, a row each, and the changes that a reset takes back.
struct KnobsPanel: Panel, KeyPanel, NumberedPanel, PanelBesideStage, PanelWithTips, PanelWithTargets
{
  /// The changes that a reset takes back, each in lines of the panel's width.
  private(set) var changes: [[String]] = []
  /// The knobs that have an effect in the demo's current state.
  private(set) var shown: [Knob] = []
  /// The knob whose settings are shown, and their lines.
  var opened: String?
  private(set) var settings: [KnobSettingLine] = []
  /// The names of the scene's knobs, of which undo may rename the opened one.
  private var names: [String] = []

  static let side = SidePanel.knobs

  func owns(_ part: Part) -> Bool { if case .knobs = part { true } else { false } }

  // MARK: Layout

  func position(of target: DragTarget, _ workspace: Workspace, _ ui: UI) -> Point? {
    guard case .knob(let name) = target else { return nil }
    return ui.widgets.first { $0.identity == .knobs(.control(name)) }?.rect.centre
  }

  func height(of knobs: some Sequence<Knob>) -> Double {
    knobs.reduce(0) { $0 + height(of: $1) }
  }

  func height(of knob: Knob) -> Double {
    let lines = knob.name == opened && !settings.isEmpty ? settings.count : 0
    return KnobRow.height(of: knob) + KnobRow.setting * Double(lines)
  }

  /// The rectangle of the rows and of the changes.
  private func list(in card: Rect, _ workspace: Workspace) -> Rect {
    let top = card.minY + KnobRow.header
    let footer =
      (changes.isEmpty ? KnobRow.footer : KnobRow.button)
      + (workspace.sceneKnobs == nil ? 0 : KnobRow.new)
    return Rect(
      x: card.minX, y: top, width: card.width, height: max(card.maxY - footer - top, 1))
  }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    (changes, shown) = ([], [])
    let knobs = workspace.sceneKnobs ?? []
    opened = opened.map { knobs.name(of: $0, since: names) ?? $0 }
    names = knobs.map(\.name)
    settings = opened.map { workspace.settingLines(of: $0) } ?? []
    guard let card = card(workspace) else { return }
    let demo = workspace.player.demo
    shown = demo.knobs.filter { demo.isShowing($0) }
    changes = workspace.turnedKnobs.map {
      ui.wrapped($0, Theme.caption, width: card.width - 2 * Theme.margin, lines: 4)
    }
    let count = changes.joined().count
    let lines = count == 0 ? 0 : KnobRow.line * Double(count) + 8
    ui.resizeList(
      .knobs(.list), height: height(of: shown) + lines,
      view: list(in: card, workspace))
  }

  // MARK: Numbers

  func number(of part: Part, _ workspace: Workspace) -> NumberEntry? {
    if case .knobs(.setting(let field)) = part {
      return opened.flatMap { workspace.number(of: field, $0) }
    }
    guard let knob = knob(of: part, workspace), case .number(let range, let step, _) = knob.kind,
      case .number(let value) = workspace.player.demo.knobValues.value(of: knob.name),
      case .number(let usual) = knob.defaultValue
    else { return nil }
    return NumberEntry(
      value, step: step, range: range, perPoint: (range.upperBound - range.lowerBound) / 200,
      usual: usual, notation: knob.notation)
  }

  /// In steps.
  mutating func set(
    _ number: Double, of part: Part, factor: Double, _ workspace: inout Workspace
  ) {
    if case .knobs(.setting(let field)) = part, let opened {
      return workspace.set(number, of: field, opened)
    }
    guard let knob = knob(of: part, workspace) else { return }
    workspace.turn(knob: knob.name, to: knob.stepped(number, factor: factor))
  }

  mutating func reset(_ part: Part, _ workspace: inout Workspace) {
    if let knob = knob(of: part, workspace) { workspace.turn(knob: knob.name, to: nil) }
  }

  func knob(of part: Part, _ workspace: Workspace) -> Knob? {
    switch part {
    case .knobs(.control(let name)), .knobs(.label(let name)), .knobs(.field(let name)),
      .knobs(.choice(let name, _)):
      workspace.knob(name)
    case _: nil
    }
  }

  // MARK: Keys and words

  /// Delete on a choice or a toggle, and left and right on a toggle.
  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .knobs(.control(let name))? = ui.focus, let knob = workspace.knob(name),
      stroke.modifiers.isSubset(of: [.shift, .alt])
    else { return false }
    let value: KnobValue
    switch (stroke.key, knob.kind) {
    case (.enter, .number):
      ui.setFocus(.knobs(.field(name)))
      return true
    case (.delete, _), (.backspace, _): value = knob.defaultValue
    case (.left, .toggle): value = .toggle(false)
    case (.right, .toggle): value = .toggle(true)
    case (_, _): return false
    }
    workspace.editing.history.begin()
    workspace.turn(knob: name, to: value)
    return true
  }

  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    guard let knob = knob(of: part, workspace) else { return nil }
    let demo = workspace.player.demo
    let (label, usual) = (demo.label(of: knob), demo.text(of: knob.defaultValue, knob))
    return switch part {
    case .knobs(.control): Tip(localized("\(label): Delete resets it to \(usual)"), keys: "← →")
    case .knobs(.label): Tip(localized("Drag to change; double-click to reset to \(usual)"))
    case .knobs(.field):
      Tip(localized("\(label): drag or type, such as 100*2, 50%, +=10"), keys: "↑ ↓")
    case .knobs(.choice): Tip(localized("\(label): next choice"), keys: "← →")
    case _: nil
    }
  }
}
