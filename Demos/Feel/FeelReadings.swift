/// The device's last events, as it sent them, and a summary.
struct FeelReadings {
  /// An event and its raw movement, in points or wheel ticks.
  private struct Reading {
    let kind: String
    let movement: Point
    /// The event's time in seconds.
    let clock: Double
    /// Seconds since the previous event.
    let interval: Double
  }

  private static let most = 4
  private static let columns = [("Δx", 138.0), ("Δy", 208), ("clock", 292), ("ms", 336)]

  private var last: [Reading] = []
  /// The last position of the pointer.
  private(set) var position = Point.zero
  /// The time of the last event, in seconds.
  var clock: Double { last.first?.clock ?? 0 }

  mutating func note(_ event: PointerEvent) {
    switch event {
    case .pressed(let position, let clock, _):
      self.position = position
      note("press", .zero, clock)
    case .moved(let position, let clock):
      note("move", position - self.position, clock)
      self.position = position
    case .released(_, let clock): note("release", .zero, clock)
    case .wheel(let event, _):
      note(event.isFlipped ? "wheel ⇅" : "wheel", Point(x: event.x, y: event.y), event.time)
    case .cancelled: break
    }
  }

  private mutating func note(_ kind: String, _ movement: Point, _ clock: Double) {
    let interval = last.first.map { clock - $0.clock } ?? .infinity
    last.insert(Reading(kind: kind, movement: movement, clock: clock, interval: interval), at: 0)
    if last.count > Self.most { last.removeLast() }
  }

  func node(device: String, _ lane: FeelLane, _ flight: FeelFlight) -> Node {
    let rect = Rect(x: 576, y: 244, width: 360, height: 158)
    let value = TextStyle.mono(13).trailing
    let landing = Words.localized(
      "at \(flight.destination.fixed(0)) pt, \(flight.duration.fixed(2)) s after")
    return Node {
      Node(Rect(origin: .zero, size: rect.size), cornerRadius: 8, fill: .midnight)
      line("Device", 16, Node(device, value, .paper))
      line(
        "Velocity", 35,
        Node(number: flight.velocity, NumberFormat(suffix: " pt/s"), value, .paper))
      line("Lands", 54, Node(landing, value, lane.color))
      Node {
        for (name, x) in Self.columns { Node(name, TextStyle(12).trailing, .mist).at(x: x, y: 0) }
      }
      .at(x: 12, y: 76).named("head")
      Node { last.indices.map(row) }.at(x: 12, y: 93).named("events")
    }
    .at(rect.origin).named("readings")
  }

  private func line(_ name: String, _ y: Double, _ words: Node) -> Node {
    Node {
      Node(name, TextStyle(13).leading, .mist).at(x: 12, y: 0)
      words.at(x: 348, y: 0)
    }
    .at(x: 0, y: y).named(name)
  }

  private func row(_ index: Int) -> Node {
    let reading = last[index]
    let color = Color.paper.opacity(index == 0 ? 0.95 : 0.6)
    let words = [
      Self.signed(reading.movement.x), Self.signed(reading.movement.y),
      reading.clock.fixed(3) + " s",
      reading.interval < 1 ? (reading.interval * 1000).fixed(0) : "–",
    ]
    return Node {
      Node(reading.kind, .mono(13, .regular).leading, color).at(x: 0, y: 0)
      for (words, column) in zip(words, Self.columns) {
        Node(words, .mono(13, .regular).trailing, color).at(x: column.1, y: 0)
      }
    }
    .at(x: 0, y: 17 * Double(index)).named("event-\(index + 1)")
  }

  private static func signed(_ value: Double) -> String { (value > 0 ? "+" : "") + value.fixed(2) }
}
