import Keyframes
import Stage
import Syntax

// Fills and strokes.
extension LottieWriting {
  /// The colour and the opacity of a paint; nil for one that is never visible.
  func paint(
    _ color: Track<Color>, _ surroundings: LottieSurroundings
  ) -> (color: JSON, opacity: LottieGraph)? {
    let color = tinted(color, surroundings.tints)
    let alpha = LottieFit.clamped(clock.graph(color.map(\.alpha)), 0...1)
    let opacity = surroundings.opacity.times(alpha, tolerance: 1e-3)
    guard !opacity.isAlways(0) else { return nil }
    return (clock.property(color) { $0.json }, opacity)
  }

  /// A colour with tints laid over it.
  private func tinted(_ color: Track<Color>, _ tints: [Track<Color>]) -> Track<Color> {
    guard !tints.isEmpty else { return color }
    let all = [color] + tints
    func mixed(_ time: Double) -> Color {
      tints.reduce(color.value(at: time).clamped) { $0.tinted($1.value(at: time).clamped) }
    }
    if all.allSatisfy({ $0.keyframes.count == 1 }) { return Track(mixed(clock.range.lowerBound)) }
    lose(.tint)
    let breaks = all.flatMap { clock.unrolled($0).keyframes.map { clock.frame($0.time) } }
    return clock.sampled(breaks, within: 1 / 512) { mixed(self.clock.time($0)) }
  }

  func fill(of node: Node, _ surroundings: LottieSurroundings) -> JSON? {
    if node.hasCrispEdges { lose(.crispEdges) }
    let rule: JSON = ["r": node.isEvenOdd ? 2 : 1]
    if let gradient = node.gradient {
      guard !surroundings.opacity.isAlways(0) else { return nil }
      return self.gradient(gradient, "gf", of: node, surroundings).adding(rule)
    }
    guard let fill = node.fill, let paint = paint(fill, surroundings) else { return nil }
    let json: JSON = [
      "ty": "fl", "c": paint.color, "o": LottieNumbers.property(paint.opacity.scaled(100)),
    ]
    return json.adding(rule)
  }

  func stroke(of node: Node, _ surroundings: LottieSurroundings) -> JSON? {
    guard let stroke = node.stroke else { return nil }
    let width = graph(node, .strokeWidth, or: stroke.width)
    guard !width.isAlways(0), let painted = painted(stroke, node, surroundings) else { return nil }
    let cap = LottieCodes.code(of: stroke.cap, in: LottieCodes.caps) ?? 1
    let join = LottieCodes.code(of: stroke.join, in: LottieCodes.joins) ?? 1
    var json = painted.adding([
      "w": LottieNumbers.property(LottieFit.clamped(width, 0...LottieLimits.largest)),
      "lc": .number(Double(cap)), "lj": .number(Double(join)),
    ])
    if stroke.join == .miter { json = json.adding(["ml": .rounded(stroke.miterLimit)]) }
    guard !stroke.dash.isEmpty else { return json }
    let phase = graph(node, .dashPhase, or: stroke.dashPhase)
    let dashes = stroke.dash.enumerated().map { index, length -> JSON in
      let kind: JSON = index.isMultiple(of: 2) ? "d" : "g"
      // lottie-web defines a property of each name, and throws at the second undefined one.
      return [
        "n": kind, "nm": .string("dash \(index + 1)"), "v": ["a": 0, "k": .rounded(length)],
      ]
    }
    let offset: JSON = ["n": "o", "nm": "offset", "v": LottieNumbers.property(phase)]
    return json.adding(["d": .list(dashes + [offset])])
  }

  private func painted(
    _ stroke: Stroke, _ node: Node, _ surroundings: LottieSurroundings
  ) -> JSON? {
    if node.colors[.stroke] == nil, case .gradient(let gradient) = stroke.paint {
      return self.gradient(Track(gradient), "gs", of: node, surroundings)
    }
    var color = node.colors[.stroke] ?? Track(Color.clear)
    if node.colors[.stroke] == nil, case .color(let own) = stroke.paint { color = Track(own) }
    return paint(color, surroundings).map {
      ["ty": "st", "c": $0.color, "o": LottieNumbers.property($0.opacity.scaled(100))]
    }
  }
}

extension Color {
  var json: JSON {
    let color = clamped
    return .numbers([color.red, color.green, color.blue], to: 4)
  }
}
