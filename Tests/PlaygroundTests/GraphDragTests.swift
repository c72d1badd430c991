import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Keyframes and segments of the graph editor dragged in time and value, scaled, added and copied.
@Suite(.languages) struct GraphDragTests {
  private let x = Script.sunX, opacity = Script.sunOpacity, markerY = Script.markerY

  // MARK: Dragging

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

  /// All handles lie on the plot and can be pressed, with keyframes at the ends of time and of the visible values,
  /// and beyond these.
  @Test(
    arguments: [
      Size(width: 800, height: 600), Size(width: 1280, height: 720),
      Size(width: 1920, height: 1080),
    ], [1, 0.8, 0.6])
  func handlesOfTheBoxStayWithinReach(_ size: Size, _ zoom: Double) throws {
    let scene = Scene(ground: .black) {
      Node(.circle(radius: 25), fill: .white).named("dot")
        .at(x: [0: 100, 2: 300], y: [0: 50, 2: 250])
    }
    let demo = SceneDemo("dot", title: "Dot", scene: scene, timeline: .seconds(2))
    var script = Script.graphs(demo, size: size)
    script.press(.character("a"), .control)
    script.change { $0.perform(.graph(.zoomValues(zoom))) }
    script.step()
    let plot = try script.plot()
    #expect(plot.selection.keys.count == 4 && plot.boxHandles.count == 8)
    for (handle, point) in plot.boxHandles {
      #expect(plot.parts.curves.inset(by: 4).contains(point), "\(handle)")
      #expect(plot.target(at: point) == .box(handle), "\(handle)")
    }
  }

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
}
