import Demos
import Editing
import Foundation
import Interface
import Keyframes
import Stage
import TestSupport
import Testing
import Words

@testable import AppState
@testable import Playground

/// The tour of eight lessons, and the hints for the first minute.
@Suite(.languages) struct TourTests {
  /// The file that is installed.
  private static let text: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return (try? String(contentsOf: root.appending(path: "Assets/tour.txt"), encoding: .utf8)) ?? ""
  }()

  private static func begun(_ size: Size = Size(width: 1280, height: 720)) -> Script {
    var script = Script(size: size)
    script.change { $0.perform(.tour(.begin)) }
    script.step()
    #expect(script.requests.contains(.tour))
    script.step(.tour(text))
    return script
  }

  private static let sizes = [
    Size(width: 800, height: 600), Size(width: 1440, height: 900), Size(width: 1900, height: 1000),
    Size(width: 3840, height: 2160),
  ]

  @Test func thereAreEightLessons() throws {
    let lessons = try LessonReader.lessons(Self.text, demos: catalog)
    #expect(lessons.count == 8 && Set(lessons.map(\.title)).count == 8)
    #expect(lessons.contains { $0.title == "What easing is" })
    #expect(lessons.last?.title == "Why springs keep velocity")
    for lesson in lessons {
      #expect(lesson.sentence.hasSuffix(".") && lesson.sentence.count < 130, "\(lesson.title)")
    }
  }

  /// Demo, time and panels are those of the lesson, and what it asks to drag is there, is in sight, and
  /// changes the picture when it is dragged.
  @Test(arguments: sizes)
  func everyLessonLeavesTheAppInItsState(_ size: Size) throws {
    var script = Self.begun(size)
    for number in 0..<8 {
      let lesson = try #require(script.session.workspace.window.tour?.lesson)
      #expect(script.session.demo.name == lesson.demo && script.time == lesson.time)
      #expect(!script.playhead.isPlaying && script.session.document.isEmpty)
      #expect((script.layout.timeline != nil) == lesson.panels.showsTimeline)
      for name in lesson.panels.sides.suffix(size.width < 1440 ? 1 : 9) {
        #expect(script.layout.panels.sides.contains { $0.panel.name == name }, "\(name)")
      }
      #expect(script.selection.track == lesson.selection.track)
      try Self.drag(lesson, script)
      let card = try #require(script.widgets.first { $0.identity == .backdrop("tour") }).rect
      #expect(card.intersection(script.layout.window) == card && card.height == 96)
      if size.width >= 1440 { #expect(!card.intersects(script.layout.stage), "\(lesson.title)") }
      try script.click(.tour(.next))
      #expect((script.session.workspace.window.tour == nil) == (number == 7))
    }
  }

  private static func drag(_ lesson: Lesson, _ script: Script) throws {
    var script = script
    let (picture, time) = (script.picture, script.time)
    let start: Point
    var way = Point(x: 90, y: 0)
    switch lesson.target {
    case .stage: start = script.hold
    case .bar:
      // The playhead is dragged to where it is not.
      let bar = try #require(script.widgets.first { $0.identity == .transport(.scrubBar) })
      start = script.window(Point(x: bar.rect.minX + bar.rect.width * 0.8, y: bar.rect.centre.y))
      way = Point(x: 4, y: 0)
    case .knob(let name): start = try script.position(of: .knobs(.control(name)))
    case .timeline:
      let path = try #require(lesson.selection.track)
      let last = try #require(script.session.player.scene.track(at: path)).marks.count - 1
      start = try script.position(KeyframePath(path, last))
      way = Point(x: -60, y: 0)
    case .curve: start = try script.position(of: .curve(.handle(1)))
    }
    script.drag(from: start, to: start + way * script.layout.interfaceScale)
    script.settle()
    #expect(script.picture != picture || script.time != time, "\(lesson.title)")
  }

  @Test func keysTurnLessonsAndLeave() {
    var script = Self.begun()
    func index() -> Int? { script.session.workspace.window.tour?.index }
    script.press(.pageDown)
    script.press(.pageDown)
    #expect(index() == 2 && script.session.demo.name == "sunrise")
    script.press(.pageUp)
    #expect(index() == 1)
    for _ in 0..<2 { script.press(.pageUp) }
    #expect(index() == 0)
    let demo = script.session.demo.name
    for _ in 0..<3 where index() != nil { script.press(.escape) }
    #expect(index() == nil && script.session.demo.name == demo)
  }

  @Test func theMouseGoesBackAndLeaves() throws {
    var script = Self.begun()
    #expect(!script.widgets.contains { $0.identity == .tour(.back) })
    try script.click(.tour(.next))
    try script.click(.tour(.back))
    #expect(script.session.workspace.window.tour?.index == 0)
    try script.click(.tour(.leave))
    #expect(script.session.workspace.window.tour == nil)
  }

  @Test func aTalkHasNoTour() {
    var script = Self.begun()
    script.press(.function(5))
    script.step()
    #expect(!script.widgets.contains { $0.identity == .tour(.next) })
    script.change { $0.perform(.tour(.begin)) }
    let count = script.requests.count { $0 == .tour }
    #expect(count == 1)
    script.step(.tour(Self.text))
    #expect(!script.widgets.contains { $0.identity == .tour(.next) })
  }

  @Test(arguments: [
    ("# Nothing", "The tour has no lessons."), ("", "tour.txt with the lessons is missing"),
    ("demo rainbow", "A lesson begins with its title"),
    ("lesson A\ndemo rainbo\nsay B", "Did you mean"), ("lesson A\ndemo rainbow", "lacks"),
    ("lesson A\ndemo rainbow\nat 9\nsay B", "between 0 and 4"),
    ("lesson A\nat 1\nsay B", "comes before"),
    ("lesson A\ndemo rainbow\nopen curv\nsay B", "is no panel"),
    ("lesson A\ndemo rainbow\ndrag curve\nsay B", "in a panel that is open"),
    ("lesson A\ndemo sunrise\nselect moon y\nsay B", "has no y of moon"),
    ("lesson A\ndemo sunrise\nselect sun y 7\nsay B", "between 0 and 1"),
    ("lesson A\ndemo springs\nopen knobs\ndrag knob none\nsay B", "no knob"),
    ("lesson A\ndemo rainbow\nplays 1\nsay B", "has no line"),
  ])
  func wrongDataIsRefusedWithASentence(_ text: String, _ sentence: String) {
    var script = Script()
    let demo = script.session.demo.name
    script.step(.tour(text))
    #expect(script.session.notice?.words.contains(sentence) == true, "\(text)")
    #expect(script.session.workspace.window.tour == nil && script.session.demo.name == demo)
  }

  // MARK: The first minute

  private static func first(_ size: Size = Size(width: 1280, height: 720)) -> Script {
    var script = Script(Entry.all.first { $0.demo.name == "rainbow" }, size: size)
    script.restore(.first("rainbow"))
    script.step()
    return script
  }

  private static func texts(_ script: Script) -> [String] { script.frame.texts().map(\.words) }

  @Test(arguments: sizes)
  func theFirstWindowSaysWhatItIs(_ size: Size) throws {
    let script = Self.first(size)
    let texts = Self.texts(script)
    #expect(texts.contains("Riff") && texts.contains("Animation you move by hand"))
    #expect(texts.contains { $0.hasPrefix("Drag the stage") } && texts.contains("Take the tour"))
    for name in ["new-scene", "open-file"] {
      let widget = try #require(script.widgets.first { $0.identity == .button(name) })
      let gallery = try #require(script.layout.gallery)
      #expect(gallery.contains(widget.rect.origin) && widget.rect.maxX < gallery.maxX)
    }
  }

  /// Also beside the timeline and the graph editor, which leave the stage little room.
  @Test(arguments: [
    Size(width: 1280, height: 720), Size(width: 1920, height: 1080),
    Size(width: 3840, height: 2160),
  ])
  func theHintLeavesThePictureFree(_ size: Size) throws {
    var script = Self.first(size)
    for key in "tv" {
      script.press(.character(key))
      let hint = try #require(script.widgets.first { $0.identity == .tour(.dismiss) }).rect
      #expect(!hint.intersects(script.layout.stage), "\(key)")
    }
    #expect(script.layout.timeline != nil && script.layout.graphs != nil)
  }

  @Test func theHintGoesWithTheFirstDragAndForEver() throws {
    var script = Self.first()
    #expect(script.session.savedSession.text.contains("welcome drag\n"))
    script.drag(from: script.hold, to: script.hold + Point(x: 80, y: 0))
    #expect(!Self.texts(script).contains { $0.hasPrefix("Drag the stage") })
    #expect(Self.texts(script).contains("Take the tour"))
    let text = script.session.savedSession.text
    #expect(!text.contains("welcome"))
    var again = Script(Entry.all.first { $0.demo.name == "rainbow" })
    again.restore(try #require(SavedSession(text: text)))
    again.step()
    #expect(!again.widgets.contains { if case .tour = $0.identity { true } else { false } })
  }

  /// Where the lessons can't be read, the offer stays.
  @Test func theOfferStaysWhereTheLessonsAreMissing() throws {
    var script = Self.first()
    try script.click(.tour(.begin))
    script.step(.tour(""))
    #expect(script.session.notice?.words.contains("missing") == true)
    #expect(script.session.workspace.window.welcome.contains(.tour))
    script.step(.tour(Self.text))
    #expect(script.session.workspace.window.welcome.isEmpty)
  }

  @Test func theHintIsHiddenByAPress() throws {
    var script = Self.first()
    try script.click(.tour(.dismiss))
    #expect(!script.widgets.contains { if case .tour = $0.identity { true } else { false } })
    #expect(!script.session.savedSession.text.contains("welcome"))
  }

  @Test func aSceneIsMadeAndAFileIsOpenedByMouse() throws {
    var script = Self.first()
    try script.click(.button("new-scene"))
    #expect(script.session.demo.name == "my-scene-1")
    script = Self.first()
    try script.click(.button("open-file"))
    #expect(script.session.ui.focus == .open(.field))
  }
}
