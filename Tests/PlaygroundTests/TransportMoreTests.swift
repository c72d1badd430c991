import DemoKit
import Formats
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground
import Words

/// What a narrow transport has no room for is in the list behind "More".
@Suite(.languages) struct TransportMoreTests {
  private static let sizes = [
    Size(width: 640, height: 360), Size(width: 640, height: 480), Size(width: 720, height: 1280),
    Size(width: 800, height: 600), Size(width: 900, height: 600), Size(width: 1024, height: 768),
    Size(width: 1280, height: 720),
  ]

  /// The actions of all buttons in the bar of a wide window, and of those behind "More" there.
  private static let actions: [Action] = {
    let script = Script()
    let bar = script.layout.transport ?? .zero
    return script.widgets.compactMap { widget in
      guard case .button(let action) = widget.role, bar.contains(widget.rect.centre),
        action != .more(.toggle)
      else { return nil }
      return action
    } + script.session.moreItems.map(\.action)
  }()

  /// Before anything was pressed, and after "More".
  private static func start(
    _ size: Size, _ factor: Double
  ) throws -> (bar: Script, list: Script) {
    var bar = Script(size: size)
    bar.change { $0.workspace.setInterface(factor) }
    bar.step()
    var list = bar
    if !bar.session.moreItems.isEmpty { try list.click(.button("more")) }
    return (bar, list)
  }

  /// Presses the button or the row of an action, after "More" where the bar has none; `opened` is the script then.
  private static func press(
    _ action: Action, _ script: inout Script, opened: Script
  ) throws {
    let direct = script.widgets.first { $0.role == .button(action) && !$0.rect.isEmpty }
    if let direct { return try script.click(direct.identity) }
    script = opened
    let items = script.session.moreItems
    let index = try #require(items.firstIndex { $0.action == action }, "\(action)")
    // In a low window the list scrolls.
    script.change { session in
      session.ui.changeList(.more(.list)) { list in
        list.reveal(
          from: list.height * Double(index) / Double(items.count),
          to: list.height * Double(index + 1) / Double(items.count), atOnce: true)
      }
    }
    script.step()
    try script.click(.more(.item(items[index].name)))
  }

  /// What is on has a line below its icon, as in the bar: its colour alone does not tell.
  @Test func whatIsOnIsMarked() throws {
    var script = Script(size: Size(width: 800, height: 600))
    func lines(_ script: Script) throws -> Int {
      let identity = Part.more(.item("trails"))
      let row = try #require(script.widgets.first { $0.identity == identity }).rect
      return script.frame.sprites.count { $0.reach.height < 3 && row.contains($0.reach.centre) }
    }
    try script.click(.button("more"))
    let before = try lines(script)
    script.press(.escape)
    script.press(.character("m"))
    try script.click(.button("more"))
    script.settle()
    #expect(try lines(script) == before + 1)
  }

  @Test(arguments: sizes, [1.0, 2.5])
  func everyCommandIsWithinReachOfPresses(_ size: Size, _ factor: Double) throws {
    #expect(Self.actions.count == 18)
    let start = try Self.start(size, factor)
    for action in Self.actions {
      var script = start.bar
      let hadGallery = script.layout.gallery != nil
      try Self.press(action, &script, opened: start.list)
      if action == .toggleGallery {
        #expect((script.layout.gallery != nil) != hadGallery)
      } else {
        script.expect(action)
      }
    }
  }

  @Test(arguments: sizes, [1.0, 2.5])
  func theBarHoldsTimeAndAScrubBarWithoutOverlaps(_ size: Size, _ factor: Double) throws {
    for entry in Entry.all {
      var script = Script(entry, size: size)
      script.change { $0.workspace.setInterface(factor) }
      script.step()
      let bar = try #require(script.layout.transport)
      let parts = script.widgets.filter { bar.contains($0.rect.centre) && $0.role != .surface }
      #expect(parts.contains { $0.identity == .transport(.scrubBar) && $0.rect.width >= 56 })
      #expect(parts.contains { $0.identity == .transport(.time) })
      for (index, one) in parts.enumerated() {
        for other in parts[(index + 1)...] {
          #expect(!one.rect.intersects(other.rect), "\(one.identity) \(other.identity)")
        }
      }
    }
  }

  @Test(arguments: [Language.english, .chinese])
  func theListIsAsWideAsItsWords(_ language: Language) throws {
    var script = Script(size: Size(width: 800, height: 600))
    script.change { $0.perform(.useLanguage(language)) }
    script.step()
    try script.click(.button("more"))
    script.step()
    // Other words are of other widths, so other buttons fit.
    let items = language.during { script.session.moreItems }
    #expect(items.count > 3)
    for item in items {
      let title = language.during { item.title }
      #expect(script.frame.texts().contains { $0.words == title }, "\(title)")
    }
  }

  @Test func escapeAndPressesBesideItCloseIt() throws {
    for isByKey in [true, false] {
      var script = Script(size: Size(width: 640, height: 480))
      try script.click(.button("more"))
      #expect(script.session.workspace.window.showsMore)
      if isByKey {
        script.press(.escape)
      } else {
        let position = script.window(stage: Point(x: 100, y: 100))
        script.step(.pointerPressed(position, clicks: 1), .pointerReleased(position))
        #expect(!script.playhead.isPlaying)
      }
      #expect(!script.session.workspace.window.showsMore, "\(isByKey)")
    }
  }

  /// As an open menu does, also over the banner with a file's mistakes and over the stage's tools.
  @Test(arguments: [Size(width: 640, height: 480), Size(width: 800, height: 600)])
  func theListLiesOverWhateverIsOverTheStage(_ size: Size) throws {
    var script = FileSessionTests.script(size: size)
    script.change {
      $0.report([FileError(line: 3, sentence: "There is no shape.")], of: $0.demo.name)
      $0.perform(.editor(.toggle))
    }
    script.step()
    let banner = try #require(script.widgets.first { $0.identity == .warning(.problems) }).rect
    try script.click(.button("more"))
    let items = script.widgets.filter { if case .more(.item) = $0.identity { true } else { false } }
    #expect(items.count > 3 && items.contains { $0.rect.intersects(banner) })
    for item in items {
      let top = script.session.ui.widget(at: item.rect.centre)
      #expect(top?.identity == item.identity)
    }
    let words = script.frame.sprites.compactMap { sprite in
      if case .text(let text) = sprite.shape { text.string } else { nil }
    }
    let sentence = try #require(words.lastIndex { $0.contains("no shape") })
    let title = try #require(script.session.moreItems.first?.title)
    #expect(try #require(words.lastIndex(of: title)) > sentence)
  }

  /// Icons that are the same everywhere have no words; the others have, where there is room.
  @Test func iconsHaveWordsInAWideBar() throws {
    let words = ["Edit", "Timeline", "Curve", "Knobs", "Export"]
    for (size, shown) in [
      (Size(width: 1280, height: 720), words), (Size(width: 1440, height: 900), words),
      (Size(width: 800, height: 600), ["Edit"]),
    ] {
      let script = Script(size: size)
      let bar = try #require(script.layout.transport)
      let texts = script.frame.texts().map(\.words)
      #expect(texts.filter(words.contains) == shown, "\(size) \(bar)")
    }
  }
}

extension Session {
  fileprivate var moreItems: [MoreItem] { workspace.moreItems(ui)?.items ?? [] }
}
