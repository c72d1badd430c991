package import Keyframes

extension Sprite {
  /// Projects the sprite through `space`, a map with perspective: outlines exactly, as straight
  /// lines; texts, line widths and gradients by the closest affine map.
  ///
  /// - Returns: false if a part of the sprite (for a text, its position) is level with or behind
  ///   the eye, so that nothing can be shown.
  mutating func project(by space: Transform3D) -> Bool {
    guard let outline = shape.outline, !shape.isPicture else { return space.project(.zero) != nil }
    guard let seen = outline.projected(by: space) else { return false }
    let from = shape.bounds
    fill = fill?.projected(by: space, from: from, to: seen.bounds)
    if var line = stroke, let local = space.tangent(at: from.centre) {
      line.paint = line.paint.projected(by: space, from: from, to: seen.bounds)
      line.width *= local.meanScale
      line.dash = line.dash.map { $0 * local.meanScale }
      line.dashPhase *= local.meanScale
      stroke = line
    }
    shape = .path(seen)
    transform = .identity
    return true
  }
}

extension Paint {
  /// A plain gradient follows the ends of its line and stays evenly spaced in between; other
  /// gradients follow the closest affine map.
  fileprivate func projected(by space: Transform3D, from: Rect, to: Rect) -> Paint {
    if case .gradient(var gradient) = self, !gradient.isPlain {
      gradient.project(by: space, from: from)
      return .gradient(gradient)
    }
    guard case .gradient(var gradient) = self,
      let start = space.project(from.point(at: gradient.start)),
      let end = space.project(from.point(at: gradient.end))
    else { return self }
    gradient.start = to.unit(of: start)
    gradient.end = to.unit(of: end)
    return .gradient(gradient)
  }
}

extension Gradient {
  fileprivate mutating func project(by space: Transform3D, from box: Rect) {
    guard let map = space.nearestAffine(over: box) else { return }
    transform = units == .box ? transform.then(box.fromUnits).then(map) : transform.then(map)
    units = .points
  }
}

extension Rect {
  /// The map from fractions of the rectangle to its points.
  package var fromUnits: Transform {
    Transform(a: width, b: 0, c: 0, d: height, tx: minX, ty: minY)
  }
}

extension Path {
  /// The path as straight lines, seen through a map with perspective; nil if a part of it is level with
  /// or behind the eye.
  func projected(by space: Transform3D) -> Path? {
    var seen = Path()
    for line in flattened(tolerance: 0.05) {
      for (index, point) in line.points.enumerated() {
        guard let place = space.project(point) else { return nil }
        if index == 0 { seen.move(to: place) } else { seen.line(to: place) }
      }
      if line.isClosed { seen.close() }
    }
    return seen
  }

  /// A circle about the origin, of radius 1.
  static let circle: Path = {
    var path = Path()
    path.addArc(radius: 1, from: -90, to: 270)
    path.close()
    return path
  }()

  /// A rounded rectangle about the origin; the radius is at most half of the shorter side. Strokes
  /// begin at the same point as in the painters.
  static func roundedRectangle(_ size: Size, cornerRadius: Double) -> Path {
    let (x, y) = (size.width / 2, size.height / 2)
    let radius = max(0, min(cornerRadius, x, y))
    guard radius > 0 else { return rectangle(x, y) }
    let corners = [
      (Point(x: x - radius, y: -y + radius), -90.0), (Point(x: x - radius, y: y - radius), 0),
      (Point(x: -x + radius, y: y - radius), 90), (Point(x: -x + radius, y: -y + radius), 180),
    ]
    var path = Path()
    for (centre, start) in corners {
      path.addArc(centre: centre, radius: radius, from: start, to: start + 90)
    }
    path.close()
    return path
  }

  /// A rectangle about the origin, clockwise from its top left corner.
  private static func rectangle(_ x: Double, _ y: Double) -> Path {
    var path = Path()
    path.move(to: Point(x: -x, y: -y))
    for corner in [Point(x: x, y: -y), Point(x: x, y: y), Point(x: -x, y: y)] {
      path.line(to: corner)
    }
    path.close()
    return path
  }
}
