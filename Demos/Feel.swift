import Editing
import Keyframes
import DemoKit
import Scrolling
import Stage

/// One gesture, four kinds of physics: each lane is flung by the same gesture, and shows in advance
/// where it will come to rest. A fling can be scrubbed in time; changing a constant shows its
/// effect on the same gesture.
struct Feel: Demo {
  static let name = "feel"
  static let title = "Feel"
  static let caption = "Drag, fling or scroll the lanes; drag the bars to change the constants."
  static let posterTime = 0.45

  static let lanesRect = Rect(x: 136, y: 16, width: 800, height: 200)
  static let laneHeight = 50.0
  static let chartRect = Rect(x: 24, y: 244, width: 540, height: 158)
  /// Where the content of a lane begins, with room to pull beyond both ends.
  static let origin = 186.0

  enum Hold {
    case none
    /// The time of the last event.
    case lanes(clock: Double)
    /// The bar of the constant with that name.
    case bar(String, FineScrub)
  }

  static let knobs = FeelKnob.all.map(\.knob)
  var values = KnobValues(knobs) { didSet { if values != oldValue { turnLanes() } } }

  private(set) var lanes: [FeelLane]
  /// The lane whose constants are shown.
  private(set) var chosen = 0
  /// Whether the profile of that lane is used for scrolling time.
  private(set) var isInForce = true
  private(set) var hold = Hold.none
  /// Seconds since the last move.
  private var rest = 0.0
  private(set) var device = "–"
  private(set) var readings = FeelReadings()
  private(set) var flights: [FeelFlight] = []

  init() {
    let colors = [Color.sky, .mint, .sun, .violet]
    lanes = zip(FeelKnob.profiles, colors).map { FeelLane($0.name, $0.physics, $1) }
    throwAnExample()
  }

  var duration: Double { max(flights.map(\.duration).max() ?? 0, 0.5) }

  var timeline: Timeline { .seconds(duration, ticks: flights.map(\.duration).sorted()) }

  var isHeld: Bool { if case .lanes = hold { true } else { false } }

  // MARK: Constants

  private mutating func turnLanes() {
    for index in lanes.indices {
      let physics = FeelKnob.physics(of: lanes[index].name, lanes[index].usual, values)
      if lanes[index].physics != physics { lanes[index].physics = physics }
    }
    flights = lanes.map { $0.flight(ifReleasedAt: handTime) }
  }

  func physics(of profile: String) -> Physics? {
    lanes.first { $0.name == profile }?.physics
  }

  mutating func adopted(_ profile: String) -> Bool {
    let lane = lanes.firstIndex { $0.name == profile }
    guard chosen != lane ?? chosen || isInForce != (lane != nil) else { return false }
    (chosen, isInForce) = (lane ?? chosen, lane != nil)
    return true
  }

  func shows(_ knob: Knob) -> Bool {
    guard let entry = FeelKnob.byName[knob.name] else { return false }
    let lane = lanes[chosen]
    return entry.profile == lane.name && entry.constant.matters(in: lane.physics)
  }

  // MARK: Gestures

  mutating func hand(_ event: HandEvent, at time: Double) -> Reply {
    defer { flights = lanes.map { $0.flight(ifReleasedAt: handTime) } }
    switch event {
    case .pressed(let place, let clock, let clicks):
      return press(place, clock, isDouble: clicks == 2, at: time)
    case .moved(let place, let clock): return move(place, clock)
    case .released(let place, let clock):
      if isHeld {
        if place != readings.place { _ = move(place, clock) }
        readings.released(clock)
      }
      return letGo(.release(clock: clock))
    case .cancelled(let clock): return letGo(.cancel(clock: clock))
    case .wheel(let event, let place):
      guard Self.lanesRect.contains(place), !isHeld else { return .ignored }
      readings.wheeled(event)
      give(.wheel(event), after: time)
      device = lanes[0].scroller.wheelDevice?.name ?? "–"
      return .playFromStart
    }
  }

  private mutating func press(
    _ place: Point, _ clock: Double, isDouble: Bool, at time: Double
  ) -> Reply {
    if Self.lanesRect.contains(place) {
      readings.pressed(place, clock)
      device = "pointer"
      give(.press(place.x, clock: clock), after: time)
      (hold, rest) = (.lanes(clock: clock), 0)
      return .hold
    }
    if let lane = lanes.indices.first(where: { Self.label($0).contains(place) }) {
      chosen = lane
      return .adopt(lanes[lane].name)
    }
    let bars = FeelBar.all(for: lanes[chosen].physics)
    guard let bar = bars.first(where: { $0.rect.contains(place) }) else { return .ignored }
    if isDouble { return turn(bar, to: lanes[chosen].usual[keyPath: bar.constant.path]) }
    let scrub = FineScrub(
      at: place.x, pointer: place.x, range: bar.rect.minX...bar.rect.maxX)
    hold = .bar(bar.constant.name, scrub)
    return turn(bar, to: bar.value(atX: place.x))
  }

  private mutating func move(_ place: Point, _ clock: Double) -> Reply {
    switch hold {
    case .none: return .ignored
    case .lanes:
      readings.moved(place, clock)
      give(.move(place.x, clock: clock), after: 0)
      (hold, rest) = (.lanes(clock: clock), 0)
      return .nothing
    case .bar(let name, var scrub):
      let bars = FeelBar.all(for: lanes[chosen].physics)
      guard let bar = bars.first(where: { $0.constant.name == name }) else { return .nothing }
      let x = scrub.drag(to: place.x, distance: place.y - bar.rect.centre.y)
      hold = .bar(name, scrub)
      return turn(bar, to: bar.value(atX: x))
    }
  }

  private mutating func letGo(_ touch: FeelLane.Touch) -> Reply {
    defer { hold = .none }
    switch hold {
    case .none: return .ignored
    case .lanes:
      give(touch, after: 0)
      return .playFromStart
    case .bar: return .nothing
    }
  }

  private func turn(_ bar: FeelBar, to value: Double) -> Reply {
    .turn(FeelKnob.name(of: bar.constant, in: lanes[chosen].name), to: .number(value))
  }

  private mutating func give(_ touch: FeelLane.Touch, after seconds: Double) {
    for index in lanes.indices { lanes[index].take(touch, after: seconds) }
  }

  /// The present time, on the clock of the drag in progress.
  private var handTime: Double? {
    if case .lanes(let clock) = hold { clock + rest } else { nil }
  }

  /// Holding still reduces the predicted fling to nothing.
  mutating func advance(by seconds: Double, at time: Double) -> Bool {
    guard isHeld, rest < 0.6 else { return false }
    rest += seconds
    flights = lanes.map { $0.flight(ifReleasedAt: handTime) }
    return true
  }

  private mutating func throwAnExample() {
    _ = hand(.pressed(Point(x: 200, y: 60), clock: 0, clicks: 1), at: 0)
    for step in 1...10 {
      let time = Double(step) / 120
      _ = hand(.moved(Point(x: 200 + 1100 * time, y: 60), clock: time), at: 0)
    }
    _ = hand(.released(readings.place, clock: 11.0 / 120), at: 0)
  }
}
