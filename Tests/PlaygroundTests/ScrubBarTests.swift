import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The pointer on the scrub bar.
@Suite(.languages) struct ScrubBarTests {
  @Test(arguments: Entry.all, [false, true])
  func theScrubBarMovesTimeAndResumesPlaying(_ entry: Entry, _ isPlaying: Bool) throws {
    var script = Script(entry)
    let bar = try #require(script.widgets.first { $0.identity == .transport(.scrubBar) })
    #expect(bar.rect.height >= 24)
    let track = bar.rect.inset(x: 8, y: 0)
    func position(_ part: Double) -> Point {
      script.window(Point(x: track.minX + part * track.width, y: track.centre.y))
    }
    if isPlaying { script.press(.space) }
    script.step(.pointerPressed(position(0.25), clicks: 1))
    #expect(script.time.isNear(0.25 * script.playhead.timeline.length))
    for (part, wanted) in [(0.5, 0.5), (7, 1), (-3, 0), (0.75, 0.75)] {
      script.step(.pointerMoved(position(part)), dt: 0.1)
      #expect(script.time.isNear(wanted * script.playhead.timeline.length))
    }
    script.step(.pointerReleased(position(0.75)))
    #expect(script.playhead.isPlaying == isPlaying)
    #expect(script.playhead.isMoving == isPlaying)
    script.step(dt: 0.1)
    let gone = isPlaying ? 0.1 * script.playhead.rate : 0
    #expect(script.time.isNear(0.75 * script.playhead.timeline.length + gone))
  }

  @Test(arguments: Entry.all)
  func theClockTakesOverFromTheScrubBar(_ entry: Entry) throws {
    var script = Script(entry)
    let position = try script.position(of: .transport(.scrubBar))
    script.step(.pointerPressed(position, clicks: 1))
    script.press(.space)
    script.step(dt: 0.2)
    let before = script.time
    script.step(.pointerReleased(position))
    #expect(script.time.isNear(before))
  }
}
