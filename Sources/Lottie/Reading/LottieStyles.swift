import Keyframes
import Stage
import Syntax
import Words

// Fills and strokes become nodes.
extension LottieImport {
  /// Nodes that paint shapes with a fill, a stroke or both, the topmost first.
  func styled(
    _ passed: [Passed], fill: LottieValue?, stroke: LottieValue?
  ) throws(FileError) -> [Node] {
    try spend(nodes: passed.reduce(0) { $0 + 1 + $1.transforms.count } / 8)
    let trims = passed.compactMap(\.shape.trim)
    guard !trims.isEmpty else { return try styledNodes([passed], fill, stroke, trim: nil) }
    let isDashed = !(stroke?["d"]?.items.isEmpty ?? true)
    let areAlike = trims.count == passed.count && trims.allSatisfy { $0.isEqual(to: trims[0]) }
    if !isDashed, passed.count == 1 || areAlike && fill == nil && passed.count <= 40 {
      // Each line is cut by the node itself.
      return try styledNodes(passed.map { [$0] }, fill, stroke, trim: trims[0])
    }
    for shape in passed.map(\.shape) { shape.applyTrim(self) }
    return try styledNodes([passed], fill, stroke, trim: nil)
  }

  private func styledNodes(
    _ lines: [[Passed]], _ fill: LottieValue?, _ stroke: LottieValue?, trim: LottieTrim?
  ) throws(FileError) -> [Node] {
    try spend(nodes: lines.count)
    let needsPath = fill?["ty"]?.text == "gf" || stroke?["ty"]?.text == "gs"
    let isTraced = trim != nil || !(stroke?["d"]?.items.isEmpty ?? true)
    var nodes: [Node] = []
    for line in lines {
      var node = shaped(line, needsPath: needsPath, isTraced: isTraced)
      if let stroke { paint(&node, stroke: stroke) }
      if let fill { paint(&node, fill: fill) }
      if let trim { cut(&node, trim) }
      node.name = (stroke ?? fill)?["nm"]?.text ?? ""
      if let source = stroke ?? fill { node.mix(blend(source)) }
      if node.fill != nil || node.gradient != nil || node.stroke != nil { nodes.append(node) }
    }
    return nodes
  }

  // MARK: Shape

  /// A node with the outline of shapes: a rectangle or an ellipse if it is a single one, else a path.
  private func shaped(_ line: [Passed], needsPath: Bool, isTraced: Bool) -> Node {
    if !needsPath, line.count == 1, line[0].transforms.isEmpty, let basic = line[0].shape.basic,
      let node = node(basic, isTraced: isTraced)
    {
      return node
    }
    let outlines = line.map { passed in
      passed.transforms.reduce(passed.shape.outline) { outline, transform in
        let span = transform.span
        let map = transform.matrix(at: 0)
        return outline.changed(span, isStraight: true) { contours, frame in
          let map = span == nil ? map : transform.matrix(at: frame)
          return contours.map { $0.transformed(by: map) }
        }
      }
    }
    let track = LottieOutline.joined(outlines).track(self)
    var node = Node(.path(track.keyframes[0].value), fill: Track<Color>?.none)
    if !track.isConstant { node.outline = track }
    return node
  }

  /// Nil for a shape that begins elsewhere than Riff's own does, if that is visible.
  private func node(_ basic: LottieShape.Basic, isTraced: Bool) -> Node? {
    var node: Node
    let (place, size): (LottiePair, LottiePair)
    switch basic {
    case .rectangle(let centre, let sides, let radius):
      guard !isTraced else { return nil }
      (place, size) = (centre, sides)
      node = Node(.rectangle(0, 0), fill: Track<Color>?.none)
      let start = radius.value(at: 0)
      node.shape = .rectangle(shown(sides), cornerRadius: max(start, 0))
      if !radius.isConstant { node[.cornerRadius] = radius }
    case .ellipse(let centre, let sides):
      (place, size) = (centre, sides)
      node = Node(.ellipse(shown(sides)), fill: Track<Color>?.none)
    }
    if !size.x.isConstant { node[.width] = size.x }
    if !size.y.isConstant { node[.height] = size.y }
    node.set(.x, place.x, unless: 0)
    node.set(.y, place.y, unless: 0)
    return node
  }

  private func shown(_ sides: LottiePair) -> Size {
    let size = sides.value(at: 0)
    return Size(width: abs(size.x), height: abs(size.y))
  }

  // MARK: Paint

  private func paint(_ node: inout Node, fill source: LottieValue) {
    node.isEvenOdd = source["r"]?.whole == 2
    let opacity = number(source["o"], or: 1, times: 0.01)
    if source["ty"]?.text == "gf" {
      node.gradient = gradient(source, opacity)
    } else {
      node.fill = seen(color(source["c"]), opacity)
    }
  }

  /// A colour with an opacity applied to its alpha.
  func seen(_ color: Track<Color>, _ opacity: Track<Double>) -> Track<Color> {
    if opacity.isConstant {
      let part = min(max(opacity.value(at: 0), 0), 1)
      return part == 1 ? color : color.map { $0.opacity(part) }
    }
    if color.isConstant {
      let full = color.value(at: 0)
      return opacity.map { full.opacity($0) }
    }
    let span = union(color.times, opacity.times) ?? 0...0
    return sampled(span) { color.value(at: $0).opacity(opacity.value(at: $0)) }
  }

  private func paint(_ node: inout Node, stroke source: LottieValue) {
    let opacity = number(source["o"], or: 1, times: 0.01)
    let width = number(source["w"], or: 1)
    var stroke = Stroke(
      .black, width: max(width.value(at: 0), 0),
      cap: LottieCodes.caps[source["lc"]?.whole ?? 1] ?? .butt,
      join: LottieCodes.joins[source["lj"]?.whole ?? 1] ?? .miter)
    let limit = number(source["ml2"] ?? source["ml"], or: 4)
    if !limit.isConstant { note("animated miter limit", instead: "the limit at the beginning") }
    stroke.miterLimit = max(limit.value(at: range.lowerBound), 1)
    dash(&stroke, &node, source["d"]?.items ?? [])
    if !width.isConstant { node[.strokeWidth] = width }
    if source["ty"]?.text == "gs" {
      let gradient = gradient(source, opacity)
      if !gradient.isConstant {
        note("animated gradient of a stroke", instead: "its gradient at the beginning")
      }
      stroke.paint = .gradient(gradient.value(at: range.lowerBound))
    } else {
      let color = seen(color(source["c"]), opacity)
      stroke.paint = .color(color.value(at: 0))
      if !color.isConstant { node[.stroke] = color }
    }
    node.stroke = stroke
  }

  private func dash(_ stroke: inout Stroke, _ node: inout Node, _ parts: [LottieValue]) {
    var lengths: [Double] = []
    for part in parts {
      let track = number(part["v"], or: 0)
      if part["n"]?.text == "o" {
        stroke.dashPhase = track.value(at: 0)
        if !track.isConstant { node[.dashPhase] = track }
        continue
      }
      if !track.isConstant { note("animated dash", instead: "the dash at the beginning") }
      lengths.append(track.value(at: range.lowerBound))
    }
    let isDashed = lengths.allSatisfy { $0 >= 0 } && lengths.reduce(0, +) > 0.01
    if isDashed { stroke.dash = lengths }
  }

  /// Draws a part of the node's line and of its area.
  private func cut(_ node: inout Node, _ trim: LottieTrim) {
    let start = trim.start.map { min(max($0, 0), 1) }
    let end = trim.end.map { min(max($0, 0), 1) }
    let isCrossed = trim.isCrossed
    node[.strokeStart] =
      isCrossed ? combined([start, end], isStraight: false) { min($0[0], $0[1]) } : start
    node[.strokeEnd] =
      isCrossed ? combined([start, end], isStraight: false) { max($0[0], $0[1]) } : end
    node.set(.strokeOffset, trim.offset, unless: 0)
    node.trimsFill = node.fill != nil || node.gradient != nil
  }
}

extension LottieTrim {
  func isEqual(to other: LottieTrim) -> Bool {
    start == other.start && end == other.end && offset == other.offset
  }

  /// Whether the start is beyond the end somewhere.
  fileprivate var isCrossed: Bool {
    guard let span else { return start.value(at: 0) > end.value(at: 0) }
    return LottieFrames(span).times.contains { start.value(at: $0) > end.value(at: $0) }
  }
}
