import Keyframes

/// The sprites of figures.
extension Resolver {
  func add(
    _ shape: Shape, of reading: Reading, _ inner: borrowing Surroundings,
    _ surroundings: borrowing Surroundings, _ sprites: inout [Sprite]
  ) {
    let figure = reading.figure
    // Made, checked and changed in place: to copy a sprite would cost as much as to make it.
    let place = sprites.count
    let (shape, isTrimmed) = figure.trimsFill ? trimmed(shape, of: reading) : (shape, false)
    sprites.append(
      Sprite(
        shape, name: figure.name, transform: inner.transform, opacity: inner.opacity,
        fill: fill(of: figure), stroke: stroke(of: reading), clips: inner.clips))
    if let space = inner.space?.map, space.affine == nil, !sprites[place].project(by: space) {
      sprites.removeLast()
      return
    }
    if figure.isEvenOdd { sprites[place].isEvenOdd = true }
    if isTrimmed { sprites[place].stroke?.showWhole() }
    if inner.tint.alpha > 0 { sprites[place].tint(inner.tint) }
    if !sprites.span[place].isFinite {
      sprites.removeLast()
    } else if figure.hasShadow,
      let shadow = shadow(of: sprites[place], reading, surroundings.transform)
    {
      sprites.insert(shadow, at: place)
    }
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

  private func stroke(of reading: Reading) -> Stroke? {
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
  private func shadow(of sprite: Sprite, _ reading: Reading, _ parent: Transform) -> Sprite? {
    let color = color(.shadow, of: reading.figure)
    guard color.alpha > Self.invisible else { return nil }
    var shadow = sprite
    let way = Point(x: reading[.shadowX], y: reading[.shadowY])
    shadow.transform = sprite.transform.then(
      .translation(
        x: parent.a * way.x + parent.c * way.y, y: parent.b * way.x + parent.d * way.y))
    shadow.fill = sprite.isFilled || sprite.shape.isPicture ? .color(color) : nil
    shadow.shape = sprite.shape.inOneColor
    shadow.stroke?.paint = .color(color)
    shadow.blur = max(0, reading[.shadowRadius]) * parent.meanScale
    return shadow.isFinite ? shadow : nil
  }
}

extension Resolver {
  /// The shape with only the part of its outline that the stroke shows, if it has an outline.
  private func trimmed(_ shape: Shape, of reading: Reading) -> (Shape, isTrimmed: Bool) {
    let stroke = reading.figure.stroke
    let start = reading.isSet(.strokeStart) ? reading[.strokeStart] : stroke?.start ?? 0
    let end = reading.isSet(.strokeEnd) ? reading[.strokeEnd] : stroke?.end ?? 1
    let offset = reading.isSet(.strokeOffset) ? reading[.strokeOffset] : stroke?.offset ?? 0
    guard start > 0 || end < 1, let outline = shape.outline, !shape.isPicture else {
      return (shape, false)
    }
    return (.path(outline.trimmed(from: start, to: end, offset: offset)), true)
  }
}

extension Stroke {
  fileprivate mutating func showWhole() { (start, end, offset) = (0, 1, 0) }
}

extension Shape {
  package var isPicture: Bool { if case .picture = self { true } else { false } }
}
