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
  private static let slots = [(200.0, 140.0), (760, 140), (200, 400), (760, 400)].map(Point.init)

  /// A drag of the card.
  private struct Grab {
    /// The card's position: it follows the pointer, with a rubber band at the stage's edges.
    var scroller: Scroller2D
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

  private static func card(at position: Point) -> Node {
    Node(.rectangle(cardSize, cornerRadius: 16), fill: .coral)
      .shadow(.ink.opacity(0.2), radius: 12, y: 6).at(position).named("card")
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
    case .pointer(.pressed(let position, _, _)): return take(position, at: time) ? .hold : .ignored
    case .pointer(.moved(let position, _)): return drag(to: position, at: time)
    case .pointer(.released(let position, _)):
      _ = drag(to: position, at: time)
      return letGo(at: time, throwing: true)
    case .pointer(.cancelled): return letGo(at: time, throwing: false)
    case .seconds(let seconds):
      guard let grab, grab.isUnderWay else { return .ignored }
      // The timeline always ends a little later than the drag.
      if end < time + 1 + 8 * seconds { end = time + 2 + 8 * seconds }
      trail.follow(from: grab.tape.start, until: time, card.place)
      return .nothing
    case _: return .ignored
    }
  }

  /// - Returns: whether the pointer is on the card and grabs it.
  mutating func take(_ point: Point, at time: Double) -> Bool {
    let position = card.place(at: time)
    guard Rect(centre: position, size: Self.cardSize).contains(point) else { return false }
    // After a minute, a drag of the resting card starts with an empty tape.
    if time - start > 60, !card.isBusy(at: time) {
      (card, trail, aims, start) = (Takes(Self.card(at: position)), Trail(from: time), Tape(), time)
    }
    var physics = Physics.iOS
    (physics.slowestThrow, physics.carryFactor) = (0, 0)
    var scrollers = Scroller2D(
      dragging: (position.x, 90...870), (position.y, 62...478),
      viewport: (Scene.size.width, Scene.size.height), physics: physics)
    scrollers.beginDrag(atX: point.x, y: point.y, time: time)
    record(Grab(scroller: scrollers, tape: DragTape(position, at: time)), until: time)
    aims.record(nil, replacingFrom: time)
    end = time + 2
    return true
  }

  /// Ends the drag if the user has scrubbed to a time before it began.
  mutating func drag(to point: Point, at time: Double) -> Reply {
    guard var grab, time >= grab.tape.start else {
      self.grab = nil
      return .ignored
    }
    defer { self.grab?.isUnderWay = true }
    grab.scroller.drag(toX: point.x, y: point.y, time: time)
    grab.tape.record(Point(x: grab.scroller.x.position, y: grab.scroller.y.position), at: time)
    record(grab, until: time)
    end = max(end, time + 2)
    return grab.isUnderWay ? .nothing : .play
  }

  mutating func letGo(at time: Double, throwing: Bool) -> Reply {
    guard var grab else { return .ignored }
    if throwing { grab.scroller.endDrag(time: time) } else { grab.scroller.cancelDrag(time: time) }
    // The throw has the velocity of the last events.
    let velocity = Point(x: grab.scroller.x.velocity, y: grab.scroller.y.velocity)
    grab.tape.release(at: time, velocity: throwing ? velocity : .zero)
    record(grab, until: time)
    let aim = Point(x: grab.scroller.x.destination, y: grab.scroller.y.destination)
    let slots = Self.slots
    let slot = slots.indices.min { slots[$0].distance(to: aim) < slots[$1].distance(to: aim) }
    let (goal, spring) = (slots[slot ?? 0], Easing.spring(bounce: 0.32))
    let flight = Animation.parallel([
      .motions([Motion(.to(.x, goal.x), spring), Motion(.to(.y, goal.y), spring)], duration: 1.1),
      .scale(to: 1, over: 1.1, .easeOut(.cubic)),
    ])
    end = card.perform(flight, at: time, policy: .keepingVelocity)?.upperBound ?? time
    aims.record(slot, replacingFrom: time)
    self.grab = nil
    trail.follow(from: time, until: end, card.place)
    return .play
  }

  /// Makes the drag until `time` a take of the card.
  private mutating func record(_ grab: Grab, until time: Double) {
    self.grab = grab
    let start = grab.tape.start
    card.cut(at: start) { card in
      card.at(grab.tape.track)
        .scale([start: card[.scaleX].value(at: start), start + 0.12: 1.06], .easeOut(.quad))
    }
    trail.follow(from: start, until: time, card.place)
  }
}
