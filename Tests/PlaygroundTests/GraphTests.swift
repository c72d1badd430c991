import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The graph editor: its tracks, its view, and keyframes dragged in time and value.
@Suite(.languages) struct GraphTests {
  private let x = Script.sunX, opacity = Script.sunOpacity, markerY = Script.markerY

  // MARK: Tracks

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

  /// A segment takes both its keyframes along; a click on it selects its track alone.
  @Test func aSegmentIsDraggedWhole() throws {
    var script = Script.graphs()
    try script.selectGraphKeys(KeyframePath(markerY, 0))
    let before = try script.numbers(x)
    let keys = before.keyframes
    let time = (keys[0].time + keys[1].time) / 2
    let start = try script.graphPosition(x, time, before.value(at: time))
    script.click(at: start)
    #expect(script.selection.track == x && script.undoCount == 0)
    #expect(script.selection.keys == [KeyframePath(markerY, 0)])
    let plot = try script.plot()
    let way = Point(x: 20, y: -12)
    script.with(.control) {
      $0.step(.pointerMoved(start), .pointerPressed(start, clicks: 1))
      $0.step(.pointerMoved(start + way * $0.layout.interfaceScale))
      $0.step(.pointerReleased(start + way * $0.layout.interfaceScale))
    }
    let after = try script.numbers(x).keyframes
    let (delta, rise) = (plot.scale.duration(of: way.x), plot.axis.change(of: -way.y))
    for (old, new) in zip(keys.prefix(2), after) {
      #expect(new.time.isNear(old.time + delta, within: 1e-6))
      #expect(new.value.isNear(old.value + rise, within: 1e-6))
    }
    #expect(Array(after.dropFirst(2)) == Array(keys.dropFirst(2)) && script.undoCount == 1)
    #expect(script.selection.keys == [KeyframePath(x, 0), KeyframePath(x, 1)])
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

  // MARK: Dragging keyframes

  /// Ctrl lets a drag go anywhere.
  @Test(arguments: [false, true])
  func aDragMovesTimeAndValueByItsWay(_ isNormalised: Bool) throws {
    var script = Script.graphs()
    if isNormalised { try script.click(.button("normalise graphs")) }
    let before = try script.numbers(x).keyframes
    let start = try script.graphPosition(KeyframePath(x, 1))
    let end = try script.graphPosition(x, 1.23, 341.7)
    script.with(.control) { $0.drag(from: start, to: end) }
    let after = try script.numbers(x).keyframes
    #expect(after[1].time.isNear(1.23, within: 1e-6) && after[1].value.isNear(341.7, within: 1e-6))
    for index in [0, 2, 3] { #expect(after[index] == before[index]) }
    #expect(after[1].easing == before[1].easing && script.undoCount == 1 && script.time == 0)
    script.press(.character("z"), .control)
    #expect(try script.numbers(x).keyframes == before)
  }

  @Test func escapeGivesADragUp() throws {
    var script = Script.graphs()
    try script.selectGraphKeys(KeyframePath(x, 1), KeyframePath(opacity, 1))
    let (document, selection) = (script.session.document, script.selection)
    let start = try script.graphPosition(KeyframePath(x, 1))
    script.drag(from: start, to: start + Point(x: 63, y: -31), lets: false)
    #expect(script.session.document != document)
    script.press(.escape)
    #expect(script.session.document == document && script.selection == selection)
    #expect(script.undoCount == 0 && script.session.isAtRest)
  }

  @Test(arguments: [Point(x: 60, y: 9), Point(x: 9, y: 50)])
  func shiftKeepsAnAxis(_ way: Point) throws {
    var script = Script.graphs()
    let before = try script.numbers(x).keyframes[1]
    let start = try script.graphPosition(KeyframePath(x, 1))
    script.step(.pointerPressed(start, clicks: 1))
    // Without the key it moves freely again.
    script.step(.modifiersChanged(.shift), .pointerMoved(start + way))
    let after = try script.numbers(x).keyframes[1]
    #expect((after.time == before.time) == (way.y > way.x))
    #expect((after.value == before.value) == (way.x > way.y))
  }

  @Test func dragsSnapToTheValuesOfOtherKeyframesAndToTimes() throws {
    var script = Script.graphs()
    let (keys, start) = (
      try script.numbers(x).keyframes, try script.graphPosition(KeyframePath(x, 1))
    )
    let near = try script.graphPosition(x, 1.25, keys[2].value) + Point(x: 2, y: -3)
    script.drag(from: start, to: near)
    let after = try script.numbers(x).keyframes[1]
    #expect(after.value == keys[2].value && after.time == 1.25, "The cue is at 1.25.")
  }

  @Test func severalKeyframesMoveTogether() throws {
    var script = Script.graphs()
    let (ofX, ofY) = (try script.numbers(x).keyframes, try script.numbers(markerY).keyframes)
    try script.selectGraphKeys(KeyframePath(x, 1), KeyframePath(markerY, 1))
    let start = try script.graphPosition(KeyframePath(x, 1))
    let end = try script.graphPosition(x, ofX[1].time + 0.2, ofX[1].value + 50)
    script.with(.control) { $0.drag(from: start, to: end) }
    let (one, two) = (try script.numbers(x).keyframes[1], try script.numbers(markerY).keyframes[1])
    #expect(one.value.isNear(ofX[1].value + 50, within: 1e-6))
    #expect(two.value.isNear(ofY[1].value + 50, within: 1e-6))
    #expect(two.time.isNear(ofY[1].time + 0.2, within: 1e-6) && script.undoCount == 1)
  }

  // MARK: Boxes

  @Test func aBoxSelectsAndAClickDeselects() throws {
    var script = Script.graphs()
    let plot = try script.plot()
    let rect = plot.parts.plot.inset(by: 2)
    let bottom = try #require(plot.parts.bars.last).maxY - 2
    script.drag(
      from: script.window(Point(x: rect.minX, y: rect.minY)),
      to: script.window(Point(x: rect.maxX, y: bottom)))
    #expect(script.selection.keys == plot.allKeys && script.undoCount == 0)
    script.click(at: script.window(Point(x: rect.minX + 1, y: rect.minY + rect.height / 4)))
    #expect(script.selection.keys.isEmpty)
  }

  /// The opposite side stays; with Alt the centre.
  @Test(arguments: [false, true])
  func theBoxScalesTimesAndValues(_ isCentred: Bool) throws {
    var script = Script.graphs()
    let before = try script.numbers(x).keyframes
    try script.selectGraphKeys(KeyframePath(x, 1), KeyframePath(x, 2))
    let plot = try script.plot()
    let handle = try #require(plot.boxHandles.first { $0.handle == .bottomRight }).point
    let end = Point(x: handle.x + 40, y: handle.y + 30)
    script.with(isCentred ? [.control, .alt] : .control) {
      $0.drag(from: $0.window(handle), to: $0.window(end))
    }
    let (first, last) = (before[1], before[2])
    let after = try script.numbers(x).keyframes
    let (time, value) = (plot.scale.duration(of: 40), plot.axis.change(of: -30))
    #expect(after[2].time.isNear(last.time + time, within: 1e-6))
    #expect(after[2].value.isNear(last.value + value, within: 1e-6))
    let (back, rise) = isCentred ? (-time, -value) : (0, 0)
    #expect(after[1].time.isNear(first.time + back, within: 1e-6))
    #expect(after[1].value.isNear(first.value + rise, within: 1e-6))
    #expect(script.undoCount == 1)
  }

  // MARK: Adding and copying

  @Test func aDoubleClickOnACurveAddsAKeyframeThatKeepsIt() throws {
    var script = Script.graphs()
    let before = try script.numbers(x)
    let position = try script.graphPosition(x, 2.5, before.value(at: 2.5))
    script.click(at: position)
    script.click(at: position, clicks: 2)
    let after = try script.numbers(x)
    #expect(after.keyframes.count == before.keyframes.count + 1 && script.undoCount == 1)
    for step in 0...80 {
      let time = Double(step) / 20
      #expect(after.value(at: time).isNear(before.value(at: time), within: 1e-6))
    }
    script.press(.delete)
    #expect(try script.numbers(x).keyframes.map(\.time) == before.keyframes.map(\.time))
  }

  @Test func keyframesAreCopiedFromOneTrackToAnother() throws {
    var script = Script.graphs()
    try script.selectGraphKeys(KeyframePath(x, 1), KeyframePath(x, 2))
    script.press(.character("c"), .control)
    let text = try #require(script.session.workspace.editing.keyEditing.copied?.text)
    try script.click(.button("graph marker y"))
    script.press(.end)
    script.step(.pasted(text))
    let (from, to) = (try script.numbers(x).keyframes, try script.numbers(markerY).keyframes)
    #expect(to.suffix(2).map(\.value) == from[1...2].map(\.value))
    #expect(script.undoCount == 1)
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
