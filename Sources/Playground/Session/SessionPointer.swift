import AppState
import Editing
import Interface
import Keyframes
import Stage

// Presses, moves and releases of the pointer.
extension Session {
  mutating func press(_ pointer: PointerSample, clicks: Int) {
    losePointer()
    ui.point(at: pointer.position)
    if let bar = ui.bar(at: pointer.position) {
      ui.hold(barOf: bar.list)
      followFocus()
      ui.changeList(bar.list) { $0.beginBarDrag() }
      gesture = .bar(bar.list, along: bar.along, fromY: pointer.position.y)
      return
    }
    let widget = ui.widget(at: pointer.position)
    ui.hold(widget)
    if widget?.role != .field { followFocus() }
    guard let widget else { return gesture = .button }
    press(Press(widget: widget, pointer: pointer, clicks: clicks))
  }

  private mutating func press(_ press: Press) {
    switch press.widget.role {
    case .field: return pressField(press)
    case .slider, .label:
      if let entry = number(of: press.part) { return pressNumber(press, entry) }
    case .list:
      ui.changeList(press.part) { $0.beginDrag(atY: press.position.y, time: press.pointer.time) }
      return gesture = .list(press.part)
    case .button, .surface: break
    }
    pressPanel(press)
  }

  private mutating func pressPanel(_ press: Press) {
    gesture = .button
    if let index = owner(of: press.part) {
      switch change(index, as: (any PressedPanel).self, { $0.press(press, &$1, &$2) }) {
      case .ignored, nil: break
      case .button: return
      case .held: return gesture = .panel(index, isEditing: false)
      case .editing:
        workspace.editing.history.begin()
        return gesture = .panel(index, isEditing: true)
      }
    }
    guard let list = ui.list(at: press.position) else { return }
    gesture = .listPress(list, at: press.pointer)
    // A press stops a list that is still scrolling.
    if ui.list(list).isMoving { drag(list, from: press.pointer) }
  }

  private mutating func drag(_ list: Part, from pointer: PointerSample) {
    ui.letGo()
    ui.changeList(list) { $0.beginDrag(atY: pointer.position.y, time: pointer.time) }
    gesture = .list(list)
  }

  mutating func move(to pointer: PointerSample) {
    ui.point(at: pointer.position)
    switch gesture {
    case .listPress(let list, let start)
    where start.position.distance(to: pointer.position) > Gesture.slop:
      let begin = start.position.movedBySlop(towards: pointer.position)
      drag(list, from: PointerSample(position: begin, time: pointer.time))
      ui.changeList(list) { $0.drag(toY: pointer.position.y, time: pointer.time) }
    case .list(let list):
      ui.changeList(list) { $0.drag(toY: pointer.position.y, time: pointer.time) }
    case .bar(let list, let along, let y):
      ui.changeList(list) { $0.dragBar(by: pointer.position.y - y, in: along) }
    case .number, .slider: dragNumber(to: pointer.position)
    case .caret(let field, let isSelecting):
      if isSelecting { select(to: pointer.position, in: field) }
    case .panel(let index, _): dragPanel(index, to: pointer)
    case .none, .button, .listPress, .fingers: break
    }
  }

  /// Repeats the latest move after a modifier has changed.
  mutating func dragAgain(at position: Point) {
    let pointer = PointerSample(position: position, time: workspace.input.lastEventTime)
    switch gesture {
    case .panel(let index, isEditing: true): dragPanel(index, to: pointer)
    case .number, .slider: dragNumber(to: position)
    case .none, .button, .listPress, .list, .bar, .caret, .panel, .fingers: break
    }
  }

  private mutating func dragPanel(_ index: Int, to pointer: PointerSample) {
    let reply = change(index, as: (any DraggedPanel).self) { $0.drag(to: pointer, &$1, &$2) }
    guard case .ends = reply else { return }
    workspace.editing.history.commit()
    gesture = .none
  }

  mutating func release(at pointer: PointerSample) {
    // A panel gets only moves that the device has sent.
    if case .panel(_, isEditing: false) = gesture {
      ui.point(at: pointer.position)
    } else {
      move(to: pointer)
    }
    let (ended, held) = (gesture, ui.held)
    gesture = .none
    ui.letGo()
    switch ended {
    case .list(let list): ui.changeList(list) { $0.endDrag(time: pointer.time) }
    case .panel(let index, _):
      change(index, as: (any DraggedPanel).self) { $0.release(at: pointer, &$1, &$2) }
      workspace.editing.history.commit()
    case .number, .slider: workspace.editing.history.commit()
    case .listPress, .button:
      guard let held, let widget = ui.widget(at: pointer.position), widget.identity == held else {
        return
      }
      activate(widget)
    case .fingers: workspace.playhead.letGoOfFingers()
    case .none, .bar, .caret: break
    }
  }

  /// Ends the gesture without a release: a drag ends where it is, without a fling.
  mutating func losePointer() {
    let pointer = PointerSample(position: ui.pointer ?? .zero, time: workspace.input.lastEventTime)
    let ended = gesture
    gesture = .none
    switch ended {
    case .list(let list): ui.changeList(list) { $0.endDrag(time: pointer.time, isCancelled: true) }
    case .panel(let index, _):
      change(index, as: (any DraggedPanel).self) { $0.lose(pointer, &$1, &$2) }
    case .fingers: workspace.playhead.letGoOfFingers()
    case .none, .button, .listPress, .bar, .number, .slider, .caret: break
    }
    workspace.endKeyEdits()
    workspace.playhead.clock.isSlow = false
    ui.letGo()
  }

  /// Cancels the gesture, and undoes what it has changed.
  /// - Returns: whether there was a gesture that can be cancelled.
  mutating func takeBackGesture() -> Bool {
    let isOpen = workspace.editing.history.isOpen
    switch gesture {
    case .panel(let index, let isEditing):
      guard isEditing || isOpen else { return false }
      (gesture, _) = (.none, ui.letGo())
      workspace.cancelStep()
      change(index, as: (any DraggedPanel).self) { $0.cancel(&$1, &$2) }
    case .number(let part, _), .slider(let part, _):
      (gesture, _) = (.none, ui.letGo())
      workspace.cancelStep()
      if let index = owner(of: part) {
        change(index, as: (any DraggedPanel).self) { $0.cancel(&$1, &$2) }
      }
    case .bar(let list, _, _):
      (gesture, _) = (.none, ui.letGo())
      ui.changeList(list) { $0.cancelBarDrag() }
    case .none, .button, .listPress, .list, .caret, .fingers: return false
    }
    return true
  }

  mutating func activate(_ widget: Widget) {
    guard widget.isEnabled, case .button(let action) = widget.role else { return }
    perform(action)
  }

  var wantedPointerShape: PointerShape {
    if workspace.talk.presentation?.hidesPointer == true, gesture == .none { return .hidden }
    switch gesture {
    case .panel(let index, _):
      let shape = panel(index, as: (any DraggedPanel).self)?.pointerShape(workspace)
      if let shape { return shape }
    case .number, .slider: return .resizeHorizontally
    case .list, .bar: return .grab
    case .caret: return .text
    case .none, .button, .listPress, .fingers: break
    }
    guard let position = ui.pointer, let widget = ui.widget(at: position), widget.isEnabled else {
      return .arrow
    }
    let own = owner(of: widget.identity)
      .flatMap { panel($0, as: (any PressedPanel).self)?.pointerShape(over: widget.identity) }
    if let own { return own }
    return switch widget.role {
    case .button: .hand
    case .field: .text
    case .slider, .label: .resizeHorizontally
    case .list, .surface: .arrow
    }
  }
}

extension Point {
  /// The point at the edge of the slop, in the direction of `position`.
  func movedBySlop(towards position: Point) -> Point {
    interpolated(to: position, at: min(Gesture.slop / max(distance(to: position), 1e-9), 1))
  }
}
