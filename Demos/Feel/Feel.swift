/// One gesture, four kinds of scroll physics: the same gesture flings every lane, and each shows in
/// advance where it will come to rest. The fling can be scrubbed. Change a constant, and the same
/// gesture runs again with it.
///
/// This small app has a folder, with files for the lanes, the bars of their constants, the readings
/// of the input device, and the picture.
struct Feel: AdjustableDemo, PhysicsDemo {
  static let title = "Feel"
  static let caption = "Drag, fling or scroll the lanes; drag the bars to change the constants."
  static let posterTime = 0.45

  static let knobs = FeelKnob.all
  var values = KnobValues(knobs) { didSet { if values != oldValue { turnLanes() } } }

  private(set) var lanes = FeelLane.all
  /// The lane whose constants are shown.
  private(set) var chosen = 0
  /// Whether the chosen lane's profile is also used for scrolling time.
  private(set) var isInForce = true
  /// Whether the lanes are being dragged.
  private(set) var isHeld = false
  /// The bar that is being dragged, by the name of its constant.
  private(set) var heldBar: (name: String, scrub: FineScrub)?
  /// Seconds since the pointer moved last.
  private var rest = 0.0
  private(set) var device = "pointer"
  private(set) var readings = FeelReadings()
  private(set) var flights: [FeelFlight] = []

  init() { throwAnExample() }

  var duration: Double { max(flights.map(\.duration).max() ?? 0, 0.5) }

  var timeline: Timeline { .seconds(duration, ticks: flights.map(\.duration).sorted()) }

  /// Predicts the motions from now on; while the lanes are dragged, as if they were released now.
  private mutating func foresee() {
    flights = lanes.map { $0.flight(ifReleasedAt: isHeld ? readings.clock + rest : nil) }
  }

  private mutating func turnLanes() {
    for index in lanes.indices {
      lanes[index].tape.physics = FeelKnob.physics(of: lanes[index], values)
    }
    foresee()
  }

  func physics(of profile: String) -> Physics? { lanes.first { $0.name == profile }?.physics }

  private mutating func adopt(_ profile: String) -> Reply {
    let (lane, before) = (lanes.firstIndex { $0.name == profile }, (chosen, isInForce))
    (chosen, isInForce) = (lane ?? chosen, lane != nil)
    return (chosen, isInForce) == before ? .ignored : .nothing
  }

  func shows(_ knob: Knob) -> Bool {
    // Labels are compared first, because names have to be made.
    bars.contains { $0.constant.name == knob.label && $0.knob == knob.name }
  }

  mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
    switch input {
    case .pointer(let event): handle(event, at: time)
    case .seconds(let seconds): waitForPointer(seconds)
    case .adopted(let profile): adopt(profile)
    case .button, .tap, .cue, .settled: .ignored
    }
  }

  private mutating func handle(_ event: PointerEvent, at time: Double) -> Reply {
    defer { foresee() }
    switch event {
    case .pressed(let position, _, let clicks):
      guard Self.lanesRect.contains(position) else { return press(position, isDouble: clicks == 2) }
      device = "pointer"
      isHeld = true
      give(event, after: time)
      return .hold
    case .moved(let position, let clock): return move(position, clock)
    case .released(let position, let clock):
      if isHeld, position != readings.position { _ = move(position, clock) }
      return letGo(event)
    case .cancelled: return letGo(event)
    case .wheel(_, let position):
      guard Self.lanesRect.contains(position), !isHeld else { return .ignored }
      give(event, after: time)
      device = lanes[0].scroller.wheelDevice?.name ?? "–"
      return .playFromStart
    }
  }

  private mutating func give(_ event: PointerEvent, after seconds: Double) {
    rest = 0
    readings.note(event)
    for index in lanes.indices { lanes[index].tape.take(event.touchAlongX, after: seconds) }
  }

  /// A press outside the lanes: on a lane's name, or on a bar.
  private mutating func press(_ position: Point, isDouble: Bool) -> Reply {
    if let lane = lanes.indices.first(where: { Self.label($0).contains(position) }) {
      chosen = lane
      return .adopt(lanes[lane].name)
    }
    guard let bar = bars.first(where: { $0.rect.contains(position) }) else { return .ignored }
    if isDouble { return turn(bar, to: lanes[chosen].usual[keyPath: bar.constant.path]) }
    let range = bar.rect.minX...bar.rect.maxX
    heldBar = (bar.constant.name, FineScrub(at: position.x, pointer: position.x, range: range))
    return turn(bar, to: bar.value(atX: position.x))
  }

  private mutating func move(_ position: Point, _ clock: Double) -> Reply {
    if isHeld { give(.moved(position, clock: clock), after: 0) }
    guard var held = heldBar else { return isHeld ? .nothing : .ignored }
    guard let bar = bars.first(where: { $0.constant.name == held.name }) else { return .nothing }
    let x = held.scrub.drag(to: position.x, distance: position.y - bar.rect.centre.y)
    heldBar = held
    return turn(bar, to: bar.value(atX: x))
  }

  private mutating func letGo(_ event: PointerEvent) -> Reply {
    defer { (isHeld, heldBar) = (false, nil) }
    guard isHeld else { return heldBar == nil ? .ignored : .nothing }
    give(event, after: 0)
    return .playFromStart
  }

  var bars: [FeelBar] { FeelBar.all(for: lanes[chosen]) }

  private func turn(_ bar: FeelBar, to value: Double) -> Reply {
    .turn(bar.knob, to: .number(value))
  }

  /// The longer the pointer rests before the release, the slower the predicted fling, down to none.
  private mutating func waitForPointer(_ seconds: Double) -> Reply {
    guard isHeld, rest < 0.6 else { return .ignored }
    rest += seconds
    foresee()
    return .nothing
  }

  private mutating func throwAnExample() {
    give(.pressed(Point(x: 200, y: 60), clock: 0, clicks: 1), after: 0)
    for time in (1...10).map({ Double($0) / 120 }) {
      give(.moved(Point(x: 200 + 1100 * time, y: 60), clock: time), after: 0)
    }
    give(.released(readings.position, clock: 11.0 / 120), after: 0)
    foresee()
  }
}
