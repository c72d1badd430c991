import AppState
import Editing
import Interface
import Keyframes
import Stage

/// The thing dragged in the picker.
enum PickerGrip: Equatable {
  case square
  /// The gradient with the stop, as it was when the drag began.
  case stop(Int, of: Gradient)
}

// Pointer and keys on the picker.
extension PickerPanel: DraggedPanel, KeyPanel {
  /// How far above or below the bar a stop is removed, in points.
  private static var out: Double { 40 }

  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply {
    guard case .picker(let part) = press.part, let layout = layout(workspace) else {
      return .ignored
    }
    switch part {
    case .square:
      grip = .square
      workspace.editing.history.begin()
      _ = drag(to: press.pointer, &workspace, &ui)
      return .editing
    case .bar:
      guard let gradient = workspace.chosenGradient else { return .button }
      let (new, index) = gradient.inserting(stopAt: layout.offset(atX: press.position.x))
      stop = index
      grip = .stop(index, of: new)
      workspace.editing.history.begin()
      workspace.setChosenGradient(new)
      return .editing
    case .stop(let index):
      guard let gradient = workspace.chosenGradient else { return .button }
      stop = index
      grip = .stop(index, of: gradient)
      return .editing
    case .dropper:
      isDropping = false
      set(stageColor(at: press.position, workspace), &workspace)
      return .button
    case .hue, .alpha, .field: return .ignored
    }
  }

  mutating func drag(
    to pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI
  ) -> DragReply {
    guard let grip, let layout = layout(workspace) else { return .goesOn }
    switch grip {
    case .square:
      guard var parts = parts(workspace) else { break }
      let square = layout.square
      parts.saturation = min(max((pointer.position.x - square.minX) / square.width, 0), 1)
      parts.brightness = 1 - min(max((pointer.position.y - square.minY) / square.height, 0), 1)
      mix(parts, &workspace)
    case .stop(let index, let gradient):
      let away = max(
        layout.bar.minY - pointer.position.y, pointer.position.y - layout.bar.maxY - 22)
      if away > Self.out, gradient.stops.count > 1 {
        stop = max(index - 1, 0)
        workspace.setChosenGradient(gradient.removing(stop: index))
      } else {
        let offset = (layout.offset(atX: pointer.position.x) * 1000).rounded() / 1000
        let (moved, position) = gradient.moving(stop: index, to: offset)
        stop = position
        workspace.setChosenGradient(moved)
      }
    }
    return .goesOn
  }

  mutating func release(at pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    grip = nil
  }

  mutating func cancel(_ workspace: inout Workspace, _ ui: inout UI) {
    if case .stop(let index, _) = grip { stop = index }
    grip = nil
  }

  func pointerShape(over part: Part) -> PointerShape? {
    if case .picker(.stop) = part { .grab } else { nil }
  }

  /// The colour on the stage at a position in the window.
  func stageColor(at position: Point, _ workspace: Workspace) -> Color {
    var player = workspace.player
    return player.picture().color(
      at: workspace.layout.stagePoint(position), over: player.scene.ground.value(at: player.time))
  }

  // MARK: Keys

  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .picker(let part)? = ui.focus, stroke.modifiers.isSubset(of: [.shift, .alt]) else {
      return false
    }
    switch part {
    case .square: return step(stroke, &workspace)
    case .stop(let index): return key(ofStop: index, stroke, &workspace, &ui)
    case .hue, .alpha, .field, .dropper, .bar: return false
    }
  }

  private mutating func step(_ stroke: KeyStroke, _ workspace: inout Workspace) -> Bool {
    guard var parts = parts(workspace) else { return false }
    let step = 0.01 * NumberEntry.factor(stroke.modifiers)
    switch stroke.key {
    case .left: parts.saturation = max(tidy(parts.saturation - step), 0)
    case .right: parts.saturation = min(tidy(parts.saturation + step), 1)
    case .up: parts.brightness = min(tidy(parts.brightness + step), 1)
    case .down: parts.brightness = max(tidy(parts.brightness - step), 0)
    case _: return false
    }
    workspace.editing.history.begin()
    mix(parts, &workspace)
    return true
  }

  private mutating func key(
    ofStop index: Int, _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard let gradient = workspace.chosenGradient, gradient.stops.indices.contains(index) else {
      return false
    }
    let step = 0.01 * NumberEntry.factor(stroke.modifiers)
    let offset = gradient.stops[index].offset
    stop = index
    workspace.editing.history.begin()
    switch stroke.key {
    case .left, .right:
      let wanted = tidy(stroke.key == .left ? offset - step : offset + step)
      let (moved, position) = gradient.moving(stop: index, to: wanted)
      stop = position
      workspace.setChosenGradient(moved)
    case .delete, .backspace:
      removeStop(&workspace)
      stop = min(index, gradient.stops.count - 2)
    case _: return false
    }
    ui.setFocus(.picker(.stop(max(stop, 0))))
    return true
  }
}
