import Editing
import Interface
import Keyframes
import TestSupport
import Testing

@testable import AppState
@testable import Playground

/// Whatever comes to the curve editor, in whatever order.
@Suite(.languages) struct CurveRobustnessTests {
  private static let sizes = [
    Size(width: 640, height: 360), Size(width: 800, height: 600), Size(width: 1280, height: 720),
  ]

  private static let keys: [Key] =
    [
      .space, .left, .right, .up, .down, .home, .end, .tab, .tab, .tab, .enter, .escape, .backspace,
      .delete,
    ] + "ez".map { .character($0) }

  private static func event(_ random: inout Seeded, _ size: Size) -> InputEvent {
    let position = Point(
      x: size.width - Double.random(in: -40...300, using: &random),
      y: Double.random(in: -20...size.height, using: &random))
    return switch Int.random(in: 0...20, using: &random) {
    case 0...4: .pointerMoved(position)
    case 5...8: .pointerPressed(position, clicks: Int.random(in: 1...2, using: &random))
    case 9...11: .pointerReleased(position)
    case 12: .wheel(x: 0, y: Double.random(in: -3...3, using: &random), at: position, [])
    case 13...17:
      .keyPressed(
        keys.randomElement(using: &random) ?? .tab,
        [[], [], .shift, .alt, .control].randomElement(using: &random) ?? [],
        isRepeat: Bool.random(using: &random))
    case 18: .text(["a", "0.3", "-", "ease"].randomElement(using: &random) ?? "")
    case 19:
      .pasted(
        [
          "easeOutBack", "linear(0, 1 20%, 0.4, 1)", "1e300", "spring(0.9)", "{",
          "0,1e300,1,-1e300",
        ]
        .randomElement(using: &random) ?? "")
    default: .focusLost
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func whateverComesItNeitherTrapsNorLeavesAStepOpen(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    let size = Self.sizes[Int(seed) % Self.sizes.count]
    let demo = ["rotation", "springs", "paging-intro"][Int(seed) % 3]
    var script = try Script.bending(demo, size: size)
    for step in 0..<Share.count(160, few: 40) {
      script.step((0..<12).map { _ in Self.event(&random, size) }, dt: 0.02)
      guard script.frame.sprites.allSatisfy(\.isFinite) else {
        Issue.record("step \(step) of \(seed)")
        return
      }
      // At rest nothing is half done, and the stage shows the document.
      script.step(
        .pointerReleased(.zero), .focusLost, .keyPressed(.escape, [], isRepeat: false),
        .keyReleased(.escape), .pointerLeft)
      script.press(.escape)
      script.press(.escape)
      #expect(!script.session.isEditing && script.session.curve.axis == nil)
      let player = script.session.player
      #expect(player.edits == script.session.document[player.demo.name], "step \(step)")
      if script.layout.side != .curve { script.change { $0.workspace.show(.curve) } }
    }
  }
}
