/// Tells the wheel gestures apart that turn pages: one swipe is one page, whatever its inertia
/// sends after it; a notch is one page if it comes on its own.
///
/// After Swiper's mousewheel module: inertia only shrinks, so after a turn what goes on in the same
/// direction is part of the same swipe until there is silence or the deltas grow again.
struct WheelFilter: Equatable, Sendable {
  /// Points that a gesture must add up to before it turns the page.
  static let threshold = 15.0
  /// Seconds without an event after which the next one begins a gesture.
  static let silence = 0.15
  /// Seconds after a turn in which growing deltas are still the swipe gathering speed.
  static let attack = 0.2
  /// Deltas in a row that grew, which make a new swipe. One alone can be two events of the inertia
  /// that were delivered as one.
  static let risesOfNewSwipe = 2

  private var lastTime = -Double.infinity
  private var lastSize = 0.0
  private var rises = 0
  /// Points so far that have not turned a page, forwards or backwards.
  private var sum = 0.0
  /// The page turn of this gesture: `1` or `-1`, and when; `0` before it.
  private var turn = 0
  private var turnTime = 0.0

  /// The pages to turn for a wheel event of `delta` points at `time` seconds: `-1`, `0` or `1`.
  mutating func pages(for delta: Double, time: Double) -> Int {
    guard delta.isFinite, delta != 0, time.isFinite else { return 0 }
    if !(0...Self.silence).contains(time - lastTime) { self = WheelFilter() }
    let direction = delta > 0 ? 1 : -1
    note(size: abs(delta), time: time)
    guard turn != direction else { return 0 }
    if sum * delta < 0 { sum = 0 }
    sum += delta
    guard abs(sum) >= Self.threshold else { return 0 }
    (turn, turnTime, sum, rises) = (direction, time, 0, 0)
    return direction
  }

  private mutating func note(size: Double, time: Double) {
    // By more than inertia rounded to whole points can.
    rises = size > lastSize * 1.2 + 1 ? rises + 1 : 0
    (lastTime, lastSize) = (time, size)
    guard turn != 0, rises >= Self.risesOfNewSwipe, time - turnTime > Self.attack else { return }
    turn = 0
  }
}
