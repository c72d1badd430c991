import Demos
import Exporting
import Keyframes
import Stage
import Testing

@testable import Playground

/// Taking easings, tracks, nodes and scenes home.
@Suite struct HomeTests {
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
    for subject in HomeSubject.allCases {
      try script.click(.home(.subject(subject)))
      for format in ExportFormat.allCases {
        try script.click(.home(.format(format)))
        try script.click(.home(.copy))
        let thing = try #require(script.session.homeThing(subject))
        let wanted = thing.exported(as: format)
        #expect(Self.copied(script) == wanted.text)
        #expect(script.session.home.taken?.exported == wanted)
        let words = try #require(script.session.notice?.words)
        #expect(words.hasPrefix("Copied ") && words.contains(format.title))
        #expect(words.contains("lost") == !wanted.losses.isEmpty)
      }
    }
  }

  /// What is copied as JSON or Swift is read back to the same.
  @Test(arguments: names)
  func copiesReadBackToTheSameValue(_ demo: String) throws {
    var script = try Self.open(demo)
    for subject in HomeSubject.allCases {
      for format in [ExportFormat.json, .swift] {
        let isCode = subject == .node || subject == .scene
        if format == .swift, isCode { continue }
        script.change { ($0.home.subject, $0.home.format) = (subject, format) }
        script.press(.character("c"), .control)
        let thing = try #require(script.session.homeThing(subject))
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
    func tab(to identity: Widget.Identity) {
      for _ in 0..<80 where script.session.ui.focus != identity { script.press(.tab) }
      #expect(script.session.ui.focus == identity)
    }
    tab(to: .home(.subject(.track)))
    script.press(.right)
    #expect(script.session.home.subject == .node)
    #expect(script.session.ui.focus == .home(.subject(.node)))
    tab(to: .home(.format(.swift)))
    script.press(.left)
    #expect(script.session.home.format == .json)
    tab(to: .home(.step(1)))
    let node = script.session.homeNode
    script.press(.enter)
    #expect(script.session.homeNode != node)
    script.press(.left)
    #expect(script.session.homeNode == node)
    script.change { $0.home.subject = .scene }
    script.step()
    tab(to: .home(.text))
    script.press(.end)
    script.settle()
    let scroller = script.session.home.scroller
    #expect(scroller.position == scroller.extent.range.upperBound && scroller.position > 0)
    tab(to: .home(.copy))
    script.press(.enter)
    #expect(Self.copied(script) != nil)
  }

  @Test func theStepperGoesThroughAllAndRoundAgain() throws {
    var script = try Self.open("paging-intro")
    let places = script.session.homePlaces
    #expect(places.count > 2)
    try script.click(.home(.subject(.track)))
    for place in places.dropFirst() + [places[0]] {
      try script.click(.home(.step(1)))
      #expect(script.session.homePlace == place && script.session.selection.track == place)
    }
    try script.click(.home(.subject(.easing)))
    try script.click(.home(.step(-1)))
    #expect(script.session.selection.keys.count == 1)
  }

  @Test func whatIsSelectedIsTaken() throws {
    var script = try Self.open("paging-intro")
    let place = try #require(script.session.homePlaces.last)
    let track = try #require(script.session.track(at: place))
    script.change { $0.selection = Selection(keys: [KeyPlace(place, 0)], track: nil) }
    #expect(script.session.homeThing(.track) == .track(track))
    #expect(script.session.homeThing(.easing) == track.easing(at: 0).map { .easing($0) })
    #expect(script.session.homeNode == place.node)
  }

  /// Without a selection it is the stretch under the playhead, as that moves.
  @Test func theEasingFollowsThePlayhead() throws {
    var script = try Self.open("paging-intro")
    script.change { $0.home.subject = .easing }
    let place = try #require(
      script.session.homePlaces.first {
        (script.session.track(at: $0)?.marks.count ?? 0) > 2
      })
    script.change { $0.selection.track = place }
    let marks = try #require(script.session.track(at: place)?.marks)
    for (index, pair) in zip(marks, marks.dropFirst()).enumerated()
    where script.range.contains(pair.0.time) {
      script.change { $0.player.playhead.jump(to: (pair.0.time + pair.1.time) / 2) }
      #expect(script.session.homeKey(of: place)?.index == index)
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
    script.change { ($0.home.subject, $0.home.format) = (.scene, .json) }
    script.step()
    let place = try script.place(of: .home(.text))
    script.step(.wheel(x: 0, y: -2, at: place, []), dt: 0.1)
    script.settle()
    let wheeled = script.session.home.scroller.position
    #expect(wheeled > 0 && script.time == script.range.lowerBound)
    script.step(.pointerPressed(place, clicks: 1), .pointerMoved(place - Point(x: 0, y: 40)))
    #expect(script.session.home.scroller.position == wheeled + 40)
    script.step(.pointerReleased(place - Point(x: 0, y: 40)))
    #expect(script.session.document.isEmpty && script.session.history.undoCount == 0)
  }

  @Test func demosThatPlayKeepTheirText() throws {
    var script = try Self.open("springs")
    script.press(.space)
    let before = script.session.home.taken
    for _ in 0..<5 { script.step(dt: 0.1) }
    #expect(script.session.home.taken?.lines == before?.lines)
  }
}
