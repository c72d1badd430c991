import Editing

/// A card that can be dragged, thrown and caught in mid-air, or sent to a slot by a tap. How a flight takes
/// over from what it interrupts is a knob. All of that becomes keyframes, so everything can be scrubbed, and
/// the card can be grabbed at any time.
///
/// Gestures are recorded, so that the knob performs the same ones again. How they move the card, and the
/// example that plays at the start, have files of their own in this folder.
struct Interrupt: AdjustableDemo, ReducedMotionDemo {
  static let title = "Interrupt"
  static let caption = "Drag the card, throw it, catch it in mid-air: it keeps its velocity."
  static let posterTime = 1.32

  static let knobs: [Knob] = [.interruption]
  var values = KnobValues(knobs) { didSet { if values != oldValue { performAgain() } } }

  static let cardSize = Size(width: 160, height: 104)
  static let slots = [(200.0, 140.0), (760, 140), (200, 400), (760, 400)].map(Point.init)

  /// Where the card is before the first gesture, and when that begins.
  var home = (position: slots[0], time: 0.0)
  var gestures = Tape<Gesture>()
  var card = Takes(Interrupt.card(at: slots[0]))
  var trail = Trail(from: 0)
  var grab: Grab?
  /// The slot to which the card flies from each time on; nil while it is dragged.
  var aims = Tape<Int?>()
  var end = 0.0
  /// Whether the card fades from place to place instead of flying.
  var fades = false

  init() { playAnExample() }

  var timeline: Timeline {
    var timeline = Timeline.seconds(end, ticks: aims.times)
    timeline.range = home.time...end
    return timeline
  }

  var scene: Scene {
    Scene(ground: .paper) {
      for index in Self.slots.indices { slot(index) }
      trail.nodes(Node(.circle(radius: 4), fill: .slate), opacity: 0.7)
      card.nodes
    }
  }

  /// A drag follows the hand, but nothing flies.
  var reducedMotionScene: Scene {
    var calm = self
    calm.fades = true
    calm.performAgain()
    return calm.scene
  }

  static func card(at position: Point) -> Node {
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
    case .tap(let position): return send(to: position, at: time)
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
}
