/// How gestures move the card.
extension Interrupt {
  /// - Returns: whether the pointer is on the card and grabs it.
  mutating func take(_ point: Point, at time: Double) -> Bool {
    let position = card.place(at: time)
    guard Rect(centre: position, size: Self.cardSize).contains(point) else { return false }
    // After a minute, a drag of the resting card starts with an empty tape.
    if time - home.time > 60, !card.isBusy(at: time) {
      home = (position, time)
      begin()
    }
    gestures.record(.grab(point), at: time)
    beginDrag(at: point, time)
    if let grab { record(grab, until: time) }
    return true
  }

  /// Ends the drag if the user has scrubbed to a time before it began.
  mutating func drag(to point: Point, at time: Double) -> Reply {
    guard let old = grab, time >= old.tape.start else {
      grab = nil
      return .ignored
    }
    gestures.record(.move(to: point), at: time)
    continueDrag(to: point, time)
    if let grab { record(grab, until: time) }
    end = max(end, time + 2)
    return old.isUnderWay ? .nothing : .play
  }

  mutating func letGo(at time: Double, throwing: Bool) -> Reply {
    guard grab != nil else { return .ignored }
    gestures.record(.release(throwing: throwing), at: time)
    endDrag(at: time, throwing: throwing)
    return .play
  }

  /// A tap on a slot sends the card there.
  mutating func send(to point: Point, at time: Double) -> Reply {
    let slot = Self.slots.firstIndex { Rect(centre: $0, size: Self.cardSize).contains(point) }
    guard let slot else { return .ignored }
    gestures.record(.send(slot: slot), at: time)
    fly(to: slot, at: time)
    return .play
  }

  /// Performs the recorded gestures as the knob says now. Wherever the card is by then, a drag moves it
  /// as far as the pointer moved.
  mutating func performAgain() {
    let (recorded, latest, isDragging) = (gestures, end, grab != nil)
    begin()
    for gesture in recorded { perform(gesture.event, at: gesture.time) }
    gestures = recorded
    if let grab, let last = recorded.times.last { record(grab, until: last) }
    if isDragging { end = latest } else { grab = nil }
  }

  private mutating func perform(_ gesture: Gesture, at time: Double) {
    switch gesture {
    case .grab(let point):
      // A drag that was not released ends here.
      if let grab { record(grab, until: time) }
      beginDrag(at: point, time)
    case .move(let point): continueDrag(to: point, time)
    case .release(let throwing): endDrag(at: time, throwing: throwing)
    case .send(let slot):
      if let grab { record(grab, until: time) }
      fly(to: slot, at: time)
    }
  }

  private mutating func begin() {
    card = Takes(Self.card(at: home.position))
    (trail, aims, gestures, grab) = (Trail(from: home.time), Tape(), Tape(), nil)
  }

  private mutating func beginDrag(at point: Point, _ time: Double) {
    let position = card.place(at: time)
    var physics = Physics.iOS
    (physics.slowestThrow, physics.carryFactor) = (0, 0)
    var scrollers = Scroller2D(
      dragging: (position.x, 90...870), (position.y, 62...478),
      viewport: (Scene.size.width, Scene.size.height), physics: physics)
    scrollers.beginDrag(atX: point.x, y: point.y, time: time)
    grab = Grab(scroller: scrollers, tape: DragTape(position, at: time))
    aims.record(nil, replacingFrom: time)
    end = time + 2
  }

  private mutating func continueDrag(to point: Point, _ time: Double) {
    guard var drag = grab else { return }
    drag.scroller.drag(toX: point.x, y: point.y, time: time)
    drag.tape.record(Point(x: drag.scroller.x.position, y: drag.scroller.y.position), at: time)
    drag.isUnderWay = true
    grab = drag
  }

  private mutating func endDrag(at time: Double, throwing: Bool) {
    guard var drag = grab else { return }
    if throwing { drag.scroller.endDrag(time: time) } else { drag.scroller.cancelDrag(time: time) }
    // The throw has the velocity of the last events.
    let velocity = Point(x: drag.scroller.x.velocity, y: drag.scroller.y.velocity)
    drag.tape.release(at: time, velocity: throwing ? velocity : .zero)
    record(drag, until: time)
    let aim = Point(x: drag.scroller.x.destination, y: drag.scroller.y.destination)
    let slots = Self.slots
    let slot = slots.indices.min { slots[$0].distance(to: aim) < slots[$1].distance(to: aim) }
    fly(to: slot ?? 0, at: time)
  }

  private mutating func fly(to slot: Int, at time: Double) {
    let (goal, spring) = (Self.slots[slot], Easing.spring(bounce: 0.32))
    let place = [Motion(.to(.x, goal.x)), Motion(.to(.y, goal.y))]
    let size = [Motion(.to(.scaleX, 1)), Motion(.to(.scaleY, 1))]
    let fade = Animation.sequence([
      .fadeOut(0.15), .motions(place + size, duration: 0), .fadeIn(0.15),
    ])
    let flight = Animation.motions((place + size).map { Motion($0.change, spring) }, duration: 1.1)
    if fades {
      card.perform(fade, at: time)
    } else {
      card.perform(flight, at: time, policy: values.interruption)
    }
    end = card.end
    aims.record(slot, replacingFrom: time)
    grab = nil
    trail.follow(from: time, until: end, card.place)
  }

  /// Makes the drag until `time` a take of the card.
  private mutating func record(_ drag: Grab, until time: Double) {
    let start = drag.tape.start
    card.cut(at: start) { card in
      card.at(drag.tape.track)
        .scale([start: card[.scaleX].value(at: start), start + 0.12: 1.06], .easeOut(.quad))
    }
    trail.follow(from: start, until: time, card.place)
  }
}
