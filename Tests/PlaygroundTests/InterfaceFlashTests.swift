import Demos
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// What the interface does by itself does not flash more than three times a second, either: notices, signs,
/// pages that turn, lights on changed code, the laser's tail.
@Suite(.languages) struct InterfaceFlashTests {
  private static func flashes(
    _ script: inout Script, seconds: Double, _ change: (inout Script, Int) -> Void = { _, _ in }
  ) -> Int {
    let window = script.layout.window.size
    let frames = (0..<Int(seconds * FlashTests.rate)).map { index -> [Double] in
      change(&script, index)
      script.step(dt: 1 / FlashTests.rate)
      return FlashTests.luminances(script.frame.sprites, window, script.frame.ground)
    }
    return FlashTests.flashes(frames)
  }

  @Test func noticesDoNot() {
    var script = Script(Entry.clips[0])
    let found = Self.flashes(&script, seconds: 4) { script, index in
      if index % 10 == 0 { script.change { $0.workspace.say("Number \(index)") } }
    }
    #expect(found <= 3)
  }

  /// Pages are turned as fast as a clicker can be pressed by hand.
  @Test(arguments: Entry.paged)
  func pagesThatTurnDoNot(_ entry: Entry) {
    for isTalk in [false, true] {
      var script = Script(entry, at: 0)
      if isTalk { script.press(.function(5), .shift) }
      let found = Self.flashes(&script, seconds: 5) { script, index in
        if index % 20 == 0 { script.press(.pageDown) }
      }
      #expect(found <= 3, "\(isTalk)")
    }
  }

  @Test func signsOfKeysAndSpeedsDoNot() {
    var script = Script(Entry.clips[0])
    script.press(.function(4))
    let found = Self.flashes(&script, seconds: 4) { script, index in
      if index % 4 == 0 { script.press(index % 8 == 0 ? .up : .down) }
    }
    #expect(found <= 3)
  }

  @Test func changedCodeDoesNot() {
    var script = Script(Entry.clips[0], at: 0.5)
    script.press(.character("x"), .shift)
    let found = Self.flashes(&script, seconds: 4) { script, index in
      if index % 15 == 0 { script.change { $0.perform(.timeline(.selectAll)) } }
      if index % 15 == 1 { script.press(.character(".")) }
    }
    #expect(found <= 3)
  }

  @Test(arguments: [Key.function(7), .function(8)])
  func pointingToolsDoNot(_ key: Key) {
    var script = Script(Entry.clips[0])
    script.press(key)
    let found = Self.flashes(&script, seconds: 4) { script, index in
      let turn = Double(index) * 24
      script.step(.pointerMoved(script.hold + .polar(200, degrees: turn)))
    }
    #expect(found <= 3)
  }

  @Test func theContactSheetDoesNot() {
    var desk = TalkDesk()
    desk.press(.character("o"))
    let found = Self.flashes(&desk.script, seconds: 3) { script, index in
      if index % 6 == 0 { script.press(.right) }
    }
    #expect(found <= 3)
  }
}
