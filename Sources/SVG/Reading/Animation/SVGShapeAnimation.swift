import Keyframes
import Stage
import Syntax

/// How a shape's own outline moves.
struct SVGReshape {
  var numbers: [Property: Track<Double>] = [:]
  /// About the shape's origin.
  var outline: Track<Path>?
  /// How the shape's origin moves.
  var shift: SVGTransformPart?

  func apply(to node: inout Node) {
    for (property, track) in numbers { node[property] = track }
    if let outline { node.outline = outline }
  }
}

// Animated geometry.
extension SVGBuilder {
  /// The attributes of shapes that can move, by the names of their elements.
  static let geometry: [String: Set<String>] = [
    "rect": ["x", "y", "width", "height", "rx", "ry"], "circle": ["cx", "cy", "r"],
    "ellipse": ["cx", "cy", "rx", "ry"], "line": ["x1", "y1", "x2", "y2"], "path": ["d"],
    "polyline": ["points"], "polygon": ["points"],
  ]

  /// A shape that has a size only while it moves gets one that it has at some time.
  func grown(
    _ element: XMLElement, _ values: inout [String: String], _ style: inout SVGStyle
  ) {
    guard !style.ownMotions.isEmpty else { return }
    for name in ["width", "height", "r", "rx", "ry", "d", "points"]
    where Self.geometry[element.name]?.contains(name) == true {
      let isEmpty = values[name].map { ["", "0", "none"].contains($0.trimmed) } ?? true
      let known = style.own(name).flatMap { $0.keys.compactMap(\.text) }
      guard isEmpty, let text = known.first(where: { SVGNumbers.number($0) ?? 1 > 0 }) else {
        continue
      }
      values[name] = SVGStyle.data(text)
      style.own[name] = values[name]
    }
  }

  func reshape(
    _ element: XMLElement, _ style: SVGStyle, _ viewport: Size, _ outline: SVGGeometry
  ) -> SVGReshape {
    let names = Self.geometry[element.name] ?? []
    guard style.ownMotions.keys.contains(where: names.contains) else { return SVGReshape() }
    let pivot = outline.pivot
    func track(_ name: String, _ whole: Double) -> Track<Double> {
      let base = style.length(name, whole) ?? 0
      let read = { SVGNumbers.length($0, em: style.fontSize, whole: whole) }
      return play.maker.track(base, effects(style.own(name), base, read, sum: +) ?? [])
    }
    func moved(_ x: Track<Double>, _ y: Track<Double>) -> SVGTransformPart? {
      guard x.moves || y.moves || x != 0 || y != 0 else { return nil }
      return .moving(.translation, [.x: x, .y: y])
    }
    let maker = play.maker
    var shape = SVGReshape()
    switch element.name {
    case "rect":
      let (w, h) = (track("width", viewport.width), track("height", viewport.height))
      shape.numbers = [.width: w.map { max($0, 0) }, .height: h.map { max($0, 0) }]
      shape.shift = moved(
        maker.joined(track("x", viewport.width), w) { $0 + $1 / 2 - pivot.x },
        maker.joined(track("y", viewport.height), h) { $0 + $1 / 2 - pivot.y })
      let name = style.own("rx").isEmpty ? "ry" : "rx"
      if !style.own(name).isEmpty { shape.numbers[.cornerRadius] = track(name, viewport.width) }
    case "circle", "ellipse":
      let diagonal = SVGNumbers.Reference(viewport: viewport, em: 16).diagonal
      let (rx, ry) =
        element.name == "circle"
        ? (track("r", diagonal), track("r", diagonal))
        : (track("rx", viewport.width), track("ry", viewport.height))
      shape.numbers = [.width: rx.map { 2 * $0 }, .height: ry.map { 2 * $0 }]
      shape.shift = moved(
        track("cx", viewport.width).map { $0 - pivot.x },
        track("cy", viewport.height).map { $0 - pivot.y })
    case "line":
      func end(_ x: String, _ y: String) -> Track<Point> {
        maker.joined(track(x, viewport.width), track(y, viewport.height)) {
          Point(x: $0 - pivot.x, y: $1 - pivot.y)
        }
      }
      shape.outline = maker.joined(end("x1", "y1"), end("x2", "y2")) { Path(through: [$0, $1]) }
    case _: shape.outline = outlines(element, style, pivot)
    }
    return shape
  }

  /// Paths with the same commands are blended; others change at once, as in SVG.
  private func outlines(
    _ element: XMLElement, _ style: SVGStyle, _ pivot: Point
  ) -> Track<Path>? {
    let values = style.own
    let name = element.name == "path" ? "d" : "points"
    let move = Transform.translation(x: -pivot.x, y: -pivot.y)
    func read(_ text: String) -> Path? {
      guard work.pieces <= SVGLimits.pieces else { return nil }
      if name == "d" {
        let path = SVGStyle.path(text)?.transformed(by: move)
        work.pieces += (path?.elements.count ?? 0) / 4
        return path
      }
      return Path(through: SVGNumbers.points(text), isClosed: element.name == "polygon")
        .transformed(by: move)
    }
    func commands(_ text: String?) -> String {
      SVGStyle.data(text ?? values[name] ?? "").filter { $0.isLetter && $0 != "e" }
    }
    let base = values[name].flatMap(read) ?? Path()
    let motions = style.own(name).map { motion in
      var copy = motion
      for (index, next) in motion.keys.dropFirst().enumerated()
      where commands(motion.keys[index].text) != commands(next.text) {
        copy.keys[index].easing = .hold
      }
      return copy
    }
    return effects(motions, base, read).map { play.maker.track(base, $0) }
  }
}
