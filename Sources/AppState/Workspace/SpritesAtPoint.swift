package import Keyframes
package import Stage

// The colour that a picture has at a point.
extension [Sprite] {
  /// The visible colour at a point over `ground`, without texts and blurred sprites.
  ///
  /// - Complexity: O(*n*) in the lines of all outlines.
  package func color(at point: Point, over ground: Color) -> Color {
    var seen = ground.opacity(1).clamped
    for sprite in withoutLayers where sprite.blur <= 0 {
      guard let color = sprite.color(at: point) else { continue }
      let share = color.alpha
      seen.red += (color.red - seen.red) * share
      seen.green += (color.green - seen.green) * share
      seen.blue += (color.blue - seen.blue) * share
    }
    seen.alpha = 1
    return seen
  }
}

extension Sprite {
  /// The colour of its fill at a point of the surface, whether or not it reaches there.
  package func fillColor(at point: Point) -> Color? {
    guard let fill, let back = transform.inverse else { return nil }
    return paint(fill, at: back.apply(to: point))
  }

  /// Whether its outline goes around all of the points.
  package func surrounds(_ points: [Point]) -> Bool {
    guard let back = transform.inverse else { return false }
    let lines = shape.lines
    return points.allSatisfy { point in
      let position = back.apply(to: point)
      return lines.reduce(0) { $0 + $1.turns(around: position) } != 0
    }
  }

  /// The paint at a point of the surface; nil where there is none.
  fileprivate func color(at point: Point) -> Color? {
    guard opacity > 0, let back = transform.inverse,
      clips.allSatisfy({ clip in
        clip.transform.inverse.map {
          clip.rect.contains($0.apply(to: point), corner: clip.cornerRadius)
        } ?? false
      })
    else { return nil }
    let position = back.apply(to: point)
    if case .picture(let picture, let size) = shape {
      return picture.color(at: Rect(centre: .zero, size: size).unit(of: position))?.opacity(opacity)
    }
    let lines = shape.lines
    if let stroke, stroke.width > 0, stroke.start < stroke.end,
      lines.contains(where: { $0.distance(to: position) <= stroke.width / 2 })
    {
      return paint(stroke.paint, at: position)
    }
    guard let fill, lines.reduce(0, { $0 + $1.turns(around: position) }) != 0 else { return nil }
    return paint(fill, at: position)
  }

  private func paint(_ paint: Paint, at position: Point) -> Color {
    switch paint {
    case .color(let color): return color.clamped.opacity(opacity)
    case .gradient(let gradient):
      let offset = gradient.offset(at: position, in: shape.bounds)
      return gradient.shownColor(at: offset).clamped.opacity(opacity)
    }
  }
}

extension Shape {
  /// Its outline; empty for texts.
  fileprivate var lines: [Path.Polyline] {
    switch self {
    case .path(let path): return path.flattened(tolerance: 0.25)
    case .ellipse(let size):
      let points = (0..<72).map { step -> Point in
        let unit = Point.polar(0.5, degrees: Double(step) * 5)
        return Point(x: unit.x * size.width, y: unit.y * size.height)
      }
      return Path(through: points, isClosed: true).flattened()
    case .rectangle(let size, let corner):
      let box = Rect(centre: .zero, size: size)
      let radius = min(corner, size.width / 2, size.height / 2)
      guard radius > 0 else {
        return Path(
          through: [
            Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
            Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY),
          ], isClosed: true
        ).flattened()
      }
      let inner = box.inset(by: radius)
      let corners = [
        (inner.maxX, inner.maxY), (inner.minX, inner.maxY), (inner.minX, inner.minY),
        (inner.maxX, inner.minY),
      ]
      let points = corners.enumerated().flatMap { index, centre in
        (0...6).map {
          Point(x: centre.0, y: centre.1)
            + .polar(radius, degrees: Double(index) * 90 + Double($0) * 15)
        }
      }
      return Path(through: points, isClosed: true).flattened()
    case .text, .picture: return []
    }
  }
}

extension Path.Polyline {
  private var sides: [(Point, Point)] {
    let pairs = Array(zip(points, points.dropFirst()))
    guard isClosed, let first = points.first, let last = points.last else { return pairs }
    return pairs + [(last, first)]
  }

  fileprivate func distance(to position: Point) -> Double {
    sides.map { start, end in
      let line = end - start
      let square = line.x * line.x + line.y * line.y
      let along = (position.x - start.x) * line.x + (position.y - start.y) * line.y
      let part = square > 0 ? min(max(along / square, 0), 1) : 0
      return (start + line * part).distance(to: position)
    }.min() ?? .infinity
  }

  /// How many times it goes around a point; open lines are closed.
  fileprivate func turns(around position: Point) -> Int {
    guard points.count > 2, var start = points.last else { return 0 }
    var turns = 0
    for end in points {
      defer { start = end }
      guard (start.y <= position.y) != (end.y <= position.y) else { continue }
      let x = start.x + (position.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if x > position.x { turns += end.y > start.y ? 1 : -1 }
    }
    return turns
  }
}

extension Picture {
  /// The colour of the pixel at a point in fractions of the picture; nil outside.
  fileprivate func color(at unit: Point) -> Color? {
    guard unit.x >= 0, unit.x < 1, unit.y >= 0, unit.y < 1 else { return nil }
    let column = min(Int(unit.x * Double(width)), width - 1)
    let row = min(Int(unit.y * Double(height)), height - 1)
    let pixel = pixels[row * width + column]
    let alpha = Double(pixel >> 24) / 255
    guard alpha > 0 else { return .clear }
    func part(_ shift: UInt32) -> Double { Double((pixel >> shift) & 0xFF) / 255 / alpha }
    return Color(red: part(16), green: part(8), blue: part(0), alpha: alpha).clamped
  }
}

extension Rect {
  fileprivate func contains(_ point: Point, corner: Double) -> Bool {
    guard contains(point) else { return false }
    let radius = min(corner, width / 2, height / 2)
    guard radius > 0 else { return true }
    let inner = inset(by: radius)
    let x = max(inner.minX - point.x, point.x - inner.maxX, 0)
    let y = max(inner.minY - point.y, point.y - inner.maxY, 0)
    return x * x + y * y <= radius * radius
  }
}
