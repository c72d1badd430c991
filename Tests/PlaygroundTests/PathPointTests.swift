import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Paths as points, and their editing on the stage.
@Suite(.languages) struct PathPointTests {
  private static let heart = Path {
    $0.move(to: Point(x: 0, y: 40))
    $0.cubic(Point(x: -60, y: 0), Point(x: -40, y: -50), to: Point(x: 0, y: -20))
    $0.cubic(Point(x: 40, y: -50), Point(x: 60, y: 0), to: Point(x: 0, y: 40))
    $0.close()
  }
  private static let open = Path {
    $0.move(to: Point(x: -80, y: 0))
    $0.line(to: Point(x: 0, y: -40))
    $0.cubic(Point(x: 30, y: -40), Point(x: 60, y: 20), to: Point(x: 80, y: 0))
  }
  static let paths: [Path] = {
    var two = heart
    two.append(Path(through: [.zero, Point(x: 9, y: 1), Point(x: 4, y: 8)], isClosed: true))
    let star = Shape.star(points: 5, radius: 40).outline ?? Path()
    let round = Shape.rectangle(Size(width: 90, height: 40), cornerRadius: 8).outline ?? Path()
    return [heart, open, two, star, round, Shape.circle(radius: 40).outline ?? Path()]
  }()

  /// A path is drawn the same way if it goes through the same points.
  private static func expectSame(_ one: Path, _ other: Path, _ comment: String = "") {
    let (a, b) = (one.flattened(tolerance: 0.01), other.flattened(tolerance: 0.01))
    #expect(a.count == b.count && a.map(\.isClosed) == b.map(\.isClosed), "\(comment)")
    // Bounds are those of lines that stay within 0.05 points of the curves.
    let reach = 0.11
    #expect(one.bounds.origin.distance(to: other.bounds.origin) < reach, "\(comment)")
    #expect(abs(one.bounds.width - other.bounds.width) < reach, "\(comment)")
    #expect(abs(one.bounds.height - other.bounds.height) < reach, "\(comment)")
  }

  @Test(arguments: paths.indices) func pointsAndPathAreTheSame(_ index: Int) {
    let path = Self.paths[index]
    let points = PathPoints(path)
    Self.expectSame(points.path, path)
    #expect(PathPoints(points.path) == points)
  }

  @Test(arguments: paths.indices) func aNewPointChangesNothing(_ index: Int) throws {
    let path = Self.paths[index]
    for point in PathPoints(path).indices {
      for part in [0.25, 0.5, 0.9] {
        var points = PathPoints(path)
        guard let new = points.insert(after: point, at: part) else { continue }
        #expect(points.indices.count == PathPoints(path).indices.count + 1)
        Self.expectSame(points.path, path, "\(point) \(part)")
        let near = try #require(PathPoints(path).nearest(to: points[new].position))
        #expect(near.distance < 0.05, "It lies on the path.")
      }
    }
  }

  @Test(arguments: paths.indices) func theNearestPlaceIsFound(_ index: Int) throws {
    let points = PathPoints(Self.paths[index])
    for line in Self.paths[index].flattened(tolerance: 0.01) {
      for position in line.points {
        let near = try #require(points.nearest(to: position))
        #expect(near.distance < 0.1)
      }
    }
  }

  @Test func smoothHandlesTurnTogether() {
    var points = PathPoints(Self.paths[5])
    let index = PathIndex(0, 1)
    #expect(points[index].isSmooth)
    let length = points[index].incoming.length
    points.move(.outgoing, of: index, to: Point(x: 3, y: 4), isBroken: false)
    #expect(points[index].isSmooth && abs(points[index].incoming.length - length) < 1e-9)
    let incoming = points[index].incoming
    points.move(.outgoing, of: index, to: Point(x: -3, y: 4), isBroken: true)
    #expect(points[index].incoming == incoming && !points[index].isSmooth)
  }

  @Test(arguments: paths.indices) func cornersBecomeSmoothAndBack(_ index: Int) {
    var points = PathPoints(Self.paths[index])
    let all = Set(points.indices)
    if !points.indices.allSatisfy({ points[$0].isSmooth }) { points.toggleSmooth(all) }
    let isSmooth = points.contours.allSatisfy { contour in
      contour.points.dropFirst().dropLast().allSatisfy(\.isSmooth)
    }
    #expect(isSmooth)
    for _ in 0..<2 { points.toggleSmooth(all) }
    #expect(points.indices.count == all.count)
  }

  @Test func removingAllPointsLeavesNothing() {
    for path in Self.paths {
      var points = PathPoints(path)
      points.remove(Set(points.indices))
      #expect(points.contours.isEmpty)
    }
  }

  // MARK: On the stage

  struct PathDemo: Demo {
    static let name = "path"
    static let title = "Path"
    static let caption = "A path to edit."
    let timeline = Timeline.seconds(4)

    var scene: Scene {
      Scene(ground: .black) {
        Node(.rectangle(90, 50), fill: .white).at(x: 800, y: 100).named("box")
        Node(.path(PathPointTests.open), stroke: Stroke(.white, width: 4)).at(x: 300, y: 250)
          .rotation(30).scale(2).named("line")
      }
    }
  }

  private static let outline = TrackPath(node: "line", property: "outline")

  private static func script() throws -> Script {
    var script = Script.editor(PathDemo())
    let position = try script.centre(of: "line")
    script.click(at: position)
    script.click(at: position, clicks: 2)
    #expect(script.points?.node == "line")
    return script
  }

  @Test func pointsAreDraggedAsOneStep() throws {
    var script = try Self.script()
    let frame = try script.pointFrame()
    let index = PathIndex(0, 1)
    let start = script.window(frame.position(of: index))
    script.drag(from: start, by: Point(x: 40, y: 20), [])
    let moved = try script.pointFrame()
    let expected =
      start + Point(x: 40, y: 20) * (script.layout.stageScale * script.layout.interfaceScale)
    #expect(script.window(moved.position(of: index)).distance(to: expected) < 0.5)
    #expect(moved.points[PathIndex(0, 0)] == frame.points[PathIndex(0, 0)])
    #expect(script.undoCount == 1 && script.points?.selected == [index])
    script.press(.character("z"), .control)
    #expect(script.edits.isEmpty)
  }

  @Test func escapeCancelsADragThenDeselectsThenLeaves() throws {
    var script = try Self.script()
    let start = script.window(try script.pointFrame().position(of: PathIndex(0, 1)))
    script.drag(from: start, to: start + Point(x: 50, y: 5), lets: false)
    #expect(!script.edits.isEmpty)
    script.press(.escape)
    #expect(script.edits.isEmpty && script.undoCount == 0)
    script.step(.pointerReleased(start))
    script.press(.escape)
    #expect(script.points?.selected == [])
    script.press(.escape)
    #expect(script.points == nil && script.selectedNodes == ["line"])
  }

  @Test func aClickOnTheLineAddsAPointAndDeleteRemovesIt() throws {
    var script = try Self.script()
    let frame = try script.pointFrame()
    let middle = frame.position(of: PathIndex(0, 0)).interpolated(
      to: frame.position(of: PathIndex(0, 1)), at: 0.4)
    script.click(at: script.window(middle))
    let after = try script.pointFrame()
    #expect(after.points.indices.count == 4 && script.undoCount == 1)
    #expect(script.points?.selected == [PathIndex(0, 1)])
    #expect(after.position(of: PathIndex(0, 1)).distance(to: middle) < 1)
    script.press(.delete)
    #expect(try script.pointFrame().points.indices.count == 3 && script.undoCount == 2)
    #expect(script.session.player.scene.node(named: "line") != nil, "The node stays.")
  }

  @Test func handlesAreDraggedAndBrokenWithAlt() throws {
    var script = try Self.script()
    let corner = PathIndex(0, 1)
    script.click(at: script.window(try script.pointFrame().position(of: corner)))
    script.click(at: script.window(try script.pointFrame().position(of: corner)), clicks: 2)
    #expect(try script.pointFrame().points[corner].isSmooth && script.undoCount == 1)
    let handle = script.window(try script.pointFrame().position(of: corner, .outgoing))
    script.change {
      $0.workspace.editing.stageEditing.points?.selected.insert(PathIndex(0, 0))
    }
    script.drag(from: handle, to: handle + Point(x: 30, y: 30))
    #expect(try script.pointFrame().points[corner].isSmooth && script.undoCount == 2)
    #expect(script.points?.selected == [corner], "Arrow keys move its handle, not another's.")
    let again = script.window(try script.pointFrame().position(of: corner, .outgoing))
    script.with(.alt) { $0.drag(from: again, to: again + Point(x: -10, y: 60)) }
    #expect(try !script.pointFrame().points[corner].isSmooth && script.undoCount == 3)
  }

  @Test func keysAloneSelectMoveAddAndRemove() throws {
    var script = Script.editor(PathDemo())
    script.press(.tab)
    script.press(.tab)
    script.change { $0.perform(.editor(.editPoints)) }
    script.step()
    script.press(.tab)
    let before = try script.pointFrame().position(of: PathIndex(0, 0))
    script.press(.right, .shift)
    let way = try script.pointFrame().position(of: PathIndex(0, 0)) - before
    #expect(abs(way.x - 10 * script.layout.stageScale) < 0.2 && abs(way.y) < 0.2)
    script.change { $0.perform(.editor(.points(.add))) }
    script.step()
    #expect(try script.pointFrame().points.indices.count == 4)
    script.press(.character("a"), .control)
    #expect(script.points?.selected.count == 4)
    script.press(.enter)
    #expect(script.points == nil && script.undoCount == 2)
  }

  /// Elsewhere a change would last; while the outline is animated it is a keyframe at the playhead.
  @Test func animatedOutlinesGetAKeyframe() throws {
    var script = try Self.script()
    script.press(.character("i"), .shift)
    script.press(.escape)
    script.change { $0.player.playhead.jump(to: 1) }
    script.step()
    let position = try script.centre(of: "line")
    script.click(at: position)
    script.click(at: position, clicks: 2)
    let start = script.window(try script.pointFrame().position(of: PathIndex(0, 1)))
    script.drag(from: start, by: Point(x: 30, y: 0), [])
    #expect(try script.times(Self.outline) == [1])
    script.press(.character("i"), .shift)
    script.change { $0.player.playhead.jump(to: 2) }
    script.step()
    let next = script.window(try script.pointFrame().position(of: PathIndex(0, 2)))
    script.drag(from: next, by: Point(x: 0, y: 30), [])
    #expect(try script.times(Self.outline) == [1, 2])
  }

  @Test func theAnchorStaysWhereItIs() throws {
    var script = Script.editor(PathDemo())
    script.change {
      $0.workspace.setTrack(
        .number(.anchorX, 0.5), at: TrackPath(node: "line", property: "anchorX"))
      $0.workspace.setTrack(
        .number(.anchorY, 0.5), at: TrackPath(node: "line", property: "anchorY"))
    }
    script.step()
    script.select(nodes: ["line"])
    script.change { $0.perform(.editor(.editPoints)) }
    script.step()
    let (anchor, other) = (
      try script.node("line").anchor, try script.pointFrame().position(of: PathIndex(0, 0))
    )
    let start = script.window(try script.pointFrame().position(of: PathIndex(0, 2)))
    script.drag(from: start, by: Point(x: 90, y: 40), [])
    #expect(try script.node("line").anchor.distance(to: anchor) < 0.1)
    #expect(try script.pointFrame().position(of: PathIndex(0, 0)).distance(to: other) < 0.1)
  }
}

extension Script {
  var points: PointEditing? { session.workspace.editing.stageEditing.points }

  func pointFrame() throws -> PointFrame {
    try #require(editor.pointFrame(session.workspace))
  }
}
