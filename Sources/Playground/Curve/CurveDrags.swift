import Keyframes

/// A hand that holds a handle of a Bézier.
struct HandleDrag: PanelDrag {
  let index: Int
  let scale: CurveScale
  /// From the hand to the handle.
  let offset: Point
  /// Where the hand was last; nil until the handle has followed it.
  var last: Point?

  var pointerShape: PointerShape { .grab }

  mutating func move(to place: Point, in session: inout Session) {
    guard place != last, let target = session.curveTarget() else { return }
    last = place
    let x = scale.progress(atX: place.x + offset.x)
    let y = scale.value(atY: place.y + offset.y)
    session.bend(to: target.easing.bent(handle: index, toX: x.thousandths, y: y.thousandths))
  }

  mutating func end(at place: Point, in session: inout Session) { session.curve.axis = nil }
  mutating func cancel(in session: inout Session) { session.curve.axis = nil }
}

/// A hand that holds a stop of `linear()`: it stays between its neighbours, and far out at the side
/// it is gone.
struct StopDrag: PanelDrag {
  let index: Int
  let stops: [CurveStop]
  let scale: CurveScale
  let offset: Point
  var last: Point

  /// How far out a stop is gone, in points.
  static let out = 32.0

  var pointerShape: PointerShape { .grab }

  mutating func move(to place: Point, in session: inout Session) {
    guard place != last else { return }
    last = place
    var moved = stops
    let rect = scale.rect
    if place.x < rect.minX - Self.out || place.x > rect.maxX + Self.out, stops.count > 2 {
      moved.remove(at: index)
    } else {
      let x = scale.progress(atX: place.x + offset.x).thousandths
      let y = scale.value(atY: place.y + offset.y).thousandths
      moved = stops.moving(index, toX: x, y: y)
    }
    session.bend(to: CurveShape(form: .stops(moved)).easing)
  }

  mutating func end(at place: Point, in session: inout Session) { session.curve.axis = nil }
  mutating func cancel(in session: inout Session) { session.curve.axis = nil }
}

/// A hand on the slider of a number.
struct CurveSliderDrag: PanelDrag {
  let parameter: CurveParameter
  let track: ClosedRange<Double>
  let mass: Double
  var last: Double?

  mutating func move(to place: Point, in session: inout Session) {
    guard place.x != last else { return }
    last = place.x
    let part = (place.x - track.lowerBound) / (track.upperBound - track.lowerBound)
    session.set(parameter.value(at: part), inCurve: .number(parameter))
  }

  mutating func cancel(in session: inout Session) { session.curve.mass = mass }
}

extension Session {
  /// A press on a part of the curve editor.
  mutating func press(curve part: CurvePart, in rect: Rect, at place: Point, clicks: Int) {
    gesture = .button
    switch part {
    case .canvas, .handle, .stop: pressCanvas(at: place, clicks: clicks)
    case .slider(let parameter):
      let inside = rect.inset(x: UI.sliderMargin, y: 0)
      begin(
        CurveSliderDrag(
          parameter: parameter, track: inside.minX...max(inside.maxX, inside.minX + 1),
          mass: curve.mass))
      moveDrag(to: place)
    case .preset, .chooser, .step, .tab, .kind, .direction, .pair, .position: break
    }
  }

  /// The nearest handle is taken, wherever the press was; of stops only one that was pressed.
  private mutating func pressCanvas(at place: Point, clicks: Int) {
    guard let target = curveTarget() else { return }
    let rect = CurveLayout(in: layout.sideRoom, tab: curve.tab).canvas
    let scale = CurveScale(rect: rect, axis: CurveScale.axis(of: target.easing))
    let places = curveHandles(of: target.easing).map { scale.point($0.x, $0.y) }
    let shape = CurveShape(target.easing)
    let nearest = places.indices.min {
      places[$0].distance(to: place) < places[$1].distance(to: place)
    }
    guard let nearest else { return }
    let isNear = places[nearest].distance(to: place) <= 14
    if case .stops(let stops) = shape.form {
      if isNear {
        hold(stop: nearest, of: stops, scale, from: place, offset: places[nearest] - place)
      } else if clicks >= 2 {
        addStop(to: stops, target.easing, scale, at: place)
      }
      return
    }
    let offset = isNear ? places[nearest] - place : .zero
    curve.axis = scale.axis
    pin(target)
    begin(HandleDrag(index: nearest, scale: scale, offset: offset, last: isNear ? place : nil))
    ui.setFocus(.curve(.handle(nearest)))
    moveDrag(to: place)
  }

  private mutating func hold(
    stop index: Int, of stops: [CurveStop], _ scale: CurveScale, from place: Point, offset: Point
  ) {
    curve.axis = scale.axis
    begin(StopDrag(index: index, stops: stops, scale: scale, offset: offset, last: place))
    ui.setFocus(.curve(.stop(index)))
  }

  /// On the curve, so that it stays what it is until the stop is moved.
  private mutating func addStop(
    to stops: [CurveStop], _ easing: Easing, _ scale: CurveScale, at place: Point
  ) {
    let input = min(max(scale.progress(atX: place.x).thousandths, 0), 1)
    let stop = CurveStop(input: input, output: easing(input))
    let index = stops.firstIndex { $0.input > input } ?? stops.count
    let more = stops.inserting(stop, at: index)
    let target = scale.point(stop.input, stop.output)
    hold(stop: index, of: more, scale, from: place, offset: target - place)
    bend(to: CurveShape(form: .stops(more)).easing)
  }
}

extension Easing {
  /// This easing as a Bézier with a handle elsewhere: x is brought into 0…1, y into ±100.
  func bent(handle: Int, toX x: Double, y: Double) -> Easing {
    guard case .bezier(let x1, let y1, let x2, let y2) = CurveShape(self).form, !x.isNaN, !y.isNaN
    else { return self }
    let (x, y) = (min(max(x, 0), 1), min(max(y, -100), 100))
    return handle == 0 ? .cubicBezier(x, y, x2, y2) : .cubicBezier(x1, y1, x, y)
  }
}

extension [CurveStop] {
  /// One of them elsewhere: between its neighbours, within 0…1 and ±100.
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
  /// Rounded to 3 decimals, what a hand can aim at.
  var thousandths: Double { (self * 1000).rounded() / 1000 }
}
