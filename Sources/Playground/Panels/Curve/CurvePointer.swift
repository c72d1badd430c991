import AppState
import Editing
import Interface
import Keyframes

/// The thing dragged on the canvas.
enum CurveGrip: Equatable {
  case handle(HandleGrip)
  case stop(StopGrip)
  case stroke(StrokeGrip)
}

/// A handle of a Bézier curve.
struct HandleGrip: Equatable {
  let index: Int
  let scale: CurveScale
  /// From the pointer to the handle.
  let offset: Point
  /// The pointer's last position; nil until the handle has followed it.
  var last: Point?
}

/// A stop of `linear()`: it stays between its neighbours; a pointer far out at a side removes it.
struct StopGrip: Equatable {
  let index: Int
  /// All stops, as they were when the drag began.
  let stops: [CurveStop]
  let scale: CurveScale
  let offset: Point
  var last: Point

  /// How far out the stop is removed, in points.
  static let out = 32.0

  /// The stops with the pointer at a position.
  func stops(at position: Point) -> [CurveStop] {
    var moved = stops
    let rect = scale.rect
    if position.x < rect.minX - Self.out || position.x > rect.maxX + Self.out, stops.count > 2 {
      moved.remove(at: index)
    } else {
      let x = scale.progress(atX: position.x + offset.x).thousandths
      let y = scale.value(atY: position.y + offset.y).thousandths
      moved = stops.moving(index, toX: x, y: y)
    }
    return moved
  }
}

// The pointer on the curve editor.
extension CurvePanel: DraggedPanel {
  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply {
    guard case .curve(let part) = press.part else { return .ignored }
    switch part {
    case .canvas, .handle, .stop:
      takeHold(press, &workspace, &ui)
      return grip == nil ? .button : .editing
    case .preset(let index):
      if press.clicks > 1, let own = ownIndex(index) {
        beginRenaming(own, &ui)
        return .button
      }
      if press.clicks > 1, let token = token(index) {
        begin(naming: .oldToken(token.name), &workspace, &ui)
        return .button
      }
      return .ignored
    case .panel, .field, .slider, .presets, .chooser, .step, .tab, .near, .kind, .direction,
      .pair, .position:
      return .button
    }
  }

  /// Takes the nearest handle, wherever the press was; a stop only where it was pressed. The handle, the stop or else the
  /// tab gets the focus.
  private mutating func takeHold(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    guard let target = workspace.curveTarget() else { return }
    let (position, easing) = (press.position, target.easing)
    let scale = scale(of: easing, in: layout(workspace).canvas, workspace)
    if isDrawing { return beginStroke(StrokeGrip(scale, at: position), target, &workspace) }
    let positions = easing.handles.map { scale.point($0.x, $0.y) }
    let nearest = positions.indices.min {
      positions[$0].distance(to: position) < positions[$1].distance(to: position)
    }
    guard let nearest else { return ui.setFocus(.curve(.tab(tab))) }
    let isNear = positions[nearest].distance(to: position) <= 14
    let offset = isNear ? positions[nearest] - position : .zero
    if case .stops(let stops) = CurveShape(easing).form {
      if isNear {
        hold(
          StopGrip(index: nearest, stops: stops, scale: scale, offset: offset, last: position),
          &workspace, &ui)
      } else if press.clicks >= 2 {
        addStop(to: stops, easing, scale, at: position, &workspace, &ui)
      } else {
        ui.setFocus(.curve(.stop(nearest)))
      }
      return
    }
    workspace.editing.history.begin()
    axis = scale.axis
    workspace.pin(target)
    grip = .handle(
      HandleGrip(index: nearest, scale: scale, offset: offset, last: isNear ? position : nil))
    ui.setFocus(.curve(.handle(nearest)))
    moveGrip(to: position, &workspace)
  }

  private mutating func hold(
    _ stop: StopGrip, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    workspace.editing.history.begin()
    axis = stop.scale.axis
    grip = .stop(stop)
    ui.setFocus(.curve(.stop(stop.index)))
  }

  /// On the curve, so that its shape stays until the stop is moved.
  private mutating func addStop(
    to stops: [CurveStop], _ easing: Easing, _ scale: CurveScale, at position: Point,
    _ workspace: inout Workspace, _ ui: inout UI
  ) {
    let input = min(max(scale.progress(atX: position.x).thousandths, 0), 1)
    let stop = CurveStop(input: input, output: easing(input))
    let index = stops.firstIndex { $0.input > input } ?? stops.count
    let more = stops.inserting(stop, at: index)
    let offset = scale.point(stop.input, stop.output) - position
    hold(
      StopGrip(index: index, stops: more, scale: scale, offset: offset, last: position), &workspace,
      &ui)
    workspace.bend(to: CurveShape(form: .stops(more)).easing)
  }

  // MARK: Dragging

  mutating func drag(
    to pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI
  ) -> DragReply {
    moveGrip(to: pointer.position, &workspace)
    return .goesOn
  }

  private mutating func moveGrip(to position: Point, _ workspace: inout Workspace) {
    switch grip {
    case .handle(var held):
      guard position != held.last, let target = workspace.curveTarget() else { return }
      held.last = position
      grip = .handle(held)
      let x = held.scale.progress(atX: position.x + held.offset.x).thousandths
      let y = held.scale.value(atY: position.y + held.offset.y).thousandths
      workspace.bend(to: target.easing.bent(handle: held.index, toX: x, y: y))
    case .stop(var held):
      guard position != held.last else { return }
      held.last = position
      grip = .stop(held)
      workspace.bend(to: CurveShape(form: .stops(held.stops(at: position))).easing)
    case .stroke(var stroke):
      stroke.add(position)
      grip = .stroke(stroke)
    case nil: break
    }
  }

  mutating func release(at pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    if case .stroke(let stroke) = grip { finish(stroke, &workspace) }
    (grip, axis) = (nil, nil)
  }

  /// A slider that changes the mass is taken back as well.
  mutating func cancel(_ workspace: inout Workspace, _ ui: inout UI) {
    (grip, axis) = (nil, nil)
    if let massBefore { mass = massBefore }
    massBefore = nil
  }

  func pointerShape(_ workspace: Workspace) -> PointerShape? { grip == nil ? nil : .grab }

  func pointerShape(over part: Part) -> PointerShape? {
    if case .curve(let part) = part, part.isGrabbed { .hand } else { nil }
  }
}

extension Easing {
  /// This easing with a handle moved, if it is a Bézier curve: x is clamped to 0…1, y to ±100.
  func bent(handle: Int, toX x: Double, y: Double) -> Easing {
    guard case .bezier(let x1, let y1, let x2, let y2) = CurveShape(self).form, !x.isNaN, !y.isNaN
    else { return self }
    let (x, y) = (min(max(x, 0), 1), min(max(y, -100), 100))
    return handle == 0 ? .cubicBezier(x, y, x2, y2) : .cubicBezier(x1, y1, x, y)
  }
}

extension [CurveStop] {
  /// Moves one of the stops: between its neighbours, its input in 0…1, its output in ±100.
  func moving(_ index: Int, toX x: Double, y: Double) -> [CurveStop] {
    guard indices.contains(index), !x.isNaN, !y.isNaN else { return self }
    let low = index > 0 ? Swift.max(self[index - 1].input, 0) : 0
    let high = index + 1 < count ? Swift.min(self[index + 1].input, 1) : 1
    var copy = self
    copy[index].input = Swift.min(Swift.max(x, low), Swift.max(high, low))
    copy[index].output = Swift.min(Swift.max(y, -100), 100)
    return copy
  }

  func inserting(_ stop: CurveStop, at index: Int) -> [CurveStop] {
    var copy = self
    copy.insert(stop, at: Swift.min(Swift.max(index, 0), count))
    return copy
  }
}

extension Double {
  /// Rounded to 3 decimals, as precise as a drag is.
  var thousandths: Double { (self * 1000).rounded() / 1000 }
}
