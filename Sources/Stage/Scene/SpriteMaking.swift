import Keyframes

/// The sprites of figures.
extension Resolver {
  /// Appends the sprite of a figure that has a shape, and its shadow.
  func add(
    _ reading: borrowing Reading, _ inner: borrowing Surroundings,
    _ surroundings: borrowing Surroundings, _ sprites: inout [Sprite]
  ) {
    // Built in the array: copying a sprite would cost as much as making it.
    let place = sprites.count
    sprites.append(reading.figure.sprite)
    if reading.figure.hasOwn { figures.details.setOwn(of: &sprites[place], reading.figure.index) }
    if !finish(&sprites[place], reading, inner) {
      sprites.removeLast()
    } else if reading.figure.hasShadow, !reading.figure.castsWhole,
      let shadow = shadow(of: sprites[place], reading, surroundings.transform)
    {
      sprites.insert(shadow, at: place)
    }
  }

  /// Sets the properties of a figure's sprite that change with time.
  ///
  /// - Returns: false if nothing of the sprite can be shown.
  private func finish(
    _ sprite: inout Sprite, _ reading: borrowing Reading, _ inner: borrowing Surroundings
  ) -> Bool {
    let figure = reading.figure
    sprite.transform = inner.transform
    sprite.opacity = inner.opacity
    if !inner.clips.isEmpty { sprite.clips = inner.clips }
    if figure.hasGradient || figure.hasFill { sprite.fill = fill(of: figure) }
    if figure.changesStroke { sprite.stroke = stroke(of: reading) }
    if !figure.keepsShape, !changeShape(of: &sprite, reading) { return false }
    if let space = inner.space?.map, space.affine == nil, !sprite.project(by: space) {
      return false
    }
    if inner.tint.alpha > 0 { sprite.tint(inner.tint) }
    // A colour is clamped, and a shape that does not change was checked once.
    return sprite.transform.hasFiniteNumbers && sprite.opacity.isFinite && sprite.clips.areFinite
      && (!figure.hasGradient || sprite.fill?.isFinite ?? true)
      && (!figure.hasStroke || sprite.stroke?.isFinite ?? true)
      && (figure.keepsShape || sprite.shape.hasFiniteNumbers)
  }

  /// Sets the shape of the sprite.
  ///
  /// - Returns: false if there is no shape.
  private func changeShape(of sprite: inout Sprite, _ reading: borrowing Reading) -> Bool {
    let figure = reading.figure
    guard let own = figures.shape(of: figure),
      let shape = figure.hasOwnShape ? own : reading.shape(own)
    else { return false }
    sprite.shape = shape
    guard figure.trimsFill, let part = trimmed(shape, of: reading) else { return true }
    sprite.shape = part
    sprite.stroke?.showWhole()
    return true
  }

  func color(_ property: ColorProperty, of figure: Figure) -> Color {
    figures.colors[figure.index * ColorProperty.count + property.rawValue].clamped
  }

  private func fill(of figure: Figure) -> Paint? {
    if case .picture? = figure.shape { return nil }
    if figure.hasGradient, let gradient = figures.gradients[figure.index] {
      return .gradient(gradient)
    }
    return figure.hasFill ? .color(color(.fill, of: figure)) : nil
  }

  private func stroke(of reading: borrowing Reading) -> Stroke? {
    let figure = reading.figure
    guard figure.hasStroke, var stroke = figure.stroke else { return nil }
    if figure.hasStrokeColor { stroke.paint = .color(color(.stroke, of: figure)) }
    if reading.isSet(.strokeWidth) { stroke.width = reading[.strokeWidth] }
    if reading.isSet(.strokeStart) { stroke.start = reading[.strokeStart] }
    if reading.isSet(.strokeEnd) { stroke.end = reading[.strokeEnd] }
    if reading.isSet(.strokeOffset) { stroke.offset = reading[.strokeOffset] }
    if reading.isSet(.dashPhase) { stroke.dashPhase = reading[.dashPhase] }
    return reading.figure.explicit.isDisjoint(with: .ofTheStroke) ? stroke : stroke.clamped
  }

  /// The silhouette in one colour, offset along the parent's axes.
  private func shadow(of sprite: Sprite, _ reading: borrowing Reading, _ parent: Transform)
    -> Sprite?
  {
    let color = color(.shadow, of: reading.figure)
    guard color.alpha > Self.invisible else { return nil }
    var shadow = sprite
    let way = parent.offset(by: reading.shadowOffset)
    shadow.transform = sprite.transform.then(.translation(x: way.x, y: way.y))
    shadow.fill = sprite.isFilled || sprite.shape.isPicture ? .color(color) : nil
    shadow.shape = sprite.shape.inOneColor
    shadow.stroke?.paint = .color(color)
    shadow.blur = max(0, reading[.shadowRadius]) * parent.meanScale
    return shadow.isFinite ? shadow : nil
  }
}

extension Resolver {
  /// The part of a shape's outline that the stroke shows; nil if it shows all of it, and for a
  /// shape without an outline.
  private func trimmed(_ shape: Shape, of reading: borrowing Reading) -> Shape? {
    let stroke = reading.figure.stroke
    let start = reading.isSet(.strokeStart) ? reading[.strokeStart] : stroke?.start ?? 0
    let end = reading.isSet(.strokeEnd) ? reading[.strokeEnd] : stroke?.end ?? 1
    let offset = reading.isSet(.strokeOffset) ? reading[.strokeOffset] : stroke?.offset ?? 0
    guard start > 0 || end < 1, let outline = shape.outline, !shape.isPicture else { return nil }
    return .path(outline.trimmed(from: start, to: end, offset: offset))
  }
}

extension Stroke {
  fileprivate mutating func showWhole() { (start, end, offset) = (0, 1, 0) }
}

extension Shape {
  package var isPicture: Bool { if case .picture = self { true } else { false } }
}
