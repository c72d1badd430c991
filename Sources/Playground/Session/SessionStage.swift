import Keyframes
import Scrolling
import Stage

/// Hands and wheels on the stage that the demo is asked about first.
extension Session {
  /// - Returns: whether the press is the demo's.
  mutating func demoTakes(_ place: Point, clicks: Int, _ time: Double) -> Bool {
    let reply = player.hand(.pressed(stagePoint(place), clock: time, clicks: clicks))
    switch reply {
    case .ignored: return false
    case .hold, .turn: gesture = .demo
    case .nothing, .play, .playFromStart, .pause, .adopt: gesture = .button
    }
    obey(reply)
    return true
  }

  /// The demo that holds the hand loses it.
  mutating func takeHandFromDemo() {
    if gesture == .demo { cancelGesture(lastEventTime) }
  }

  /// Does what a reply asks of the whole session; the player has done the rest.
  mutating func obey(_ reply: Reply) {
    switch reply {
    case .adopt(let profile): adopt(profile)
    case .turn(let knob, let value): pull(knob, to: value)
    case .nothing, .play, .playFromStart, .pause, .hold, .ignored: break
    }
  }

  /// Turns a knob of the demo; while the demo holds the hand it is a part of one step.
  private mutating func pull(_ name: String, to value: KnobValue) {
    guard let value = knob(name)?.fitted(value) else { return }
    if gesture == .demo { history.begin() }
    turn(knob: name, to: value)
  }

  /// What a hand that the demo holds has turned goes back to where it was.
  /// - Returns: whether it had turned something.
  mutating func cancelPull() -> Bool {
    guard gesture == .demo, history.isOpen else { return false }
    let before = history.value
    history.cancel()
    show(changesSince: before)
    cancelGesture(lastEventTime)
    return true
  }

  /// Over the gallery it scrolls the gallery; over the stage it is the demo's, and else moves time.
  mutating func wheel(_ timed: TimedEvent) {
    guard
      case .wheel(let x, let y, let at, let modifiers, let isPrecise, let isFlipped) = timed.event
    else { return }
    let place = logical(at)
    ui.point(at: place)
    guard x.isFinite, y.isFinite else { return }
    let turnsSideways = modifiers.contains(.shift)
    let event = WheelEvent(
      x: turnsSideways ? x - y : x, y: turnsSideways ? 0 : -y, isPrecise: isPrecise,
      isFlipped: isFlipped, time: timed.time)
    if showsHelp {
      helpScroller.wheel(event, along: event.mainAxis)
    } else if layout.timeline?.contains(place) == true {
      wheelOverTimeline(x: x, y: y, at: place, modifiers, timed.time)
    } else if let gallery = layout.gallery, gallery.contains(place) {
      galleryScroller.wheel(event, along: event.mainAxis)
    } else if isOnHome(place) {
      home.scroller.wheel(event, along: event.mainAxis)
    } else if isOnKnobs(place) {
      knobsScroller.wheel(event, along: event.mainAxis)
    } else if isOnCurve(place) {
      curve.scroller.wheel(event, along: event.mainAxis)
    } else if !demoTakes(event, at: place), driver.admits(.wheel) {
      player.playhead.wheel(event)
    }
  }

  private mutating func demoTakes(_ event: WheelEvent, at place: Point) -> Bool {
    guard isOnStage(place), event.x != 0 || event.y != 0 else {
      return false
    }
    let reply = player.hand(
      .wheel(event, at: stagePoint(place, inLane: layout.lane(at: place))))
    obey(reply)
    return reply != .ignored
  }

  // MARK: Physics

  /// Free timelines are thrown by this profile from now on, in all demos, with the constants that a
  /// demo has for it.
  mutating func adopt(_ profile: String) {
    guard let usual = Physics.profiles.first(where: { $0.name == profile }) else { return }
    let own = players.lazy.compactMap { $0.demo.physics(of: profile) }.first
    self.profile = profile
    physics = own ?? usual.physics
    for index in players.indices { players[index].adopt(physics, profile) }
  }

  mutating func cyclePhysics() {
    let profiles = Physics.profiles
    let index = profiles.firstIndex { $0.name == profile } ?? -1
    let next = profiles[(index + 1) % profiles.count]
    adopt(next.name)
    notice = Notice("Time is thrown: \(next.name)")
  }
}
