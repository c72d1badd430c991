import Foundation
import Keyframes
import Stage
import Testing

/// The examples of the library in the README and in `docs/library.md`. Each snippet is here between
/// `// README` and `// end`, behaves as described, and is in the page word for word.
@Suite struct ReadmeTests {
  @Test func jazzHandsKeyframesAndPages() throws {
    // README
    let disc = Node(.circle(radius: 156), fill: [0: .black, 1: Color(0x57B6FF)])
      .at(x: 480, y: 216)
      .scale([1: 1, 2: 10], .easeIn(.quad))
      .onPages(0...2)
    let words = Node("Scroll on", TextStyle(22), .black)
      .at(x: 480, y: 440)
      .rotation([0: 0, 1: -100])
      .hidden(from: 1)
      .onPage(0)
    let intro = Scene(ground: .white) { [disc, words] }
    // end
    #expect(disc[.scaleX].value(at: 1.5) == 1 + 9 * 0.25)
    #expect(words.rotation.value(at: 0.5) == -50)
    // The disc stays for two pages; then it scrolls away, as the words do at once.
    func xs(_ time: Double) -> [Double] { intro.frame(at: time).dropFirst().map(\.transform.tx) }
    #expect(xs(0.5) == [480, 0])
    #expect(xs(1) == [480] && xs(2.25) == [240])
  }

  @Test func jhChainableAnimationsLinks() {
    // README
    let ball = Node(.circle(radius: 32), fill: Color(0xFF6B5E)).at(x: 200, y: 120)
      .chain
      .move(dy: 300, .easeOut(.bounce)).over(1)
      .wait(0.2)
      .move(dx: 280).rotate(by: 360).over(0.4, times: 2)
      .node
    // end
    #expect(ball.y.value(at: 1) == 420 && ball.x.value(at: 1.2) == 200)
    #expect(abs(ball.x.value(at: 1.6) - 480) < 1e-9 && abs(ball.x.value(at: 2) - 760) < 1e-9)
    #expect(abs(ball.rotation.value(at: 2) - 720) < 1e-9)
  }

  @Test func ouroborosScrollScalesAndPins() {
    // README
    let card = Node(.rectangle(320, 200, cornerRadius: 24), fill: .white)
      .at(x: 480, y: 270)
      .opacity(.scrolled(0, ScrollScale(at: 480, over: 480, to: 1)))
      .rotation(
        .scrolled(
          0, ScrollScale(at: 480, over: 480, to: 20, .easeOut(.back)),
          ScrollScale(at: 960, over: 480, to: 0))
      )
      .onPages(480...1440)
    let scroll = Scene(ground: .black, pageWidth: 1) { card }
    // end
    func x(_ position: Double) -> Double? { scroll.frame(at: position).last?.transform.tx }
    #expect(card.opacity.value(at: 720) == 0.5 && card.opacity.value(at: 9000) == 1)
    #expect(card.rotation.value(at: 960) == 20 && card.rotation.value(at: 1200) == 10)
    #expect(x(500) == 480 && x(1440) == 480 && x(1500) == 420)
  }

  @Test func uiKitKeyFramesAndCalculationModes() {
    // README
    let y = Track(
      from: 310, over: 1,
      [(0, 0.25, 60), (0.25, 0.25, 120), (0.5, 0.25, 60), (0.75, 0.25, 310)]
    )
    .calculated(.paced)
    .timed(by: .easeInOut, over: 4)
    // end
    // At constant speed over 250, 60, 60 and 250 points, and that eased as a whole.
    for time in stride(from: 0.0, through: 4, by: 0.1) {
      let way = 620 * Easing.easeInOut(time / 4)
      let folded = min(way, 620 - way)
      let wanted = folded < 250 ? 310 - folded : 60 + (folded - 250)
      #expect(abs(y.value(at: time) - wanted) < 1e-6, "at \(time)")
    }
  }

  @Test func atSequencesParallelsAndTokens() {
    // README
    var figures = [
      Node(.circle(radius: 20), fill: .white).opacity(0).named("dot"),
      Node(.star(points: 5, radius: 40), fill: .white).named("star"),
    ]
    let end = figures.perform(
      .sequence([
        .on("dot", .fadeIn()),
        .on("star", .parallel([.scale(values: [1, 1.5, 1]), .rotate(by: 72, over: 0.5)])),
      ])
      .completing("done"), at: 0)
    // end
    #expect(end == 0.75)
    #expect(figures[0].opacity.value(at: 0.125) == 0.5)
    #expect(abs(figures[1][.scaleX].value(at: 0.4) - 1.5) < 1e-9)
    #expect(figures[1].rotation.value(at: 0.5) == 36 && figures[1].rotation.value(at: 9) == 72)
    #expect(figures.flatMap(\.cues) == [Cue("done", at: 0.75)])
  }

  @Test func heroMatchesByName() throws {
    // README
    let list = Scene(ground: .white) {
      Node(.rectangle(80, 60), fill: Color(0x57B6FF)).at(x: 60, y: 80).named("photo")
      Node("Holidays", TextStyle(20), .black).at(x: 160, y: 80).named("title")
    }
    let detail = Scene(ground: .black) {
      Node(.rectangle(960, 360), fill: Color(0x57B6FF)).at(x: 480, y: 180).named("photo")
      Node("Holidays", TextStyle(60), .white).at(x: 480, y: 420).named("title")
    }
    let change = list.transition(to: detail, over: 0.4, .easeInOut)
    // end
    #expect(change.frame(at: 0).map(\.shape) == list.frame(at: 0).map(\.shape))
    let photo = change.frame(at: 0.2)[1]
    #expect(abs(photo.transform.tx - 270) < 1e-3 && abs(photo.shape.bounds.width - 520) < 1e-3)
  }

  @Test func keyframesEasingsAndSprings() throws {
    // README
    let opacity: Track<Double> = [0: 0, 0.5: 1, 2: 1, 2.5: 0]
    let half = opacity.value(at: 0.25)  // 0.5: between two keyframes
    let first = opacity.value(at: -7)  // 0: the end values hold

    var fill = Track(Color(0xFF6B5E))
    fill.add(Color(0xFF6B5E), at: 1, easing: .easeOut(.bounce))
    fill.add(Color(0x57B6FF), at: 2)
    let ease = try Easing(notation: "cubic-bezier(0.4, 0, 0.2, 1)")
    let spring = Spring(response: 0.5, dampingRatio: 0.7)
    let position = spring.value(at: 0.2, from: 0, to: 100)  // exact, for any elapsed time
    // end
    #expect(half == 0.5 && first == 0)
    #expect(fill.value(at: 0) == Color(0xFF6B5E) && fill.value(at: 2) == Color(0x57B6FF))
    #expect(ease(0) == 0 && ease(1) == 1)
    #expect((0...150).contains(position))
  }

  @Test func pagerSettlesOnAPage() {
    let scene = Scene(ground: .white) {
      Node(.circle(radius: 8), fill: .black).at(x: [0: 0, 1: 100], y: 0)
        .timed(sinceSettlingOn: 1)
    }
    // README
    var pager = Pager(pages: 4)
    pager.advance(by: 0.5, to: 0.8, isResting: false)  // a drag: pager.page is 1
    pager.advance(by: 0.5, to: 1, isResting: true)  // returns 1: it has just settled
    pager.advance(by: 0.5, to: 1, isResting: true)  // returns nil; it settled 0.5 s ago
    let sprites = scene.frame(at: pager.time, settled: pager.settled)
    // end
    #expect(pager.page == 1 && pager.settled == Settling(page: 1, seconds: 0.5))
    #expect(sprites.last?.transform.tx == 50)
  }

  @Test func theGuideShowsThisCode() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let pages = try ["README.md", "docs/library.md"].map {
      try String(contentsOf: root.appending(path: $0), encoding: .utf8)
    }
    let snippets = Self.snippets(in: try String(contentsOfFile: #filePath, encoding: .utf8))
    #expect(snippets.count == 8)
    for snippet in snippets {
      #expect(pages[1].contains("```swift\n\(snippet)\n```"), "not in library.md:\n\(snippet)")
    }
    #expect(snippets.contains { pages[0].contains("import Keyframes\n\n\($0)\n```") })
  }

  /// The lines between the marks, less the indentation of the first.
  private static func snippets(in source: String) -> [String] {
    var snippets: [String] = []
    var lines: [Substring]?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.drop(while: { $0 == " " }) {
      case "// README": lines = []
      case "// end":
        if let lines {
          let margin = lines.first?.prefix(while: { $0 == " " }).count ?? 0
          snippets.append(lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n"))
        }
        lines = nil
      case _: lines?.append(line)
      }
    }
    return snippets
  }
}
