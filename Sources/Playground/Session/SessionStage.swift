import Keyframes
import Scrolling
import Stage

/// Hands and wheels on the stage that the demo is asked about first.
extension Session {
  /// - Returns: whether the press is the demo's.
  mutating func demoTakes(_ place: Point, clicks: Int, _ time: Double) -> Bool {
    let reply = player.hand(.pressed(layout.stagePoint(place), clock: time, clicks: clicks))
    obey(reply)
    guard reply != .ignored else { return false }
    gesture = reply == .hold ? .demo : .button
    return true
  }

  /// The demo that holds the hand loses it.
  mutating func takeHandFromDemo() {
    if gesture == .demo { cancelGesture(lastEventTime) }
  }

  /// Does what a reply asks of the whole session; the player has done the rest.
  mutating func obey(_ reply: Reply) {
    switch reply {
    case .adopt(let physics): adopt(physics)
    case .nothing, .play, .playFromStart, .pause, .hold, .ignored: break
    }
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
    } else if isOnKnobs(place) {
      return
    } else if !demoTakes(event, at: place), driver.admits(.wheel) {
      player.playhead.wheel(event)
    }
  }

  private mutating func demoTakes(_ event: WheelEvent, at place: Point) -> Bool {
    guard ui.widget(at: place)?.identity == .stage, event.x != 0 || event.y != 0 else {
      return false
    }
    let reply = player.hand(.wheel(event, at: layout.stagePoint(place)))
    obey(reply)
    return reply != .ignored
  }

  // MARK: Physics

  /// Free timelines move so from now on, in all demos.
  mutating func adopt(_ physics: Physics) {
    self.physics = physics
    for index in players.indices { players[index].playhead.physics = physics }
  }

  mutating func cyclePhysics() {
    let profiles = Physics.profiles
    let index = profiles.firstIndex { $0.physics == physics } ?? -1
    let next = profiles[(index + 1) % profiles.count]
    adopt(next.physics)
    notice = Notice("Time is thrown: \(next.name)")
  }
}
