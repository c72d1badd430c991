package import DemoKit
import Editing
package import Keyframes
import Scrolling
import Stage

/// Time and input for the demo, and its replies.
extension Player {
  /// Lets `dt` seconds pass.
  package mutating func advance(by dt: Double) {
    advanceDemo(by: dt)
    playhead.advance(by: dt)
    crossCues()
    guard let page = pager.advance(by: dt, to: time, isResting: playhead.isResting) else { return }
    settledDuration = scene.duration(afterSettlingOn: page)
    change(.settled(page: page))
  }

  /// Advances the demo before time, so that it can lengthen the timeline before time reaches the end.
  private mutating func advanceDemo(by dt: Double) {
    guard dt > 0 else { return }
    demoMoves = receive(.seconds(dt)) != .ignored
    if demoMoves { remake() }
  }

  /// Reports to the demo, once each, the cues that time has passed.
  private mutating func crossCues() {
    let hasBegun = playhead.isMoving || time != playhead.timeline.range.lowerBound
    guard !cues.isEmpty, hasBegun || tracker.time >= time else { return }
    for crossing in tracker.move(to: time, over: cues) {
      change(.cue(crossing))
    }
  }

  /// Shows the properties of the display.
  package mutating func show(_ report: DisplayReport) {
    demo.displayReport = report
    remake()
  }

  package mutating func press(_ button: String) -> Reply { change(.button(button)) }
  package mutating func tap(_ position: Point) -> Reply { change(.tap(position)) }
  package mutating func handle(_ event: PointerEvent) -> Reply { change(.pointer(event)) }

  @discardableResult
  mutating func change(_ input: DemoInput) -> Reply {
    let reply = receive(input)
    guard reply != .ignored else { return reply }
    remake()
    switch reply {
    case .play: playhead.play()
    case .playFromStart:
      playhead.jump(to: demo.timeline.range.lowerBound)
      playhead.play()
    case .pause: playhead.pause()
    case .nothing, .ignored, .hold, .adopt, .turn: break
    }
    return reply
  }

  mutating func receive(_ input: DemoInput) -> Reply {
    let colors = colors
    return colors.bound { demo.receive(input, at: playhead.timeline.clamp(time)) }
  }
}
