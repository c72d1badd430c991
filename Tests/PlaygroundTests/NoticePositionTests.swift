import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Notices stay in the stage's room, whatever they say and whatever is open, and keys that are shown lie above
/// them.
@Suite(.languages) struct NoticePositionTests {
  private static let words = [
    "Look", "Keys, clicks and changes of time are shown on the stage",
    "There is no token \(String(repeating: "spring", count: 30)) here",
    String(repeating: "m", count: 300),
  ]

  private static let opened: [[Action]] = [
    [], [.toggleGallery], [.toggleTimeline, .toggle(.curve)], [.toggle(.knobs)], [.toggle(.export)],
    [.toggleTrails, .toggleValues], [.togglePanels],
  ]

  @Test(arguments: LegibleTypeTests.sizes)
  func noticesStayOnTheStage(_ size: Size) throws {
    for actions in Self.opened {
      var script = Script(Entry.clips[0], at: 0.5, size: size)
      for action in actions { script.change { $0.perform(action) } }
      for words in Self.words {
        script.change { $0.workspace.say(words) }
        script.step()
        var ui = script.session.ui
        let noticeBox = try #require(script.session.workspace.noticeBox(&ui))
        let room = script.layout.panels.stage
        #expect(noticeBox.box.minX >= room.minX && noticeBox.box.maxX <= room.maxX, "\(actions)")
        #expect(noticeBox.box.maxY <= script.layout.window.maxY, "\(actions)")
        for line in noticeBox.lines {
          #expect(Script.measure(Text(line, NoticeBox.style)) <= noticeBox.box.width, "\(line)")
        }
        #expect(noticeBox.lines.count <= 5)
      }
    }
  }

  @Test(arguments: LegibleTypeTests.sizes)
  func keysThatAreShownLieAboveNotices(_ size: Size) throws {
    var script = Script(Entry.clips[0], size: size)
    script.press(.function(4))
    script.press(.character("t"))
    var ui = script.session.ui
    let notice = try #require(script.session.workspace.noticeBox(&ui)).box
    let key = try #require(
      script.frame.sprites.last { sprite in
        if case .text(let text) = sprite.shape { text.string == "T" } else { false }
      })
    #expect(key.transform.apply(to: .zero).y < notice.minY - 8)
  }
}
