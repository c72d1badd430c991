import Keyframes

/// Layers of figures that are painted as one picture.
extension Resolver {
  /// Appends the layer of a figure.
  func addLayer(
    of reading: borrowing Reading, _ inner: borrowing Surroundings,
    _ surroundings: borrowing Surroundings,
    _ sprites: inout [Sprite]
  ) {
    guard let masks = masks(of: reading, inner) else { return }
    var contents = copy inner
    contents.opacity = 1
    contents.clips = []
    var inside: [Sprite] = []
    addContents(of: reading, contents, surroundings, &inside)
    guard !inside.isEmpty else { return }
    var matte: Layer.Matte?
    if let style = reading.figure.matte {
      matte = Layer.Matte(
        matteSprites(of: reading.figure, surroundings), kind: style.kind,
        isInverted: style.isInverted)
      if let matte, matte.sprites.isEmpty, !matte.isInverted { return }
    }
    let effects = effects(of: reading, inner, surroundings)
    guard effects.isFinite else { return }
    var sprite = Sprite(
      Layer(
        inside, masks: masks, matte: matte, blend: reading.figure.blend, effects: effects),
      name: reading.figure.sprite.name,
      opacity: inner.opacity, clips: inner.clips)
    if reading.figure.hasOwn { figures.details.setOwn(of: &sprite, reading.figure.index) }
    if sprite.isFinite { sprites.append(sprite) }
  }

  private func effects(
    of reading: borrowing Reading, _ inner: borrowing Surroundings,
    _ surroundings: borrowing Surroundings
  ) -> Layer.Effects {
    let own = reading[.blur]
    var effects = Layer.Effects(blur: Point(x: own < 0 ? 0 : own, y: own < 0 ? 0 : own))
      .mapped(by: inner.transform)
    guard reading.figure.castsWhole else { return effects }
    let color = color(.shadow, of: reading.figure)
    guard color.alpha > Self.invisible else { return effects }
    let deviation = max(0, reading[.shadowRadius]) / 2
    effects.shadow = Layer.Effects.Shadow(
      color, offset: reading.shadowOffset, blur: Point(x: deviation, y: deviation)
    ).mapped(by: surroundings.transform)
    return effects
  }

  /// The masks of a layer; nil if one of them is not finite.
  private func masks(of reading: borrowing Reading, _ inner: borrowing Surroundings) -> [Layer
    .Mask]?
  {
    var masks: [Layer.Mask] = []
    for state in figures.details.masks[reading.figure.index] ?? [] {
      guard state.path.isFinite, state.opacity.isFinite else { return nil }
      var mask = Layer.Mask(
        state.path, transform: inner.transform, mode: state.mode, isInverted: state.isInverted,
        opacity: min(max(state.opacity, 0), 1))
      if let space = inner.space?.map, space.affine == nil {
        guard let seen = state.path.projected(by: space) else { return nil }
        mask.path = seen
        mask.transform = .identity
      }
      masks.append(mask)
    }
    return masks
  }

  private func matteSprites(of figure: Figure, _ surroundings: borrowing Surroundings) -> [Sprite] {
    var outer = Surroundings()
    outer.isStage = surroundings.isStage
    outer.transform = surroundings.transform
    outer.space = surroundings.space
    var sprites: [Sprite] = []
    resolve(
      figure.index + 1..<figure.firstChild, sorted: figure.matte?.isSorted ?? false, outer, &sprites
    )
    return sprites
  }
}

/// The part of a matte that does not change with time.
struct MatteStyle: Sendable {
  let kind: Matte.Kind
  let isInverted: Bool
  /// Whether one of the matte's nodes may be painted over a later one.
  let isSorted: Bool

  init(_ matte: Matte) {
    kind = matte.kind
    isInverted = matte.isInverted
    isSorted = matte.nodes.haveDepths
  }
}

/// The state of a mask at one time.
struct MaskState: Sendable {
  var path: Path
  var opacity: Double
  let mode: PathMask.Mode
  let isInverted: Bool

  init(_ mask: PathMask) {
    path = mask.path.value(at: -.infinity)
    opacity = mask.opacity.value(at: -.infinity)
    mode = mask.mode
    isInverted = mask.isInverted
  }
}

extension Node {
  /// The number of nodes in the matte, with all of their descendants.
  package var countInMatte: Int { matte?.nodes.countWithDescendants ?? 0 }
}

extension [Node] {
  /// The number of nodes, with all of their descendants and mattes.
  var countWithDescendants: Int {
    let nodes = span
    var count = nodes.count
    for index in nodes.indices {
      count += nodes[index].countInMatte + nodes[index].children.countWithDescendants
    }
    return count
  }
}
