import Keyframes
import Stage
import Syntax
import Testing

@testable import Formats

/// The work of drawing is known before anything is drawn.
@Suite struct SceneCostTests {
  private func filled(_ path: Path) -> Node { Node(.path(path), fill: .black) }

  private func cost(_ nodes: Node...) -> SceneCost {
    var scene = Scene(ground: .clear) {}
    scene.size = Size(width: 1000, height: 500)
    scene.nodes = nodes
    return SceneCost(of: scene, at: 0)
  }

  private func zigzag(_ count: Int, length: Double) -> Path {
    var path = Path()
    path.move(to: .zero)
    for index in 0..<count { path.line(to: Point(x: index.isMultiple(of: 2) ? length : 0, y: 0)) }
    return path
  }

  private func sentence(_ cost: SceneCost) -> String? {
    do {
      try cost.check()
      return nil
    } catch {
      return error.sentence.english
    }
  }

  @Test func longPiecesCostMoreAndLinesTwiceAsMuch() {
    let short = cost(filled(zigzag(100, length: 0)))
    let long = cost(filled(zigzag(100, length: 1000)))
    #expect(short.drawing > 99 && short.drawing < 103)
    #expect(abs(long.drawing - short.drawing - 800) < 1e-9)
    let line = Node(
      .path(zigzag(100, length: 1000)), fill: .clear, stroke: Stroke(.black, width: 1))
    // The ground costs 1 too.
    #expect(cost(line).drawing >= 2 * (long.drawing - 1))
  }

  /// Scaled up, a path is as long as it is seen; beyond the stage it is cut off.
  @Test func theScaleCounts() {
    let path = zigzag(100, length: 10)
    let one = cost(filled(path)).drawing
    let ten = cost(filled(path).scale(10)).drawing
    let million = cost(filled(path).scale(1e6)).drawing
    #expect(abs(ten - one - 100 * 8 * 0.09) < 1e-6)
    #expect(abs(million - one - 100 * 8 * 1.99) < 1e-6)
  }

  @Test func filesThatCostTooMuchAreRefusedWithNumberAndLimit() {
    #expect(sentence(cost(filled(zigzag(20_000, length: 1000)))) == nil)
    let words = sentence(cost(filled(zigzag(34_000, length: 1000))))
    #expect(words?.hasPrefix("Drawing the file costs 306") == true)
    #expect(words?.contains("at most 300000") == true)
    let letters = sentence(
      cost(Node(.text(String(repeating: "a", count: 100_001), TextStyle(10)))))
    #expect(letters?.hasPrefix("The file has 100001 letters of text, and at most 100000") == true)
  }

  @Test func curvesCostMoreThanLines() {
    var path = Path()
    path.move(to: .zero)
    for _ in 0..<100 { path.cubic(.zero, .zero, to: .zero) }
    #expect(cost(filled(path)).drawing == 252)
  }

  @Test func dashesCost() {
    func dashed(_ dash: [Double]) -> Double {
      var paths = Path()
      for index in 0..<100 {
        paths.move(to: Point(x: 0, y: Double(index)))
        paths.line(to: Point(x: 1000, y: Double(index)))
      }
      let stroke = Stroke(.black, width: 20, dash: dash)
      return cost(Node(.path(paths), fill: .clear, stroke: stroke)).drawing
    }
    #expect(abs(dashed([1, 1]) - dashed([]) - 100 * 1000 * 0.5) < 1e-6)
    #expect(abs(dashed([1]) - dashed([]) - 100 * 1000 * 0.5) < 1e-6)
    // So many are drawn as a solid line.
    #expect(dashed([0.01]) == dashed([]))
  }

  /// Filling the stage in one colour costs 100, a gradient more, and a clear colour nothing.
  @Test(arguments: [0.1, 1, 30])
  func areasCostAsMuchAsTheirPaint(_ size: Double) {
    let share = min(size * size, 1)
    // The rectangle and the ground cost 1 each.
    func paint(_ change: (Node) -> Node) -> Double {
      cost(change(Node(.rectangle(1000 * size, 500 * size)).at(x: 500, y: 250))).drawing - 2
    }
    let radial = Gradient(
      around: .zero, to: Point(x: 1, y: 0), [.init(0, .black), .init(1, .white)])
    #expect(abs(paint { $0.fill(.black) } - 100 * share) < 1e-6)
    #expect(abs(paint { $0.gradient(.horizontal(.black, .white)) } - 500 * share) < 1e-6)
    #expect(abs(paint { $0.gradient(radial) } - 1500 * share) < 1e-6)
    #expect(paint { $0.fill(.clear) } == 0)
  }

  @Test(arguments: [1e155, 1e300])
  func scalesBeyondAllNumbersAreNotRefused(_ scale: Double) {
    let node = filled(zigzag(100, length: 10)).scale(scale)
    #expect(sentence(cost(node)) == nil)
  }

  @Test func shadowsAndBlursInEachOtherAreRefused() {
    func nested(_ count: Int, _ change: (Node) -> Node) -> String? {
      var node = Node(.rectangle(1000, 500), fill: .black)
      for _ in 0..<count {
        let child = node
        node = change(Node { child })
      }
      return sentence(cost(node))
    }
    #expect(nested(4) { $0.blur(20) } == nil)
    #expect(nested(12) { $0.blur(20) }?.hasPrefix("Drawing the file costs") == true)
    #expect(nested(3) { $0.shadow(.black, radius: 0) } == nil)
    let shadows = nested(10) { $0.shadow(.black, radius: 0) }
    #expect(shadows?.hasPrefix("Drawing the file costs") == true)
  }

  @Test func coloursOfLettersCost() {
    var text = Text(String(repeating: "a", count: 3000), TextStyle(10))
    #expect(sentence(cost(Node(.text(text)))) == nil)
    text.colors = (0..<3000).map { ColoredRange($0..<$0 + 1, .black) }
    #expect(sentence(cost(Node(.text(text)))) != nil)
  }

  /// The check looks at more than one time.
  @Test(arguments: [0, 0.2, 0.5, 0.8])
  func whatIsShownOnlyForATimeIsFound(_ start: Double) {
    var scene = Scene(ground: .clear) {}
    scene.nodes = [filled(zigzag(40_000, length: 1000)).shown(during: start..<start + 0.2)]
    #expect(throws: FileError.self) {
      try SceneFile(scene: scene, timeline: .seconds(1)).checkCost()
    }
  }

  @Test func areasOutsideTheStageCostNothing() {
    let page = Node(.rectangle(1000, 500), fill: .black)
    func drawing(x: Double) -> Double { cost(page.at(x: x, y: 250)).drawing }
    #expect(abs(drawing(x: 500) - drawing(x: 5000) - 100) < 1e-6)
    #expect(abs(drawing(x: 1000) - drawing(x: 5000) - 50) < 1e-6)
    #expect(
      sentence(cost(Node { (1...200).map { page.blur(20).at(x: Double($0) * 5000, y: 250) } }))
        == nil)
  }
}
