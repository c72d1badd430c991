package import Keyframes

// Between curves and the easings and controls that store them.
extension ValueCurve {
  /// The curve of the segment from `keyframe` to `next`; nil if it is not one cubic Bézier, as a
  /// spring is not, or if it takes no time.
  package init?(from keyframe: Keyframe<Double>, to next: Keyframe<Double>) {
    let (start, end) = (
      Point(x: keyframe.time, y: keyframe.value), Point(x: next.time, y: next.value)
    )
    let rise = end.y - start.y
    guard end.x > start.x, rise.isFinite, let easing = keyframe.easing.pointsOfCubic else {
      return nil
    }
    var handles = (easing.y1 * rise, (1 - easing.y2) * rise)
    if let controls = keyframe.controls {
      // Only an easing whose parameter is its output makes one cubic with the controls.
      guard abs(easing.y1 - 1 / 3) < 1e-9, abs(easing.y2 - 2 / 3) < 1e-9 else { return nil }
      handles = (controls.first - start.y, end.y - controls.second)
    }
    guard handles.0.isFinite, handles.1.isFinite else { return nil }
    self.init(
      start: start, end: end, outgoing: Handle(influence: easing.x1, rise: handles.0),
      incoming: Handle(influence: 1 - easing.x2, rise: handles.1))
  }

  /// A rise of a handle beyond so many rises of the segment is stored as a value: a segment whose ends
  /// have the same value has no easing that could hold it.
  private static let steepest = 100.0

  /// The keyframe with this curve as its segment. Its time, value and kind of tangents stay, and so does
  /// the motion token that says how long the segment lasts. A curve that is not finite changes nothing.
  package func stored(in keyframe: Keyframe<Double>) -> Keyframe<Double> {
    let (i0, i1, r0, r1) = (
      outgoing.influence, incoming.influence, outgoing.rise, incoming.rise
    )
    var result = keyframe
    let isLevel = rise == 0 && r0 == 0 && r1 == 0
    let ys = isLevel ? (0, 1) : (r0 / rise, 1 - r1 / rise)
    let easing: Easing
    if abs(ys.0) <= Self.steepest, abs(1 - ys.1) <= Self.steepest {
      easing = isLine ? .linear : .cubicBezier(i0, ys.0, 1 - i1, ys.1)
      result.controls = nil
    } else {
      let controls = Controls(start.y + r0, end.y - r1)
      guard controls.first.isFinite, controls.second.isFinite else { return keyframe }
      easing = .cubicBezier(i0, 1.0 / 3, 1 - i1, 2.0 / 3)
      result.controls = controls
    }
    result.easing = easing.measured(as: keyframe.easing)
    return result
  }

  /// Whether it is the straight line with handles of a third.
  private var isLine: Bool {
    rise != 0
      && [outgoing, incoming].allSatisfy {
        abs($0.influence - 1 / 3) < 1e-9 && abs($0.rise - rise / 3) <= 1e-12 * abs(rise)
      }
  }

  /// Whether both are the same but for rounding errors.
  func isClose(to other: ValueCurve) -> Bool {
    let size = [start.y, end.y, outgoing.rise, incoming.rise].map(abs).max() ?? 0
    func isClose(_ one: Handle, _ other: Handle) -> Bool {
      abs(one.influence - other.influence) < 1e-12 && abs(one.rise - other.rise) <= 1e-12 * size
    }
    return start == other.start && end == other.end && isClose(outgoing, other.outgoing)
      && isClose(incoming, other.incoming)
  }
}

extension Easing {
  /// The inner control points of an easing that is exactly one cubic Bézier; nil for others.
  var pointsOfCubic: (x1: Double, y1: Double, x2: Double, y2: Double)? {
    let third = 1.0 / 3
    return switch unnamed.form {
    case .linear: (third, third, 2 * third, 2 * third)
    case .cubicBezier(let x1, let y1, let x2, let y2): (x1, y1, x2, y2)
    case .family(.quad, .easeIn): (third, 0, 2 * third, third)
    case .family(.quad, .easeOut): (third, 2 * third, 2 * third, 1)
    case .family(.cubic, .easeIn): (third, 0, 2 * third, 0)
    case .family(.cubic, .easeOut): (third, 1, 2 * third, 1)
    case .hold, .family, .steps, .stops, .spring, .springShape, .custom, .reversed, .mirrored,
      .joined, .blended, .clamped, .part:
      nil
    }
  }
}
