@testable import Scrolling

/// Bodies of test scrollers.
extension Extent {
  static let free = Extent(range: 0...5000, viewport: 800)
  static let paged = Extent(range: 0...9000, viewport: 1000, page: 1000)
}

extension Scroller {
  /// Drags by `distance` points of the content at a constant speed, in 5 moves 16 ms apart.
  mutating func swipe(by distance: Double, at time: Double = 0, release: Bool = true) {
    beginDrag(at: 0, time: time)
    for move in 1...5 {
      drag(to: -distance * Double(move) / 5, time: time + 0.016 * Double(move))
    }
    if release { endDrag(time: time + 0.08) }
  }

  /// Sends the events of a wheel at their times, advancing in between.
  mutating func roll(_ events: [WheelEvent], along axis: Axis = .vertical) {
    var now = events.first?.time ?? 0
    for event in events {
      advance(by: event.time - now)
      now = event.time
      wheel(event, along: axis)
    }
  }

  /// Advances in frames at `rate` per second until it rests; at most a minute.
  mutating func finish(rate: Double = 60) {
    var frames = 0.0
    while isMoving && frames < 60 * rate {
      advance(by: 1 / rate)
      frames += 1
    }
  }
}

/// SplitMix64: the same numbers on every machine.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Runge-Kutta of order 4 for x″ = f(x, v): the independent judge of the closed forms.
func integrated(
  _ start: (x: Double, v: Double), for time: Double, steps: Int,
  _ acceleration: (Double, Double) -> Double
) -> (x: Double, v: Double) {
  var (x, v) = start
  let h = time / Double(steps)
  for _ in 0..<steps {
    let (x1, v1) = (v, acceleration(x, v))
    let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
    let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
    let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
    x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
    v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
  }
  return (x, v)
}

/// 1000 ln 0.998, per second.
let uiScrollViewRate = -2.002_002_670_673_079_4
