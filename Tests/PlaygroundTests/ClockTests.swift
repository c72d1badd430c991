import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The clock moves time, and only elapsed time decides how far.
@Suite(.languages) struct ClockTests {
  @Test(arguments: Entry.all)
  func spacePlaysAndPauses(_ entry: Entry) {
    var script = Script(entry)
    let start = script.time
    script.press(.space)
    #expect(script.frame.isMoving)
    script.step(dt: 0.5)
    #expect(script.time.isNear(start + 0.5 * script.playhead.rate))
    script.press(.space)
    let paused = (script.time, script.picture)
    #expect(!script.frame.isMoving)
    script.step(dt: 0.5)
    #expect(script.time == paused.0)
    #expect(script.picture == paused.1)
  }

  @Test(arguments: Entry.all)
  func playingEndsAtTheEndAndSpaceBeginsAgain(_ entry: Entry) {
    var script = Script(entry)
    script.press(.space)
    script.settle()
    #expect(script.time == script.range.upperBound)
    #expect(!script.playhead.isPlaying)
    script.press(.space)
    #expect(script.time == script.range.lowerBound)
    script.step(dt: 0.25)
    #expect(script.time.isNear(script.range.lowerBound + 0.25 * script.playhead.rate))
  }

  @Test(arguments: Entry.all, [24.0, 60, 144, 240])
  func playingDoesNotDependOnTheFrameRate(_ entry: Entry, _ rate: Double) {
    var script = Script(entry)
    script.press(.character("h"))
    script.press(.space)
    for _ in 0..<Int(2 * rate) { script.step(dt: 1 / rate) }
    let wanted = min(script.range.lowerBound + 2 * script.playhead.rate, script.range.upperBound)
    #expect(script.time.isNear(wanted))
  }

  /// Everything that moves by itself, also after a pointer has let go.
  @Test(arguments: Entry.all, [24.0, 144, 240])
  func lettingGoDoesNotDependOnTheFrameRate(_ entry: Entry, _ rate: Double) {
    func time(at rate: Double) -> Double {
      var script = Script(entry)
      script.press(.character("h"))
      script.press(.end)
      let hold = script.hold
      let forward = script.timeOfDrag(1) > 0 ? 1.0 : -1
      script.step(.pointerPressed(hold, clicks: 1))
      for x in [0.0, 12, 24, 36, 48] {
        script.step(.pointerMoved(hold - Point(x: forward * x, y: 0)), dt: 1.0 / 60)
      }
      script.step(.pointerReleased(hold - Point(x: forward * 48, y: 0)))
      for _ in 0..<Int(rate / 4) { script.step(dt: 1 / rate) }
      return script.time
    }
    // Springs and decelerations in closed form: only rounding differs.
    #expect(time(at: rate).isNear(time(at: 60), within: 1e-9))
  }

  @Test(arguments: Entry.all, [10.0, 1e9])
  func aLongStallDoesNoHarm(_ entry: Entry, _ dt: Double) {
    var script = Script(entry)
    script.press(.space)
    script.step(dt: dt)
    #expect(
      script.time
        == min(script.range.upperBound, script.range.lowerBound + dt * script.playhead.rate))
    #expect(script.frame.sprites.allSatisfy { $0.isFinite })
  }

  @Test(arguments: Entry.all, [0, -1, -Double.infinity, .nan])
  func timeThatDoesNotPassChangesNothing(_ entry: Entry, _ dt: Double) {
    var script = Script(entry)
    script.press(.space)
    script.step(dt: 0.3)
    let before = script
    script.step(dt: dt)
    #expect(script.time == before.time)
    #expect(script.frame.sprites == before.frame.sprites)
    #expect(script.frame.isMoving)
  }

  @Test func idleSessionsAskForNoFrames() {
    var script = Script()
    #expect(!script.frame.isMoving)
    script.step(dt: 1)
    #expect(!script.frame.isMoving)
    #expect(script.frame.requests.isEmpty)
  }

  @Test(arguments: Entry.all)
  func speedMultipliesTheClock(_ entry: Entry) {
    var script = Script(entry)
    var speeds = [script.playhead.speed]
    for _ in 0..<12 {
      script.press(.up)
      speeds.append(script.playhead.speed)
    }
    #expect(speeds == speeds.sorted() && speeds.first == 1 && speeds.last == 4)
    for _ in 0..<20 {
      script.step(.keyPressed(.down, [], isRepeat: true))
      #expect((0.05...4).contains(script.playhead.speed))
    }
    #expect(script.playhead.speed == 0.05)
    script.press(.space)
    script.step(dt: 2)
    #expect(script.time.isNear(script.range.lowerBound + 2 * 0.05 * script.playhead.rate))
  }
}
