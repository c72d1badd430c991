import Keyframes
import Playground
import Scrolling
import Stage

/// One hand, four kinds of physics: each lane is thrown by the same gesture, and shows beforehand
/// where it will come to rest. A throw is laid open in time, so that it can be scrubbed; a constant
/// that is moved shows what it would have made of the same hand.
struct Feel: Demo {
  static let name = "feel"
  static let title = "Feel"
  static let caption = "Drag, throw or wheel the lanes; every constant is a bar to pull."
  static let posterTime = 0.45

  private static let lanesRect = Rect(x: 136, y: 16, width: 800, height: 200)
  private static let laneHeight = 50.0
  private static let chartRect = Rect(x: 24, y: 244, width: 540, height: 158)
  /// Where the content of a lane begins: there is room to pull beyond both ends.
  private static let origin = 186.0

  private enum Hold {
    case none
    /// When the hand last did something.
    case lanes(clock: Double)
    case knob(Int, FineScrub)
  }

  private var lanes: [FeelLane]
  private var chosen = 0
  private var hold = Hold.none
  /// Seconds since the hand last moved.
  private var rest = 0.0
  private var device = "–"
  private var readings = FeelReadings()
  private var flights: [FeelFlight] = []

  init() {
    let colors = [Color.sky, .mint, .sun, .violet]
    lanes = zip(Physics.profiles, colors).map { FeelLane($0.name, $0.physics, $1) }
    throwAnExample()
  }

  private var duration: Double { max(flights.map(\.duration).max() ?? 0, 0.5) }

  var timeline: Timeline { .seconds(duration, ticks: flights.map(\.duration).sorted()) }

  private var isHeld: Bool { if case .lanes = hold { true } else { false } }

  // MARK: The hand

  mutating func hand(_ event: HandEvent, at time: Double) -> Reply {
    defer { flights = lanes.map { $0.flight(ifThrownAt: handTime) } }
    switch event {
    case .pressed(let place, let clock, let clicks):
      return press(place, clock, isDouble: clicks == 2, at: time)
    case .moved(let place, let clock): return move(place, clock)
    case .released(let place, let clock):
      if isHeld, place != readings.place { _ = move(place, clock) }
      readings.released(clock)
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
      return .adopt(lanes[lane].physics)
    }
    let knobs = FeelKnob.all(for: lanes[chosen].physics)
    guard let knob = knobs.first(where: { $0.rect.contains(place) }),
      let index = Physics.constants.firstIndex(where: { $0.path == knob.constant.path })
    else { return .ignored }
    let range = knob.rect.minX...knob.rect.maxX
    if isDouble {
      let path = knob.constant.path
      lanes[chosen].physics[keyPath: path] = lanes[chosen].usual[keyPath: path]
      return .adopt(lanes[chosen].physics)
    }
    hold = .knob(index, FineScrub(at: place.x, pointer: place.x, range: range))
    turn(knob, to: place.x)
    return .hold
  }

  private mutating func move(_ place: Point, _ clock: Double) -> Reply {
    switch hold {
    case .none: return .ignored
    case .lanes:
      readings.moved(place, clock)
      give(.move(place.x, clock: clock), after: 0)
      (hold, rest) = (.lanes(clock: clock), 0)
      return .nothing
    case .knob(let index, var scrub):
      let path = Physics.constants[index].path
      let knobs = FeelKnob.all(for: lanes[chosen].physics)
      guard let knob = knobs.first(where: { $0.constant.path == path }) else { return .ignored }
      let x = scrub.drag(to: place.x, distance: place.y - knob.rect.centre.y)
      hold = .knob(index, scrub)
      turn(knob, to: x)
      return .adopt(lanes[chosen].physics)
    }
  }

  private mutating func letGo(_ touch: FeelLane.Touch) -> Reply {
    defer { hold = .none }
    switch hold {
    case .none: return .ignored
    case .lanes:
      give(touch, after: 0)
      return .playFromStart
    case .knob: return .adopt(lanes[chosen].physics)
    }
  }

  private mutating func turn(_ knob: FeelKnob, to x: Double) {
    let part = (x - knob.rect.minX) / knob.rect.width
    lanes[chosen].physics[keyPath: knob.constant.path] = knob.value(at: part)
  }

  private mutating func give(_ touch: FeelLane.Touch, after seconds: Double) {
    for index in lanes.indices { lanes[index].take(touch, after: seconds) }
  }

  /// Now, on the clock of the hand that holds the lanes.
  private var handTime: Double? {
    if case .lanes(let clock) = hold { clock + rest } else { nil }
  }

  /// A hand that rests is about to throw nothing.
  mutating func advance(by seconds: Double, at time: Double) -> Bool {
    guard isHeld, rest < 0.6 else { return false }
    rest += seconds
    flights = lanes.map { $0.flight(ifThrownAt: handTime) }
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

  // MARK: What is seen

  var scene: Scene {
    Scene(ground: .ink) {
      for index in lanes.indices { lane(index) }
      Node(
        "Press a name for its constants, and to throw time that way. "
          + "Double click a bar for its usual value.",
        TextStyle(13, .regular, alignment: .leading), .mist
      )
      .at(x: 26, y: 229)
      .named("hint")
      chart
      readings.node(device: device, lanes[chosen], flights[chosen])
      for knob in FeelKnob.all(for: lanes[chosen].physics) {
        knob.node(
          lanes[chosen].physics, usual: lanes[chosen].usual, lanes[chosen].color,
          isHeld: isHeld(knob))
      }
    }
  }

  private func isHeld(_ knob: FeelKnob) -> Bool {
    guard case .knob(let index, _) = hold else { return false }
    return Physics.constants[index].path == knob.constant.path
  }

  private static func label(_ index: Int) -> Rect {
    Rect(x: 24, y: 21 + laneHeight * Double(index), width: 104, height: 40)
  }

  private func lane(_ index: Int) -> Node {
    let (lane, flight) = (lanes[index], flights[index])
    let label = Self.label(index)
    let middle = label.centre.y
    let box = Rect(x: Self.lanesRect.minX, y: label.minY, width: Self.lanesRect.width, height: 40)
    let place: Track<Double> = isHeld ? .always(lane.scroller.position) : flight.position
    return Node {
      Node(
        .rectangle(label.size, cornerRadius: 8),
        fill: index == chosen ? lane.color.opacity(0.24) : .midnight
      )
      .at(x: .always(label.centre.x), y: .always(middle))
      Node(
        lane.name, TextStyle(15, index == chosen ? .semibold : .regular, alignment: .leading),
        index == chosen ? lane.color : .paper.opacity(0.8)
      )
      .at(x: .always(label.minX + 12), y: .always(middle))
      Node {
        Node(.rectangle(box.size, cornerRadius: 0), fill: .midnight).at(
          x: .always(box.centre.x), y: .always(middle))
        Node(.path(Self.marks(middle)), stroke: Stroke(.steel.opacity(0.6), width: 1))
        Node(.path(Self.ends(middle)), stroke: Stroke(.steel, width: 1.5))
        Node(.circle(radius: 11), stroke: Stroke(lane.color.opacity(0.75), width: 2))
          .at(x: .always(Self.origin + flight.destination), y: .always(middle))
          .named("landing")
        Node(.circle(radius: 9), fill: lane.color)
          .at(x: place.map { Self.origin + $0 }, y: .always(middle))
          .named("marker")
      }
      .clipped(to: box, cornerRadius: 8)
      .named("track")
    }
    .named(lane.name)
  }

  /// Every 50 points of the content, every 100 a longer one.
  private static func marks(_ middle: Double) -> Path {
    var path = Path()
    for mark in 1..<14 {
      let height = mark.isMultiple(of: 2) ? 6.0 : 3
      path.move(to: Point(x: origin + 50 * Double(mark), y: middle - height))
      path.line(to: Point(x: origin + 50 * Double(mark), y: middle + height))
    }
    return path
  }

  private static func ends(_ middle: Double) -> Path {
    var path = Path()
    for x in [origin, origin + FeelLane.length] {
      path.move(to: Point(x: x, y: middle - 14))
      path.line(to: Point(x: x, y: middle + 14))
    }
    return path
  }

  /// Position over time, of all lanes, with a line where time is.
  private var chart: Node {
    let rect = Self.chartRect
    let plot = Rect(x: rect.minX + 14, y: rect.minY + 26, width: rect.width - 28, height: 106)
    let duration = duration
    let now: Track<Double> = [0: plot.minX, duration: plot.maxX]
    return Node {
      Node(.rectangle(rect.size, cornerRadius: 0), fill: .midnight).at(
        x: .always(rect.centre.x), y: .always(rect.centre.y))
      Node("Position over time", TextStyle(13, .regular, alignment: .leading), .mist).at(
        x: .always(rect.minX + 12), y: .always(rect.minY + 14))
      Node(
        duration.fixed(2) + " s", TextStyle(13, .regular, family: .mono, alignment: .trailing),
        .mist
      )
      .at(x: .always(rect.maxX - 12), y: .always(rect.maxY - 12))
      for y in [plot.minY, plot.maxY] {
        Node(
          .line(from: Point(x: plot.minX, y: y), to: Point(x: plot.maxX, y: y)),
          stroke: Stroke(.steel.opacity(0.5), width: 1))
      }
      Node(
        .line(from: Point(x: 0, y: plot.minY), to: Point(x: 0, y: plot.maxY)),
        stroke: Stroke(.paper.opacity(0.5), width: 1)
      )
      .at(x: now, y: 0)
      .named("now")
      for index in chartOrder { curve(index, in: plot, duration, now) }
    }
    .clipped(to: rect, cornerRadius: 8)
    .named("chart")
  }

  /// The chosen lane on top.
  private var chartOrder: [Int] { lanes.indices.filter { $0 != chosen } + [chosen] }

  @NodeBuilder private func curve(
    _ index: Int, in plot: Rect, _ duration: Double, _ now: Track<Double>
  ) -> [Node] {
    let (lane, flight) = (lanes[index], flights[index])
    let color = lane.color.opacity(index == chosen ? 1 : 0.55)
    let end = Point(
      x: plot.minX + plot.width * flight.duration / duration,
      y: FeelFlight.height(of: flight.destination, in: plot))
    if flight.duration > 0 {
      Node(
        .path(flight.curve(in: plot, seconds: duration)),
        stroke: Stroke(color, width: index == chosen ? 2.5 : 1.5, join: .round)
      )
      .named("curve \(lane.name)")
    }
    Node(.circle(radius: 4), stroke: Stroke(color, width: 1.5))
      .at(x: .always(end.x), y: .always(end.y))
      .named("rest \(lane.name)")
    if !isHeld {
      Node(.circle(radius: 4), fill: lane.color)
        .at(x: now, y: flight.position.map { FeelFlight.height(of: $0, in: plot) })
        .named("point \(lane.name)")
    }
  }
}
