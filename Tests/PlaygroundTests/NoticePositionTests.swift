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

  /// A notice lies on the picture or beside it, never across its lower edge, and never over the card of the tour.
  @Test(
    arguments: [(800, 600), (1280, 720), (1920, 1080), (3840, 2160)].map {
      Size(width: $0, height: $1)
    }, ["", "t", "tv"])
  func noticesKeepOffEdgesAndTheTour(_ size: Size, _ keys: String) throws {
    var script = Script(Entry.all.first { $0.demo.name == "rainbow" }, size: size)
    script.restore(.first("rainbow"))
    for key in keys { script.press(.character(key)) }
    for words in Self.words {
      script.change { $0.workspace.say(words) }
      script.step()
      var ui = script.session.ui
      let box = try #require(script.session.workspace.noticeBox(&ui)).box
      let card = try #require(script.widgets.first { $0.identity == .backdrop("tour") }).rect
      #expect(!card.intersects(box), "\(words): \(card) \(box)")
      let picture = script.layout.stage
      let isAcross = picture.intersects(box) && box.maxY > picture.maxY - 8
      #expect(!isAcross || box.minX >= picture.maxX, "\(words): \(picture) \(box)")
    }
  }

  /// A notice is broken between words, not inside one, as long as there is room for each somewhere.
  @Test(
    arguments: [(1280, 720), (1920, 1080)].map { Size(width: $0, height: $1) },
    [[], [.toggleTimeline], [.toggleTimeline, .toggle(.curve)]] as [[Action]])
  func noticesBreakBetweenWords(_ size: Size, _ actions: [Action]) throws {
    var script = Script(Entry.clips[0], size: size)
    for action in actions { script.change { $0.perform(action) } }
    for name in ["scene", "animations-and-transitions", "logo-with-a-very-long-name"] {
      let words = "Saved as /home/anna/\(name).json"
      script.change { $0.workspace.say(words) }
      script.step()
      var ui = script.session.ui
      let noticeBox = try #require(script.session.workspace.noticeBox(&ui))
      #expect(noticeBox.lines.joined(separator: " ") == words)
    }
  }

  /// While a scene is edited, notices of up to two lines cover neither the stage nor its tools.
  @Test(
    arguments: [(800, 600), (1280, 720), (1920, 1080)].map { Size(width: $0, height: $1) },
    [false, true])
  func noticesLieBesideTheStageThatIsEdited(_ size: Size, _ hasTimeline: Bool) throws {
    var script = Script(size: size)
    script.press(.character("n"), .control)
    if hasTimeline { script.press(.character("t")) }
    let hints = StageTool.allCases.map { $0.hint.text(in: .english) }
    for words in hints + ["Undid: Add Ellipse", String(repeating: "words ", count: 16)] {
      script.change { $0.workspace.say(words) }
      script.step()
      var ui = script.session.ui
      let box = try #require(script.session.workspace.noticeBox(&ui)).box
      let bars = script.widgets.filter {
        $0.identity == .backdrop("tools") || $0.identity == .backdrop("stage-editor")
      }
      #expect(bars.count == 2)
      for rect in [script.layout.stage] + bars.map(\.rect) {
        #expect(!rect.intersects(box), "\(words): \(rect) \(box)")
      }
    }
  }
}
