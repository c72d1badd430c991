import Keyframes
import Stage
import Syntax
import Words

// Shapes: the element with its size or path, once for the fill and once for the line where that is needed.
extension SVGWriter {
  /// The node's own shapes; in one colour if `ink` is given, as shadows are.
  mutating func shapes(of node: Node, _ look: SVGLook, ink: SVGCurve? = nil) -> String {
    switch node.shape {
    case nil: return ""
    case .text(let text): return texts(text, node, look, ink: ink)
    case .picture(let picture, _): return image(picture, node, look, ink: ink)
    case .rectangle, .ellipse, .path: return outlines(of: node, look, ink: ink)
    }
  }

  private mutating func outlines(of node: Node, _ look: SVGLook, ink: SVGCurve?) -> String {
    let isFilled = node.gradient != nil || node.fill != nil
    let form = form(of: node)
    guard let line = SVGLine(node) else {
      guard isFilled else { return "" }
      var tag = node.trimsFill ? trimmedForm(of: node, SVGLine()) : form
      fill(&tag, node, look, ink: ink)
      return faded(tag, look)
    }
    var parts: [String] = []
    let isOne = isFilled && look.isOpaque && !line.isTrimmed && !node.trimsFill
    if isFilled, !isOne {
      var tag = node.trimsFill ? trimmedForm(of: node, line) : form
      fill(&tag, node, look, ink: ink)
      parts.append(faded(tag, look))
    }
    for (var tag, part) in lineForms(of: node, form, line) {
      if isOne { fill(&tag, node, look, ink: ink) } else { tag.set("fill", "none") }
      stroke(&tag, node, line, part, look, ink: ink)
      parts.append(faded(tag, look))
    }
    return parts.joined()
  }

  // MARK: Forms

  /// The element with its geometry, but without paint.
  private mutating func form(of node: Node) -> SVGTag {
    let needsPath = node.outline != nil || SVGLine(node)?.startsAtItsStart == true
    switch node.shape {
    case .rectangle(let size, let radius) where !needsPath:
      return rectangle(size, radius, node)
    case .ellipse(let size) where !needsPath: return ellipse(size, node)
    case _: return path(of: node)
    }
  }

  private mutating func rectangle(_ size: Size, _ radius: Double, _ node: Node) -> SVGTag {
    var tag = SVGTag("rect")
    for (side, place, own) in [
      (Property.width, "x", size.width), (.height, "y", size.height),
    ] {
      let curve = curve(node, side, or: own)
      length(&tag, place, curve.scaled(-0.5))
      length(&tag, side.name, curve)
    }
    var rounding = curve(node, .cornerRadius, or: radius)
    let sides = [Property.width, .height].map { side in
      node.numbers[side]?.keyframes.map(\.value).min() ?? size.side(side)
    }
    let most = max((sides.min() ?? 0) / 2, 0)
    // SVG limits each radius by its own side, and Riff both by the shorter one.
    if rounding.bounds.upperBound > most {
      let tracks = [Property.width, .height, .cornerRadius].compactMap { node.numbers[$0] }
      let limited = { (time: Double) -> [Double] in
        let box = node.box(at: time)
        let wanted = node.numbers[.cornerRadius]?.value(at: time) ?? radius
        return [max(0, min(wanted, box.width / 2, box.height / 2))]
      }
      rounding =
        tracks.contains { $0.moves } && !isWaiting
        ? maker.baked(tracks.flatMap { $0.breaks(in: clock.range) }, limited)
        : SVGCurve(limited(time(clock.range.lowerBound)))
    }
    if !rounding.isStill || rounding.first[0] > 0 { length(&tag, "rx", rounding) }
    return tag
  }

  private mutating func ellipse(_ size: Size, _ node: Node) -> SVGTag {
    var tag = SVGTag("ellipse")
    for (side, radius) in [(Property.width, "rx"), (.height, "ry")] {
      length(&tag, radius, curve(node, side, or: size.side(side)).scaled(0.5))
    }
    return tag
  }

  /// A number of points, which needs its unit where it moves.
  mutating func length(_ tag: inout SVGTag, _ name: String, _ curve: SVGCurve) {
    let unit = curve.isStill ? "" : "px"
    animate(&tag, name, curve) { $0[0].svg + unit }
  }

  private mutating func path(of node: Node) -> SVGTag {
    var tag = SVGTag("path")
    data(&tag, outlineCurve(of: node))
    return tag
  }

  mutating func data(_ tag: inout SVGTag, _ curve: SVGCurve, digits: Int = 2) {
    let isStill = curve.isStill
    animate(&tag, "d", curve) { numbers in
      let text = numbers.svgPath(digits: isStill ? 2 : digits)
      return isStill ? text : "path('\(text)')"
    }
  }

  /// The numbers of its path.
  mutating func outlineCurve(of node: Node) -> SVGCurve {
    let sides = [Property.width, .height, .cornerRadius].compactMap { node.numbers[$0] }
    guard node.outlineTracksMove(), !isWaiting else {
      return SVGCurve(node.path(at: time(clock.range.lowerBound))?.numbers ?? [])
    }
    if let outline = node.outline, sides.isEmpty, !outline.hasControls, outline.before == .hold,
      outline.after == .hold
    {
      return maker.curve(outline.matched) { $0.numbers }
    }
    let breaks = sides.flatMap { $0.breaks(in: clock.range) } + outlineBreaks(of: node)
    return maker.baked(breaks) { node.path(at: $0)?.numbers ?? [] }
  }

  /// The part of the outline that the line shows, as a path that changes in steps.
  private mutating func trimmedForm(of node: Node, _ line: SVGLine) -> SVGTag {
    var tag = SVGTag("path")
    let tracks = [Property.strokeStart, .strokeEnd, .strokeOffset].compactMap { node.numbers[$0] }
    let function = { (time: Double) -> [Double] in
      func part(_ property: Property, _ own: Double) -> Double {
        node.numbers[property]?.value(at: time) ?? own
      }
      let path = node.path(at: time)?.trimmed(
        from: min(max(part(.strokeStart, line.stroke?.start ?? 0), 0), 1),
        to: min(max(part(.strokeEnd, line.stroke?.end ?? 1), 0), 1),
        offset: part(.strokeOffset, line.stroke?.offset ?? 0))
      return path?.numbers ?? []
    }
    if isWaiting || !(node.outlineTracksMove() || tracks.contains { $0.moves }) {
      data(&tag, SVGCurve(function(time(clock.range.lowerBound))))
    } else {
      losses.add("A filled outline that is drawn in part changes 60 times a second.", .slight)
      data(&tag, maker.steps(clock.frames, function))
    }
    return tag
  }
}

extension SVGClock {
  /// 60 times a second, but at most 3600 of them.
  var frames: [Double] {
    let count = Int(min(max((seconds * 60).rounded(.up), 1), 3600))
    return (0...count).map { range.lowerBound + length * Double($0) / Double(count) }
  }
}

extension Size {
  func side(_ property: Property) -> Double { property == .width ? width : height }
}
