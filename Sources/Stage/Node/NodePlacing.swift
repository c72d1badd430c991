public import Keyframes

// Position and size of a node. A track may be followed by an easing for all of its segments.
extension Node {
  /// Sets the position; an omitted axis does not change.
  public func at(
    x: Track<Double>? = nil, y: Track<Double>? = nil, _ easing: Easing? = nil
  ) -> Node {
    setting(.x, x, easing).setting(.y, y, easing)
  }

  /// Sets the position.
  public func at(_ place: Track<Point>, _ easing: Easing? = nil) -> Node {
    at(x: place.map(\.x), y: place.map(\.y), easing)
  }

  /// Sets the translation; see ``Property/translationX``.
  public func translation(
    x: Track<Double>? = nil, y: Track<Double>? = nil, _ easing: Easing? = nil
  ) -> Node {
    setting(.translationX, x, easing).setting(.translationY, y, easing)
  }

  /// Sets the distance towards the viewer in points; see ``Property/z``.
  public func z(_ track: Track<Double>?, _ easing: Easing? = nil) -> Node {
    setting(.z, track, easing)
  }

  /// Sets the size in points, to which the shape is stretched.
  public func size(
    width: Track<Double>? = nil, height: Track<Double>? = nil, _ easing: Easing? = nil
  ) -> Node {
    setting(.width, width, easing).setting(.height, height, easing)
  }

  /// Sets position and size so that the box fills a rectangle in the parent's coordinates, if the
  /// node is not rotated or scaled. Rotation and scale are about the anchor: `anchor`, or else the
  /// node's own anchor, or else the shape's origin.
  ///
  /// - Precondition: the node has a shape, not a text or a group, and its anchor does not move.
  public func frame(
    _ track: Track<Rect>, anchor: Anchor? = nil, _ easing: Easing? = nil
  ) -> Node {
    let node = anchor.map { self.anchor($0) } ?? self
    require(
      shape.map { !$0.isText } ?? false,
      "A frame needs a shape with a box: measure a text with box(measuredBy:).")
    let (x, y) = (node[.anchorX], node[.anchorY])
    require(
      x.isConstant && y.isConstant, "A frame needs an anchor that does not move.")
    let unit = Point(x: x.value(at: 0), y: y.value(at: 0))
    return node.at(track.map { $0.point(at: unit) }, easing)
      .size(width: track.map(\.width), height: track.map(\.height), easing)
  }

  /// Sets the point of the shape's box about which the node rotates and scales. Groups and texts,
  /// which have no box, always use their origin.
  public func anchor(_ anchor: Anchor) -> Node { self.anchor(at: .always(anchor.unit)) }

  /// Sets the anchor to any point, in fractions of the box; if it changes over time, the picture
  /// moves.
  public func anchor(at unit: Track<Point>, _ easing: Easing? = nil) -> Node {
    setting(.anchorX, unit.map(\.x), easing).setting(.anchorY, unit.map(\.y), easing)
  }

  /// Moves the node along `path`, relative to its position, by `progress` (0…1; clamped when
  /// shown); `turning` rotates it with the path.
  ///
  /// - Complexity: O(*n*) in the pieces of the flattened path.
  public func along(
    _ path: Path, _ progress: Track<Double>, _ easing: Easing? = nil,
    turning: Route.Turning = .never, pace: Route.Pace = .even
  ) -> Node {
    with { $0.route = Route(path, turning: turning, pace: pace) }
      .setting(.pathProgress, progress, easing)
  }
}

extension Shape {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
