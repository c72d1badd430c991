/// Two fingers on a trackpad whose host sends no momentum and does not report when the fingers are
/// lifted.
///
/// The content always coasts like a fling, from where the fingers have pushed it and with their
/// velocity; the next event corrects the fling. A critically damped spring makes up the difference,
/// so that neither position nor velocity jumps.
struct Swipe: Equatable, Sendable {
  /// Seconds without an event after which the fingers count as lifted.
  static let silence = 0.1
  /// Seconds over which the velocity is measured; short, so that fingers that slow down before they
  /// stop do not keep their former speed.
  static let window = 0.035

  /// The position to which the fingers have pushed the content, in points.
  let hand: Double
  /// The time of the last event, in seconds.
  let time: Double
  let tracker: VelocityTracker
  let fling: Fling
  /// The distance of the content from the fling, in points.
  let lag: CriticalSpring
  /// The limits of the rubber band, beyond which the content never goes.
  let limits: ClosedRange<Double>

  func position(after time: Double) -> Double {
    (fling.position(after: time) + lag.position(after: time)).clamped(to: limits)
  }

  func velocity(after time: Double) -> Double {
    fling.velocity(after: time) + lag.velocity(after: time)
  }

  var duration: Double { max(fling.duration, lag.duration) }
  var destination: Double { fling.destination }
}

extension Scroller {
  /// Handles two fingers that push by `delta` points at `time` seconds; with `throwing` the content
  /// coasts when they are lifted.
  mutating func swipe(by delta: Double, time: Double, throwing: Bool) {
    var (hand, tracker) = (position, VelocityTracker(tuned))
    tracker.window = min(tracker.window, Swipe.window)
    var pause = Double.infinity
    if case .swiping(let swipe) = motion, elapsed <= Swipe.silence {
      (hand, tracker) = (swipe.hand, swipe.tracker)
      pause = time - swipe.time
    }
    hand = (hand + delta).clamped(to: extent.bounds)
    tracker.add(hand, at: time)
    // Fingers that slow down are no faster than in their last event.
    let latest = pause > 0 ? abs(delta) / pause : .infinity
    let thrown = throwing ? tracker.velocity.clamped(to: -latest...latest) : 0
    let flies = abs(thrown) >= tuned.slowestThrow && extent.bounds.contains(hand + thrown * 1e-6)
    let fling = Fling(from: hand, velocity: flies ? thrown : 0, in: extent, tuned)
    let slack = tuned.edge == .firm ? 0 : extent.dimension / 2
    let limits =
      min(
        extent.bounds.lowerBound - slack, position)...max(
        extent.bounds.upperBound + slack, position)
    let lag = CriticalSpring(
      from: position - hand, to: 0, velocity: velocity - fling.velocity(after: 0),
      response: tuned.fingerResponse, within: -1e10...1e10)
    start(
      .swiping(
        Swipe(hand: hand, time: time, tracker: tracker, fling: fling, lag: lag, limits: limits)))
  }
}
