import Keyframes

/// A map of space, held by reference because it is large and most nodes are flat.
final class Space {
  let map: Transform3D

  init(_ map: Transform3D) { self.map = map }
}

/// The values that a figure inherits from its groups.
struct Surroundings {
  /// Whether the values are the stage's own, with the identity as the map.
  var isStage = true
  var transform = Transform.identity
  /// The map of space, if anything is rotated out of the plane; `transform` is then its closest
  /// affine map.
  var space: Space?
  var opacity = 1.0
  /// The tint over everything, blended by its alpha.
  var tint = Color.clear
  var clips: [Clip] = []
}

/// The visible pages, and their size.
struct PageView {
  /// The visible page, horizontally and vertically; may be fractional.
  var camera: Point
  /// The size of a page in points.
  var size: Size
  /// The size of the stage in points.
  var stage = Scene.size
}

/// Turns figures into sprites.
///
/// It is immutable, so that figures and tables are read without being retained for each node.
struct Resolver {
  /// Figures less opaque than this are left out, so that rounding errors alone make nothing
  /// visible.
  static let invisible = 1e-9

  let figures: Figures
  let view: PageView

  /// Appends the sprites of all figures.
  func resolve(into sprites: inout [Sprite]) {
    resolve(0..<figures.list.count, sorted: figures.isSorted, Surroundings(), &sprites)
  }

  /// The top-level figures in a range.
  private func siblings(_ range: Range<Int>) -> [Int] {
    var indices: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      indices.append(index)
      index = figures.ends[index]
    }
    return indices
  }

  func resolve(
    _ range: Range<Int>, sorted: Bool, _ surroundings: borrowing Surroundings,
    _ sprites: inout [Sprite]
  ) {
    guard sorted else {
      var index = range.lowerBound
      while index < range.upperBound {
        resolve(index, surroundings, &sprites)
        index = figures.ends[index]
      }
      return
    }
    // Rounded, so that rounding errors do not decide between equal depths.
    func depth(_ index: Int) -> Double {
      (figures.numbers[index * Property.count + Property.depth.rawValue] * 1e6).rounded()
    }
    for index in siblings(range).sorted(by: { (depth($0), $0) < (depth($1), $1) }) {
      resolve(index, surroundings, &sprites)
    }
  }

  private func resolve(
    _ index: Int, _ surroundings: borrowing Surroundings, _ sprites: inout [Sprite]
  ) {
    guard !figures.hidden[index] else { return }
    let reading = figures.reading(figures.list[index])
    let opacity = surroundings.opacity * min(max(reading[.opacity], 0), 1)
    guard opacity > Self.invisible else { return }
    var inner = Surroundings(
      isStage: false, transform: surroundings.transform, opacity: opacity, tint: surroundings.tint,
      clips: surroundings.clips)
    if reading.figure.hasTint {
      inner.tint = color(.tint, of: reading.figure).tint(under: surroundings.tint)
    }
    guard place(reading, in: surroundings, &inner) else { return }
    if reading.figure.isClipped { addClips(reading, to: &inner) }
    if reading.figure.isComposited, isOnePicture(reading, opacity: opacity) {
      addLayer(of: reading, inner, surroundings, &sprites)
    } else {
      addContents(of: reading, inner, surroundings, &sprites)
    }
  }

  /// Whether a composited figure has to be painted as one picture at the present time.
  private func isOnePicture(_ reading: borrowing Reading, opacity: Double) -> Bool {
    let figure = reading.figure
    return figure.isLayer || opacity < 1 || !(reading[.blur] <= 0)
      || figure.castsWhole && color(.shadow, of: figure).alpha > Self.invisible
  }

  /// Appends the figure's own sprite and its children.
  func addContents(
    of reading: borrowing Reading, _ inner: borrowing Surroundings,
    _ surroundings: borrowing Surroundings, _ sprites: inout [Sprite]
  ) {
    let figure = reading.figure
    if figure.hasShape { add(reading, inner, surroundings, &sprites) }
    let descendants = figure.firstChild..<figures.ends[figure.index]
    guard !descendants.isEmpty else { return }
    guard figure.hasContents else {
      return resolve(descendants, sorted: figure.sortsChildren, inner, &sprites)
    }
    var part = copy inner
    guard stretchContents(of: reading, &part) else { return }
    resolve(descendants, sorted: figure.sortsChildren, part, &sprites)
  }

  /// Maps a figure to the stage.
  ///
  /// - Returns: false if nothing of the figure is visible.
  private func place(
    _ reading: borrowing Reading, in surroundings: borrowing Surroundings,
    _ inner: inout Surroundings
  ) -> Bool {
    if reading.figure.isFlat, surroundings.space == nil {
      let own = reading.transform(view)
      inner.transform = surroundings.isStage ? own : own.then(surroundings.transform)
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

  private func addClips(_ reading: borrowing Reading, to inner: inout Surroundings) {
    let figure = reading.figure
    if let clip = figure.clip {
      add(Clip(clip, cornerRadius: figure.clipCornerRadius.asRadius), to: &inner)
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
  /// - Returns: false if that part is empty.
  private func stretchContents(of reading: borrowing Reading, _ inner: inout Surroundings) -> Bool {
    let box = reading.box
    guard !box.isEmpty else { return true }
    guard let map = reading.contentsMap else { return false }
    add(Clip(box), to: &inner)
    inner.transform = map.then(inner.transform)
    inner.space = inner.space.map { Space(Transform3D(map).then($0.map)) }
    return true
  }
}
