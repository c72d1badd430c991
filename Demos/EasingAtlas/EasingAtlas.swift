/// Every classic easing as a tile: its curve, and a dot that follows it. A tap on a tile shows the
/// easing large, on position, size and opacity, next to linear. Taps on the small tiles below add
/// others, whose curves lie in one plot and whose dots move together; another tap goes back. Two knobs choose
/// easings by keyboard.
///
/// This folder has a file for the compared easings, and one for how far easings overshoot.
struct EasingAtlas: AdjustableDemo {
  static let title = "Easing atlas"
  static let caption = "All 31 easings. Tap one to see it large."
  static let posterTime = 0.9

  static let knobs: [Knob] = [
    .choice("easing", ["all"] + Easing.classics.map { $0.name }, default: "all"),
    .choice(
      "compared-with", ["none"] + Easing.classics.map { $0.name }, default: "none",
      label: "Compared with"),
    .number("overshoot", 0...5, step: 0.1, default: 1.70158),
    .number("period", 0.1...1, step: 0.05, default: 0.3),
  ]
  var values = KnobValues(knobs) { didSet { follow(oldValue) } }

  static var colors: [Color] { [.sky, .mint, .violet, .coral, .sun] }

  /// The easings that are shown large, by their indices; in the order in which they were chosen.
  private(set) var chosen: [Int] = []
  /// The classics; the knobs apply to back and elastic.
  private var easings = Easing.classics

  init() { follow(values) }

  let timeline = Timeline.seconds(2)

  mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
    guard case .tap(let position) = input else { return .ignored }
    let all = Easing.classics.indices
    if chosen.isEmpty {
      chosen = all.filter { rect($0).contains(position) }
    } else {
      let added = all.first { Self.smallRect($0).contains(position) }
      chosen = added.map { chosen.toggling($0, most: Self.colors.count) } ?? []
    }
    return chosen.isEmpty ? .nothing : .playFromStart
  }

  // The two knobs that choose easings do so once they are turned.
  private mutating func follow(_ old: KnobValues) {
    easings = Easing.classics(overshoot: values["overshoot"], period: values["period"])
    let names = ["easing", "compared-with"]
    guard names.contains(where: { values.choice($0) != old.choice($0) }) else { return }
    let wanted = names.map(values.choice)
    chosen = Easing.classics.indices.filter { wanted.contains(Easing.classics[$0].name) }
    if chosen.count > 1, Easing.classics[chosen[0]].name != wanted[0] { chosen.reverse() }
  }

  var scene: Scene {
    Scene(ground: .ink) {
      if let first = chosen.first {
        if chosen.count == 1 { large(first) } else { compared }
        strip
      } else {
        for index in Easing.classics.indices { tile(index) }
        Node("Tap a tile", .note, .quietSand)
          .at(rect(Easing.classics.count).origin + Point(x: 50, y: 42))
      }
    }
  }

  func easing(_ index: Int) -> (name: String, easing: Easing) { easings[index] }

  private func rect(_ index: Int) -> Rect {
    Rect(x: 32, y: 26, width: 100, height: 112)
      .cell(index, of: 8, every: Size(width: 114, height: 126))
  }

  func color(_ index: Int) -> Color { Self.colors[(index + 2) / 3 % Self.colors.count] }

  private func tile(_ index: Int) -> Node {
    let (name, easing) = easing(index)
    return Node {
      Node(Rect(x: 0, y: 0, width: 100, height: 84), cornerRadius: 10, fill: .midnight)
      graph(easing, Size(width: 68, height: 44), room: 70, line: 2.5, dot: 4.5, color(index))
        .at(x: 16, y: 42)
      Node(name, TextStyle(10.8, .medium), .sand).at(x: 50, y: 100)
    }
    .at(rect(index).origin).named(name)
  }

  /// The curve, from the middle of its left side, with a dot at the current time. It is at most `room` high.
  private func graph(
    _ easing: Easing, _ size: Size, room: Double, line: Double, dot: Double, _ color: Color
  ) -> Node {
    let height = EasingReach([easing]).height(size.height, in: room)
    let path = Path(steps: 64) { Point(x: $0 * size.width, y: (0.5 - easing($0)) * height) }
    return Node {
      Node(.path(path), stroke: Stroke(color.opacity(0.85), width: line, cap: .round, join: .round))
      Node(.circle(radius: dot), fill: .paper)
        .at(x: run(0, size.width, .linear), y: run(height / 2, -height / 2, easing))
    }
  }

  /// A motion from `start` to `end`. All motions share the same two times.
  func run(_ start: Double, _ end: Double, _ easing: Easing) -> Track<Double> {
    .from(start, to: end, during: 0.3...1.7, easing)
  }

  private func large(_ index: Int) -> Node {
    let (name, easing) = easing(index)
    let (color, reach) = (color(index), EasingReach([easing]))
    let ends = reach.ends(in: 17...363)
    return Node {
      Node(name, TextStyle(36, .bold).leading, .paper).at(x: 60, y: 66)
      plot(reach)
      graph(
        easing, Size(width: 230, height: 150), room: Self.plotRoom, line: 4, dot: 9, color
      ).at(x: 110, y: 290)
      hint
      lane("position", y: 150, easing) { easing, size in
        Node(.circle(radius: 17 * size), fill: color).at(x: run(ends.start, ends.end, easing))
      }
      lane("size", y: 290, easing) { easing, size in
        Node(.circle(radius: 24 * size), fill: color).at(x: 190).scale(run(0.2, 1, easing))
      }
      lane("opacity", y: 430, easing) { easing, size in
        Node(.rectangle(380 * size, 40 * size, cornerRadius: 12 * size), fill: color)
          .at(x: 190).opacity(run(0.05, 1, easing))
      }
    }
    .named(name)
  }

  /// A property moved by the easing, and below it, small and faint, by linear.
  private func lane(
    _ title: String, y: Double, _ easing: Easing, _ figure: (Easing, _ size: Double) -> Node
  ) -> Node {
    Node {
      Node(title, .label.leading, .sand).at(y: -52)
      Node(.rectangle(380, 1), fill: .slate).at(x: 190)
      figure(easing, 1)
      Node { figure(.linear, 0.4) }.opacity(0.45).at(y: 44).named("linear")
    }
    .at(x: 490, y: y).named(title)
  }
}
