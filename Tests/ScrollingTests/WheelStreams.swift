import Foundation

@testable import Scrolling

/// Synthetic streams of wheel events, generated from a seed after known properties of devices; none
/// is recorded. Positive is forwards; times are whole milliseconds, as SDL's.
enum WheelStreams {
  /// One gesture of a kind of device, from its seed; it lasts less than two seconds.
  struct Kind: Sendable {
    let name: String
    let device: WheelDevice
    let gesture: @Sendable (inout Seeded) -> [WheelEvent]
  }

  static let kinds: [Kind] = [
    Kind(name: "mouse wheel", device: .wholeTicks, gesture: mouse),
    Kind(name: "mouse wheel spun freely", device: .wholeTicks, gesture: freeSpin),
    Kind(name: "Linux trackpad", device: .fractional, gesture: linuxTrackpad),
    Kind(name: "Mac trackpad with momentum", device: .momentum, gesture: macTrackpad),
    Kind(name: "Mac mouse, accelerated", device: .accelerated, gesture: macMouse),
    Kind(name: "1,000 Hz mouse", device: .fractional, gesture: fastMouse),
  ]

  /// 1 to 8 notches, 20 to 130 ms apart.
  static func mouse(_ random: inout Seeded) -> [WheelEvent] {
    var time = 0.0
    return (0..<Int.random(in: 1...8, using: &random)).map { index in
      if index > 0 { time += .random(in: 0.02...0.13, using: &random) }
      return WheelEvent(y: 1, isPrecise: false, time: milliseconds(time))
    }
  }

  /// A free wheel: notches that follow each other ever more slowly.
  static func freeSpin(_ random: inout Seeded) -> [WheelEvent] {
    var (time, gap) = (0.0, Double.random(in: 0.006...0.02, using: &random))
    var events: [WheelEvent] = []
    while gap < 0.14, time < 1.8 {
      events.append(WheelEvent(y: 1, isPrecise: false, time: milliseconds(time)))
      time += gap * .random(in: 0.8...1.2, using: &random)
      gap *= 1.06
    }
    return events
  }

  /// Wayland: a tenth of the fingers' distance in points, at 60 to 144 Hz, which rises and falls,
  /// ends with the fingers and sends nothing after them.
  static func linuxTrackpad(_ random: inout Seeded) -> [WheelEvent] {
    let rates: [Double] = [60, 90, 125, 144]
    let rate = rates[Int.random(in: rates.indices, using: &random)]
    let length = Double.random(in: 0.1...0.5, using: &random)
    let peak = Double.random(in: 1...4, using: &random) * 60 / rate
    // Lifted somewhere between full speed and rest.
    let lift = Double.random(in: 0.5...1, using: &random)
    return (0...Int(length * rate)).map { (index: Int) -> WheelEvent in
      let phase: Double = (Double(index) + 0.5) / (length * rate + 1) * lift
      let noise = Double.random(in: 0.85...1.15, using: &random)
      let size: Double = peak * sin(.pi * phase) * noise
      let jitter = Double.random(in: -0.002...0.002, using: &random)
      return WheelEvent(
        y: Double(Float(size + 0.0123)), time: milliseconds(Double(index) / rate + jitter))
    }
  }

  /// A Mac that sends momentum: at first up to a fifth faster than the fingers, then decreasing to
  /// nothing, rounded to tenths; now and then two events are merged.
  static func macTrackpad(_ random: inout Seeded) -> [WheelEvent] {
    let peak = Double.random(in: 0.8...8, using: &random)
    let attack = Int.random(in: 4...14, using: &random)
    var sizes = (1...attack).map { (index: Int) -> Double in
      peak * sin(Double.pi / 2 * Double(index) / Double(attack))
    }
    var size = peak * .random(in: 1...1.2, using: &random)
    let kept = Double.random(in: 0.93...0.97, using: &random)
    while size > 0.1, sizes.count < 110 {
      sizes.append(size * .random(in: 0.97...1.03, using: &random))
      size *= kept
    }
    return delivered(sizes, merging: 0.04, &random)
  }

  private static func delivered(
    _ sizes: [Double], merging share: Double, _ random: inout Seeded
  ) -> [WheelEvent] {
    var events: [WheelEvent] = []
    var late = 0.0
    for (index, size) in sizes.enumerated() {
      if Double.random(in: 0..<1, using: &random) < share, late == 0 {
        late = size
        continue
      }
      let ticks = ((size + late) * 10).rounded(.up) / 10
      events.append(
        WheelEvent(y: Double(Float(ticks)), isFlipped: true, time: milliseconds(Double(index) / 60))
      )
      late = 0
    }
    return events
  }

  /// A notched mouse on a Mac: the system makes fast notches larger, up to 15 ticks.
  static func macMouse(_ random: inout Seeded) -> [WheelEvent] {
    let count = Int.random(in: 4...12, using: &random)
    let peak = Double.random(in: 5...15, using: &random)
    var time = 0.0
    return (0..<count).map { (index: Int) -> WheelEvent in
      let speed: Double = sin(.pi * (Double(index) + 0.5) / Double(count))
      if index > 0 { time += 0.12 - 0.1 * speed }
      let size = (max(peak * speed * speed, 0.1) * 10).rounded() / 10
      return WheelEvent(y: Double(Float(size)), time: milliseconds(time))
    }
  }

  /// A wheel of 120 parts to the tick that reports every millisecond: one stroke of the finger.
  static func fastMouse(_ random: inout Seeded) -> [WheelEvent] {
    let length = Int.random(in: 40...400, using: &random)
    let ticks = Double.random(in: 1...6, using: &random)
    var owed = 0.0
    return (0..<length).compactMap { index -> WheelEvent? in
      let phase: Double = (Double(index) + 0.5) / Double(length)
      let mean: Double = ticks * 120 / Double(length)
      let speed: Double = mean * Double.pi / 2 * sin(Double.pi * phase)
      owed += speed * .random(in: 0.2...1.8, using: &random)
      let parts = owed.rounded(.down)
      owed -= parts
      guard parts > 0 else { return nil }
      return WheelEvent(y: Double(Float(parts / 120)), time: Double(index) / 1000)
    }
  }

  /// Fingers that are lifted at full speed: 2 ticks every 60th of a second.
  static let lift: [WheelEvent] = (1...8).map {
    WheelEvent(y: 0.2503 * Double($0), time: Double($0) / 60)
  }

  static func milliseconds(_ time: Double) -> Double { max((time * 1000).rounded(), 0) / 1000 }
}

extension [WheelEvent] {
  /// The same at another time, and in the other direction if `sign` is negative.
  func shifted(by time: Double, sign: Double = 1) -> [WheelEvent] {
    map { event in
      var event = event
      event.time += time
      event.y *= sign
      return event
    }
  }
}
