import Keyframes

/// A node in a scene's flat list, without everything that changes with time. Its numbers are in a
/// table with one row for each figure.
///
/// Immutable; a class, so that frames read it without copying.
final class Figure: Sendable {
  /// The part of the sprite that does not change with time.
  let sprite: Sprite
  let hasShape: Bool
  let route: Route?
  let mask: Mask?
  let numberFormat: NumberFormat?
  let matte: MatteStyle?
  let clip: Rect?
  let clipCornerRadius: Double
  let showsBack: Bool
  let explicit: PropertySet
  /// Whether no number changes the shape.
  let hasOwnShape: Bool
  /// Whether nothing changes the shape.
  let keepsShape: Bool
  /// Whether the node stays in its parent's plane.
  let isFlat: Bool
  /// Whether tracks choose the part of the children that is shown.
  let hasContents: Bool
  /// Whether the node has a clip or a mask, which are costly to look at.
  let isClipped: Bool
  let hasRoute: Bool
  let hasStroke: Bool
  /// Whether tracks change the stroke.
  let changesStroke: Bool
  let hasGradient: Bool
  /// Whether there is a fill: not filled differs from filled with a clear colour.
  let hasFill: Bool
  let hasShadow: Bool
  /// Whether the shadow is that of the whole picture rather than of the shape.
  let castsWhole: Bool
  let hasStrokeColor: Bool
  let hasTint: Bool
  /// Whether the outline, the text or colours of its ranges have tracks.
  let hasDetails: Bool
  /// Whether the node has numbers of its own.
  let hasOwn: Bool
  let needsBox: Bool
  /// The shape's own box; empty if it is not needed.
  let box: Rect

  /// Whether the node is painted as one picture while it fades, and whether it always is.
  let isComposited: Bool
  let isLayer: Bool
  let blend: BlendMode
  let trimsFill: Bool
  let isSkewed: Bool

  /// The index of the figure and of its row.
  let index: Int
  /// The index after the nodes of its matte, which come first.
  let firstChild: Int
  /// Whether a child may be painted over a later one.
  let sortsChildren: Bool

  init(_ node: borrowing Node, index: Int, needsBox: Bool) {
    self.index = index
    let shape = node.shape.flatMap(\.sound)
    var sprite = Sprite(shape ?? .nothing, name: node.name, stroke: node.stroke?.clamped)
    sprite.isEvenOdd = node.isEvenOdd
    sprite.hasCrispEdges = node.hasCrispEdges
    self.sprite = sprite
    hasShape = shape != nil
    route = node.route
    mask = node.mask
    numberFormat = node.numberFormat
    matte = node.matte.map { MatteStyle($0) }
    blend = node.blend
    isLayer =
      node.matte != nil || !node.pathMasks.isEmpty || blend != .normal
      || node.isWhole && node.hasBlendsInside
    trimsFill = node.trimsFill
    firstChild = index + 1 + node.countInMatte
    clip = node.clip
    clipCornerRadius = node.clipCornerRadius
    showsBack = node.showsBack
    explicit = PropertySet(node.numbers.keys).union(PropertySet(node.constraints))
    hasShadow = node.colors[.shadow] != nil
    castsWhole = node.castsWholeShadow
    isComposited = node.isWhole || isLayer
    isSkewed = !explicit.isDisjoint(with: .ofTheSkew)
    hasOwnShape = explicit.isDisjoint(with: .ofTheShape)
    isFlat = explicit.isDisjoint(with: .outOfThePlane) && node.showsBack
    hasContents = !explicit.isDisjoint(with: .ofTheContents)
    isClipped = node.clip != nil || node.mask != nil
    hasRoute = node.route != nil
    hasStroke = node.stroke != nil
    hasGradient = node.gradient != nil
    hasFill = node.fill != nil
    hasStrokeColor = node.colors[.stroke] != nil
    changesStroke =
      hasStroke
      && (hasStrokeColor || !explicit.isDisjoint(with: .ofTheStroke.union(.init(.dashPhase))))
    hasTint = node.colors[.tint] != nil
    hasDetails = node.outline != nil || node.string != nil || !node.rangeColors.isEmpty
    hasOwn = !node.own.isEmpty || !node.ownValues.isEmpty
    keepsShape = hasOwnShape && !hasDetails && !trimsFill
    sortsChildren = node.children.haveDepths
    let asks = PropertySet.ofTheBox.union(.outOfThePlane).union(.ofTheContents)
    self.needsBox = needsBox || mask != nil || !explicit.isDisjoint(with: asks)
    box = self.needsBox ? node.shape?.bounds ?? .zero : .zero
  }

  var shape: Shape? { hasShape ? sprite.shape : nil }
  var stroke: Stroke? { sprite.stroke }
}
