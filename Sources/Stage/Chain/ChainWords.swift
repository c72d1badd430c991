public import Keyframes

// The motions of a link. Those with a position or a size set it; those with a difference or a
// factor start from the value when the link begins.

extension Chain {
  /// Moves by a distance in points; positive is right and down.
  public func move(dx: Double? = nil, dy: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(dx.map { .by(.x, $0) }, dy.map { .by(.y, $0) }, easing: easing)
  }

  /// Moves the anchor to a position. In an ``Animation``, `move(x:y:over:)` is a distance instead.
  public func move(x: Double? = nil, y: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(x.map { .to(.x, $0) }, y.map { .to(.y, $0) }, easing: easing)
  }

  /// Moves by `radius` points in a direction in degrees: 0 is right, 90 down.
  public func move(
    polar radius: Double, degrees: Double, _ easing: Easing = .linear
  ) -> Chain {
    let way = Point.polar(radius, degrees: degrees)
    return adding(.by(.x, way.x), .by(.y, way.y), easing: easing)
  }

  /// Moves the anchor along a path in the parent's coordinates, exactly to the end of the path; see
  /// `Motion.Change.along`.
  public func move(
    along path: Path, turning: Route.Turning = .never, pace: Route.Pace = .even,
    keyTimes: [Double]? = nil, _ easing: Easing = .linear
  ) -> Chain {
    adding(.along(path, turning: turning, pace: pace, keyTimes: keyTimes), easing: easing)
  }

  /// Moves the top left corner of the box, at its size at the end of the link and ignoring rotation
  /// and scale.
  public func origin(x: Double? = nil, y: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(x == nil && y == nil ? nil : .origin(x: x, y: y), easing: easing)
  }

  /// Moves the centre of the box, at its size at the end of the link and ignoring rotation and
  /// scale.
  public func centre(x: Double? = nil, y: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(x == nil && y == nil ? nil : .centre(x: x, y: y), easing: easing)
  }

  /// Changes position and size so that the box fills `rect`, ignoring rotation and scale.
  public func frame(_ rect: Rect, _ easing: Easing = .linear) -> Chain {
    adding(
      .to(.width, rect.width), .to(.height, rect.height),
      .origin(x: rect.origin.x, y: rect.origin.y), easing: easing)
  }

  /// Changes the size of the box; the anchor stays in place.
  public func bounds(_ size: Size, _ easing: Easing = .linear) -> Chain {
    adding(.to(.width, size.width), .to(.height, size.height), easing: easing)
  }

  /// Changes the size to points; the anchor stays in place.
  public func size(
    width: Double? = nil, height: Double? = nil, _ easing: Easing = .linear
  ) -> Chain {
    adding(width.map { .to(.width, $0) }, height.map { .to(.height, $0) }, easing: easing)
  }

  /// Changes the size by points; the anchor stays in place.
  public func grow(
    width: Double? = nil, height: Double? = nil, _ easing: Easing = .linear
  ) -> Chain {
    adding(width.map { .by(.width, $0) }, height.map { .by(.height, $0) }, easing: easing)
  }

  /// Rotates by degrees, positive clockwise.
  public func rotate(by degrees: Double, _ easing: Easing = .linear) -> Chain {
    adding(.by(.rotation, degrees), easing: easing)
  }

  /// Rotates to degrees, positive clockwise; by the numbers, not in the shortest direction.
  public func rotate(to degrees: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.rotation, degrees), easing: easing)
  }

  /// Scales both axes to one factor; 1 is the shape's own size.
  public func scale(to factor: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.scaleX, factor), .to(.scaleY, factor), easing: easing)
  }

  /// Scales each axis to a factor; an axis without a number does not change.
  public func scale(x: Double? = nil, y: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(x.map { .to(.scaleX, $0) }, y.map { .to(.scaleY, $0) }, easing: easing)
  }

  /// Multiplies the scale by a factor.
  public func scale(by factor: Double, _ easing: Easing = .linear) -> Chain {
    adding(.times(.scaleX, factor), .times(.scaleY, factor), easing: easing)
  }

  /// Multiplies the scale of each axis by a factor.
  public func scale(
    byX x: Double? = nil, byY y: Double? = nil, _ easing: Easing = .linear
  ) -> Chain {
    adding(x.map { .times(.scaleX, $0) }, y.map { .times(.scaleY, $0) }, easing: easing)
  }

  /// Changes the opacity, 0…1; clamped when shown.
  public func opacity(_ value: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.opacity, value), easing: easing)
  }

  /// Changes the corner radius of a rectangle, in points, at least 0.
  public func cornerRadius(_ value: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.cornerRadius, value), easing: easing)
  }

  /// Changes the colour of the shape or text.
  public func fill(_ color: Color, _ easing: Easing = .linear) -> Chain {
    adding(.color(.fill, color), easing: easing)
  }

  /// Changes the colour and the width of the border. Only a node with a stroke shows them.
  public func stroke(
    _ color: Color? = nil, width: Double? = nil, _ easing: Easing = .linear
  ) -> Chain {
    adding(color.map { .color(.stroke, $0) }, width.map { .to(.strokeWidth, $0) }, easing: easing)
  }

  /// Adds any change, for example of a property without its own method, or through keyframes.
  public func change(_ change: Motion.Change, _ easing: Easing = .linear) -> Chain {
    adding(change, easing: easing)
  }
}
