import Formats
import Keyframes
import Stage
import Testing

/// Nodes as CSS, where boxes are not enough.
@Suite struct CSSSceneTests {
  private func css(_ node: Node) -> Exported {
    ExportFormat.css.export(Scene(ground: .black) { node }, .seconds(2), named: "a")
  }

  /// A counter is a whole number, which takes no decimals: the sum is rounded, and its parts are counted apart.
  @Test(arguments: [
    (NumberFormat(suffix: "°"), 1, "counter(sign, sign) counter(number) \"°\""),
    (
      NumberFormat(decimals: 2, prefix: "x"), 100,
      "\"x\" counter(sign, sign) counter(number) \".\" counter(part, decimals-2)"
    ),
  ])
  func numbersAreCounted(_ format: NumberFormat, _ power: Int, _ content: String) {
    let exported = css(
      Node(number: [0: -3.5, 2: 300], format, TextStyle(20), .white).named("angle"))
    #expect(exported.text.contains("--count: calc(var(--number) * \(power))"))
    #expect(exported.text.contains("content: \(content);"))
    #expect(exported.losses.isEmpty)
  }

  @Test func separatorsThatWouldShowAreLost() {
    for (end, count) in [(999.0, 0), (1000, 1)] {
      let format = NumberFormat(groupSeparator: ",")
      let losses = css(Node(number: [0: 0, 2: end], format, TextStyle(20), .white)).losses
      #expect(losses.count == count)
    }
  }

  /// A custom property that moves on the element reaches the path within it.
  @Test func linesAroundPathsAreDrawn() {
    let path = Path { path in
      path.move(to: Point(x: 0, y: 0))
      path.line(to: Point(x: 40, y: 30))
    }
    let node = Node(.path(path), stroke: Stroke(.white, width: 3)).stroke(to: [0: 0, 2: 1])
    let text = css(node.named("line")).text
    #expect(text.contains("<path pathLength=\"1\" d=\"M 0 0 L 40 30\"/>"))
    #expect(text.contains("--strokeEnd: inherit;"))
    #expect(text.contains("stroke-dasharray: calc(max(var(--strokeEnd) - 0, 0) * 1px) 3px;"))
    #expect(!text.contains("clip-path"))
  }

  @Test func shadowsOfClearNodesAreDrawn() {
    let clear = Node(.ellipse(Size(width: 40, height: 10)), fill: .clear)
      .shadow(.white, radius: 8, y: 2)
    #expect(css(clear).text.contains("filter: blur("))
    let solid = Node(.ellipse(Size(width: 40, height: 10)), fill: .white)
      .shadow(.white, radius: 8, y: 2)
    #expect(css(solid).text.contains("filter: drop-shadow("))
  }

  /// Browsers draw nothing of an SVG without width or height, not even what overflows it.
  @Test(arguments: [(0.0, 30.0, true), (40, 0, true), (40, 30, false)])
  func levelAndUprightLinesAreDrawn(_ x: Double, _ y: Double, _ isFlat: Bool) {
    let path = Path { path in
      path.move(to: .zero)
      path.line(to: Point(x: x, y: y))
    }
    let text = css(Node(.path(path), stroke: Stroke(.white, width: 3))).text
    #expect(text.contains("min-width: 1px;") == isFlat)
    #expect(text.contains("min-height: 1px;") == isFlat)
  }

  @Test func textsNameTheFontsOfRiff() {
    #expect(css(Node("a", TextStyle(20), .white)).text.contains("px/1.4 Inter,"))
    #expect(css(Node("a", TextStyle.mono(20), .white)).text.contains("px/1.4 'JetBrains Mono',"))
  }

  /// Nothing is seen of a value that ends as the scene begins.
  @Test(arguments: [(0.0, "1"), (0.5, "0.25")])
  func aLeapAtTheBeginningHasHappened(_ time: Double, _ first: String) {
    let leap = Track([
      Keyframe(time: time, value: 0.25), Keyframe(time: time, value: 1),
      Keyframe(time: 2, value: 0.5),
    ])
    let text = css(Node(.circle(radius: 9), fill: .white).opacity(leap)).text
    #expect(text.contains("  0% { --opacity: \(first);"), "\(text)")
  }

  @Test func blursAreFiltersBeforeTheShadow() {
    let group = Node { Node(.circle(radius: 9), fill: .white) }.blur([0: 0, 1: 4])
    #expect(css(group).text.contains("filter: blur(calc(var(--blur) * 1px));"))
    #expect(
      css(group.shadow(.white, radius: 8, y: 2)).text.contains(
        "filter: blur(calc(var(--blur) * 1px)) drop-shadow("))
  }
}
