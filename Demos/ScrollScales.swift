/// Ouroboros' idea: a scale changes one property over its own range of the scroll. The scroll is
/// three screens of 960 points; the bars at the bottom are the scales, lit while they act.
struct ScrollScales: AdjustableDemo {
  static let title = "Scroll scales"
  static let caption = "Each property over its own range of the scroll."
  static let posterTime = 900.0

  static let knobs: [Knob] = [
    .number("card", 60...1920, step: 20, unit: "pt", default: 960, label: "Card appears over")
  ]
  var values = KnobValues(knobs)

  private let w = Scene.size.width

  var timeline: Timeline { .points(2 * w, ticks: [0, w, 2 * w]) }

  var scene: Scene {
    Scene(ground: twice(.paper, .mist, .slate), pageWidth: 1) {
      card
      titles
      bars
      discs
      map
    }
  }

  // Pinned to the screen: they do not scroll, only their opacity changes.
  @NodeBuilder private var titles: [Node] {
    title("Scattered", .ink, .scrolled(1, ScrollScale(at: 0, over: w / 2, to: 0)))
    title(
      "Gathered", .ink,
      .scrolled(
        0, ScrollScale(at: w / 2, over: w / 2, to: 1), ScrollScale(at: w, over: w / 2, to: 0)))
    title("Filed away", .paper, .scrolled(0, ScrollScale(at: 1.5 * w, over: w / 2, to: 1)))
  }

  private func title(_ words: String, _ color: Color, _ opacity: Track<Double>) -> Node {
    Node(words, TextStyle(48, .light), color).at(x: 480, y: 54).opacity(opacity)
      .named(words.lowercased())
  }

  // In the coordinates of the scroll: the discs move from screen to screen and end in a column.
  @NodeBuilder private var discs: [Node] {
    for (index, color) in [Color.coral, .sun, .mint, .sky].enumerated() {
      let i = Double(index)
      Node(.circle(radius: 32), fill: color)
        .at(
          x: twice(225 + 170 * i, w + 300, 2 * w + 372),
          y: twice(index.isMultiple(of: 2) ? 190 : 300, 140 + 74 * i, 158 + 54 * i)
        )
        .size(width: later(64, 38), height: later(64, 38))
        .onPage(0).named("disc-\(index + 1)")
    }
  }

  // Each bar comes from half a screen further away than the one above it.
  @NodeBuilder private var bars: [Node] {
    for index in 0..<4 {
      let i = Double(index)
      Node(.rectangle(260, 20, cornerRadius: 10), fill: .white.opacity(0.85))
        .anchor(.left)
        .at(
          x: twice(w + 356 + w / 2 * i, w + 356, 2 * w + 412), y: later(140 + 74 * i, 158 + 54 * i)
        )
        .size(width: later(260, 180), height: later(20, 14))
        .onPage(0).named("bar-\(index + 1)")
    }
  }

  /// One scale for each of the two screens that are scrolled over.
  private func twice<Value>(_ start: Value, _ first: Value, _ second: Value) -> Track<Value> {
    .scrolled(
      start, ScrollScale(at: 0, over: w, to: first), ScrollScale(at: w, over: w, to: second))
  }

  /// A scale for the second screen alone.
  private func later(_ start: Double, _ end: Double) -> Track<Double> {
    .scrolled(start, ScrollScale(at: w, over: w, to: end))
  }

  // Appears late, and only halfway by the end: its scale is longer than the rest of the scroll.
  private var card: Node {
    Node(.rectangle(320, 290, cornerRadius: 24), fill: .ink)
      .at(x: 480, y: 247)
      .opacity(.scrolled(0, ScrollScale(at: 1.5 * w, over: values["card"], to: 1))).named("card")
  }

  private var scales: [(name: String, ranges: [ClosedRange<Double>])] {
    [
      ("ground", [0...w, w...2 * w]),
      ("titles", [0...w / 2, w / 2...w, w...1.5 * w, 1.5 * w...2 * w]),
      ("discs", [0...w, w...2 * w]), ("bars", [0...w, w...2 * w]),
      ("card", [1.5 * w...1.5 * w + values["card"]]),
    ]
  }

  // An overview of the scroll: one row for each property, one bar for each scale.
  private var map: Node {
    let scale = 800.0 / (2 * w)
    return Node {
      Node(.rectangle(1000, 140), fill: .ink).at(x: 480, y: 70)
      for (row, (name, ranges)) in scales.enumerated() {
        let y = 18 + 20 * Double(row)
        Node(name, TextStyle(13, .medium).trailing, .sand).at(x: 92, y: y)
        for range in ranges { bar(range, scale).at(y: y) }
      }
      Node(.rectangle(2, 104, cornerRadius: 1), fill: .sun)
        .at(x: [0: 108, 2 * w: 108 + 2 * w * scale], y: 58).named("now")
    }
    .at(y: 424).clipped(to: Rect(x: -20, y: 0, width: 1000, height: 140)).named("map")
  }

  private func bar(_ range: ClosedRange<Double>, _ scale: Double) -> Node {
    let (start, end) = (range.lowerBound, range.upperBound)
    return Node(
      .rectangle((end - start) * scale - 4, 12, cornerRadius: 3),
      fill: [start: .slate, start: .sky, end: .sky, end: .slate]
    )
    .at(x: 108 + (start + (end - start) / 2) * scale)
  }
}
