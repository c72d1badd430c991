import Keyframes
import Stage
import Syntax
import Words

extension LottieImport {
  /// Reads the layers of a composition, of which the first is on top: nodes in painting order, in the
  /// composition's own frames.
  func composition(_ sources: [LottieValue]) throws(FileError) -> [Node] {
    let (outer, around) = (layer, surroundings)
    defer { (layer, surroundings) = (outer, around) }
    // Too many are not even looked at.
    if sources.count > LottieLimits.nodes { try spend(nodes: sources.count) }
    let layers = sources.enumerated().map { LottieLayer($1, index: $0) }
    surroundings = Surroundings(layers: layers)
    var reading = LottieLayers(layers)
    var all: [LottieLayers.Placed] = []
    for layer in layers.reversed() where !layer.isHidden && !reading.isMatte(layer) {
      if let node = try placed(layer, &reading) { all.append(node) }
    }
    return try nested(all[...], 0, &reading)
  }

  /// The layer with the parents it is in, and with its matte.
  private func placed(
    _ layer: LottieLayer, _ reading: inout LottieLayers
  ) throws(FileError) -> LottieLayers.Placed? {
    let parents = try reading.parents(of: layer)
    let transform = transform(of: layer, &reading)
    (self.layer, surroundings.layer) = (layer.name, layer)
    guard var own = try node(layer, transform) else { return nil }
    let mode = blend(layer.source)
    guard (1...4).contains(layer.matte) else {
      own.mix(mode)
      return LottieLayers.Placed(node: own, parents: parents)
    }
    // A matte is in the composition's coordinates, so its layer shares no parents with others.
    let alone = LottieLayers.Placed(node: own, parents: parents)
    var outer = try nested([alone], 0, &reading)[0]
    guard let source = reading.matteSource(of: layer) else {
      note("matte without a layer", instead: "shown whole")
      outer.mix(mode)
      return LottieLayers.Placed(node: outer, parents: [])
    }
    guard reading.openMattes.insert(source.index).inserted else {
      throw FileError(
        sentence:
          "The layer \(quoted(source.name)) is its own matte: remove \"tt\" from one of both.")
    }
    guard reading.openMattes.count <= LottieLimits.mattes else {
      throw FileError(
        sentence:
          "The layer \(quoted(layer.name)) has more than \(LottieLimits.mattes) mattes that cut each other: such a file is not shown."
      )
    }
    let matte = try placed(source, &reading)
    reading.openMattes.remove(source.index)
    let nodes = try matte.map { matte throws(FileError) in try nested([matte], 0, &reading) } ?? []
    outer.matte = Matte(
      layer.matte > 2 ? .luminance : .alpha, isInverted: layer.matte.isMultiple(of: 2)
    ) { nodes }
    outer.mix(mode)
    return LottieLayers.Placed(node: outer, parents: [])
  }

  /// Layers in the groups of their parents; neighbours with the same parent share its group.
  private func nested(
    _ layers: ArraySlice<LottieLayers.Placed>, _ depth: Int, _ reading: inout LottieLayers
  ) throws(FileError) -> [Node] {
    var nodes: [Node] = []
    var rest = layers
    while let first = rest.first {
      guard depth < first.parents.count else {
        nodes.append(first.node)
        rest.removeFirst()
        continue
      }
      let parent = first.parents[depth]
      let family = rest.prefix { depth < $0.parents.count && $0.parents[depth] == parent }
      rest = rest.dropFirst(family.count)
      let children = try nested(family, depth + 1, &reading)
      try spend(nodes: 1)
      var node = try group(children, transform(of: reading.layers[parent], &reading))
      node.name = reading.layers[parent].name
      var own = node
      own.children = []
      try spend(keyframesOf: [own])
      nodes.append(node)
    }
    return nodes
  }

  private func transform(
    of layer: LottieLayer, _ reading: inout LottieLayers
  ) -> LottieTransform {
    if let known = reading.transforms[layer.index] { return known }
    let (outer, own) = (self.layer, surroundings.layer)
    (self.layer, surroundings.layer) = (layer.name, layer)
    let isOriented = layer.source["ao"]?.isTrue ?? false
    let transform = transform(layer.source["ks"], isOriented: isOriented)
    (self.layer, surroundings.layer) = (outer, own)
    reading.transforms[layer.index] = transform
    return transform
  }

  /// A group of nodes that is placed by a transform, without its opacity.
  func group(_ children: [Node], _ transform: LottieTransform) throws(FileError) -> Node {
    try spend(nodes: 1)
    let anchor = transform.anchor
    if anchor.isConstant, children.count == 1 {
      let point = anchor.value(at: 0)
      var only = children[0]
      if transform.isIdentity, only.name.isEmpty { return only }
      if only.move(by: point * -1) {
        if only.isUnplaced, only.name.isEmpty {
          only.place(transform)
          return only
        }
        var node = Node { only }
        node.place(transform)
        return node
      }
    }
    var node = Node { children }
    if !anchor.x.isAlways(0) || !anchor.y.isAlways(0) {
      var inner = node
      inner.x = anchor.x.map { -$0 }
      inner.y = anchor.y.map { -$0 }
      node = Node { inner }
    }
    node.place(transform)
    return node
  }
}

extension Node {
  /// Sets a node's blend mode; its contents keep their own.
  mutating func mix(_ mode: BlendMode) {
    guard mode != .normal else { return }
    if blend != .normal { self = Node { self } }
    blend = mode
  }

  /// Whether nothing places the node, so that it can take its parent's transform.
  fileprivate var isUnplaced: Bool {
    numbers.keys.allSatisfy { Self.appearance.contains($0) } && route == nil
      && matte == nil && hidden == false && clip == nil && pathMasks.isEmpty && !isComposited
  }

  private static let appearance: Set<Property> = [
    .width, .height, .cornerRadius, .strokeWidth, .strokeStart, .strokeEnd, .strokeOffset,
    .dashPhase,
    .fontSize, .letterSpacing, .lineHeight,
  ]

  /// Moves it in its parent's coordinates, if that leaves it as simple as it is; a path is moved itself.
  ///
  /// - Returns: whether it was moved.
  fileprivate mutating func move(by offset: Point) -> Bool {
    if offset == .zero { return true }
    guard matte == nil else { return false }
    if isUnplaced, children.isEmpty, gradient == nil, hasPlainStroke, case .path(let path) = shape {
      let map = Transform.translation(x: offset.x, y: offset.y)
      shape = .path(path.transformed(by: map))
      outline = outline?.map { $0.transformed(by: map) }
      return true
    }
    x = x.map { limited($0 + offset.x) }
    y = y.map { limited($0 + offset.y) }
    return true
  }

  private var hasPlainStroke: Bool {
    if case .gradient = stroke?.paint { false } else { true }
  }
}
