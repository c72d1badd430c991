/// The kind of device that wheel events come from, as far as the events reveal it.
public enum WheelDevice: String, CaseIterable, Sendable {
  /// A wheel, or a trackpad that pretends to be one: X11, and mice with notches everywhere.
  case wholeTicks = "whole ticks"
  /// Two fingers on a trackpad, or a wheel of high resolution: Wayland.
  case fractional = "fractional ticks"
  /// A wheel whose ticks the system has scaled by their speed: a mouse on a Mac.
  case accelerated = "accelerated ticks"
  /// Two fingers on a trackpad, with momentum from the system: a Mac.
  case momentum = "momentum"

  /// The name as shown to users: "whole ticks", "fractional ticks", "accelerated ticks",
  /// "momentum".
  public var name: String { rawValue }

  /// The largest tick without acceleration, in ticks.
  static let largestPlainTick = 4.0
  /// Signs of momentum, after Swiper: this many events ...
  static let momentumEvents = 15
  /// ... in this many seconds, each third of which moves less than the one before, ...
  static let momentumWindow = 0.45
  /// ... ending with no more than this; on a Mac, a tick has ten points.
  static let momentumEnd = (ticks: 0.6, points: 6.0)

  /// Returns the kind of device that sent `events`, which are in order; `nil` if `events` is empty.
  ///
  /// This is a guess from the events alone, which may change with the next one: slow turns of an
  /// accelerated wheel look fractional, and so does a Mac's swipe until its momentum shows.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public static func detected(in events: [WheelEvent]) -> WheelDevice? {
    let moves = events.filter { $0.size > 0 && $0.size.isFinite && $0.time.isFinite }
    guard !moves.isEmpty else { return nil }
    if moves.contains(where: \.isMomentum) || endsInMomentum(moves) { return .momentum }
    let largest = moves.reduce(0) { max($0, $1.size) }
    let isWhole = moves.allSatisfy { !$0.isPrecise || isMultiple($0.size, of: 1) }
    if isWhole { return largest > largestPlainTick ? .accelerated : .wholeTicks }
    // Fingers send points; a wheel's tenths arrive one by one.
    let inTicks = moves.allSatisfy { $0.unit == .ticks }
    return inTicks && (largest > largestPlainTick || isSlowWheel(moves))
      ? .accelerated : .fractional
  }

  /// Whether the fractions come from fingers rather than from a wheel, whose ticks have 120 parts.
  static func comesFromFingers(_ events: [WheelEvent]) -> Bool {
    events.contains { $0.unit == .points || !isMultiple($0.size, of: 1.0 / 120) }
  }

  private static func endsInMomentum(_ moves: [WheelEvent]) -> Bool {
    guard let last = moves.last, last.isEndOfMomentum else { return false }
    let start = last.time - momentumWindow
    let events = moves.filter { $0.time > start }
    guard events.count >= momentumEvents, moves.first.map({ $0.time <= start }) == true else {
      return false
    }
    var thirds = [0.0, 0, 0]
    for event in events {
      thirds[min(Int((event.time - start) / momentumWindow * 3), 2)] += event.size
    }
    // Each third is smaller, by more than a late event can explain.
    return thirds[1] < 0.85 * thirds[0] && thirds[2] < 0.85 * thirds[1]
  }

  /// Whether there are three or more events, each after a pause and of whole tenths.
  private static func isSlowWheel(_ moves: [WheelEvent]) -> Bool {
    guard moves.count >= 3, moves.allSatisfy({ isMultiple($0.size, of: 0.1) }) else { return false }
    return zip(moves, moves.dropFirst()).allSatisfy { $1.time - $0.time >= 0.04 }
  }

  private static func isMultiple(_ size: Double, of part: Double) -> Bool {
    // SDL's ticks are 32-bit numbers.
    abs(size / part - (size / part).rounded()) <= 1e-4
  }
}

extension WheelEvent {
  fileprivate var isEndOfMomentum: Bool {
    let end = WheelDevice.momentumEnd
    return max(abs(x), abs(y)) <= (unit == .ticks ? end.ticks : end.points)
  }
}

/// The recent events of a wheel.
struct WheelHistory: Equatable, Sendable {
  /// The longest age of an event, in seconds; older events may be from another device.
  static let window = 1.0
  static let capacity = 96

  private var events: [WheelEvent] = []

  var device: WheelDevice? { WheelDevice.detected(in: events) }
  var comesFromFingers: Bool { WheelDevice.comesFromFingers(events) }

  /// Records an event that moves something.
  mutating func add(_ event: WheelEvent) {
    events.removeAll { !(0...Self.window).contains(event.time - $0.time) }
    if events.count == Self.capacity { events.removeFirst() }
    events.append(event)
  }
}
