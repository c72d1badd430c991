/// A record of a user's events, in order of time: for histories that are performed again with other
/// settings, and for everything that depends on the last touch.
///
/// ```swift
/// var tape = Tape<Point>()
/// tape.record(place, at: 1.5)       // forgets events at later times
/// for touch in tape { ball.perform(flight(to: touch.event), at: touch.time) }
/// ```
public struct Tape<Event: Sendable>: Sendable {
  /// One event.
  public struct Entry: Sendable {
    /// The time in the timeline's unit.
    public let time: Double
    /// The recorded event.
    public let event: Event
  }

  private var entries: [Entry] = []

  /// Creates an empty tape.
  public init() {}

  /// Records an event. Later events are forgotten, since time has been moved back to before them;
  /// events at exactly `time` stay, before this one.
  public mutating func record(_ event: Event, at time: Double) {
    entries.removeAll { $0.time > time }
    entries.append(Entry(time: time, event: event))
  }

  /// Records an event in place of all events at `time` and later.
  public mutating func record(_ event: Event, replacingFrom time: Double) {
    entries.removeAll { $0.time >= time }
    record(event, at: time)
  }

  /// The last event at `time` or earlier; nil if there is none.
  public func entry(at time: Double) -> Entry? { entries.last { $0.time <= time } }

  /// The times of all events, in order.
  public var times: [Double] { entries.map(\.time) }

  /// Each event with the time until which it is the last one: the time of the next event, or
  /// infinity. Events that are followed by another at the same time are left out.
  public var spans: [(event: Event, start: Double, end: Double)] {
    entries.indices.compactMap { index in
      let end = index + 1 < entries.count ? entries[index + 1].time : .infinity
      let (start, event) = (entries[index].time, entries[index].event)
      return start < end ? (event, start, end) : nil
    }
  }
}

extension Tape: RandomAccessCollection {
  /// The index of the first event, 0.
  public var startIndex: Int { 0 }
  /// The number of events.
  public var endIndex: Int { entries.count }
  /// The event at `position`, in order of time.
  public subscript(position: Int) -> Entry { entries[position] }
}

extension Tape.Entry: Equatable where Event: Equatable {}
extension Tape: Equatable where Event: Equatable {}
