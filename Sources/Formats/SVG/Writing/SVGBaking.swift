import Keyframes
import Stage

/// Nodes of which each is drawn from what it looks like at many times.
struct SVGBaking {
  /// Everything that may matter for where they are.
  let roots: [Node]
  /// The indices of the present node and of the groups around it.
  var path: [Int]

  /// Only the present node's own shape, without what its groups do to it afterwards.
  var alone: [Node] { Self.alone(roots, path[...]) }

  private static func alone(_ nodes: [Node], _ path: ArraySlice<Int>) -> [Node] {
    nodes.enumerated().map { index, node in
      var copy = node
      guard index == path.first else {
        copy.hidden = true
        return copy
      }
      copy.hidden = false
      copy.unset(.opacity)
      copy.matte = nil
      copy.pathMasks = []
      copy.isComposited = false
      copy.clock = .playhead
      copy.children = alone(copy.children, path.dropFirst())
      if path.count > 1 { copy.shape = nil }
      return copy
    }
  }
}

// Nodes out of the plane, and those that are placed relative to others: SVG has neither, so that their
// outlines move point by point.
extension SVGWriter {
  mutating func bakedMarkup(of node: Node, _ look: SVGLook) -> String {
    var inner = look
    let opacity = curve(node, .opacity)
    guard !opacity.isStill || opacity.first[0] > 1e-9 else { return "" }
    let isLayer = node.matte != nil || !node.pathMasks.isEmpty || node.isComposited
    if isLayer {
      (inner.fades, inner.opacity) = ([], 1)
    } else {
      inner.fade(opacity)
    }
    if !node.pathMasks.isEmpty || node.matte != nil {
      losses.add(
        "Masks and mattes of nodes in perspective or with constraints are left out.", .grave)
    }
    let isFirst = baking == nil
    if isFirst { baking = SVGBaking(roots: [node], path: [0]) }
    defer { if isFirst { baking = nil } }
    var text = (node.shape == nil ? "" : bakedShape(of: node, inner))
    text += markup(of: node.children, inner)
    if isLayer {
      var group = SVGTag("g")
      group.content = text
      var layer = look
      layer.fade(opacity)
      if !text.isEmpty, !layer.isOpaque { text = faded(group, layer) }
    }
    return shown(text, node)
  }

  private mutating func bakedShape(of node: Node, _ look: SVGLook) -> String {
    guard let baking else { return "" }
    var alone = scene
    alone.nodes = baking.alone
    let isWaiting = isWaiting
    let sprites = { (time: Double) -> [Sprite] in
      Array(alone.frame(at: isWaiting ? 0 : time).dropFirst())
    }
    let breaks = breaks(alone, sprites)
    // A shadow comes before its shape.
    let count = clock.bounded(breaks).map { sprites($0 + 1e-9).count }.max() ?? sprites(0).count
    return (0..<count).map { index in
      let one = { (time: Double) -> Sprite? in
        let all = sprites(time)
        return all.count == count ? all[index] : nil
      }
      return baked(one, breaks, node, look, isShadow: index < count - 1)
    }.joined()
  }

  /// When tracks bend, and when the back of a node begins to be seen.
  private func breaks(_ scene: Scene, _ sprites: (Double) -> [Sprite]) -> [Double] {
    var breaks = clock.bounded(scene.keyframeTimes)
    let frames = clock.bounded(clock.frames + breaks)
    for (start, end) in zip(frames, frames.dropFirst()) {
      var (low, high) = (start, end)
      let (first, last) = (sprites(low).count, sprites(high).count)
      guard first != last else { continue }
      for _ in 0..<24 {
        let middle = (low + high) / 2
        if sprites(middle).count == first { low = middle } else { high = middle }
      }
      breaks.append(high)
    }
    return breaks
  }

  private mutating func baked(
    _ sprite: @escaping (Double) -> Sprite?, _ breaks: [Double], _ node: Node, _ look: SVGLook,
    isShadow: Bool
  ) -> String {
    let start = clock.range.lowerBound
    let times = clock.bounded(breaks)
    let middles = zip(times, times.dropFirst()).map { ($0 + $1) / 2 }
    guard let first = ([start] + middles).lazy.compactMap(sprite).first else { return "" }
    var text: String
    if first.shape.hasOutline {
      text = bakedOutline(sprite, first, breaks, look)
    } else {
      let plain = first.shape.isText && !isShadow
      let ink = plain ? nil : first.ink.map { SVGCurve($0.numbers) }
      text = mapped(shapes(of: node, look, ink: isShadow ? ink : nil), sprite, first, breaks)
    }
    if isShadow {
      var group = SVGTag("g")
      let blur = maker.baked(breaks) { [(sprite($0) ?? first).blur / 2] }
      animate(&group, "filter", blur, isAttribute: false) { "blur(\($0[0].svg)px)" }
      text = group.around(text)
    }
    for index in first.clips.indices {
      var region = SVGTag("path")
      data(
        &region,
        maker.baked(breaks) { time in
          let clips = (sprite(time) ?? first).clips
          return clips.indices.contains(index) ? clips[index].outline.numbers : []
        })
      text = clip(text, region)
    }
    let shown = maker.steps(breaks) { [sprite($0) == nil ? 0 : 1] }
    guard !shown.isStill || shown.first[0] == 0 else { return text }
    var group = SVGTag("g")
    fade(&group, shown)
    return group.around(text)
  }

  private mutating func bakedOutline(
    _ sprite: @escaping (Double) -> Sprite?, _ first: Sprite, _ breaks: [Double], _ look: SVGLook
  ) -> String {
    var tag = SVGTag("path")
    data(&tag, maker.baked(breaks) { (sprite($0) ?? first).outlineOnStage })
    switch first.fill {
    case nil: tag.set("fill", "none")
    case .color:
      paint(
        &tag, "fill",
        maker.baked(breaks, tolerance: 0.5 / 255) {
          (sprite($0) ?? first).ink?.numbers ?? [0, 0, 0, 0]
        }
      )
    case .gradient(let own):
      losses.add("A gradient out of the plane lies as it begins.", .grave)
      let box = Node(.path(Path()))
      tag.set("fill", "url(#\(gradient(Track(own), box, SVGLook())))")
    }
    if let line = first.stroke {
      if case .color(let own) = line.paint { paint(&tag, "stroke", SVGCurve(own.numbers)) }
      length(
        &tag, "stroke-width",
        maker.baked(breaks) {
          let present = sprite($0) ?? first
          return [(present.stroke?.width ?? 0) * present.transform.scale]
        })
      if line.cap != .butt { tag.set("stroke-linecap", "\(line.cap)") }
      if line.join != .miter { tag.set("stroke-linejoin", "\(line.join)") }
      if line.start > 0 || line.end < 1 || !line.dash.isEmpty {
        losses.add(
          "Lines out of the plane or of constrained nodes are whole, without dashes.", .grave)
      }
    }
    return faded(tag, look)
  }

  /// A text or a picture, by the closest map of the plane.
  private mutating func mapped(
    _ text: String, _ sprite: @escaping (Double) -> Sprite?, _ first: Sprite, _ breaks: [Double]
  ) -> String {
    // Factors weigh as much as the points that they move at this distance.
    let reach = 50.0
    let curve = maker.baked(breaks) { time in
      let map = (sprite(time) ?? first).transform
      return [map.a, map.b, map.c, map.d].map { $0 * reach } + [map.tx, map.ty]
    }
    var group = SVGTag("g")
    animate(&group, "transform", curve) { values in
      let factors = values.prefix(4).map { ($0 / reach).svgFactor }
      return "matrix(\((factors + values.suffix(2).map(\.svg)).joined(separator: ",")))"
    }
    return group.around(text)
  }
}

extension Sprite {
  /// The numbers of its outline where it lies.
  fileprivate var outlineOnStage: [Double] {
    (shape.outline ?? Path()).transformed(by: transform).numbers
  }

  /// Its colour, if it has one.
  fileprivate var ink: Color? {
    switch fill ?? stroke?.paint {
    case .color(let color)?: color
    case .gradient(let gradient)?: gradient.stops[0].color
    case nil: nil
    }
  }
}

extension Clip {
  fileprivate var outline: Path {
    let path = Shape.rectangle(rect.size, cornerRadius: cornerRadius).outline ?? Path()
    return path.transformed(
      by: Transform.translation(x: rect.centre.x, y: rect.centre.y).then(transform))
  }
}

extension Shape {
  fileprivate var hasOutline: Bool {
    if case .picture = self { false } else { !isText }
  }
}

extension Transform {
  /// The root of the area by which it stretches.
  fileprivate var scale: Double { abs(a * d - b * c).squareRoot() }
}
