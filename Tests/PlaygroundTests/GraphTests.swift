import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The graph editor: its tracks, its view, its keys and its room.
@Suite(.languages) struct GraphTests {
  private let x = Script.sunX, opacity = Script.sunOpacity, markerY = Script.markerY

  // MARK: Tracks

  /// A closed graph editor keeps no tracks of a file that was closed.
  @Test func aFileOpenedAgainUnderItsNameShowsItsNewTracks() {
    func demo(_ track: Track<Double>) -> SceneDemo {
      let scene = Scene(ground: .black) {
        Node(.circle(radius: 25), fill: .white).named("dot").at(x: track, y: 0)
      }
      return SceneDemo("ball", title: "Ball", scene: scene, timeline: .seconds(2))
    }
    for toTheOther in [400.0, 100] {
      var script = FileSessionTests.script(demo([0: 0, 2: 300]))
      script.press(.character("v"))
      #expect(script.listedGraphs.map(\.range) == [0...300])
      script.press(.character("v"))
      script.change { $0.perform(.file(.remove("ball"))) }
      script.step()
      script.change { $0.add(demo([0: 0, 2: toTheOther]), file: FileSessionTests.file) }
      script.step(.opened(name: "ball", path: FileSessionTests.file.path))
      script.press(.character("v"))
      #expect(script.listedGraphs.map(\.range) == [0...toTheOther])
    }
  }

  @Test func allAnimatedTracksAreListedUntilANodeIsSelected() throws {
    var script = Script.graphs()
    let all = script.shownGraphs
    #expect(Set(all).isSuperset(of: [x, opacity, markerY, Script.moonX, Script.sunFill]))
    #expect(!all.contains { $0.property == "hidden" })
    script.change { $0.workspace.select(nodes: ["marker"]) }
    script.step(.pointerMoved(.zero))
    script.step()
    #expect(script.shownGraphs == all.filter { $0.node == "marker" })
    script.change { $0.workspace.selectedNodes = [] }
    script.step(.pointerMoved(Point(x: 1, y: 1)))
    script.step()
    #expect(script.shownGraphs == all)
  }

  /// A selection in the graph editor does not take the other curves away.
  @Test func selectingAKeyframeKeepsTheList() throws {
    var script = Script.graphs()
    let all = script.shownGraphs
    try script.selectGraphKeys(KeyframePath(x, 1))
    #expect(script.selection.keys == [KeyframePath(x, 1)] && script.selection.track == x)
    #expect(script.shownGraphs == all)
    try script.click(.button("graph marker y"))
    #expect(script.selection.track == markerY && script.shownGraphs == all)
  }

  /// Undo and redo select what they change, and neither add nor take away curves.
  @Test func undoKeepsTheList() throws {
    var script = Script.graphs()
    let all = script.shownGraphs
    for path in [x, markerY, opacity] {
      let start = try script.graphPosition(KeyframePath(path, 1))
      script.drag(from: start, to: start + Point(x: 22, y: 9))
    }
    #expect(script.undoCount == 3 && script.shownGraphs == all)
    for key: Character in ["z", "z", "z", "y", "y", "y", "z"] {
      script.press(.character(key), .control)
      script.step()
      #expect(script.shownGraphs == all)
    }
    // A selection on the stage still chooses the list.
    script.change { $0.workspace.select(nodes: ["marker"]) }
    script.step(.pointerMoved(.zero))
    script.step()
    #expect(script.shownGraphs == all.filter { $0.node == "marker" })
  }

  @Test func theSelectionOfTheTimelineIsShownAlone() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1))
    script.press(.character("v"))
    #expect(
      script.shownGraphs == [x] && script.listedGraphs.count == 3 || script.shownGraphs == [x])
    try script.click(.button("show all graphs"))
    #expect(script.shownGraphs.contains(opacity))
  }

  @Test func eyesHideAndAltShowsOneAlone() throws {
    var script = Script.graphs()
    let all = script.shownGraphs
    try script.click(.button("eye sun x"))
    #expect(script.shownGraphs == all.filter { $0 != x })
    #expect(script.listedGraphs.map(\.path) == all)
    try script.click(.button("eye sun x"))
    #expect(script.shownGraphs == all)
    try script.with(.alt) { try $0.click(.button("eye sun x")) }
    #expect(script.shownGraphs == [x])
    try script.click(.button("show all graphs"))
    #expect(script.shownGraphs == all && script.undoCount == 0)
  }

  // MARK: View

  /// Ctrl zooms in time about the pointer, Ctrl and Shift in value.
  @Test func wheelsZoomAboutThePointerOnEitherAxis() throws {
    var script = Script.graphs()
    let before = try script.plot()
    let position = Point(x: before.parts.plot.minX + 211, y: before.parts.plot.minY + 47)
    let (time, value) = (before.scale.time(at: position.x), before.axis.value(at: position.y))
    for modifiers in [Modifiers.control, [.control, .shift]] {
      script.step(
        .wheel(
          x: 0, y: 2, at: script.window(position), modifiers, isPrecise: false, isFlipped: false))
    }
    let after = try script.plot()
    #expect(after.scale.times.length < before.scale.times.length)
    #expect(after.axis.values.length < before.axis.values.length)
    #expect(after.scale.time(at: position.x).isNear(time, within: 1e-9))
    #expect(after.axis.value(at: position.y).isNear(value, within: 1e-9))
    script.press(.character("f"), .shift)
    let fitted = try script.plot()
    #expect(fitted.scale == before.scale && fitted.axis == before.axis)
  }

  /// However far the wheel pans, some of the curves stay in view, of values and of speeds.
  @Test(arguments: [false, true], [1.0, -1])
  func panningKeepsCurvesInView(_ showsSpeed: Bool, _ turn: Double) throws {
    var script = Script.graphs()
    if showsSpeed { try script.click(.button("speed graph")) }
    let before = try script.plot()
    for _ in 0..<30 {
      script.step(
        .wheel(
          x: 0, y: turn, at: script.window(before.parts.plot.centre), [], isPrecise: false,
          isFlipped: false))
    }
    let (plot, panel) = (try script.plot(), script.session.panel(GraphsPanel.self))
    #expect(plot.axis.values.lowerBound != before.axis.values.lowerBound)
    let curves =
      showsSpeed
      ? panel.speedGraphs.map { panel.speeds.path($0).bounds }
      : plot.tracks.map { panel.curves[$0.path].path.bounds }
    let room = plot.parts.plot.inset(by: 8)
    #expect(curves.contains { $0.minY < room.maxY && $0.maxY > room.minY })
  }

  /// In the speed graph the rows have speeds: of a track alone, and of x and y of a node along their path.
  @Test func rowsShowSpeedsWithTheirUnit() throws {
    var script = Script.graphs()
    script.change { $0.workspace.playhead.jump(to: 0.7) }
    try script.click(.button("speed graph"))
    let texts = script.frame.texts().map(\.words)
    let track = try #require(script.listedGraphs.first { $0.path == opacity })
    let speed = track.reading(track.numbers.velocity(at: 0.7)) + "/s"
    #expect(texts.contains(speed) && !texts.contains(track.reading(at: 0.7)), "\(texts)")
  }

  @Test func fittingShowsAllKeyframes() throws {
    var script = Script.graphs()
    for isNormalised in [false, true] {
      if isNormalised { try script.click(.button("normalise graphs")) }
      script.press(.character("f"), .shift)
      let plot = try script.plot()
      for track in plot.tracks {
        for keyframe in track.numbers.keyframes {
          #expect(plot.parts.plot.contains(plot.point(keyframe, of: track)))
        }
      }
    }
  }

  @Test func aDragOnTheRulerMovesTime() throws {
    var script = Script.graphs()
    let document = script.session.document
    let plot = try script.plot()
    for time in [1.7, 2.9] {
      let position = script.window(
        Point(x: plot.scale.x(of: time), y: plot.parts.ruler.centre.y))
      script.with(.control) {
        $0.step(time == 1.7 ? .pointerPressed(position, clicks: 1) : .pointerMoved(position))
      }
      #expect(script.time.isNear(time, within: 0.02))
    }
    script.step(.pointerReleased(script.window(plot.parts.ruler.centre)))
    #expect(script.session.isAtRest && script.session.document == document)
    #expect(script.undoCount == 0)
  }

  @Test func dragsOnTheAxisZoomAndEscapeCancels() throws {
    var script = Script.graphs()
    let before = try script.plot()
    let start = script.window(before.parts.axis.centre)
    script.drag(from: start, to: start + Point(x: 0, y: -60), lets: false)
    #expect(try script.plot().axis.values.length < before.axis.values.length)
    script.press(.escape)
    #expect(try script.plot().axis.values.length.isNear(before.axis.values.length, within: 1e-9))
    script.drag(from: start, to: start + Point(x: 0, y: -60))
    #expect(try script.plot().axis.values.length < before.axis.values.length)
    script.click(at: start, clicks: 2)
    #expect(try script.plot().axis == before.axis && script.undoCount == 0)
  }

  @Test func frozenCurvesStayWhileTracksChange() throws {
    var script = Script.graphs()
    let before = try script.numbers(x)
    try script.click(.button("freeze graphs"))
    try script.selectGraphKeys(KeyframePath(x, 1))
    script.press(.up, [.alt, .shift])
    let frozen = script.session.panel(GraphsPanel.self).state.frozen
    #expect(frozen.first { $0.path == x }?.numbers == before)
    #expect(try script.numbers(x) != before)
    try script.click(.button("clear frozen graphs"))
    #expect(script.session.panel(GraphsPanel.self).state.frozen.isEmpty)
  }

  // MARK: Keyboard

  @Test func everythingGoesByKeys() throws {
    var script = Script.graphs()
    script.change { $0.ui.setFocus(.graph(.plot)) }
    let shown = script.shownGraphs
    script.press(.down)
    #expect(script.selection.track == shown.first)
    let path = try #require(shown.first)
    script.press(.right, .alt)
    script.press(.right, .alt)
    #expect(script.selection.keys == [KeyframePath(path, 1)])
    script.press(.left, [.alt, .shift])
    #expect(script.selection.keys == [KeyframePath(path, 0), KeyframePath(path, 1)])
    let before = try script.numbers(path).keyframes
    script.press(.up, .alt)
    let step = try script.track(path).step
    #expect(try script.numbers(path).keyframes[1].value.isNear(before[1].value + step))
    #expect(script.undoCount == 1)
    script.press(.right, .alt)
    script.press(.enter)
    #expect(script.session.ui.focus == .graph(.field(.value)))
    script.press(.tab, .shift)
    #expect(script.session.ui.focus == .graph(.field(.time)))
  }

  /// After a press on a curve or a keyframe, Ctrl+A selects all keyframes that are shown, while the stage is edited
  /// and beside the timeline too; after one on the stage, all nodes.
  @Test(arguments: [false, true], [false, true])
  func selectingAllIsForWhatWasPressedLast(_ edits: Bool, _ hasTimeline: Bool) throws {
    var script = Script.graphs(size: Size(width: 1280, height: 1000))
    if hasTimeline { script.press(.character("t")) }
    if edits { script.press(.character("q")) }
    try script.click(.button("eye sun opacity"))
    let all = try script.plot().allKeys
    #expect(all[opacity].isEmpty && (script.layout.timeline != nil) == hasTimeline)
    let ground = script.window(stage: Point(x: 900, y: 500))
    let curve = try script.graphPosition(x, 3, script.numbers(x).value(at: 3))
    for target in [curve, try script.graphPosition(KeyframePath(x, 1))] {
      script.click(at: target)
      script.press(.character("a"), .control)
      #expect(script.selection.keys == all)
      guard edits else { continue }
      script.click(at: ground)
      script.press(.character("a"), .control)
      #expect(script.selection.keys.isEmpty && script.selectedNodes.count > 2)
      script.click(at: ground)
    }
  }

  @Test func fieldsTypeTimeAndValue() throws {
    var script = Script.graphs()
    try script.selectGraphKeys(KeyframePath(x, 1))
    for (field, text) in [(GraphField.time, "1.5"), (.value, "+=25")] {
      script.change { $0.ui.setFocus(.graph(.field(field))) }
      script.step(.pointerMoved(.zero))
      script.press(.character("a"), .control)
      script.step(.text(text))
      script.press(.enter)
    }
    let keyframe = try script.numbers(x).keyframes[1]
    #expect(keyframe.time == 1.5 && keyframe.value.isNear(325) && script.undoCount == 2)
  }

  // MARK: Room

  @Test(arguments: [
    Size(width: 800, height: 600), Size(width: 1280, height: 720), Size(width: 3840, height: 2160),
  ])
  func thereIsRoomToEdit(_ size: Size) throws {
    var script = Script.graphs(size: size)
    let plot = try script.plot()
    #expect(plot.parts.plot.height >= 180 && plot.parts.plot.width >= 400)
    #expect(script.layout.stage.height >= 96)
    try script.selectGraphKeys(KeyframePath(x, 1))
    for field in [GraphField.time, .value] {
      let widget = try #require(script.widgets.first { $0.identity == .graph(.field(field)) })
      #expect(script.layout.window.contains(widget.rect.centre))
    }
    // The edge resizes it.
    let start = Point(x: plot.parts.panel.centre.x, y: plot.parts.panel.minY)
    script.drag(from: script.window(start), to: script.window(start + Point(x: 0, y: 50)))
    #expect(try script.plot().parts.panel.height.isNear(plot.parts.panel.height - 50, within: 0.01))
    #expect(script.undoCount == 0)
  }
}
