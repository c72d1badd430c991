import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

/// The colour picker of the selected track: a colour, or a gradient with its stops.
struct PickerPanel: Panel, FollowingPanel, ClosablePanel, CommandPanel, FocusedPanel, PanelWithTips
{
  /// The stop whose colour is picked.
  var stop = 0
  /// Whether the next press on the stage picks its colour.
  var isDropping = false
  /// The colours that were picked last, the latest first.
  private(set) var recent: [Color] = []
  /// The colour when the picker opened, or began to edit something else.
  private(set) var old: Color?
  var grip: PickerGrip?
  private var subject: PickerSubject?
  /// The colour that was mixed last, and how: a grey keeps the hue that it had.
  private var mixed: (color: Color, parts: HSB)?
  /// The swatch that opened it, and where it is.
  private var opener: Part?
  private var swatch: Rect?
  /// The node when the picker opened or began to edit another one, in stage points.
  private var node: Rect?

  private static let mostRecent = 8

  func owns(_ part: Part) -> Bool { if case .picker = part { true } else { false } }

  /// Whether there is a colour to pick.
  func isShown(_ workspace: Workspace) -> Bool {
    workspace.editing.picksColors && swatches(workspace) != nil && color(workspace) != nil
  }

  /// The timeline, or beside the properties the area below the stage; nil if neither is there.
  private func swatches(_ workspace: Workspace) -> Rect? {
    let layout = workspace.layout
    if let timeline = layout.keyPanel { return timeline }
    guard layout.shows(.properties) else { return nil }
    let stage = layout.panels.stage
    return Rect(x: 0, y: stage.maxY, width: stage.maxX, height: 1)
  }

  func stop(_ workspace: Workspace) -> PanelStop? {
    layout(workspace).map { PanelStop(room: $0.card, first: .picker(.square)) }
  }

  func layout(_ workspace: Workspace) -> PickerLayout? {
    guard isShown(workspace), let swatches = swatches(workspace) else { return nil }
    let position = node.map { workspace.layout.stageTransform.bounds(of: $0) }
    let sides = workspace.layout.panels.sides.map(\.rect)
    let panel = swatch.flatMap { swatch in sides.first { $0.contains(swatch.centre) } }
    return PickerLayout(
      above: swatches, beside: swatch, of: panel,
      hasGradient: workspace.chosenGradient != nil,
      keeping: [position].compactMap(\.self) + sides,
      in: workspace.layout.window)
  }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    swatch = isShown(workspace) ? findSwatch(workspace, ui) : nil
    follow(workspace, ui)
  }

  /// Finds the swatch that was pressed, in the timeline's header or in the properties, and returns where it is.
  private mutating func findSwatch(_ workspace: Workspace, _ ui: UI) -> Rect? {
    let name = workspace.selection.track?.property ?? ""
    let all = ui.widgets.filter {
      $0.identity == .button("colors") || $0.identity == .properties(.swatch(name))
    }
    if subject == nil, let pointer = ui.pointer {
      opener = all.first { $0.rect.contains(pointer) }?.identity
    }
    return (all.first { $0.identity == opener } ?? all.first)?.rect
  }

  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    if case .picker(.stop(let index))? = ui.focus { stop = index }
    if !workspace.editing.history.isOpen, !isStepped(ui), let subject,
      subject == self.subject(workspace), let color = color(workspace), color != old
    {
      remember(color)
    }
    follow(workspace, ui)
  }

  /// Whether keys are mixing a colour, which is not done yet.
  private func isStepped(_ ui: UI) -> Bool {
    switch ui.focus {
    case .picker(.square), .picker(.hue), .picker(.alpha): true
    case _: false
    }
  }

  /// The edited colour may have changed, or there is none.
  private mutating func follow(_ workspace: Workspace, _ ui: UI) {
    guard isShown(workspace) else {
      (subject, old, isDropping, node) = (nil, nil, false, nil)
      return
    }
    if let count = workspace.chosenGradient?.stops.count { stop = min(max(stop, 0), count - 1) }
    let now = self.subject(workspace)
    guard now != subject, grip == nil else { return }
    if now?.track.node != subject?.track.node || now?.demo != subject?.demo {
      node = workspace.stageNodes(ui.measure).first { $0.name == now?.track.node }?.bounds
    }
    (subject, old) = (now, color(workspace))
  }

  private func subject(_ workspace: Workspace) -> PickerSubject? {
    guard isShown(workspace), let track = workspace.selection.track else { return nil }
    return PickerSubject(
      demo: workspace.gallery.chosen, track: track, keys: workspace.selection.keys,
      stop: workspace.chosenGradient == nil ? nil : stop,
      time: workspace.selection.keys.isEmpty ? workspace.player.time : nil)
  }

  private mutating func remember(_ color: Color) {
    if recent.first == color { return }
    recent.removeAll { $0 == color }
    recent.insert(color, at: 0)
    recent = Array(recent.prefix(Self.mostRecent))
  }

  // MARK: The colour

  func color(_ workspace: Workspace) -> Color? {
    if case .color(let color)? = workspace.chosenValue { return color }
    guard let stops = workspace.chosenGradient?.stops else { return nil }
    return stops[min(max(stop, 0), stops.count - 1)].color
  }

  func parts(_ workspace: Workspace) -> HSB? {
    color(workspace).map { color in
      if let mixed, mixed.color == color { return mixed.parts }
      return HSB(color, after: mixed?.parts)
    }
  }

  mutating func mix(_ parts: HSB, _ workspace: inout Workspace) {
    mixed = (parts.color, parts)
    set(parts.color, &workspace)
  }

  func set(_ color: Color, _ workspace: inout Workspace) {
    guard var gradient = workspace.chosenGradient else {
      return workspace.setChosenValue(.color(color))
    }
    guard gradient.stops.indices.contains(stop) else { return }
    gradient.stops[stop].color = color
    workspace.setChosenGradient(gradient)
  }

  // MARK: Actions

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .picker(let action) = action, isShown(workspace) else { return false }
    switch action {
    case .toggleDropper: isDropping.toggle()
    case .use(let color): set(color, &workspace)
    }
    return true
  }

  func removeStop(_ workspace: inout Workspace) {
    guard let gradient = workspace.chosenGradient else { return }
    workspace.setChosenGradient(gradient.removing(stop: stop))
  }

  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard isShown(workspace) else { return false }
    if isDropping {
      isDropping = false
      return true
    }
    guard rung == .open || ui.focus == .picker(.square) else { return false }
    workspace.editing.picksColors = false
    if ui.focus.map(owns) == true { ui.setFocus(nil) }
    return true
  }

  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    guard case .picker(let part) = part else { return nil }
    return switch part {
    case .square: Tip(localized("Saturation and brightness"), keys: "← ↑ ↓ →")
    case .hue: Tip(localized("Hue"), keys: "← →")
    case .alpha: Tip(localized("Alpha"), keys: "← →")
    case .field(let field): Tip(field.title)
    case .dropper: Tip(localized("Click to pick the colour here"), keys: "Esc")
    case .bar: Tip(localized("Click to add a stop"))
    case .stop: Tip(localized("Drag to move; drag away or press Delete to remove"), keys: "← →")
    }
  }
}
