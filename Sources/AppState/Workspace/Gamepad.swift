import Keyframes

// Game controllers.
extension Workspace {
  /// The rate with the stick pushed all the way, in multiples of the usual one.
  package static let fastestShuttle = 4.0
  /// Lengths of the timeline per second, with a trigger fully pulled.
  package static let fastestScrub = 0.5

  /// The rate for a position of the stick, in multiples of the usual one: cubic, which leaves room for
  /// slow motion around the middle. ±0.5 is half the usual rate, ±0.63 the usual one, ±1 four times
  /// that. Positions beyond ±1 are clamped.
  package static func shuttleRate(stick x: Double) -> Double {
    let x = min(max(x, -1), 1)
    return fastestShuttle * x * x * x
  }

  /// A stick that may not move time counts as at rest.
  package mutating func moveStick(to x: Double) {
    guard x.isFinite else { return }
    playhead.shuttle(rate: x == 0 || allows(.gamepad) ? Self.shuttleRate(stick: x) : 0)
  }

  /// The right trigger scrubs forwards, the left one backwards; each from 0 to 1.
  package mutating func pullTriggers(left: Double, right: Double) {
    guard left.isFinite, right.isFinite else { return }
    let pull = min(max(right, 0), 1) - min(max(left, 0), 1)
    playhead.scrub(rate: pull == 0 || allows(.gamepad) ? Self.fastestScrub * pull : 0)
  }
}
