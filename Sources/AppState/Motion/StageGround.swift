package import Interface
package import Keyframes
package import Stage
import Talks

extension [Sprite] {
  /// The colour on which a picture in `area` lies: the sprites that cover all of it, blended over
  /// `color`; a gradient counts as its middle colour. A moving page counts more and more once it
  /// covers half of the area, so that the colour does not jump.
  ///
  /// - Complexity: O(*n*).
  package func ground(of area: Rect, on color: Color) -> Color {
    reduce(color) { below, sprite in
      let share = sprite.share(of: area) * 2 - 1
      guard share > 0 else { return below }
      let fill =
        if case .picture(let picture, _) = sprite.shape {
          picture.ground(else: color)?.opacity(sprite.opacity)
        } else {
          sprite.fillColor(at: area.centre)
        }
      return fill?.over(below, share: share) ?? below
    }
  }

  /// From the topmost opaque rectangle over all of `area`. At rounded corners, what it hides would shine through.
  package func visible(in area: Rect) -> ArraySlice<Sprite> {
    self[(lastIndex { $0.hidesAll(of: area) } ?? 0)...]
  }
}

extension Layout {
  /// A sprite of the stage's picture, in logical points, on the stage or a lane. A rectangle or a picture that reaches
  /// the lower edge of the stage ends at that of the area, which lies on a whole pixel, so that nothing below it shines
  /// through there.
  package func placed(_ sprite: Sprite, in area: Rect) -> Sprite {
    let (scale, height) = (area.width / parts.size.width, area.height / parts.size.height)
    let isStretched =
      height != scale && sprite.isRectangular && sprite.reaches(y: parts.size.height)
    return sprite.mapped(
      by: .scale(x: scale, y: isStretched ? height : scale)
        .then(.translation(x: area.minX, y: area.minY)))
  }

  /// The part of a talk's window in which nobody sees where the stage ends. In the light look it is as high as the
  /// stage.
  package func roomAroundStage(_ theme: ThemeName) -> Rect {
    guard theme == .light, page == nil else { return panels.stage }
    return panels.stage.from(y: stage.minY, to: stage.maxY)
  }
}

extension Sprite {
  /// The part of `area` that it covers, 0…1, if it is large enough to cover all of it, else 0.
  fileprivate func share(of area: Rect) -> Double {
    guard isFilled, blur == 0, layer == nil, area.width > 0, area.height > 0 else { return 0 }
    // The edges of a sprite that covers the area exactly lie on the area's.
    let inside = area.inset(x: area.width * 0.01, y: area.height * 0.01)
    let box = transform.bounds(of: shape.bounds)
    guard box.width >= inside.width, box.height >= inside.height else { return 0 }
    let seen = clips.reduce(area) { $0.intersection($1.transform.bounds(of: $1.rect)) }
      .intersection(box)
    guard !seen.isEmpty, covers(seen.intersection(inside)) else { return 0 }
    let isWhole = seen.intersection(inside) == inside
    return isWhole ? 1 : seen.width * seen.height / (area.width * area.height)
  }

  fileprivate func hidesAll(of area: Rect) -> Bool {
    guard case .rectangle(_, cornerRadius: 0) = shape, opacity >= 1, blur == 0, layer == nil,
      let fill, fill.isOpaque, covers(area)
    else { return false }
    return clips.allSatisfy { clip in
      clip.cornerRadius == 0
        && clip.transform.inverse.map { inverse in
          area.corners.allSatisfy { clip.rect.inset(by: -1e-6).contains(inverse.apply(to: $0)) }
        } == true
    }
  }

  fileprivate var isRectangular: Bool {
    switch shape {
    case .rectangle, .picture: true
    case .ellipse, .path, .text: false
    }
  }

  fileprivate func reaches(y edge: Double) -> Bool {
    guard isFilled, blur == 0, layer == nil else { return false }
    let box = transform.bounds(of: shape.bounds)
    return box.minY < edge && box.maxY > edge - 1e-6
  }

  private var isFilled: Bool { if case .picture = shape { true } else { fill != nil } }

  private func covers(_ area: Rect) -> Bool {
    guard !area.isEmpty, let inverse = transform.inverse else { return false }
    let corners = area.corners.map(inverse.apply(to:))
    switch shape {
    case .rectangle(let size, cornerRadius: let radius):
      let (x, y) = (size.width / 2 - radius * 0.3 + 1e-6, size.height / 2 - radius * 0.3 + 1e-6)
      return corners.allSatisfy { abs($0.x) <= x && abs($0.y) <= y }
    case .ellipse(let size):
      let (x, y) = (size.width / 2, size.height / 2)
      guard x > 0, y > 0 else { return false }
      return corners.allSatisfy { ($0.x / x) * ($0.x / x) + ($0.y / y) * ($0.y / y) <= 1 }
    case .path:
      let small = area.inset(x: area.width * 0.02, y: area.height * 0.02)
      let (left, right) = (small.corners[0], small.corners[2])
      let middles = [
        Point(x: small.centre.x, y: left.y), Point(x: small.centre.x, y: right.y),
        Point(x: left.x, y: small.centre.y), Point(x: right.x, y: small.centre.y),
      ]
      return surrounds(small.corners + middles + [small.centre])
    case .picture(_, let size):
      let (x, y) = (size.width / 2 + 1e-6, size.height / 2 + 1e-6)
      return corners.allSatisfy { abs($0.x) <= x && abs($0.y) <= y }
    case .text: return false
    }
  }
}

extension Color {
  fileprivate func over(_ below: Color, share: Double) -> Color {
    let share = alpha * share
    func mix(_ own: Double, _ other: Double) -> Double { own * share + other * (1 - share) }
    return Color(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
  }
}

extension Rect {
  /// Clockwise from the top left.
  package var corners: [Point] {
    [
      origin, Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ]
  }
}
