import Keyframes
import DemoKit
import Scrolling
import Stage

/// An event as sent by the device.
struct FeelReading {
  let kind: String
  /// Raw, in points or ticks.
  let x: Double
  let y: Double
  /// In seconds.
  let clock: Double
  /// Seconds since the previous event.
  let interval: Double

  func node(at y: Double, _ index: Int) -> Node {
    let style = TextStyle(13, .regular, family: .mono)
    let color = Color.paper.opacity(index == 0 ? 0.95 : 0.6)
    return Node {
      Node(kind, style.aligned(.leading), color).at(x: 0, y: 0)
      Node(Self.signed(x), style.aligned(.trailing), color).at(x: 138, y: 0)
      Node(Self.signed(self.y), style.aligned(.trailing), color).at(x: 208, y: 0)
      Node(clock.fixed(3) + " s", style.aligned(.trailing), color).at(x: 292, y: 0)
      Node(
        interval < 1 ? (interval * 1000).fixed(0) : "–", style.aligned(.trailing), color
      ).at(x: 336, y: 0)
    }
    .at(x: 0, y: .always(y))
    .named("event-\(index + 1)")
  }

  private static func signed(_ value: Double) -> String {
    (value > 0 ? "+" : "") + value.fixed(2)
  }
}

/// The last readings and their summary.
struct FeelReadings {
  static let rect = Rect(x: 576, y: 244, width: 360, height: 158)
  private static let most = 4

  private(set) var last: [FeelReading] = []
  /// The last position of the pointer.
  private(set) var place = Point.zero

  mutating func pressed(_ place: Point, _ clock: Double) {
    self.place = place
    note("press", .zero, clock)
  }

  mutating func moved(_ place: Point, _ clock: Double) {
    note("move", place - self.place, clock)
    self.place = place
  }

  mutating func released(_ clock: Double) { note("release", .zero, clock) }

  mutating func wheeled(_ event: WheelEvent) {
    note(event.isFlipped ? "wheel ⇅" : "wheel", Point(x: event.x, y: event.y), event.time)
  }

  private mutating func note(_ kind: String, _ delta: Point, _ clock: Double) {
    let interval = last.first.map { clock - $0.clock } ?? .infinity
    last.insert(
      FeelReading(kind: kind, x: delta.x, y: delta.y, clock: clock, interval: interval), at: 0)
    if last.count > Self.most { last.removeLast() }
  }

  func node(device: String, _ lane: FeelLane, _ flight: FeelFlight) -> Node {
    let (label, value) = (
      TextStyle(13, .regular, alignment: .leading),
      TextStyle(13, .medium, family: .mono, alignment: .trailing)
    )
    func line(_ name: String, _ y: Double, _ words: Node) -> Node {
      Node {
        Node(name, label, .mist).at(x: 12, y: 0)
        words.at(x: 348, y: 0)
      }
      .at(x: 0, y: .always(y))
      .named(name)
    }
    return Node {
      Node(.rectangle(Self.rect.size, cornerRadius: 8), fill: .midnight).at(
        x: .always(Self.rect.width / 2), y: .always(Self.rect.height / 2))
      line("Device", 16, Node(device, value, .paper))
      line(
        "Velocity", 35,
        Node(number: flight.velocity, NumberFormat(suffix: " pt/s"), value, .paper))
      line(
        "Lands", 54,
        Node(
          "at \(flight.destination.fixed(0)) pt, \(flight.duration.fixed(2)) s after", value,
          lane.color))
      Node {
        for (name, x) in [("Δx", 138.0), ("Δy", 208), ("clock", 292), ("ms", 336)] {
          Node(name, TextStyle(12, .regular, alignment: .trailing), .mist).at(x: .always(x), y: 0)
        }
      }
      .at(x: 12, y: 76)
      .named("head")
      Node {
        for (index, reading) in last.enumerated() {
          reading.node(at: 17 * Double(index), index)
        }
      }
      .at(x: 12, y: 93)
      .named("events")
    }
    .at(x: .always(Self.rect.minX), y: .always(Self.rect.minY))
    .named("readings")
  }
}
