import Keyframes
import Stage
import Syntax

/// A composition about the origin of its nodes, so large that it cuts nothing.
struct LottieFrameOfNodes {
  let half: Double

  func placed(_ pose: LottiePose) -> LottiePose {
    var pose = pose
    pose.anchorX = pose.anchorX.scaled(1, plus: half)
    pose.anchorY = pose.anchorY.scaled(1, plus: half)
    return pose
  }

  func reference(_ name: String) -> JSON {
    ["refId": .string(name), "w": .number(2 * half), "h": .number(2 * half)]
  }
}

// Clips, masks, mattes, and nodes that fade as one picture.
extension LottieWriting {
  var frame: LottieFrameOfNodes {
    LottieFrameOfNodes(half: 4 * max(scene.size.width, scene.size.height).rounded(.up))
  }

  func isWrapped(_ node: Node) -> Bool {
    node.clip != nil || node.mask != nil || !node.pathMasks.isEmpty || node.matte != nil
      || node.isBlended || node.contents != nil
  }

  /// The layer of a node with masks, or whose opacity applies to it as a whole, and its matte's.
  func wrapped(
    _ node: Node, _ pose: LottiePose, _ surroundings: LottieSurroundings, _ opacity: LottieGraph,
    _ span: ClosedRange<Double>?
  ) -> [JSON] {
    if node.contents != nil { lose(.contents) }
    let isOne = node.isBlended || node.matte != nil || !node.pathMasks.isEmpty
    let whole = surroundings.inside(opacity: opacity, tint: node.colors[.tint])
    var inner = whole
    inner.parent = nil
    inner.space = nil
    if isOne { inner.opacity = LottieGraph(1) }
    var rest = effects(of: node)
    if let matte = node.matte {
      let kind = (matte.kind == .alpha ? 1 : 3) + (matte.isInverted ? 1 : 0)
      rest = rest.adding(["tt": .number(Double(kind))])
    }
    let made: JSON
    let layerOpacity = isOne ? whole.opacity : LottieGraph(1)
    let coverage = coverage(of: node)
    if coverage == nil, isPlain(node) {
      let shapes = items(of: node, inner)
      guard !shapes.isEmpty else { return [] }
      made = shapeLayer(
        node, pose, surroundings, span, shapes, opacity: layerOpacity,
        masks(of: node, node.pathMasks, half: 0).adding(rest))
    } else {
      let body = framed(inner) { self.family(node, cutBy: coverage, $0) }
      guard let content = body else { return [] }
      var outer = surroundings
      outer.opacity = layerOpacity
      let masks = masks(of: node, coverage == nil ? node.pathMasks : [], half: frame.half)
      made = layer(
        0, node.ownName, frame.placed(pose), outer, span: span, content.adding(masks).adding(rest))
    }
    let blended = made.replacing("bm", with: .number(Double(node.blend.lottie)))
    guard let matte = node.matte else { return [blended] }
    return [blended, source(matte, node, surroundings)]
  }

  /// The layers of a node in its own coordinates, cut by the area that its masks leave.
  private func family(
    _ node: Node, cutBy coverage: Node?, _ surroundings: LottieSurroundings
  ) -> [JSON] {
    guard let coverage else { return family(node, LottiePose(), surroundings, nil) }
    var inner = surroundings
    inner.parent = nil
    let body = framed(inner) { self.family(node, LottiePose(), $0, nil) }
    guard let content = body else { return [] }
    let place = frame.placed(LottiePose())
    return [
      layer(0, node.ownName, place, surroundings, content.adding(["tt": 1])),
      source(Matte { coverage }, node, surroundings),
    ]
  }

  /// The area that a node's masks leave, in its own coordinates; nil if Lottie's masks can leave it:
  /// each of them has one contour, whose points never change in number.
  private func coverage(of node: Node) -> Node? {
    let needsMatte = node.pathMasks.contains { mask in
      let outlines = paths(mask.path)
      return outlines.count > 1 || outlines.contains(where: \.isMany)
    }
    guard needsMatte, let first = node.pathMasks.first?.mode else { return nil }
    let everything = Node(.rectangle(2 * frame.half, 2 * frame.half), fill: .white)
    let start: [Node] = first == .add || first == .difference ? [] : [everything]
    return node.pathMasks.reduce(Node { start }) { area, mask in
      let outline = Node(.path(mask.path.keyframes[0].value), fill: .white).outline(mask.path)
      var own = mask.isInverted ? everything.outside(outline) : outline
      own.opacity = mask.opacity
      switch mask.mode {
      case .add: return Node { [area, own] }
      case .subtract: return area.outside(own)
      case .intersect: return Node { area }.masked(by: Matte { own })
      case .difference: return Node { [area.outside(own), own.outside(area)] }
      }
    }
  }

  /// A composition of layers about its middle; nil if there are none.
  private func framed(
    _ surroundings: LottieSurroundings, _ layers: (LottieSurroundings) -> [JSON]
  ) -> JSON? {
    var pose = LottiePose()
    (pose.x, pose.y) = (LottieGraph(frame.half), LottieGraph(frame.half))
    let (null, inside) = empty("origin", pose, surroundings)
    let made = layers(inside)
    return made.isEmpty ? nil : frame.reference(composition([null] + made))
  }

  private func source(
    _ matte: Matte, _ node: Node, _ surroundings: LottieSurroundings
  ) -> JSON {
    var outer = surroundings
    outer.opacity = LottieGraph(1)
    let mark: JSON = ["td": 1]
    let name = node.ownName + " matte"
    let content = framed(LottieSurroundings()) { self.layers(of: matte.nodes, $0) }
    return layer(
      content == nil ? 3 : 0, name, content == nil ? LottiePose() : frame.placed(LottiePose()),
      outer,
      (content ?? []).adding(mark))
  }

  /// The members for a node's clip and masks, `paths` among them; the node's origin is at `half` in
  /// the layer.
  private func masks(of node: Node, _ paths: [PathMask], half: Double) -> JSON {
    var all = paths.map { json($0, half: half) }
    func add(_ outline: JSON) {
      all.append([
        "inv": .flag(false), "mode": all.isEmpty ? "a" : "i", "pt": outline,
        "o": ["a": 0, "k": 100], "x": ["a": 0, "k": 0],
      ])
    }
    if let clip = node.clip {
      var path =
        Shape.rectangle(clip.size, cornerRadius: max(0, node.clipCornerRadius)).outline ?? Path()
      path = path.transformed(by: .translation(x: clip.centre.x, y: clip.centre.y))
      add(outline(Track(path), half))
    }
    if let mask = node.mask { add(outline(reveal(mask, node), half)) }
    return all.isEmpty ? [] : ["hasMask": .flag(true), "masksProperties": .list(all)]
  }

  private func outline(_ path: Track<Path>, _ half: Double) -> JSON {
    let moved = path.map { $0.transformed(by: .translation(x: half, y: half)) }
    let shapes = paths(moved).first?.shapes ?? []
    return shapes.first?[key: "ks"] ?? [
      "a": 0, "k": ["c": .flag(true), "v": [], "i": [], "o": []],
    ]
  }

  private func json(_ mask: PathMask, half: Double) -> JSON {
    let mode = LottieCodes.code(of: mask.mode, in: LottieCodes.maskModes) ?? "a"
    let opacity = LottieFit.clamped(clock.graph(mask.opacity), 0...1)
    return [
      "inv": .flag(mask.isInverted), "mode": .string(mode), "pt": outline(mask.path, half),
      "o": LottieNumbers.property(opacity.scaled(100)), "x": ["a": 0, "k": 0],
    ]
  }

  /// The part of a node that a mask shows over time.
  private func reveal(_ mask: Mask, _ node: Node) -> Track<Path> {
    let visibility = node[.visibility]
    let part = clock.graph(visibility)
    let own = self.box(of: node)
    if let rect = mask.box ?? own.constant, part.hull.lowerBound >= 0, part.hull.upperBound <= 1 {
      // The points of the outline are linear in the part that is shown.
      return visibility.map { mask.reveal.outline(of: mask.region(of: rect, at: $0).rect) }
    }
    let breaks = (mask.box == nil ? own.times : []) + part.times
    let regions = clock.sampled(breaks, within: Self.near) { frame -> Rect in
      mask.region(of: mask.box ?? own.rect(at: frame), at: part.value(at: frame)).rect
    }
    return regions.map { mask.reveal.outline(of: $0) }
  }
}

extension Node {
  /// The node where another one is not.
  fileprivate func outside(_ other: Node) -> Node {
    Node { self }.masked(by: Matte(.alpha, isInverted: true) { other })
  }
}

extension Mask.Reveal {
  fileprivate func outline(of region: Rect) -> Path {
    let shape: Shape =
      switch self {
      case .fromTop, .fromLeft, .fromBottom, .fromRight:
        .rectangle(region.size, cornerRadius: 0)
      case .toCircle, .toBounds: .ellipse(region.size)
      }
    let path = shape.outline ?? Path()
    return path.transformed(by: .translation(x: region.centre.x, y: region.centre.y))
  }
}
