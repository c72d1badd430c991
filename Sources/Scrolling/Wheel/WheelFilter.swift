/// Separates the wheel gestures that turn pages: one swipe is one page, whatever inertia follows; a
/// single notch is one page.
///
/// After Swiper's mousewheel module: inertia only decreases, so after a page turn further events in
/// the same direction belong to the same swipe until there is silence, or until the deltas grow
/// again after they have shrunk. Events of a fast mouse are added up first, since a single one is
/// too small to compare.
struct WheelFilter: Equatable, Sendable {
  /// Points that a gesture must add up to before it turns the page.
  static let threshold = 15.0
  /// Seconds without an event after which the next one begins a gesture.
  static let silence = 0.15
  /// Seconds after a turn in which growing deltas are still the swipe gathering speed.
  static let attack = 0.2
  /// Seconds after a turn in which no event turns back, because a worn wheel sends a tick in the
  /// other direction.
  static let recoil = 0.06
  /// The number of consecutive growing slots that make a new swipe. A single growing slot can be
  /// due to a late event.
  static let risesOfNewSwipe = 2
  /// A new swipe begins after the old one has slowed down to this share of its highest speed ...
  static let trough = 0.6
  /// ... and grows to this many times the least that it has slowed down to, ...
  static let growth = 1.8
  /// ... or, without slowing down, grows to this many times its largest delta.
  static let leap = 2.0
  /// The least growth in points, since a tenth of a tick may be rounding.
  static let rounding = 10.0
  /// Seconds whose events are compared as one.
  static let slot = 0.016

  private var lastTime = -Double.infinity
  private var slots = SlotSizes()
  /// Points so far that have not turned a page, positive forwards.
  private var sum = 0.0
  /// The page turn of this gesture, `1` or `-1`; `0` before there is one.
  private var turn = 0
  private var turnTime = 0.0

  /// The pages to turn for a wheel event of `delta` points at `time` seconds: `-1`, `0` or `1`.
  mutating func pages(for delta: Double, time: Double) -> Int {
    guard delta.isFinite, delta != 0, time.isFinite else { return 0 }
    if !(0...Self.silence).contains(time - lastTime) { self = WheelFilter() }
    lastTime = time
    let direction = delta > 0 ? 1 : -1
    slots.add(abs(delta), time: time, gathersSpeed: turn == 0 || time - turnTime <= Self.attack)
    if turn != 0, slots.rises >= Self.risesOfNewSwipe { turn = 0 }
    guard turn != direction, turn == 0 || time - turnTime > Self.recoil else { return 0 }
    if sum * delta < 0 { sum = 0 }
    sum += delta
    guard abs(sum) >= Self.threshold else { return 0 }
    (turn, turnTime, sum) = (direction, time, 0)
    slots.beginAgain()
    return direction
  }
}

/// The sizes and speeds of wheel events over short slots of time.
///
/// Late events move more, but not faster; the notches of a wheel come faster, but do not move more.
/// A new swipe does both.
private struct SlotSizes: Equatable, Sendable {
  private struct Slot: Equatable, Sendable {
    /// The movement in points.
    var size: Double
    /// The speed in points per second.
    var speed: Double

    func exceeds(_ other: Slot, times factor: Double) -> Bool {
      size > other.size * factor + WheelFilter.rounding && speed > other.speed * factor
    }
  }

  private static let none = Slot(size: 0, speed: 0)
  private static let endless = Slot(size: .infinity, speed: .infinity)

  /// When the last slot ended, in seconds.
  private var end = -Double.infinity
  private var size = 0.0
  private var largest = none
  private var smallest = endless
  /// The number of consecutive slots that grew.
  private(set) var rises = 0

  /// Adds an event of `size` points. While the swipe gathers speed, nothing counts as a rise.
  mutating func add(_ size: Double, time: Double, gathersSpeed: Bool) {
    guard end.isFinite else {
      end = time
      return
    }
    self.size += size
    guard time - end >= WheelFilter.slot else { return }
    let slot = Slot(size: self.size, speed: self.size / (time - end))
    (end, self.size) = (time, 0)
    if !gathersSpeed, isRise(slot) {
      rises += 1
      return
    }
    rises = 0
    // The smallest size counts only after the greatest speed.
    if slot.speed > largest.speed { smallest = Self.endless }
    largest = Slot(size: max(largest.size, slot.size), speed: max(largest.speed, slot.speed))
    guard !gathersSpeed else { return }
    smallest = Slot(size: min(smallest.size, slot.size), speed: min(smallest.speed, slot.speed))
  }

  /// Starts over after a page has been turned.
  mutating func beginAgain() {
    (largest, smallest, rises) = (Self.none, Self.endless, 0)
  }

  private func isRise(_ slot: Slot) -> Bool {
    smallest.speed < largest.speed * WheelFilter.trough
      ? slot.exceeds(smallest, times: WheelFilter.growth)
      : slot.exceeds(largest, times: WheelFilter.leap)
  }
}
