import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Stars and polygons keep their numbers after drawing.
@Suite(.languages) struct StarTests {
  private static let stars: [(points: Int, radius: Double?)] = [
    (3, 0.3), (4, 0.5), (5, 0.45), (6, 0.9), (12, 0.05), (3, nil), (4, nil), (6, nil), (11, nil),
  ]

  private static func path(_ points: Int, _ radius: Double?) throws -> Path {
    let shape =
      radius.map { Shape.star(points: points, radius: 100, waist: $0) }
      ?? .polygon(sides: points, radius: 100)
    return try #require(shape.outline)
  }

  /// In any size and proportion.
  @Test(arguments: stars.indices) func starsAreRecognised(_ index: Int) throws {
    let (points, radius) = Self.stars[index]
    for (x, y) in [(1.0, 1.0), (0.4, 2.5), (3, 0.7)] {
      let path = try Self.path(points, radius)
        .transformed(by: .scale(x: x, y: y).then(.translation(x: 7, y: -3)))
      let star = try #require(StarOutline(path))
      #expect(star.points == points)
      #expect(star.innerRadius.map { abs($0 - (radius ?? 9)) < 2e-3 } ?? (radius == nil))
      #expect(star.path.bounds.origin.distance(to: path.bounds.origin) < 0.5)
    }
  }

  @Test(arguments: PathPointTests.paths.indices) func otherOutlinesAreNot(_ index: Int) {
    // The fourth is a star.
    #expect((StarOutline(PathPointTests.paths[index]) != nil) == (index == 3))
  }

  @Test func aDrawnStarHasItsNumbersInTheProperties() throws {
    var script = Script.editor()
    script.press(.character("s"), .shift)
    script.drag(stage: Point(x: 600, y: 300), to: Point(x: 760, y: 440))
    let name = try #require(script.selectedNodes.first)
    script.press(.character("o"), .shift)
    let before = try #require(script.session.workspace.star(name))
    #expect(before.points == 5 && abs((before.innerRadius ?? 0) - 0.45) < 0.005)
    func type(_ text: String, into number: StarNumber) throws {
      try script.click(.properties(.field(number.rawValue)))
      script.step(.text(text))
      script.press(.enter)
    }
    try type("8", into: .points)
    #expect(script.session.workspace.star(name)?.points == 8 && script.undoCount == 2)
    try type("*=0.5", into: .innerRadius)
    let after = try #require(script.session.workspace.star(name)?.innerRadius)
    #expect(abs(after - 0.225) < 0.005 && script.undoCount == 3)
    try type("1000", into: .points)
    #expect(script.session.workspace.star(name)?.points == 100)
    let label = try script.position(of: .properties(.label("points")))
    script.drag(from: label, to: label + Point(x: -200, y: 0))
    #expect(try #require(script.session.workspace.star(name)).points < 100 && script.undoCount == 5)
  }

  @Test func theStarsAmongNodesAreFound() {
    let scene = Scene(ground: .black) {
      Node(.star(points: 5, radius: 40), fill: .white).at(x: 200, y: 200).named("star")
      Node(.polygon(sides: 6, radius: 40), fill: .white).at(x: 400, y: 200).named("hexagon")
      Node(.circle(radius: 20), fill: .white).at(x: 600, y: 200).named("ball")
    }
    let script = Script.editor(SceneDemo("stars", scene: scene, timeline: .seconds(4)))
    let stars = script.session.workspace.stars(among: ["star", "ball", "hexagon", "nothing"])
    #expect(stars.mapValues(\.points) == ["star": 5, "hexagon": 6])
  }

  @Test func rectanglesHaveACornerRadius() throws {
    var script = Script.editor()
    script.press(.character("r"), .shift)
    script.drag(stage: Point(x: 600, y: 300), to: Point(x: 760, y: 440))
    let name = try #require(script.selectedNodes.first)
    script.press(.character("o"), .shift)
    try script.click(.properties(.field("cornerRadius")))
    script.step(.text("24"))
    script.press(.enter)
    #expect(try script.value(name, "cornerRadius") == 24)
    #expect(try script.node(name).placement.shape == .rectangle(160, 140, cornerRadius: 24))
  }
}
