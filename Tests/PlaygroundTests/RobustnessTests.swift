import Demos
import Editing
import Interface
import Keyframes
import Stage
import TestSupport
import Testing

@testable import AppState
@testable import Playground

/// Whatever comes, in whatever order.
@Suite(.languages) struct RobustnessTests {
  private static let keys: [Key] =
    [
      .space, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .tab, .enter, .escape,
      .backspace, .delete, .function(1), .function(11),
    ] + "abcfghqr/?123456789".map { .character($0) }
  private static let modifiers: [Modifiers] = [[], [], [], .shift, .control, .alt, .command]

  private static func position(_ random: inout Seeded) -> Point {
    let reach = Int.random(in: 0...9, using: &random) == 0 ? 1e7 : 300
    return Point(
      x: Double.random(in: -reach...(1280 + reach), using: &random),
      y: Double.random(in: -reach...(720 + reach), using: &random))
  }

  private static func event(_ random: inout Seeded) -> InputEvent {
    switch Int.random(in: 0...20, using: &random) {
    case 0...4: .pointerMoved(position(&random))
    case 5...7: .pointerPressed(position(&random), clicks: Int.random(in: 1...3, using: &random))
    case 8...9: .pointerReleased(position(&random))
    case 10: .pointerLeft
    case 11...12:
      .wheel(
        x: Double.random(in: -9...9, using: &random), y: Double.random(in: -9...9, using: &random),
        at: position(&random), modifiers.randomElement(using: &random) ?? [])
    case 13...16:
      .keyPressed(
        keys.randomElement(using: &random) ?? .space,
        modifiers.randomElement(using: &random) ?? [], isRepeat: Bool.random(using: &random))
    case 17: .text(["a", "rot", "\n", "é", " "].randomElement(using: &random) ?? "")
    case 18: .pasted(["easeOutBack", "{", "0.1"].randomElement(using: &random) ?? "")
    case 19:
      .resized(
        Size(
          width: Double.random(in: 1...4000, using: &random),
          height: Double.random(in: 1...3000, using: &random)),
        pixelsPerPoint: [1, 1.25, 2].randomElement(using: &random) ?? 1)
    default: .focusLost
    }
  }

  /// Up to 5,000 events for each demo, twenty a step.
  @Test(arguments: Entry.all)
  func nothingThatAHandDoesTrapsOrMakesAPictureThatCannotBeDrawn(_ entry: Entry) {
    var random = Seeded(state: UInt64(entry.index))
    var script = Script(entry)
    for step in 0..<Share.count(250, few: 40) {
      let events = (0..<20).map { _ in Self.event(&random) }
      script.step(events, dt: [0, 1.0 / 60, 0.2, 5].randomElement(using: &random) ?? 0)
      // Digits and page keys lead away from the demo.
      if script.chosen != entry.index, let key = "\(entry.index + 1)".first {
        script.press(.escape)
        script.press(.escape)
        script.press(.escape)
        script.press(.character(key))
      }
      guard script.frame.sprites.allSatisfy(\.isFinite), script.time.isFinite else {
        Issue.record("step \(step): \(script.frame.sprites.filter { !$0.isFinite }.map(\.name))")
        return
      }
      let slack = script.playhead.timeline.length + 1
      #expect(
        (script.range.lowerBound - slack...script.range.upperBound + slack).contains(script.time))
    }
  }

  /// What a step shows is all there is to show: another step without time or events shows the same.
  @Test(arguments: Entry.all)
  func eventsShowInTheFrameOfTheirStep(_ entry: Entry) {
    var random = Seeded(state: 1000 + UInt64(entry.index))
    var script = Script(entry)
    for step in 0..<Share.count(150, few: 40) {
      let event = Self.event(&random)
      script.step([event], dt: 1.0 / 60)
      let shown = script.frame.sprites
      script.step()
      guard script.frame.sprites == shown else {
        let other = zip(shown, script.frame.sprites).first { $0 != $1 }
        Issue.record("step \(step), \(event): \(String(describing: other))")
        return
      }
    }
  }

  /// What can be asked by key shows at once, or begins to: the first Tab may scroll the gallery.
  @Test(arguments: Entry.all)
  func keysChangeThePictureOfTheirOwnStep(_ entry: Entry) {
    for key in [Key.right, .end, .up, .tab, .character("h"), .character("g"), .function(1)] {
      var script = Script(entry)
      let before = script.frame.sprites
      script.step(.keyPressed(key, [], isRepeat: false))
      #expect(script.frame.sprites != before || (key == .tab && script.frame.isMoving), "\(key)")
    }
  }
}
