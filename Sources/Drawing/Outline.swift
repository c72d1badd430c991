import Keyframes
public import Stage

extension Sprite {
  /// Returns the area of the fill, without clips, in pixels of a surface with `scale` pixels per
  /// point.
  ///
  /// Curves are within 0.1 pixels of the true ones. Text, shapes without area and transforms that
  /// are not finite have no contours.
  public func fillContours(scale: Double = 1) -> Contours {
    var contours = Contours()
    contours.isEvenOdd = isEvenOdd
    contours.addFill(of: shape, under: transform.then(.scale(scale)))
    return contours
  }

  /// Returns the area of the stroke, without clips, in pixels of a surface with `scale` pixels per
  /// point.
  ///
  /// Rectangles and ellipses are stroked clockwise; a rectangle's line begins at the left end of
  /// its top edge, an ellipse's at the top.
  public func strokeContours(scale: Double = 1) -> Contours {
    var contours = Contours()
    if let stroke {
      contours.addStroke(stroke, of: shape, under: transform.then(.scale(scale)))
    }
    return contours
  }
}

extension Contours {
  mutating func addFill(of shape: Shape, under map: Transform) {
    guard map.isFinite, map.determinant != 0 else { return }
    switch shape {
    case .rectangle(let size, let cornerRadius):
      guard size.width > 0, size.height > 0 else { return }
      forEachRectanglePoint(
        Rect(centre: .zero, size: size), cornerRadius: cornerRadius, scale: map.maxScale
      ) { add(map.apply(to: $0)) }
      close()
    case .ellipse(let size):
      guard size.width > 0, size.height > 0 else { return }
      let radius = max(size.width, size.height) / 2 * map.maxScale
      forEachEllipsePoint(size, pixelRadius: radius) { add(map.apply(to: $0)) }
      close()
    case .path(let path):
      for polyline in path.flattened(tolerance: flatness / map.maxScale) {
        for point in polyline.points { add(map.apply(to: point)) }
        close()
      }
    case .picture(_, let size): addFill(of: .rectangle(size, cornerRadius: 0), under: map)
    case .text: break
    }
  }
}

extension Shape {
  /// The outline in the shape's own coordinates, within `flatness` pixels at `scale` pixels per
  /// unit.
  func polylines(scale: Double) -> [Path.Polyline] {
    var points: [Point] = []
    switch self {
    case .rectangle(let size, let cornerRadius):
      guard size.width >= 0, size.height >= 0 else { return [] }
      forEachRectanglePoint(
        Rect(centre: .zero, size: size), cornerRadius: cornerRadius, scale: scale
      ) { points.append($0) }
    case .ellipse(let size):
      guard size.width >= 0, size.height >= 0 else { return [] }
      let radius = max(size.width, size.height) / 2 * scale
      forEachEllipsePoint(size, pixelRadius: radius) { points.append($0) }
    case .path(let path): return path.flattened(tolerance: flatness / scale)
    case .picture(_, let size):
      return Shape.rectangle(size, cornerRadius: 0).polylines(scale: scale)
    case .text: return []
    }
    return [Path.Polyline(points: points, isClosed: true)]
  }
}
