import DemoKit
import Demos
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Persistence
@testable import Playground

/// The length of the timeline, and its markers.
@Suite(.languages) struct LandmarkTests {
  private let x = Script.sunX

  // MARK: Length

  private func type(_ text: String, in field: Part, _ script: inout Script) throws {
    try script.click(field)
    script.step(.text(text))
    script.press(.enter)
  }

  @Test(arguments: [
    ("3", 3.0), ("+=0.5", 4.5), ("90f", 1.5), ("2500ms", 2.5), ("50%", 2), ("0", 1.0 / 60),
  ])
  func aTypedLengthIsTheTimelines(_ text: String, _ length: Double) throws {
    var script = Script.timeline()
    try type(text, in: .timeline(.field(.length)), &script)
    // Nothing is shorter than a frame, and 0 is refused.
    guard text != "0" else {
      #expect(script.playhead.timeline.length == 4 && script.session.notice != nil)
      return
    }
    #expect(script.playhead.timeline.length.isNear(length) && script.undoCount == 1)
    script.press(.end)
    #expect(script.time.isNear(length))
    script.press(.character("z"), .control)
    #expect(script.playhead.timeline.length == 4 && script.edits.isEmpty)
  }

  @Test func theEndIsDraggedAndSnaps() throws {
    var script = Script.timeline()
    let handle = try #require(try script.timelineView().endHandle)
    let start = script.window(handle.centre)
    let end = start + (try script.points(-0.497))
    script.drag(from: start, to: end, lets: false)
    #expect(script.playhead.timeline.length == 3.5, "The last keyframe is there.")
    script.press(.escape)
    #expect(script.playhead.timeline.length == 4 && script.undoCount == 0)
    script.drag(from: start, to: start + (try script.points(-5)))
    #expect(script.playhead.timeline.length.isNear(1.0 / 60), "A frame is left.")
    let again = script.window(try #require(try script.timelineView().endHandle).centre)
    script.click(at: again)
    script.click(at: again, clicks: 2)
    #expect(script.playhead.timeline.length == 4 && script.edits.length == nil)
  }

  /// While the end is dragged, everything else stays where it is.
  @Test func theViewStaysDuringADrag() throws {
    var script = Script.timeline()
    let handle = try #require(try script.timelineView().endHandle)
    let before = try script.scale()
    let start = script.window(handle.centre)
    script.drag(from: start, to: start + (try script.points(-1)), lets: false)
    #expect(try script.scale().times == before.times)
    script.step(.pointerReleased(start + (try script.points(-1))))
    // Keyframes after the end are still shown.
    #expect(try script.scale().times == 0...3.5)
    #expect(script.playhead.timeline.length == 3)
  }

  @Test func whatRipplesBeyondTheEndIsShownByFit() throws {
    var script = Script.timeline()
    let start = try script.position(KeyframePath(x, 1))
    let end = start + (try script.points(1.5))
    script.with(.alt) { $0.drag(from: start, to: end) }
    #expect(try script.times(x)[3].isNear(5) && script.playhead.timeline.length == 4)
    #expect(try script.scale().times.upperBound.isNear(5))
    try script.select(KeyframePath(x, 3))
    #expect(script.selection.keys == [KeyframePath(x, 3)])
  }

  @Test func playingLoopsAndReplaysKnowTheLength() throws {
    var script = Script.timeline()
    script.change { $0.workspace.playhead.clock.setLoop(to: 1...3) }
    script.change { $0.workspace.setLength(2) }
    #expect(script.playhead.clock.loopRange == 1...2)
    script.press(.character("\\"))
    script.press(.space)
    script.step(dt: 5)
    #expect(script.time == 2 && !script.playhead.isPlaying)
    script.press(.character("r"))
    #expect(script.playhead.timeline.length == 2, "R resets time, not edits.")
  }

  @Test func pagesKeepTheirNumber() throws {
    var script = Script(Entry.paged[0])
    script.press(.character("t"))
    let before = script.playhead.timeline
    script.change { $0.workspace.setLength(1) }
    script.step()
    #expect(script.playhead.timeline == before && script.session.document.isEmpty)
    #expect(!script.widgets.contains { $0.identity == .timeline(.field(.length)) })
  }

  @Test func versionsHaveLengthsOfTheirOwn() {
    var script = Script.timeline()
    script.press(.character("b"), .shift)
    script.change { $0.workspace.setLength(2) }
    script.press(.character("b"))
    #expect(script.playhead.timeline.length == 4)
    script.press(.character("b"))
    #expect(script.playhead.timeline.length == 2)
  }

  // MARK: Markers

  private static func marked() -> Script {
    var script = Script.timeline()
    script.change { session in
      session.workspace.edit { document in
        document["keys"].add(Cue("two", at: 2))
        document["keys"].add(Cue("one", at: 0.75))
      }
    }
    script.step()
    return script
  }

  private func position(_ name: String, _ script: Script) throws -> Point {
    let flag = try #require(try script.timelineView().flags.first { $0.cue.name == name })
    return script.window(Point(x: flag.x + 4, y: flag.rect.centre.y))
  }

  @Test func shiftMAddsAMarkerAndNamesIt() throws {
    var script = Script.timeline()
    script.change { $0.workspace.playhead.jump(to: 1.5) }
    script.press(.character("m"), .shift)
    script.step(.text("Drop"))
    script.press(.enter)
    #expect(script.edits.markers == [Cue("Drop", at: 1.5)] && script.undoCount == 1)
    // Esc gives it up; the focus elsewhere keeps the name that it has.
    script.change { $0.workspace.playhead.jump(to: 2) }
    script.press(.character("m"), .shift)
    script.press(.escape)
    #expect(script.edits.markers.count == 1 && script.session.isAtRest)
    script.press(.character("m"), .shift)
    script.step(.pointerPressed(script.hold, clicks: 1), .pointerReleased(script.hold))
    #expect(script.edits.markers.map(\.name) == ["Drop", "Marker 1"])
  }

  @Test func whilePlayingMarkersAreTappedIn() {
    var script = Script.timeline()
    script.press(.space)
    for _ in 0..<3 {
      script.step(dt: 0.5)
      script.press(.character("m"), .shift)
    }
    #expect(script.edits.markers.map(\.name) == ["Marker 1", "Marker 2", "Marker 3"])
    #expect(script.edits.markers.map(\.time) == [0.5, 1, 1.5] && script.playhead.isPlaying)
  }

  @Test func markersAreDraggedRenamedAndDeleted() throws {
    var script = Self.marked()
    let (steps, start) = (script.undoCount, try position("one", script))
    script.drag(from: start, to: start + (try script.points(0.252)))
    #expect(script.edits.markers.map(\.time) == [1, 2], "It snaps to a keyframe.")
    let there = try position("one", script)
    script.click(at: there)
    script.click(at: there, clicks: 2)
    script.step(.text("first"))
    script.press(.enter)
    #expect(script.edits.markers.map(\.name) == ["first", "two"])
    script.press(.delete)
    #expect(script.edits.markers.map(\.name) == ["two"])
    let two = try position("two", script)
    script.drag(from: two, to: two + Point(x: 0, y: 120), lets: false)
    #expect(script.edits.markers.isEmpty)
    script.press(.escape)
    #expect(script.edits.markers.count == 1)
    script.drag(from: two, to: two + Point(x: 0, y: -120))
    #expect(script.edits.markers.isEmpty && script.undoCount == steps + 4)
  }

  /// Nodes that were selected before the marker stay.
  @Test func deleteIsMeantForTheMarkerThatWasClicked() throws {
    var script = Self.marked()
    let node = try #require(script.session.player.scene.allNodes.first?.name)
    script.change { $0.workspace.select(nodes: [node]) }
    script.click(at: try position("one", script))
    script.press(.delete)
    #expect(script.edits.markers.map(\.name) == ["two"])
    #expect(script.session.player.scene.node(named: node) != nil)
  }

  /// Keys that a text does not need do nothing else meanwhile.
  @Test func whileAMarkerIsNamedKeysAreForItsName() {
    var script = Script.timeline()
    script.press(.character("m"), .shift)
    let (demo, speed) = (script.session.player.demo.name, script.playhead.speed)
    for key in [Key.up, .down, .pageDown, .pageUp] { script.press(key) }
    #expect(script.session.player.demo.name == demo && script.playhead.speed == speed)
  }

  /// The demo's own cue is at 1.25.
  @Test func nGoesFromMarkerToMarker() {
    var script = Self.marked()
    var times: [Double] = []
    for _ in 0..<3 {
      script.press(.character("n"))
      times.append(script.time)
    }
    #expect(times == [0.75, 1.25, 2])
    script.press(.character("n"))
    #expect(script.time == 2 && script.session.notice != nil)
    script.press(.character("n"), .shift)
    #expect(script.time == 1.25)
  }

  @Test func theNameOfAMarkerAtTheEndIsSeen() throws {
    var script = Script.timeline()
    script.change { session in
      session.workspace.edit { $0["keys"].add(Cue("finale", at: 3.5)) }
    }
    script.step()
    let view = try script.timelineView()
    let flag = try #require(view.flags.first { $0.cue.name == "finale" })
    let width = script.session.ui.measure(Text("finale", Theme.caption))
    #expect(flag.nameX >= view.parts.ruler.minX)
    #expect(flag.nameX + width <= flag.x || flag.nameX + width <= view.parts.ruler.maxX)
    #expect(flag.room > TimelineFlag.leastRoom && flag.rect.width > width)
  }

  @Test func keyframesSnapToMarkers() throws {
    var script = Self.marked()
    let start = try script.position(KeyframePath(x, 1))
    script.drag(from: start, to: try script.position(x, at: 0.755))
    #expect(try script.times(x)[1] == 0.75)
  }

  @Test func markersDoNotDisturbPlaying() {
    var script = Script.timeline()
    script.press(.space)
    script.step(dt: 0.1)
    let revision = script.session.player.revision
    script.press(.character("m"), .shift)
    #expect(script.session.player.revision == revision && script.playhead.isPlaying)
  }

  // MARK: Text

  @Test func documentsCarryThem() throws {
    let text = """
      riff document 3
      knob springs response 0.5
      length springs 6
      marker springs 1.5 "Second \\"bounce\\""
      variant springs B
      variant springs B length 2.5
      variant springs B marker 1 "a"
      end

      """
    let document = try Document(text: text)
    #expect(document.text == text)
    #expect(document["springs"].length == 6)
    #expect(document["springs"].markers == [Cue("Second \"bounce\"", at: 1.5)])
    #expect(document.savedVersions(of: "springs")[.b]?.length == 2.5)
    var start = RecordingTests.start
    start.document = document
    let recording = Recording(start)
    #expect(try RecordingTests.read(recording.text) == recording)
  }

  @Test(arguments: [
    ("length a", "The length is missing."), ("length a 0", "The length is 0: it must be more."),
    ("length a -1", "The length is -1: it must lie between 0 and 1000000."),
    ("length a 1\nlength a 2", "The length appears twice."),
    ("marker a 1", "The name is missing."),
    ("marker a 1 \"b\"\nmarker a 1 \"b\"", #"The marker "b" appears twice."#),
  ])
  func damagedLinesAreRefused(_ lines: String, _ problem: String) {
    #expect {
      try Document(text: "riff document 3\n\(lines)\nend\n")
    } throws: { ($0 as? DocumentError)?.problem.english == problem }
  }

  /// To sort them would take ever longer. Riff writes them in order.
  @Test func onlySoManyMarkersMayBeOutOfOrder() throws {
    func text(_ times: [Int]) -> String {
      (["riff document 3"] + times.map { "marker a \($0) \"b\"" } + ["end\n"])
        .joined(separator: "\n")
    }
    let count = DemoEdits.mostUnsorted + 1
    let sorted = try Document(text: text(Array(0..<count)))
    #expect(sorted["a"].markers.map(\.time) == (0..<count).map { Double($0) })
    let few = try Document(text: text((0..<count - 1).reversed()))
    #expect(few["a"].markers.map(\.time) == (0..<count - 1).map { Double($0) })
    #expect {
      try Document(text: text((0..<count).reversed()))
    } throws: {
      ($0 as? DocumentError)?.problem.english == "The time 0 is before 1000, which came earlier."
    }
  }

  @Test func exportsHaveThem() throws {
    var script = Self.marked()
    script.change { $0.workspace.setLength(3) }
    let panel = script.session.panel(ExportPanel.self)
    let source = try #require(panel.source(of: .scene, script.session.workspace))
    let json = source.exported(as: .json)
    guard case .scene(_, let timeline?) = try Pasted(json.text) else {
      Issue.record("The JSON is no scene with a timeline.")
      return
    }
    #expect(timeline.markers == script.edits.markers && timeline.range == 0...3)
    #expect(source.exported(as: .swift).text.contains(#"Cue("two", at: 2)"#))
    for format in [ExportFormat.css, .swiftUI, .uiKit] {
      let exported = source.exported(as: format)
      #expect(exported.text.contains("one 0.75, two 2"))
      #expect(exported.losses.contains("Markers are written as a comment."))
      #expect(exported.losses.contains { $0.english.hasPrefix("The timeline ends at 3 s") })
    }
    // What was copied is pasted into a demo without edits.
    var other = Script.timeline()
    other.step(.pasted(json.text))
    #expect(other.edits.markers == script.edits.markers && other.edits.length == 3)
    #expect(other.undoCount == 1)
  }
}
