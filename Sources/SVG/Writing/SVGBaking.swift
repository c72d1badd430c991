import Keyframes
import Stage
import Syntax
import Words

/// Nodes each drawn from its look at many times.
struct SVGBaking {
  /// Everything that may matter for where they are.
  let roots: [Node]
  /// The indices of the present node and of the groups around it.
  var path: [Int]
  /// Whether nodes are placed relative to others, so that all of them are needed.
  var needsOthers = false

  /// Only the current node's own shape, without the effects of its groups.
  var alone: [Node] { alone(roots, path[...]) }

  private func alone(_ nodes: [Node], _ path: ArraySlice<Int>) -> [Node] {
    nodes.enumerated().compactMap { index, node -> Node? in
      var copy = node
      guard index == path.first else {
        guard needsOthers else { return nil }
        copy.hidden = true
        return copy
      }
      copy.hidden = false
      for property in [Property.opacity, .blur] { copy.unset(property) }
      if path.count > 1 { copy.unset(.shadow) }
      copy.matte = nil
      copy.pathMasks = []
      (copy.isComposited, copy.blend) = (false, .normal)
      copy.clock = .playhead
      copy.children = alone(copy.children, path.dropFirst())
      if path.count > 1 { copy.shape = nil }
      return copy
    }
  }
}

/// The sprites of a scene at many times, each made once.
private final class SVGSprites {
  private let scene: Scene
  private let isWaiting: Bool
  private var known: [Double: [Sprite]] = [:]

  init(_ scene: Scene, isWaiting: Bool) {
    self.scene = scene
    self.isWaiting = isWaiting
  }

  /// Without the ground.
  func sprites(at time: Double) -> [Sprite] {
    if let sprites = known[time] { return sprites }
    if known.count > 10_000 { known = [:] }
    let sprites = Array(scene.frame(at: isWaiting ? 0 : time).dropFirst())
    known[time] = sprites
    return sprites
  }
}

// Nodes out of the plane, and nodes placed relative to others: SVG has neither, so their outlines
// move point by point.
extension SVGWriter {
  mutating func bakedMarkup(of node: Node, _ look: SVGLook) -> String {
    let opacity = curve(node, .opacity)
    guard !opacity.isStill || opacity.first[0] > 1e-9 else { return "" }
    let inner = look.inside(node, opacity)
    if !node.pathMasks.isEmpty || node.matte != nil {
      losses.add(
        "Masks and mattes of nodes in perspective or with constraints are left out.", .grave)
    }
    if node.numbers[.blur] != nil || node.castsWholeShadow {
      losses.add(
        "Blurs and shadows of groups in perspective or with constraints are left out.", .grave)
    }
    let isFirst = baking == nil
    if isFirst { baking = SVGBaking(roots: [node], path: [0]) }
    defer { if isFirst { baking = nil } }
    var text = (node.shape == nil ? "" : bakedShape(of: node, inner))
    text += markup(of: node.children, inner)
    if node.isLayer {
      var group = SVGTag("g")
      group.content = text
      var layer = look
      layer.fade(opacity)
      if !text.isEmpty, !layer.isOpaque { text = faded(group, layer) }
    }
    return blended(shown(text, node), node)
  }

  private mutating func bakedShape(of node: Node, _ look: SVGLook) -> String {
    guard let baking else { return "" }
    var alone = scene
    alone.nodes = baking.alone
    let source = SVGSprites(alone, isWaiting: isWaiting)
    let sprites = { (time: Double) -> [Sprite] in source.sprites(at: time) }
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
    let count = clock.frames(
      from: clock.range.lowerBound, to: clock.range.upperBound, perSecond: maker.frameRate)
    let ends = (0...count).map {
      clock.range.lowerBound + clock.length * Double($0) / Double(count)
    }
    let frames = clock.bounded(ends + breaks)
    for (start, end) in zip(frames, frames.dropFirst()) {
      let (first, last) = (sprites(start).count, sprites(end).count)
      guard first != last else { continue }
      breaks.append(bisected(start, end, times: 24) { sprites($0).count == first }.high)
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
    var look = look
    look.fade(maker.steps(breaks) { [sprite($0) == nil ? 0 : 1] })
    var text: String
    if first.shape.hasOutline {
      text = bakedOutline(sprite, first, breaks, node, look)
    } else {
      let plain = first.shape.isText && !isShadow
      let ink = plain ? nil : first.ink.map { SVGCurve($0.numbers) }
      text = mapped(shapes(of: node, look, ink: isShadow ? ink : nil), sprite, first, breaks)
    }
    if isShadow {
      text = blurring(maker.baked(breaks) { [(sprite($0) ?? first).blur / 2] }).around(text)
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
    return text
  }
}
