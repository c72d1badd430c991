import Demos
import Editing
import Formats
import Interface
import Keyframes
import Scrolling
import Stage
import Testing

@testable import AppState
@testable import Playground
import Words

/// Exporting easings, tracks, nodes and scenes.
@Suite(.languages) struct ExportTests {
  private static let names = ["springs", "paging-intro", "easing-atlas", "scroll-scales"]

  private static func open(
    _ demo: String, size: Size = Size(width: 1280, height: 720)
  ) throws -> Script {
    let index = try #require(catalog.firstIndex { $0.name == demo })
    var script = Script(Entry(index: index), size: size)
    script.press(.character("x"))
    return script
  }

  private static func copied(_ script: Script) -> String? {
    for case .copy(let text) in script.requests.reversed() { return text }
    return nil
  }

  /// Presses the button in every subject and format.
  @Test(arguments: names)
  func theButtonCopiesWhatIsExported(_ demo: String) throws {
    var script = try Self.open(demo)
    for subject in ExportSubject.allCases where subject != .easing {
      try script.click(.export(.subject(subject)))
      for format in ExportFormat.codes {
        try script.click(.export(.format(format)))
        try script.click(.export(.copy))
        let thing = try #require(script.source(subject))
        let wanted = thing.exported(as: format, Script.outline)
        #expect(Self.copied(script) == wanted.text)
        #expect(script.export.shown?.exported == ExportedText(wanted))
        let words = try #require(script.session.notice?.words)
        #expect(words.hasPrefix("Copied ") && words.contains(format.title))
        #expect(words.contains("can't be exported") == !wanted.losses.isEmpty)
      }
    }
  }

  /// A line that is too long goes on in the next, indented by two more letters.
  @Test(arguments: ExportFormat.codes, [8, 61])
  func longLinesAreBroken(format: ExportFormat, columns: Int) throws {
    let demo = try #require(catalog.first { $0.name == "flip" })
    let source = ExportSource.scene(demo.scene, demo.timeline, name: demo.name)
    let shown = ShownExport(source, .format(format), Script.outline, key: "", columns: columns)
    let longest = shown.lines.map(\.count).max() ?? 0
    #expect(longest <= columns)
    var (rest, wrong) = (shown.lines[...], 0)
    for line in shown.exported.text.lineList {
      let indent = min(line.prefix { $0 == " " }.count + 2, columns / 2)
      var joined = rest.popFirst() ?? ""
      while joined.utf8.count < line.utf8.count, let next = rest.popFirst() {
        joined += next.dropFirst(indent)
      }
      if joined != line { wrong += 1 }
    }
    #expect([wrong, rest.count] == [0, 0])
  }

  /// The arrows go through all dialects, and the text says how far it is off.
  @Test(arguments: names)
  func anEasingIsWrittenForEveryTool(_ demo: String) throws {
    var script = try Self.open(demo)
    try script.click(.export(.subject(.easing)))
    guard case .easing(let easing)? = script.source(.easing) else { return }
    for dialect in EasingDialect.allCases {
      #expect(script.export.dialect == dialect)
      let wanted = dialect.write(easing, over: script.session.workspace.secondsOfCurrentSegment)
      #expect(script.export.shown?.exported == ExportedText(wanted))
      try script.click(.export(.copy))
      #expect(Self.copied(script) == wanted.text)
      let words = try #require(script.session.notice?.words)
      #expect(words.contains(dialect.title) && words.contains(wanted.errorText.english))
      try script.click(.export(.stepDialect(1)))
    }
    #expect(script.export.dialect == .swift)
  }

  @Test func theListOfDialectsOpensByKey() throws {
    var script = try Self.open("springs")
    script.show(.easing)
    for _ in 0..<80 where script.session.ui.focus != .export(.dialect) { script.press(.tab) }
    #expect(script.session.ui.focus == .export(.dialect))
    script.press(.right)
    #expect(script.export.dialect == .swiftUI)
    script.press(.enter)
    let menu = try #require(script.session.panel(MenuPanel.self).menu)
    #expect(menu.items.count == EasingDialect.allCases.count)
    script.press(.down)
    script.press(.enter)
    #expect(script.session.panel(MenuPanel.self).menu == nil)
  }

  /// What is copied as JSON or Swift is read back to the same.
  @Test(arguments: names)
  func copiesReadBackToTheSameValue(_ demo: String) throws {
    var script = try Self.open(demo)
    for subject in ExportSubject.allCases {
      for format in [ExportFormat.json, .swift] {
        let isCode = subject == .node || subject == .scene
        if format == .swift, isCode { continue }
        script.show(subject, as: format)
        if subject == .easing {
          script.change { $0.perform(.export(.dialect(format == .json ? .json : .swift))) }
          script.step()
        }
        script.press(.character("c"), .control)
        let thing = try #require(script.source(subject))
        guard thing.exported(as: format).losses.isEmpty else { continue }
        let pasted = try Pasted(try #require(Self.copied(script)))
        switch (thing, pasted) {
        case (.easing(let one), .easing(let other)): #expect(one == other)
        case (.track(let one), .track(let other)): #expect(one == other)
        case (.node(let one), .node(let other)): #expect(one == other)
        case (.scene(let one, let timeline, _), .scene(let other, let read)):
          #expect(one == other && timeline == read)
        case _: Issue.record("\(subject) as \(format) reads back as something else")
        }
      }
    }
  }

  @Test func keysAloneReachAllOfIt() throws {
    var script = try Self.open("springs")
    func tab(to identity: Part) {
      for _ in 0..<80 where script.session.ui.focus != identity { script.press(.tab) }
      #expect(script.session.ui.focus == identity)
    }
    tab(to: .export(.subject(.track)))
    script.press(.right)
    #expect(script.export.subject == .node)
    #expect(script.session.ui.focus == .export(.subject(.node)))
    tab(to: .export(.format(.swift)))
    script.press(.left)
    #expect(script.export.format == ExportFormat.codes.last)
    tab(to: .export(.step(1)))
    let node = script.session.workspace.currentNode
    script.press(.enter)
    #expect(script.session.workspace.currentNode != node)
    script.press(.left)
    #expect(script.session.workspace.currentNode == node)
    script.show(.scene)
    tab(to: .export(.text))
    script.press(.end)
    script.settle()
    let list = script.list
    #expect(list.position == list.overflow && list.position > 0)
    tab(to: .export(.copy))
    script.press(.enter)
    #expect(Self.copied(script) != nil)
  }

  @Test func theStepperGoesThroughAllAndRoundAgain() throws {
    var script = try Self.open("paging-intro")
    let paths = script.session.workspace.steppableTracks
    #expect(paths.count > 2)
    try script.click(.export(.subject(.track)))
    for path in paths.dropFirst() + [paths[0]] {
      try script.click(.export(.step(1)))
      #expect(
        script.session.workspace.currentTrack == path && script.session.selection.track == path)
    }
    try script.click(.export(.subject(.easing)))
    try script.click(.export(.step(-1)))
    #expect(script.session.selection.keys.count == 1)
  }

  @Test func whatIsSelectedIsExported() throws {
    var script = try Self.open("paging-intro")
    let path = try #require(script.session.workspace.steppableTracks.last)
    let track = try #require(script.session.workspace.track(at: path))
    script.change { $0.selection = Selection(keys: [KeyframePath(path, 0)], track: nil) }
    #expect(script.source(.track) == .track(track))
    #expect(script.source(.easing) == track.easing(at: 0).map { .easing($0) })
    #expect(script.session.workspace.currentNode == path.node)
  }

  /// Without a selection it is the stretch under the playhead, as that moves.
  @Test func theEasingFollowsThePlayhead() throws {
    var script = try Self.open("paging-intro")
    script.show(.easing)
    let path = try #require(
      script.session.workspace.steppableTracks.first {
        (script.session.workspace.track(at: $0)?.marks.count ?? 0) > 2
      })
    script.change { $0.selection.track = path }
    let marks = try #require(script.session.workspace.track(at: path)?.marks)
    for (index, pair) in zip(marks, marks.dropFirst()).enumerated()
    where script.range.contains(pair.0.time) {
      script.change { $0.player.playhead.jump(to: (pair.0.time + pair.1.time) / 2) }
      #expect(script.session.workspace.currentKey(of: path)?.index == index)
    }
  }

  @Test func controlCIsThePanelsOnlyWhileItIsOpen() throws {
    var script = try Self.open("springs")
    script.press(.character("c"), .control)
    #expect(Self.copied(script) != nil)
    script.press(.character("x"))
    script.press(.character("c"), .control)
    #expect(script.requests.filter { if case .copy = $0 { true } else { false } }.count == 1)
  }

  @Test func aWheelAndAHandScrollTheTextAndNotTime() throws {
    var script = try Self.open("paging-intro")
    script.show(.scene, as: .json)
    let position = try script.position(of: .export(.text))
    script.step(.wheel(x: 0, y: -2, at: position, []), dt: 0.1)
    script.settle()
    let wheeled = script.list.position
    #expect(wheeled > 0 && script.time == script.range.lowerBound)
    script.step(.pointerPressed(position, clicks: 1), .pointerMoved(position - Point(x: 0, y: 40)))
    #expect(script.list.position == wheeled + 40)
    script.step(.pointerReleased(position - Point(x: 0, y: 40)))
    #expect(script.session.document.isEmpty && script.session.history.undoCount == 0)
  }

  @Test func demosThatPlayKeepTheirText() throws {
    var script = try Self.open("springs")
    script.press(.space)
    let before = script.export.shown
    for _ in 0..<5 { script.step(dt: 0.1) }
    #expect(script.export.shown?.lines == before?.lines)
  }
}

extension Script {
  fileprivate var export: ExportPanel { session.panel(ExportPanel.self) }
  fileprivate var list: ScrollList { session.ui.list(.export(.text)) }

  fileprivate func source(_ subject: ExportSubject) -> ExportSource? {
    export.source(of: subject, session.workspace)
  }

  fileprivate mutating func show(_ subject: ExportSubject, as format: ExportFormat = .swift) {
    change {
      $0.perform(.export(.subject(subject)))
      $0.perform(.export(.format(format)))
    }
    step()
  }
}
