import Keyframes

/// What a node inherits from the groups around it.
struct Surroundings {
  var transform = Transform.identity
  var opacity = 1.0
  var clips: [Clip] = []
}

/// Turns nodes into sprites at one time.
struct Resolver {
  let time: Double
  let pageWidth: Double

  mutating func resolve(
    _ nodes: [Node], in surroundings: Surroundings, into sprites: inout [Sprite]
  ) {
    guard nodes.contains(where: \.hasDepth) else {
      for index in nodes.indices { resolve(nodes[index], in: surroundings, into: &sprites) }
      return
    }
    let depths = nodes.map { $0.depth.value(at: time) }
    for index in nodes.indices.sorted(by: { (depths[$0], $0) < (depths[$1], $1) }) {
      resolve(nodes[index], in: surroundings, into: &sprites)
    }
  }

  private mutating func resolve(
    _ node: Node, in surroundings: Surroundings, into sprites: inout [Sprite]
  ) {
    guard !node.hidden.value(at: time) else { return }
    let opacity = surroundings.opacity * min(max(node.opacity.value(at: time), 0), 1)
    guard opacity > 0 else { return }
    resolve(node, opacity: opacity, in: surroundings, into: &sprites)
  }

  private mutating func resolve(
    _ node: Node, opacity: Double, in surroundings: Surroundings, into sprites: inout [Sprite]
  ) {
    let transform = node.transform(at: time, pageWidth: pageWidth).then(surroundings.transform)
    var inner = Surroundings(transform: transform, opacity: opacity, clips: surroundings.clips)
    if let clip = node.clip {
      inner.clips.append(Clip(clip, cornerRadius: node.clipCornerRadius, transform: transform))
    }
    if let shape = node.shape {
      sprites.append(
        Sprite(
          node.resized(shape, at: time), name: node.name, transform: transform, opacity: opacity,
          fill: node.fillPaint(at: time), stroke: node.strokePaint(at: time), clips: inner.clips))
    }
    resolve(node.children, in: inner, into: &sprites)
  }
}

extension Node {
  /// Whether it may lie over a later sibling, or under an earlier one.
  fileprivate var hasDepth: Bool { depth.keyframes.count > 1 || depth.keyframes[0].value != 0 }

  /// From the node's own coordinates to its parent's.
  func transform(at time: Double, pageWidth: Double) -> Transform {
    let anchor = anchorPoint(at: time)
    var x = x.value(at: time)
    var y = y.value(at: time)
    if let page { x += (page.value(at: time) - time) * pageWidth }
    if let route {
      let place = route.place(at: pathProgress.value(at: time))
      x += place.point.x
      y += place.point.y
    }
    return Transform.translation(x: -anchor.x, y: -anchor.y)
      .then(turnAndScale(at: time))
      .then(.translation(x: x, y: y))
  }

  func turnAndScale(at time: Double) -> Transform {
    let route = turnsAlongPath ? route : nil
    let heading = route?.place(at: pathProgress.value(at: time)).heading ?? 0
    return Transform.scale(x: scaleX.value(at: time), y: scaleY.value(at: time))
      .then(.rotation(degrees: rotation.value(at: time) + heading))
  }

  /// The anchor in the shape's coordinates.
  func anchorPoint(at time: Double) -> Point {
    guard let unit = anchor?.value(at: time), let shape else { return .zero }
    let box = resized(shape, at: time).bounds
    return Point(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height)
  }

  /// A point of the shape's coordinates in parts of its box.
  func unitPoint(_ point: Point, at time: Double) -> Point {
    let box = shape.map { resized($0, at: time).bounds } ?? .zero
    return Point(
      x: box.width > 0 ? (point.x - box.minX) / box.width : 0.5,
      y: box.height > 0 ? (point.y - box.minY) / box.height : 0.5)
  }

  /// The shape at the width, height and corner radius that the tracks ask for.
  func resized(_ shape: Shape, at time: Double) -> Shape {
    guard width != nil || height != nil || cornerRadius != nil else { return shape }
    switch shape {
    case .rectangle(let size, let radius):
      return .rectangle(
        resized(size, at: time), cornerRadius: max(0, cornerRadius?.value(at: time) ?? radius))
    case .ellipse(let size):
      return .ellipse(resized(size, at: time))
    case .path(let path):
      let box = path.bounds
      let wanted = resized(box.size, at: time)
      guard box.width > 0 || box.height > 0 else { return shape }
      return .path(
        path.transformed(
          by: .scale(
            x: box.width > 0 ? wanted.width / box.width : 1,
            y: box.height > 0 ? wanted.height / box.height : 1)))
    case .text:
      return shape
    }
  }

  private func resized(_ size: Size, at time: Double) -> Size {
    Size(
      width: max(0, width?.value(at: time) ?? size.width),
      height: max(0, height?.value(at: time) ?? size.height))
  }

  fileprivate func fillPaint(at time: Double) -> Paint? {
    gradient.map { .gradient($0) } ?? fill.map { .color($0.value(at: time).clamped) }
  }

  fileprivate func strokePaint(at time: Double) -> Stroke? {
    guard var stroke else { return nil }
    if let strokeColor { stroke.paint = .color(strokeColor.value(at: time).clamped) }
    if let strokeWidth { stroke.width = max(0, strokeWidth.value(at: time)) }
    if let strokeStart { stroke.start = min(max(strokeStart.value(at: time), 0), 1) }
    if let strokeEnd { stroke.end = min(max(strokeEnd.value(at: time), 0), 1) }
    return stroke
  }
}
