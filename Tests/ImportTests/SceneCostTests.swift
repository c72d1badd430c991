import Keyframes
import Stage
import Testing

@testable import Formats

/// The work of drawing is known before anything is drawn.
@Suite struct SceneCostTests {
  private func filled(_ path: Path) -> Node { Node(.path(path), fill: .black) }

  private func cost(_ nodes: Node...) -> SceneCost {
    var scene = Scene(ground: .white) {}
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
}
