public import Keyframes

// Motions for translation, rotation out of the plane, and other properties.
extension Chain {
  /// Changes the translation by an amount in points; the position does not change.
  public func translate(dx: Double? = nil, dy: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(
      dx.map { .by(.translationX, $0) }, dy.map { .by(.translationY, $0) }, easing: easing)
  }

  /// Sets the translation in points; the position does not change.
  public func translate(x: Double? = nil, y: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(x.map { .to(.translationX, $0) }, y.map { .to(.translationY, $0) }, easing: easing)
  }

  /// Rotates out of the plane by degrees, about the x axis and the y axis.
  public func rotate(byX x: Double? = nil, byY y: Double? = nil, _ easing: Easing = .linear)
    -> Chain
  {
    adding(x.map { .by(.rotationX, $0) }, y.map { .by(.rotationY, $0) }, easing: easing)
  }

  /// Rotates out of the plane to degrees, about the x axis and the y axis.
  public func rotate(toX x: Double? = nil, toY y: Double? = nil, _ easing: Easing = .linear)
    -> Chain
  {
    adding(x.map { .to(.rotationX, $0) }, y.map { .to(.rotationY, $0) }, easing: easing)
  }

  /// Resets rotation to 0, scale to 1 and translation to 0. Perspective does not change.
  public func identity(_ easing: Easing = .linear) -> Chain {
    adding(
      .to(.rotation, 0), .to(.rotationX, 0), .to(.rotationY, 0), .to(.scaleX, 1), .to(.scaleY, 1),
      .to(.translationX, 0), .to(.translationY, 0), .to(.z, 0), easing: easing)
  }

  /// Changes the distance between the eye and the stage in points; 0 is no perspective.
  public func perspective(_ distance: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.perspective, distance), easing: easing)
  }

  /// Changes the shadow's colour, blur and offset in points; omitted values do not change. See
  /// ``Node/shadow(_:radius:x:y:)``.
  public func shadow(
    _ color: Color? = nil, radius: Double? = nil, x: Double? = nil, y: Double? = nil,
    _ easing: Easing = .linear
  ) -> Chain {
    adding(
      color.map { .color(.shadow, $0) }, radius.map { .to(.shadowRadius, $0) },
      x.map { .to(.shadowX, $0) }, y.map { .to(.shadowY, $0) }, easing: easing)
  }

  /// Changes the standard deviation of the blur in points.
  public func blur(_ deviation: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.blur, deviation), easing: easing)
  }

  /// Changes how much of the node its mask reveals, 0…1.
  public func reveal(_ visibility: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.visibility, visibility), easing: easing)
  }

  /// Changes the number that the node shows.
  public func count(to number: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.number, number), easing: easing)
  }

  /// Changes how much of the text is shown, 0…1 of its characters.
  public func type(_ part: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.characters, part), easing: easing)
  }

  /// Changes the part of the outline that is drawn, each 0…1 of its length.
  public func draw(
    from start: Double? = nil, to end: Double? = nil, _ easing: Easing = .linear
  ) -> Chain {
    adding(
      start.map { .to(.strokeStart, $0) }, end.map { .to(.strokeEnd, $0) }, easing: easing)
  }
}
