import Keyframes

/// A map of space, held by reference because it is large and most nodes are flat.
final class Space {
  let map: Transform3D

  init(_ map: Transform3D) { self.map = map }
}

/// The values that a figure inherits from its groups.
struct Surroundings {
  var transform = Transform.identity
  /// The map of space, if anything is rotated out of the plane; `transform` is then its closest
  /// affine map.
  var space: Space?
  var opacity = 1.0
  /// Laid over everything, as strongly as it is opaque.
  var tint = Color.clear
  var clips: [Clip] = []
}

/// Turns figures into sprites.
struct Resolver {
  let figures: Figures
  let view: PageView
  private(set) var sprites: [Sprite] = []

  init(_ figures: Figures, view: PageView) {
    self.figures = figures
    self.view = view
    sprites.reserveCapacity(figures.list.count + 1)
  }

  mutating func add(_ sprite: Sprite) { sprites.append(sprite) }

  mutating func resolveAll() {
    resolve(0..<figures.list.count, sorted: figures.isSorted, Surroundings())
  }

  /// The top-level figures in a range.
  private func siblings(_ range: Range<Int>) -> [Int] {
    var indices: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      indices.append(index)
      index = figures.list[index].end
    }
    return indices
  }

  private mutating func resolve(
    _ range: Range<Int>, sorted: Bool, _ surroundings: borrowing Surroundings
  ) {
    guard sorted else {
      var index = range.lowerBound
      while index < range.upperBound {
        let figure = figures.list[index]
        resolve(figure, surroundings)
        index = figure.end
      }
      return
    }
    func depth(_ index: Int) -> Double {
      figures.numbers[index * Property.count + Property.depth.rawValue]
    }
    for index in siblings(range).sorted(by: { (depth($0), $0) < (depth($1), $1) }) {
      resolve(figures.list[index], surroundings)
    }
  }

  private mutating func resolve(_ figure: Figure, _ surroundings: borrowing Surroundings) {
    guard !figures.hidden[figure.index] else { return }
    let reading = figures.reading(figure)
    let opacity = surroundings.opacity * min(max(reading[.opacity], 0), 1)
    guard opacity > 0 else { return }
    var inner = Surroundings(
      opacity: opacity, tint: surroundings.tint, clips: surroundings.clips)
    if figure.hasTint { inner.tint = color(.tint, of: figure).tint(under: surroundings.tint) }
    guard place(reading, in: surroundings, &inner) else { return }
    addClips(reading, to: &inner)
    if let shape = figures.shape(of: figure).flatMap({ reading.shape($0) }) {
      add(shape, of: reading, inner, surroundings)
    }
    guard figure.end > figure.index + 1, stretchContents(of: reading, &inner) else { return }
    resolve(figure.index + 1..<figure.end, sorted: figure.sortsChildren, inner)
  }

  /// - Returns: false if nothing of the figure is visible.
  private func place(
    _ reading: Reading, in surroundings: borrowing Surroundings, _ inner: inout Surroundings
  ) -> Bool {
    let isFlat = reading.figure.explicit.isDisjoint(with: .outOfThePlane)
    if isFlat, surroundings.space == nil, reading.figure.showsBack {
      inner.transform = reading.transform(view).then(surroundings.transform)
      return true
    }
    let space = reading.transform3D(view)
      .then(surroundings.space?.map ?? Transform3D(surroundings.transform))
    guard reading.figure.showsBack || !space.showsBack else { return false }
    inner.space = Space(space)
    // A figure behind the eye has no affine map, but its children may be in front of it.
    inner.transform = space.nearestAffine(over: reading.box) ?? .scale(0)
    return true
  }

  private func addClips(_ reading: Reading, to inner: inout Surroundings) {
    let figure = reading.figure
    if let clip = figure.clip {
      add(Clip(clip, cornerRadius: max(0, figure.clipCornerRadius)), to: &inner)
    }
    if let mask = figure.mask {
      let region = mask.region(of: mask.box ?? reading.box, at: reading[.visibility])
      add(Clip(region.rect, cornerRadius: region.cornerRadius), to: &inner)
    }
  }

  private func add(_ clip: Clip, to inner: inout Surroundings) {
    var clip = clip
    clip.transform = inner.space?.map.nearestAffine(over: clip.rect) ?? inner.transform
    inner.clips.append(clip)
  }

  /// Scales the visible part of a figure's children to fill its box.
  ///
  /// - Returns: false if there is no such part.
  private func stretchContents(of reading: Reading, _ inner: inout Surroundings) -> Bool {
    let box = reading.box
    guard !reading.figure.explicit.isDisjoint(with: .ofTheContents), !box.isEmpty else {
      return true
    }
    guard let map = reading.contentsMap else { return false }
    add(Clip(box), to: &inner)
    inner.transform = map.then(inner.transform)
    inner.space = inner.space.map { Space(Transform3D(map).then($0.map)) }
    return true
  }

  // MARK: Sprites

  private mutating func add(
    _ shape: Shape, of reading: Reading, _ inner: borrowing Surroundings,
    _ surroundings: borrowing Surroundings
  ) {
    let figure = reading.figure
    var sprite = Sprite(
      shape, name: figure.name, transform: inner.transform, opacity: inner.opacity,
      fill: fill(of: figure), stroke: stroke(of: reading), clips: inner.clips)
    if let space = inner.space?.map, space.affine == nil, !sprite.project(by: space) { return }
    sprite.tint(inner.tint)
    guard sprite.isFinite else { return }
    if figure.hasShadow, let shadow = shadow(of: sprite, reading, surroundings.transform) {
      sprites.append(shadow)
    }
    sprites.append(sprite)
  }

  private func color(_ property: ColorProperty, of figure: Figure) -> Color {
    figures.colors[figure.index * ColorProperty.count + property.rawValue].clamped
  }

  private func fill(of figure: Figure) -> Paint? {
    if let gradient = figures.gradients[figure.index] { return .gradient(gradient) }
    return figure.hasFill ? .color(color(.fill, of: figure)) : nil
  }

  private func stroke(of reading: Reading) -> Stroke? {
    let figure = reading.figure
    guard var stroke = figure.stroke else { return nil }
    if figure.hasStrokeColor { stroke.paint = .color(color(.stroke, of: figure)) }
    if reading.isSet(.strokeWidth) { stroke.width = reading[.strokeWidth] }
    if reading.isSet(.strokeStart) { stroke.start = reading[.strokeStart] }
    if reading.isSet(.strokeEnd) { stroke.end = reading[.strokeEnd] }
    if reading.isSet(.dashPhase) { stroke.dashPhase = reading[.dashPhase] }
    return reading.figure.explicit.isDisjoint(with: .ofTheStroke) ? stroke : stroke.clamped
  }

  /// The silhouette in one colour, offset along the parent's axes.
  private func shadow(of sprite: Sprite, _ reading: Reading, _ parent: Transform) -> Sprite? {
    let color = color(.shadow, of: reading.figure)
    guard color.alpha > 0 else { return nil }
    var shadow = sprite
    let way = Point(x: reading[.shadowX], y: reading[.shadowY])
    shadow.transform = sprite.transform.then(
      .translation(
        x: parent.a * way.x + parent.c * way.y, y: parent.b * way.x + parent.d * way.y))
    shadow.fill = sprite.isFilled ? .color(color) : nil
    shadow.shape = sprite.shape.inOneColor
    shadow.stroke?.paint = .color(color)
    shadow.blur = max(0, reading[.shadowRadius]) * parent.meanScale
    return shadow.isFinite ? shadow : nil
  }
}
