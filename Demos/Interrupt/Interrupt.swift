/// A card that can be dragged, thrown and caught in mid-air. After a throw it springs to the slot
/// that it was aimed at, and keeps its velocity. All of that becomes keyframes, so everything can
/// be scrubbed, and the card can be grabbed at any time.
///
/// The drag that plays at the start has a file of its own in this folder.
struct Interrupt: Demo {
  static let title = "Interrupt"
  static let caption = "Drag the card, throw it, catch it in mid-air: it keeps its velocity."
  static let posterTime = 1.32

  private static let cardSize = Size(width: 160, height: 104)
  private static let slots = [(200.0, 140.0), (760, 140), (200, 400), (760, 400)].map {
    Point(x: $0, y: $1)
  }
  /// Seconds after which the next drag starts with an empty tape.
  private static let longestTape = 60.0

  /// A drag of the card.
  private struct Grab {
    /// The position of the card, which follows the pointer.
    var hand: Scroller2D
    var tape: DragTape
    /// Whether the pointer has moved, so that time runs.
    var isUnderWay = false
  }

  private(set) var card = Takes(Interrupt.card(at: slots[0]))
  private var trail = Trail(from: 0)
  private var grab: Grab?
  /// The slot to which the card flies from each time on; nil while it is dragged.
  private var aims = Tape<Int?>()
  private var (start, end) = (0.0, 0.0)

  init() { playAnExample() }

  var timeline: Timeline {
    var timeline = Timeline.seconds(end, ticks: aims.times)
    timeline.range = start...end
    return timeline
  }

  var scene: Scene {
    Scene(ground: .paper) {
      for index in Self.slots.indices { slot(index) }
      trail.nodes(Node(.circle(radius: 4), fill: .slate), opacity: 0.7)
      card.nodes
    }
  }

  private static func card(at place: Point) -> Node {
    Node(.rectangle(cardSize, cornerRadius: 16), fill: .coral)
      .shadow(.ink.opacity(0.2), radius: 12, y: 6).at(place).named("card")
  }

  private func slot(_ index: Int) -> Node {
    var light: Track<Double> = 0
    for aim in aims where aim.event == index || light.keyframes.last?.value == 1 {
      if light.times == nil { light.add(0, at: aim.time) }
      light.add(aim.event == index ? 1 : 0, at: aim.time, easing: .hold)
    }
    let shape = Shape.rectangle(Self.cardSize, cornerRadius: 16)
    return Node {
      Node(shape, stroke: Stroke(.slate.opacity(0.3), width: 2, dash: [8, 8]))
      Node(shape, fill: .coral.opacity(0.1), stroke: Stroke(.coral, width: 2))
        .opacity(light).named("aim")
    }
    .at(Self.slots[index]).named("slot-\(index + 1)")
  }

  mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
    switch input {
    case .hand(.pressed(let place, _, _)): return take(place, at: time) ? .hold : .ignored
    case .hand(.moved(let place, _)):
      guard let isUnderWay = grab?.isUnderWay, drag(to: place, at: time) else { return .ignored }
      return isUnderWay ? .nothing : .play
    case .hand(.released(let place, _)):
      guard drag(to: place, at: time) else { return .ignored }
      letGo(at: time, throwing: true)
      return .play
    case .hand(.cancelled):
      guard grab != nil else { return .ignored }
      letGo(at: time, throwing: false)
      return .play
    case .seconds(let seconds):
      guard let grab, grab.isUnderWay else { return .ignored }
      // The timeline always ends a little later than the drag.
      if end < time + 1 + 8 * seconds { end = time + 2 + 8 * seconds }
      follow(until: time)
      return .nothing
    case _: return .ignored
    }
  }

  /// - Returns: whether the pointer is on the card and grabs it.
  mutating func take(_ hand: Point, at time: Double) -> Bool {
    let place = card.place(at: time)
    guard Rect(centre: place, size: Self.cardSize).contains(hand) else { return false }
    if time - start > Self.longestTape, !card.isBusy(at: time) {
      (start, end) = (time, time)
      (card, trail, aims) = (Takes(Self.card(at: place)), Trail(from: time), Tape())
    }
    var scrollers = Self.scrollers(at: place)
    scrollers.beginDrag(atX: hand.x, y: hand.y, time: time)
    grab = Grab(hand: scrollers, tape: DragTape(place, at: time))
    aims.record(nil, replacingFrom: time)
    record()
    end = time + 2
    follow(until: time)
    return true
  }

  /// The card follows the pointer, with a rubber band at the edges of the stage.
  private static func scrollers(at place: Point) -> Scroller2D {
    var physics = Physics.iOS
    (physics.slowestThrow, physics.carryFactor) = (0, 0)
    return Scroller2D(
      dragging: (place.x, 90...870), (place.y, 62...478),
      viewport: (Scene.size.width, Scene.size.height), physics: physics)
  }

  /// - Returns: whether the card is being dragged; false if the user has scrubbed to a time before
  ///   the drag began.
  mutating func drag(to hand: Point, at time: Double) -> Bool {
    guard var grab, time >= grab.tape.start else {
      self.grab = nil
      return false
    }
    grab.hand.drag(toX: hand.x, y: hand.y, time: time)
    grab.tape.record(Point(x: grab.hand.x.position, y: grab.hand.y.position), at: time)
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
    // The throw has the velocity of the last events.
    let velocity = Point(x: grab.hand.x.velocity, y: grab.hand.y.velocity)
    grab.tape.release(at: time, velocity: throwing ? velocity : .zero)
    self.grab = grab
    record()
    let target = Point(x: grab.hand.x.destination, y: grab.hand.y.destination)
    let slot = Self.slots.indices.min {
      Self.slots[$0].distance(to: target) < Self.slots[$1].distance(to: target)
    }
    let flown = card.perform(
      Self.flight(to: Self.slots[slot ?? 0]), at: time, policy: .keepingVelocity)
    aims.record(slot, replacingFrom: time)
    end = flown?.upperBound ?? time
    self.grab = nil
    follow(until: end)
  }

  private static func flight(to slot: Point) -> Animation {
    let spring = Easing.spring(bounce: 0.32)
    return .parallel([
      .motions([Motion(.to(.x, slot.x), spring), Motion(.to(.y, slot.y), spring)], duration: 1.1),
      .scale(to: 1, over: 1.1, .easeOut(.cubic)),
    ])
  }

  /// Makes the drag so far a take of the card.
  private mutating func record() {
    guard let grab else { return }
    let start = grab.tape.start
    card.cut(at: start) { card in
      card.at(grab.tape.track)
        .scale([start: card[.scaleX].value(at: start), start + 0.12: 1.06], .easeOut(.quad))
    }
  }

  private mutating func follow(until time: Double) {
    let start = grab?.tape.start ?? aims.last?.time ?? start
    trail.follow(from: start, until: time) { [card] in card.place(at: $0) }
  }
}
