import TestSupport
import Keyframes
import Stage

/// Nodes, tracks and scenes of any kind, the same in every run.
struct RandomNodes {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed) }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  mutating func isLikely(_ chance: Double) -> Bool { random.number(0...1) < chance }

  // MARK: Values

  mutating func number() -> Double {
    pick([
      random.number(), random.number(-1...1), random.number().rounded(), 0, 1.0 / 3, 0.1, 1e-9,
      1e21,
    ])
  }

  mutating func color() -> Color {
    let byte = UInt32.random(in: 0...0xFFFFFF, using: &random)
    return pick([
      Color(byte), Color(byte, alpha: 0.5), .clear, .white,
      Color(
        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
        alpha: random.number(0...1)),
    ])
  }

  mutating func point() -> Point { Point(x: number(), y: number()) }

  mutating func easing() -> Easing { isLikely(0.5) ? .linear : pick(Easings.all) }

  // MARK: Tracks

  mutating func track<Value>(_ value: (inout RandomNodes) -> Value) -> Track<Value> {
    if isLikely(0.3) { return constant(value(&self)) }
    let common = isLikely(0.5) ? easing() : nil
    var time = random.number(-3...3).rounded()
    let keyframes = (0...Int.random(in: 0...4, using: &random)).map { _ in
      let keyframe = Keyframe(
        time: time, value: value(&self), easing: common ?? easing(),
        controls: isLikely(0.1) ? Controls(value(&self), value(&self)) : nil)
      time += pick([0, 0.25, 1, random.number(0...2)])
      return keyframe
    }
    let track = Track(keyframes)
    guard isLikely(0.3) else { return track }
    return track.extrapolated(
      before: pick(Extrapolation.allCases), after: pick(Extrapolation.allCases))
  }

  private mutating func constant<Value>(_ value: Value) -> Track<Value> {
    var track = Track(value)
    if isLikely(0.1) { track = track.timed(by: .linear, over: 1, from: number()) }
    if isLikely(0.1) { track = track.eased(easing()) }
    return isLikely(0.1) ? track.extrapolated(after: .repeat) : track
  }

  mutating func numbers() -> Track<Double> { track { $0.number() } }
  mutating func colors() -> Track<Color> { track { $0.color() } }

  // MARK: Nodes

  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      switch Int.random(in: 0...3, using: &random) {
      case 0: path.move(to: point())
      case 1: path.line(to: point())
      case 2: path.cubic(point(), point(), to: point())
      case _: path.close()
      }
    }
    return path
  }

  mutating func shape() -> Shape {
    switch Int.random(in: 0...6, using: &random) {
    case 0: .rectangle(number(), number(), cornerRadius: pick([0, number()]))
    case 1: .ellipse(Size(width: number(), height: number()))
    case 2: .circle(radius: number())
    case 3: .path(path())
    case 4: .star(points: 5, radius: number())
    case 5: .line(from: point(), to: point())
    case _: .text(Text(text(), style(), colors: isLikely(0.2) ? [coloredRange()] : []))
    }
  }

  mutating func text() -> String {
    pick(["", "Hello", "a \"quoted\" \\ text", "two\nlines\tand a tab", "\u{1}é 🙂 */ \u{2028}"])
  }

  mutating func style() -> TextStyle {
    TextStyle(
      number(), pick(TextStyle.Weight.allCases), family: pick([.sans, .mono]),
      alignment: pick([.leading, .centre, .trailing]), letterSpacing: pick([0, 0, number()]),
      lineHeight: pick([1.4, 1.4, number()]))
  }

  mutating func range() -> Range<Int> {
    let start = Int.random(in: -2...9, using: &random)
    return start..<start + Int.random(in: 0...9, using: &random)
  }

  private mutating func coloredRange() -> ColoredRange { ColoredRange(range(), color()) }

  mutating func strings() -> Track<Discrete<String>> { track { Discrete($0.text()) } }
  mutating func outlines() -> Track<Path> { track { $0.path() } }

  private mutating func constraint() -> Constraint {
    let attributes = Constraint.Attribute.allCases
    return Constraint(
      pick(attributes), to: pick(attributes), of: pick([.stage, "sun", .node(text())]))
  }

  mutating func stroke() -> Stroke {
    Stroke(
      isLikely(0.7) ? .color(color()) : .gradient(gradient()), width: number(),
      cap: pick([.butt, .round, .square]), join: pick([.miter, .round, .bevel]),
      dash: isLikely(0.5) ? [] : [number(), number()], dashPhase: pick([0, number()]),
      start: pick([0, 0.25]), end: pick([1, 0.75]), offset: pick([0, 0, number()]))
  }

  /// Everything that a node can say, each with a `chance`.
  mutating func node(chance: Double, depth: Int = 0) -> Node {
    var node = Node {}
    if isLikely(0.5) { node.name = pick(["sun", "a name", "3", text()]) }
    if isLikely(0.8) { node.shape = shape() }
    for property in Property.allCases where isLikely(chance) { node[property] = numbers() }
    for property in ColorProperty.allCases where isLikely(chance) { node[property] = colors() }
    if isLikely(chance) { node.hidden = track { $0.isLikely(0.5) } }
    if isLikely(chance) { node.gradient = track { $0.gradient() } }
    if isLikely(chance) { node.stroke = stroke() }
    if isLikely(chance / 2) { node.outline = outlines() }
    if isLikely(chance / 2) { node.string = strings() }
    while isLikely(chance / 2) { node.rangeColors.append(RangeColor(range(), colors())) }
    while isLikely(chance / 2) { node.constraints.append(constraint()) }
    addParts(to: &node, chance: chance)
    addLayers(to: &node, chance: chance / 2, depth: depth)
    guard depth < 2 else { return node }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      node.children.append(self.node(chance: chance, depth: depth + 1))
    }
    return node
  }

  private mutating func addParts(to node: inout Node, chance: Double) {
    if isLikely(chance) {
      node.route = Route(
        path(), turning: pick([.never, .along, .backwards]), pace: pick([.even, .raw]))
    }
    if isLikely(chance) { node.mask = Mask(pick(Mask.Reveal.allCases), of: pick([nil, rect()])) }
    if isLikely(chance) {
      node.numberFormat = NumberFormat(
        decimals: Int.random(in: 0...9, using: &random), groupSeparator: pick(["", ",", "\""]),
        prefix: text(), suffix: text())
    }
    if isLikely(chance) { node.clip = rect() }
    if isLikely(chance) { node.clipCornerRadius = number() }
    if isLikely(chance) { node.showsBack = false }
    if isLikely(chance) { node.own = [isLikely(0.5) ? "warmth" : text(): numbers()] }
    if isLikely(chance) { node.clock = .settled(page: pick([0, 3, -1])) }
    if isLikely(chance) { node.cues = [Cue(text(), at: number()), Cue("b", at: number())] }
  }

  private mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number(), height: number())
  }

  mutating func scene(nodes count: Int, chance: Double) -> Scene {
    var scene = Scene(ground: colors(), pageWidth: pick([960, 1, number()])) {}
    scene.pageHeight = pick([540, 1, number()])
    scene.paging = pick([.across, .down, .along(track { $0.point() })])
    scene.nodes = (0..<count).map { _ in node(chance: chance) }
    return scene
  }

  mutating func timeline() -> Timeline {
    pick([
      .pages(4), .points(1800, ticks: [0, 900]), .seconds(2.5, ticks: [1.0 / 3]), .seconds(4),
      {
        var timeline = Timeline.points(3)
        timeline.range = -2.5...7
        timeline.unit = .pages
        return timeline
      }(),
    ])
  }
}
