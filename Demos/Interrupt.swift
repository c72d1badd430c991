import Keyframes
import DemoKit
import Scrolling
import Stage

/// A card that can be dragged, thrown and caught in mid-air. It springs to the slot at which the
/// throw is aimed, with the velocity that it has. The gesture becomes keyframes, so everything can
/// be scrubbed, and the card can be grabbed at any time.
struct Interrupt: Demo {
  static let name = "interrupt"
  static let title = "Interrupt"
  static let caption = "Drag the card, throw it, catch it in mid-air: it keeps its velocity."
  static let posterTime = 1.32

  private static let cardSize = Size(width: 160, height: 104)
  private static let slots = [(200.0, 140.0), (760, 140), (200, 400), (760, 400)].map {
    Point(x: $0, y: $1)
  }
  /// After this many seconds the next drag starts a new tape.
  private static let longestTape = 60.0

  /// A drag of the card.
  private struct Grab {
    let start: Double
    /// The vector from the pointer to the centre of the card.
    var hand: Scroller2D
    var x: [Keyframe<Double>]
    var y: [Keyframe<Double>]
    /// Whether it has moved, so that time runs.
    var isUnderWay = false
  }

  private var card: Takes
  private var trail = InterruptTrail(start: 0)
  private var grab: Grab?
  /// When the card begins to fly to a slot; nil while it is held.
  private var aims: [(time: Double, slot: Int?)] = []
  private var (start, end) = (0.0, 0.0)

  init() {
    card = Takes(Self.card(at: Self.slots[0]))
    playAnExample()
  }

  var timeline: Timeline {
    var timeline = Timeline.seconds(end, ticks: aims.map(\.time))
    timeline.range = start...end
    return timeline
  }

  var scene: Scene {
    Scene(ground: .paper) {
      for index in Self.slots.indices { slot(index) }
      trail.nodes
      card.nodes
    }
  }

  private static func card(at place: Point) -> Node {
    Node(.rectangle(cardSize, cornerRadius: 16), fill: .coral)
      .shadow(.always(.ink.opacity(0.2)), radius: 12, y: 6)
      .at(x: .always(place.x), y: .always(place.y))
      .named("card")
  }

  private func slot(_ index: Int) -> Node {
    let place = Self.slots[index]
    var light: [Keyframe<Double>] = []
    for aim in aims where aim.slot == index || light.last?.value == 1 {
      light.append(
        Keyframe(time: aim.time, value: aim.slot == index ? 1 : 0, easing: .hold))
    }
    if let first = light.first {
      light.insert(Keyframe(time: first.time, value: 0, easing: .hold), at: 0)
    }
    let shape = Shape.rectangle(Self.cardSize, cornerRadius: 16)
    return Node {
      Node(shape, stroke: Stroke(.slate.opacity(0.3), width: 2, dash: [8, 8]))
      Node(shape, fill: .coral.opacity(0.1), stroke: Stroke(.coral, width: 2))
        .opacity(light.isEmpty ? 0 : Track(light))
        .named("aim")
    }
    .at(x: .always(place.x), y: .always(place.y))
    .named("slot-\(index + 1)")
  }

  // MARK: Dragging

  mutating func hand(_ event: HandEvent, at time: Double) -> Reply {
    switch event {
    case .pressed(let place, _, _): return take(place, at: time) ? .hold : .ignored
    case .moved(let place, _):
      guard let isUnderWay = grab?.isUnderWay, drag(to: place, at: time) else { return .ignored }
      return isUnderWay ? .nothing : .play
    case .released(let place, _):
      guard drag(to: place, at: time) else { return .ignored }
      letGo(at: time, throwing: true)
      return .play
    case .cancelled:
      guard grab != nil else { return .ignored }
      letGo(at: time, throwing: false)
      return .play
    case .wheel: return .ignored
    }
  }

  /// Keeps a little time ahead of a drag in progress.
  mutating func advance(by seconds: Double, at time: Double) -> Bool {
    guard let grab, grab.isUnderWay else { return false }
    if end < time + 1 + 8 * seconds { end = time + 2 + 8 * seconds }
    follow(until: time)
    return true
  }

  func place(at time: Double) -> Point {
    let node = card.node(at: time)
    return Point(x: node.x.value(at: time), y: node.y.value(at: time))
  }

  /// - Returns: whether the card was grabbed.
  mutating func take(_ hand: Point, at time: Double) -> Bool {
    let place = place(at: time)
    let reach = Rect(centre: place, size: Self.cardSize)
    guard reach.contains(hand) else { return false }
    if time - start > Self.longestTape, !card.isBusy(at: time) { beginTape(at: time, place) }
    var scrollers = Self.scrollers(at: place)
    scrollers.beginDrag(atX: hand.x, y: hand.y, time: time)
    grab = Grab(
      start: time, hand: scrollers, x: [Keyframe(time: time, value: place.x)],
      y: [Keyframe(time: time, value: place.y)])
    aims.removeAll { $0.time >= time }
    aims.append((time, nil))
    record()
    end = time + 2
    follow(until: time)
    return true
  }

  /// Scrollers for the card: it follows the pointer, with a rubber band at the edges of the stage.
  private static func scrollers(at place: Point) -> Scroller2D {
    var physics = Physics.iOS
    (physics.slowestThrow, physics.carryFactor) = (0, 0)
    func axis(_ position: Double, _ length: Double, margin: Double) -> Scroller {
      let extent = Extent(range: margin...(length - margin), viewport: length, follow: -1)
      return Scroller(extent, position: position, physics: physics)
    }
    return Scroller2D(
      x: axis(place.x, Scene.size.width, margin: 90),
      y: axis(place.y, Scene.size.height, margin: 62))
  }

  /// - Returns: whether the card is being dragged; false if time was moved to before the drag
  ///   began.
  mutating func drag(to hand: Point, at time: Double) -> Bool {
    guard var grab, time >= grab.start else {
      self.grab = nil
      return false
    }
    grab.hand.drag(toX: hand.x, y: hand.y, time: time)
    grab.x.note(grab.hand.x.position, at: time)
    grab.y.note(grab.hand.y.position, at: time)
    grab.isUnderWay = true
    self.grab = grab
    record()
    end = max(end, time + 2)
    follow(until: time)
    return true
  }

  mutating func letGo(at time: Double, throwing: Bool) {
    guard var grab else { return }
    if throwing { grab.hand.endDrag(time: time) } else { grab.hand.cancelDrag(time: time) }
    // The tape ends with the velocity of the last events.
    grab.x.leave(at: time, velocity: throwing ? grab.hand.x.velocity : 0)
    grab.y.leave(at: time, velocity: throwing ? grab.hand.y.velocity : 0)
    self.grab = grab
    record()
    let aim = Point(x: grab.hand.x.destination, y: grab.hand.y.destination)
    let slot = Self.slots.indices.min {
      Self.slots[$0].distance(to: aim) < Self.slots[$1].distance(to: aim)
    }
    let flight = Self.flight(to: Self.slots[slot ?? 0])
    let flown = card.perform(flight, at: time, policy: .keepingVelocity)
    aims.removeAll { $0.time >= time }
    aims.append((time, slot))
    end = flown?.upperBound ?? time
    self.grab = nil
    follow(until: end)
  }

  private static func flight(to slot: Point) -> Animation {
    let spring = Easing.spring(bounce: 0.32)
    return .motions(
      [
        Motion(.to(.x, slot.x), spring), Motion(.to(.y, slot.y), spring),
        Motion(.to(.scaleX, 1), .easeOut(.cubic)), Motion(.to(.scaleY, 1), .easeOut(.cubic)),
      ], duration: 1.1)
  }

  /// Records the drag so far as a take.
  private mutating func record() {
    guard let grab else { return }
    card.cut(at: grab.start) { card in
      let lift: Track<Double> = [
        grab.start: card[.scaleX].value(at: grab.start), grab.start + 0.12: 1.06,
      ]
      return card.at(x: Track(grab.x), y: Track(grab.y)).scale(lift.eased(.easeOut(.quad)))
    }
  }

  private mutating func follow(until time: Double) {
    let takes = card
    trail.follow(from: grab?.start ?? aims.last?.time ?? start, until: time) { time in
      let node = takes.node(at: time)
      return Point(x: node.x.value(at: time), y: node.y.value(at: time))
    }
  }

  private mutating func beginTape(at time: Double, _ place: Point) {
    (start, end) = (time, time)
    card = Takes(Self.card(at: place))
    trail = InterruptTrail(start: time)
    aims = []
  }
}
