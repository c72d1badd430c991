import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import TestSupport
import Testing

@testable import AppState
@testable import Playground

/// Tracks of colours in the graph editor: bars of their colours over time, below the curves.
@Suite(.languages) struct GraphBarTests {
  private let fill = Script.sunFill, x = Script.sunX

  private static let sizes = [
    Size(width: 800, height: 600), Size(width: 1280, height: 720), Size(width: 1920, height: 1080),
    Size(width: 3840, height: 2160),
  ]

  @Test(arguments: sizes)
  func barsLieBelowTheCurves(_ size: Size) throws {
    let plot = try Script.graphs(size: size).plot()
    let bar = try #require(plot.bars.first)
    #expect(plot.bars.map(\.track.path) == [fill] && !plot.tracks.contains { $0.path == fill })
    #expect(bar.rect.minY >= plot.parts.plot.maxY && bar.rect.maxY <= plot.parts.panel.maxY)
    #expect(bar.rect.height >= 12 && plot.parts.plot.height > plot.parts.panel.height * 0.3)
  }

  /// At every place the gradient has the colour that the track has at its time, steps included.
  @Test func aBarHasTheColoursOfItsTrack() throws {
    let script = Script.graphs()
    let plot = try script.plot()
    let bar = try #require(plot.bars.first)
    let gradient = try #require(bar.gradient(plot.scale))
    for part in [0.05, 0.2, 0.41, 0.63, 0.97] {
      let time = plot.scale.time(at: bar.rect.minX + part * bar.rect.width)
      let wanted = try #require(bar.track.colors).value(at: time)
      let shown = gradient.shownColor(at: part)
      #expect(abs(shown.red - wanted.red) < 0.02 && abs(shown.alpha - wanted.alpha) < 0.02)
    }
  }

  /// In time alone, as one step of undo; Esc restores everything.
  @Test func aKeyframeOfAColourIsDraggedInTime() throws {
    var script = Script.graphs()
    let before = try script.track(fill)
    let start = try script.graphPosition(KeyframePath(fill, 1))
    let way = Point(x: 40, y: -30)
    for escapes in [true, false] {
      script.step(.pointerMoved(start), .pointerPressed(start, clicks: 1))
      script.step(.pointerMoved(start + way))
      let times = try script.times(fill)
      #expect(times[1] > 2 && times[0] == 0)
      for index in 0...1 {
        #expect(try script.track(fill).value(ofKey: index) == before.value(ofKey: index))
      }
      if escapes { script.press(.escape) }
      script.step(.pointerReleased(start + way))
      #expect(try (script.track(fill) == before) == escapes)
      #expect(script.undoCount == (escapes ? 0 : 1))
    }
  }

  /// Keyframes of numbers that are selected, too, keep their values then.
  @Test func colourAndNumbersMoveInTimeTogether() throws {
    var script = Script.graphs()
    try script.selectGraphKeys(KeyframePath(x, 1), KeyframePath(fill, 1))
    #expect(script.selection.keys == [KeyframePath(x, 1), KeyframePath(fill, 1)])
    let (values, times) = (try script.numbers(x).keyframes, try script.times(fill))
    let start = try script.graphPosition(KeyframePath(fill, 1))
    script.step(.pointerMoved(start), .pointerPressed(start, clicks: 1))
    for step in 1...4 { script.step(.pointerMoved(start + Point(x: 9, y: -20) * Double(step))) }
    script.step(.pointerReleased(start + Point(x: 36, y: -80)))
    let moved = try script.numbers(x).keyframes[1]
    #expect(moved.value == values[1].value)
    #expect(
      (moved.time - values[1].time).isNear(try script.times(fill)[1] - times[1], within: 1e-9))
    #expect(moved.time > values[1].time)
  }

  @Test func aBoxSelectsKeyframesOfBarsToo() throws {
    var script = Script.graphs()
    let plot = try script.plot()
    let keys = plot.parts.timeline.keys
    let start = script.window(Point(x: keys.minX + 2, y: keys.maxY - 1))
    let end = script.window(Point(x: plot.scale.x(of: 1), y: keys.minY + 1))
    script.step(.pointerMoved(start), .pointerPressed(start, clicks: 1))
    script.step(.pointerMoved(end))
    script.step(.pointerReleased(end))
    #expect(script.selection.keys[fill] == [0])
    #expect(script.selection.keys[x].contains(0))
  }

  /// A double-click adds a keyframe, and no colour changes.
  @Test func aDoubleClickOnABarAddsAKeyframe() throws {
    var script = Script.graphs()
    let before = try #require(try script.track(fill).colors)
    let plot = try script.plot()
    let bar = try #require(plot.bars.first)
    let position = script.window(Point(x: plot.scale.x(of: 1), y: bar.rect.centre.y))
    for clicks in 1...2 {
      script.step(
        .pointerMoved(position), .pointerPressed(position, clicks: clicks),
        .pointerReleased(position))
    }
    let after = try #require(try script.track(fill).colors)
    #expect(after.keyframes.count == before.keyframes.count + 1 && script.undoCount == 1)
    for time in [0.3, 0.99, 1.01, 1.7] {
      #expect(abs(after.value(at: time).red - before.value(at: time).red) < 1e-9)
    }
  }

  /// By keyboard: down to the bar, from keyframe to keyframe, one frame later.
  @Test func aBarIsReachedAndMovedByKeys() throws {
    var script = Script.graphs()
    script.change { $0.ui.setFocus(.graph(.plot)) }
    for _ in 0..<script.listedGraphs.count where script.selection.track != fill {
      script.press(.down)
    }
    #expect(script.selection.track == fill)
    script.press(.right, .alt)
    script.press(.right, .alt)
    #expect(script.selection.keys == [KeyframePath(fill, 1)])
    script.press(.character("."))
    #expect(try script.times(fill)[1].isNear(2 + 1 / 60.0, within: 1e-6))
  }

  /// The same bars in the speed graph, which has the speeds of numbers alone.
  @Test func theSpeedGraphHasTheSameBars() throws {
    var script = Script.graphs()
    script.press(.character("v"), .shift)
    let plot = try script.plot()
    #expect(plot.bars.map(\.track.path) == [fill])
    #expect(!script.session.panel(GraphsPanel.self).speedGraphs.contains { $0.first.path == fill })
    script.click(at: try script.graphPosition(KeyframePath(fill, 0)))
    #expect(script.selection.keys == [KeyframePath(fill, 0)])
  }

  private struct ManyColors: Demo {
    static let name = "many-colours"
    static let title = "Many colours"
    static let caption = "Nine tracks of colours and one of numbers."
    let timeline = Timeline.seconds(2)
    var scene: Scene {
      Scene(ground: .black) {
        for index in 0..<9 {
          Node(.circle(radius: 5), fill: [0: .white, 1: .black, 2: .white]).named("dot \(index)")
        }
        Node(.circle(radius: 5), fill: .white).at(x: [0: 0, 2: 100]).named("ball")
      }
    }
  }

  /// Bars that have no room are reached by wheel and by keys.
  @Test(arguments: [Size(width: 800, height: 600), Size(width: 1280, height: 720)])
  func barsThatDoNotFitScroll(_ size: Size) throws {
    var script = Script.graphs(ManyColors(), size: size)
    let plot = try script.plot()
    let first = plot.bars.map(\.track.path)
    #expect(first.count >= 2 && first.count < 9 && plot.parts.bars.count == 9)
    let middle = script.window(plot.parts.barField.centre)
    script.step(.wheel(x: 0, y: -4, at: middle, [], isPrecise: false, isFlipped: false))
    script.change { $0.ui.finishLists() }
    script.step()
    script.step()
    let wheeled = try script.plot()
    #expect(wheeled.bars.map(\.track.path) != first && wheeled.scale == plot.scale)
    script.change { $0.ui.setFocus(.graph(.plot)) }
    var reached: Set<TrackPath> = []
    for _ in 0..<script.listedGraphs.count {
      script.press(.down)
      script.step()
      let now = try script.plot()
      for bar in now.bars where bar.track.path == script.selection.track {
        #expect(now.parts.barField.inset(by: -0.5).contains(bar.rect.origin))
        #expect(bar.rect.maxY < now.parts.barField.maxY + 0.5)
        reached.insert(bar.track.path)
        // A press on it hits a bar that is seen.
        #expect(now.bar(at: bar.rect.centre)?.track.path == bar.track.path)
      }
    }
    #expect(reached.count == 9)
  }

  // MARK: Beside the timeline

  /// The graph editor and the timeline below it show the same times above each other.
  @Test(arguments: Array(sizes.dropFirst()))
  func timesOfGraphAndTimelineLieAboveEachOther(_ size: Size) throws {
    var script = Script.graphs(size: size)
    script.press(.character("t"))
    let (graphs, timeline) = (script.layout.graphs, script.layout.timeline)
    #expect(graphs != nil && timeline != nil)
    guard let graphs, let timeline else { return }
    let workspace = script.session.workspace
    #expect(workspace.timelineScale(in: graphs) == workspace.timelineScale(in: timeline))
    #expect(try script.plot().parts.plot.minX == workspace.timelineParts(in: timeline).field.minX)
  }

  /// In a low window the one that was asked for last is there.
  @Test func theLaterOfGraphAndTimelineHasTheRoomForOne() {
    var script = Script.graphs(size: Size(width: 800, height: 600))
    #expect(script.layout.graphs != nil && script.layout.timeline == nil)
    script.press(.character("t"))
    #expect(script.layout.graphs == nil && script.layout.timeline != nil)
    script.press(.character("v"))
    #expect(script.layout.graphs != nil && script.layout.timeline == nil)
    script.press(.character("v"))
    #expect(script.layout.graphs == nil && script.layout.timeline != nil)
  }

  /// A name that is too long loses letters of its node, never its property.
  @Test(arguments: Entry.all)
  func propertiesAreReadableInTheList(_ entry: Entry) throws {
    for size in Self.sizes {
      var script = Script(entry, at: 0, size: size)
      script.press(.character("v"))
      script.step()
      let texts = script.frame.sprites.compactMap { sprite -> String? in
        if case .text(let text) = sprite.shape { text.string } else { nil }
      }
      guard let panel = script.layout.graphs else { continue }
      let room = script.session.workspace.timelineParts(in: panel).names.width - 80
      for track in script.listedGraphs.prefix(4) {
        let name = track.path.property.localizedProperty
        guard Script.measure(Text(" " + name, Theme.caption)) < room else { continue }
        #expect(texts.contains { $0.hasSuffix(name) }, "\(track.path) at \(size)")
      }
    }
  }
}
