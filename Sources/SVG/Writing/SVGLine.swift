import Keyframes
import Stage
import Syntax

/// The line along a node's outline.
struct SVGLine {
  let stroke: Stroke?
  let isTrimmed: Bool
  let isShifted: Bool

  /// No line.
  init() { (stroke, isTrimmed, isShifted) = (nil, false, false) }

  /// Nil if the node has no stroke.
  init?(_ node: Node) {
    guard let stroke = node.stroke else { return nil }
    self.stroke = stroke
    isShifted = stroke.offset != 0 || node.numbers[.strokeOffset] != nil
    isTrimmed =
      stroke.start > 0 || stroke.end < 1 || isShifted || node.numbers[.strokeStart] != nil
      || node.numbers[.strokeEnd] != nil
  }

  /// Whether it matters where the outline begins.
  var startsAtItsStart: Bool { isTrimmed || stroke?.dash.isEmpty == false }

  /// A part of an outline, in shares of its length.
  struct Part {
    var start = 0.0
    var length = 1.0
  }
}

// Lines: their paint, width, dashes, and the part of them that is drawn.
extension SVGWriter {
  /// One element for each subpath of a line that is drawn in part: dashes begin anew in each.
  mutating func lineForms(
    of node: Node, _ form: SVGTag, _ line: SVGLine
  ) -> [(SVGTag, SVGLine.Part)] {
    guard line.isTrimmed, !node.outlineTracksMove(),
      let path = node.path(at: time(clock.range.lowerBound))
    else { return [(form, SVGLine.Part())] }
    let subpaths = path.subpaths
    let whole = PathRoute(path).length
    guard subpaths.count > 1, whole > 0, !line.isShifted else { return [(form, SVGLine.Part())] }
    var start = 0.0
    return subpaths.map { path in
      let part = SVGLine.Part(start: start, length: PathRoute(path).length / whole)
      start += part.length
      return (SVGTag("path", ["d": path.numbers.svgPath()]), part)
    }
  }

  mutating func stroke(
    _ tag: inout SVGTag, _ node: Node, _ line: SVGLine, _ part: SVGLine.Part, _ look: SVGLook,
    ink: SVGCurve?
  ) {
    guard let stroke = line.stroke else { return }
    if node.hasCrispEdges { tag.set("shape-rendering", "crispEdges") }
    let form = tag
    strokePaint(&tag, node, stroke, look, ink: ink)
    let width = curve(node, .strokeWidth, or: stroke.width)
    length(&tag, "stroke-width", width.map { [max($0[0], 0)] })
    if stroke.cap != .butt { tag.set("stroke-linecap", "\(stroke.cap)") }
    if stroke.join != .miter { tag.set("stroke-linejoin", "\(stroke.join)") }
    if stroke.miterLimit != 4 { tag.set("stroke-miterlimit", max(stroke.miterLimit, 1).svg) }
    if line.isTrimmed, !stroke.dash.isEmpty {
      cover(&tag, form, node, stroke, part, width, isShifted: line.isShifted)
    } else if line.isTrimmed {
      trim(&tag, node, stroke, part, isShifted: line.isShifted)
    }
    if !stroke.dash.isEmpty {
      tag.set("stroke-dasharray", stroke.dash.map { max($0, 0).svg }.joined(separator: " "))
      length(&tag, "stroke-dashoffset", curve(node, .dashPhase, or: stroke.dashPhase))
    }
  }

  /// Dashes are taken already, so that the part of a dashed line is cut out by a mask.
  private mutating func cover(
    _ tag: inout SVGTag, _ form: SVGTag, _ node: Node, _ stroke: Stroke, _ part: SVGLine.Part,
    _ width: SVGCurve, isShifted: Bool
  ) {
    var line = form
    line.set("fill", "none")
    line.set("stroke", "#fff")
    length(&line, "stroke-width", width.map { [max($0[0], 0) + 2] })
    trim(&line, node, stroke, part, isShifted: isShifted)
    tag.set("mask", mask(fresh("part"), line.text))
  }

  private mutating func strokePaint(
    _ tag: inout SVGTag, _ node: Node, _ stroke: Stroke, _ look: SVGLook, ink: SVGCurve?
  ) {
    if let ink { return paint(&tag, "stroke", ink) }
    if let track = node.colors[.stroke] {
      return paint(&tag, "stroke", color(track, "stroke", look))
    }
    switch stroke.paint {
    case .color(let own): paint(&tag, "stroke", color(Track(own), "stroke", look))
    case .gradient(let own):
      tag.set("stroke", "url(#\(gradient(Track(own), node, look)))")
    }
  }

  /// A line in part is one dash as long as the part, in shares of the outline's length.
  private mutating func trim(
    _ tag: inout SVGTag, _ node: Node, _ stroke: Stroke, _ part: SVGLine.Part, isShifted: Bool
  ) {
    let properties: [(Property, Double)] = [
      (.strokeStart, stroke.start), (.strokeEnd, stroke.end), (.strokeOffset, stroke.offset),
    ]
    let tracks = properties.compactMap { node.numbers[$0.0] }
    func value(_ index: Int, _ time: Double) -> Double {
      let number = node.numbers[properties[index].0]?.value(at: time) ?? properties[index].1
      return index < 2 ? min(max(number, 0), 1) : number
    }
    let curves = properties.map { curve(node, $0, or: $1) }
    let isInside = curves.prefix(2).allSatisfy {
      0 <= $0.bounds.lowerBound && $0.bounds.upperBound <= 1
    }
    // The end and the start, and the shift beside them.
    let joined = curves[0].beside(curves[1])?.beside(curves[2])
    let all =
      isInside && joined != nil
      ? joined ?? SVGCurve(0)
      : isWaiting
        ? SVGCurve((0..<3).map { value($0, 0) })
        : maker.baked(tracks.flatMap { $0.breaks(in: clock.range) }, tolerance: 0.0005) { time in
          (0..<3).map { value($0, time) }
        }
    tag.set("pathLength", part.length.svgFactor)
    let period = isShifted ? 1.0 : 3.0
    animate(&tag, "stroke-dasharray", all) {
      let length = max($0[1] - $0[0], 0)
      return "\(length.svgFactor) \(max(period - length, 0).svgFactor)"
    }
    animate(&tag, "stroke-dashoffset", all) { (part.start - $0[0] - $0[2]).svgFactor }
    hideEmptyLine(&tag, all, hasCaps: stroke.cap != .butt)
  }

  /// A dash of length 0 still has its round or square ends.
  private mutating func hideEmptyLine(_ tag: inout SVGTag, _ parts: SVGCurve, hasCaps: Bool) {
    guard hasCaps, parts.keys.contains(where: { $0.values[1] <= $0.values[0] }) else { return }
    let keys = parts.keys
    let end = keys.last.map { [$0.values[1] <= $0.values[0] ? 0.0 : 1] }
    let stretches = zip(keys, keys.dropFirst()).map { key, next in
      let isEmpty =
        key.values[1] <= key.values[0] && (key.step == .hold || next.values[1] <= next.values[0])
      return SVGCurve.Stretch(
        start: key.time, end: next.time, from: [isEmpty ? 0 : 1], to: [isEmpty ? 0 : 1], step: .hold
      )
    }.filter { $0.end > $0.start }
    let shown = stretches.isEmpty ? SVGCurve(0) : SVGCurve(stretches, clock, end: end)
    guard !shown.isStill || shown.first[0] == 0 else { return }
    animate(&tag, "visibility", shown) { $0[0] == 0 ? "hidden" : "visible" }
  }
}
