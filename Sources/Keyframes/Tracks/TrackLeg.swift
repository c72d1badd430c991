/// The part of a track from one keyframe to the next.
struct TrackLeg {
  let from, to: Keyframe<Double>
  /// Whether the value does not change.
  let rests: Bool

  init(_ track: Track<Double>, from start: Double) {
    let next = track.firstIndex(after: start)
    let last = track.keyframes.count - 1
    from = track.keyframes[max(next - 1, 0)]
    to = track.keyframes[min(next, last)]
    rests = next == 0 || next > last || (from.value == to.value && from.controls == nil)
  }

  func covers(_ start: Double, _ end: Double) -> Bool { from.time == start && to.time == end }

  /// The parts with a formula each; the polynomial is nil for any other formula or a higher power.
  var pieces: [(begin: Double, polynomial: LanePiece?)] {
    guard !rests else { return [(-.infinity, LanePiece(constant: from.value))] }
    let curve = from.controls.map { controls in
      let (a, b, c, d) = (from.value, controls.first, controls.second, to.value)
      return Polynomial(a, 3 * (b - a), 3 * (c - 2 * b + a), d - 3 * c + 3 * b - a)
    }
    let stretch = Stretch(
      start: from.time, end: to.time, base: from.value, scale: to.value - from.value,
      curve: curve, easing: from.easing)
    guard stretch.isSound else { return [(from.time, nil)] }
    var pieces: [(begin: Double, polynomial: LanePiece?)] = []
    for segment in from.easing.segments {
      stretch.forEachPiece(of: segment) { begin, piece in
        if case .polynomial = segment.form, case .piece(let polynomial) = piece {
          pieces.append((begin, polynomial))
        } else if pieces.isEmpty || pieces[pieces.count - 1].polynomial != nil {
          pieces.append((begin, nil))
        }
      }
    }
    return pieces
  }
}

extension LanePiece {
  /// The value and its slope at `time`.
  func taylor(at time: Double) -> (value: Double, slope: Double) {
    let q = time - start
    return (c0 + q * (c1 + q * (c2 + q * c3)), c1 + q * (2 * c2 + q * 3 * c3))
  }
}
