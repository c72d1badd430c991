import Formats
import Keyframes
import Stage
import TestSupport
import Testing

/// What CSS would place where, by a small reading of its transforms, against what Riff places where.
@Suite struct CSSGeometryTests {
  /// One function of a transform list with its numbers, lengths in pixels.
  private struct Step {
    let name: String
    let numbers: [Double]

    /// From inside to outside, as CSS Transforms 1, 9: the last function of a list comes first.
    func apply(to point: Point) -> Point {
      switch name {
      case "scale": return Point(x: point.x * numbers[0], y: point.y * numbers[1])
      case "translate": return Point(x: point.x + numbers[0], y: point.y + numbers[1])
      case _:
        let (sine, cosine) = sineAndCosine(of: numbers[0])
        return Point(x: cosine * point.x - sine * point.y, y: sine * point.x + cosine * point.y)
      }
    }

    /// By Taylor's series, which knows nothing of the engine's own.
    private func sineAndCosine(of degrees: Double) -> (Double, Double) {
      let angle = degrees * .pi / 180
      var (sine, cosine, term) = (0.0, 0.0, 1.0)
      for power in 0..<60 {
        let sign = power % 4 < 2 ? 1.0 : -1.0
        if power.isMultiple(of: 2) { cosine += sign * term } else { sine += sign * term }
        term *= angle / Double(power + 1)
      }
      return (sine, cosine)
    }
  }

  private func steps(_ css: String, _ size: Size) throws -> [Step] {
    let translate = try #require(css.firstMatch(of: /\stranslate: (\S+)px (\S+)px;/))
    var steps = [
      Step(
        name: "translate", numbers: [Double(translate.1), Double(translate.2)].compactMap { $0 })
    ]
    let list = try #require(css.firstMatch(of: /\stransform: (.*);/)).1
    for function in list.matches(of: /(\w+)\(([^)]*)\)/) {
      let numbers = function.2.split(separator: ",").enumerated().compactMap { index, word in
        let text = word.filter { !$0.isWhitespace }
        if text.hasSuffix("%") {
          return Double(text.dropLast()).map { $0 / 100 * (index == 0 ? size.width : size.height) }
        }
        return Double(text.hasSuffix("deg") ? String(text.dropLast(3)) : text)
      }
      steps.append(Step(name: String(function.1), numbers: numbers))
    }
    return steps
  }

  @Test(arguments: 0..<50)
  func cornersLieWhereRiffPutsThem(_ seed: Int) throws {
    var random = SeededGenerator(UInt64(seed))
    let size = Size(width: random.number(1...100), height: random.number(1...100))
    let unit = Point(x: random.number(0...1), y: random.number(0...1))
    var node = Node(.rectangle(size, cornerRadius: 0), fill: .white)
      .at(x: .always(random.number()), y: .always(random.number()))
      .rotation(.always(random.number(-180...180)))
      .scale(x: .always(random.number(-2...2)), y: .always(random.number(-2...2)))
    if seed.isMultiple(of: 2) { node = node.anchor(at: .always(unit)) }
    let css = ExportFormat.css.export(node).text
    let steps = try steps(css, size)
    let sprite = try #require(Scene(ground: .black) { node }.frame(at: 0).last)
    for corner in [(0.0, 0.0), (1, 0), (1, 1), (0, 1)] {
      let inBox = Point(x: corner.0 * size.width, y: corner.1 * size.height)
      let css = steps.reversed().reduce(inBox) { $1.apply(to: $0) }
      let inShape = Point(x: inBox.x - size.width / 2, y: inBox.y - size.height / 2)
      let riff = sprite.transform.apply(to: inShape)
      // CSS is written with six digits of a percentage.
      #expect(css.distance(to: riff) < 1e-4, "\(css) is not \(riff)")
    }
  }
}
