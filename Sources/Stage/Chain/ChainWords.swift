public import Keyframes

// The words of a link. Those that take a place or a size set it; those that take a difference or a
// factor go on from what is there when the link begins.

extension Chain {
  /// By so many points from the place of the anchor; positive is right and down.
  public func move(dx: Double? = nil, dy: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(dx.map { .by(.x, $0) }, dy.map { .by(.y, $0) }, easing: easing)
  }

  /// The place of the anchor.
  public func move(x: Double? = nil, y: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(x.map { .to(.x, $0) }, y.map { .to(.y, $0) }, easing: easing)
  }

  /// By `radius` points in a direction: 0 degrees is up, positive is clockwise.
  public func move(
    polar radius: Double, degrees: Double, _ easing: Easing = .linear
  ) -> Chain {
    let way = Point.polar(radius, degrees: degrees)
    return adding(.by(.x, way.x), .by(.y, way.y), easing: easing)
  }

  /// The anchor along a path in the parent's coordinates, to arrive exactly at its end; see
  /// `Motion.Change.along`.
  public func move(
    along path: Path, turning: Route.Turning = .never, pace: Route.Pace = .even,
    _ easing: Easing = .linear
  ) -> Chain {
    adding(.along(path, turning: turning, pace: pace), easing: easing)
  }

  /// The top left corner of the box, at the size that it has when the link ends and without regard
  /// to rotation and scale.
  public func origin(x: Double? = nil, y: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(x == nil && y == nil ? nil : .origin(x: x, y: y), easing: easing)
  }

  /// The middle of the box, at the size that it has when the link ends and without regard to
  /// rotation and scale.
  public func centre(x: Double? = nil, y: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(x == nil && y == nil ? nil : .centre(x: x, y: y), easing: easing)
  }

  /// The box: its place and its size, whatever the anchor, without regard to rotation and scale.
  public func frame(_ rect: Rect, _ easing: Easing = .linear) -> Chain {
    adding(
      .to(.width, rect.width), .to(.height, rect.height),
      .origin(x: rect.origin.x, y: rect.origin.y), easing: easing)
  }

  /// The size of the box; the anchor stays where it is.
  public func bounds(_ size: Size, _ easing: Easing = .linear) -> Chain {
    adding(.to(.width, size.width), .to(.height, size.height), easing: easing)
  }

  /// To so many points; the anchor stays where it is.
  public func size(
    width: Double? = nil, height: Double? = nil, _ easing: Easing = .linear
  ) -> Chain {
    adding(width.map { .to(.width, $0) }, height.map { .to(.height, $0) }, easing: easing)
  }

  /// By so many points; the anchor stays where it is.
  public func grow(
    width: Double? = nil, height: Double? = nil, _ easing: Easing = .linear
  ) -> Chain {
    adding(width.map { .by(.width, $0) }, height.map { .by(.height, $0) }, easing: easing)
  }

  /// Degrees, positive is clockwise.
  public func rotate(by degrees: Double, _ easing: Easing = .linear) -> Chain {
    adding(.by(.rotation, degrees), easing: easing)
  }

  /// To so many degrees, positive is clockwise: the way is as written, not the shortest.
  public func rotate(to degrees: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.rotation, degrees), easing: easing)
  }

  /// To one factor for both axes; 1 is the shape's own size.
  public func scale(to factor: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.scaleX, factor), .to(.scaleY, factor), easing: easing)
  }

  /// To a factor for each axis; one without a number is left alone.
  public func scale(x: Double? = nil, y: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(x.map { .to(.scaleX, $0) }, y.map { .to(.scaleY, $0) }, easing: easing)
  }

  /// So many times the scale that it has.
  public func scale(by factor: Double, _ easing: Easing = .linear) -> Chain {
    adding(.times(.scaleX, factor), .times(.scaleY, factor), easing: easing)
  }

  /// So many times the scale that it has, for each axis.
  public func scale(
    byX x: Double? = nil, byY y: Double? = nil, _ easing: Easing = .linear
  ) -> Chain {
    adding(x.map { .times(.scaleX, $0) }, y.map { .times(.scaleY, $0) }, easing: easing)
  }

  /// 0…1; clamped when it is shown.
  public func opacity(_ value: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.opacity, value), easing: easing)
  }

  /// Points, at least 0; of a rectangle.
  public func cornerRadius(_ value: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.cornerRadius, value), easing: easing)
  }

  /// The colour of the shape or of the words.
  public func fill(_ color: Color, _ easing: Easing = .linear) -> Chain {
    adding(.color(.fill, color), easing: easing)
  }

  /// The colour of the border, and its width. Only a node that has a stroke shows them.
  public func stroke(
    _ color: Color? = nil, width: Double? = nil, _ easing: Easing = .linear
  ) -> Chain {
    adding(color.map { .color(.stroke, $0) }, width.map { .to(.strokeWidth, $0) }, easing: easing)
  }

  /// Any change: of a property that has no word of its own, or through keyframes.
  public func change(_ change: Motion.Change, _ easing: Easing = .linear) -> Chain {
    adding(change, easing: easing)
  }
}
