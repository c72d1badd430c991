public import Keyframes

// Words for ways off the place, out of the plane, and for what else a node can show.
extension Chain {
  /// Off its place by so many points more, which leaves the place alone.
  public func translate(dx: Double? = nil, dy: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(
      dx.map { .by(.translationX, $0) }, dy.map { .by(.translationY, $0) }, easing: easing)
  }

  /// So many points off its place, which is left alone.
  public func translate(x: Double? = nil, y: Double? = nil, _ easing: Easing = .linear) -> Chain {
    adding(x.map { .to(.translationX, $0) }, y.map { .to(.translationY, $0) }, easing: easing)
  }

  /// By so many degrees more out of the plane, about the x axis and about the y axis.
  public func rotate(byX x: Double? = nil, byY y: Double? = nil, _ easing: Easing = .linear)
    -> Chain
  {
    adding(x.map { .by(.rotationX, $0) }, y.map { .by(.rotationY, $0) }, easing: easing)
  }

  /// To so many degrees out of the plane, about the x axis and about the y axis.
  public func rotate(toX x: Double? = nil, toY y: Double? = nil, _ easing: Easing = .linear)
    -> Chain
  {
    adding(x.map { .to(.rotationX, $0) }, y.map { .to(.rotationY, $0) }, easing: easing)
  }

  /// No rotation, scale 1, and at its place: as if nothing had been transformed. Perspective stays.
  public func identity(_ easing: Easing = .linear) -> Chain {
    adding(
      .to(.rotation, 0), .to(.rotationX, 0), .to(.rotationY, 0), .to(.scaleX, 1), .to(.scaleY, 1),
      .to(.translationX, 0), .to(.translationY, 0), .to(.z, 0), easing: easing)
  }

  /// Points between the eye and the stage; 0 is no perspective.
  public func perspective(_ distance: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.perspective, distance), easing: easing)
  }

  /// The shadow's colour, its blur and its way off the node, in points; what has no number is left
  /// alone. See ``Node/shadow(_:radius:x:y:)``.
  public func shadow(
    _ color: Color? = nil, radius: Double? = nil, x: Double? = nil, y: Double? = nil,
    _ easing: Easing = .linear
  ) -> Chain {
    adding(
      color.map { .color(.shadow, $0) }, radius.map { .to(.shadowRadius, $0) },
      x.map { .to(.shadowX, $0) }, y.map { .to(.shadowY, $0) }, easing: easing)
  }

  /// As much of the node as its mask shows, 0…1.
  public func reveal(_ visibility: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.visibility, visibility), easing: easing)
  }

  /// What a node that shows a number counts to.
  public func count(to number: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.number, number), easing: easing)
  }

  /// As much of a text as is there, 0…1 of its characters.
  public func type(_ part: Double, _ easing: Easing = .linear) -> Chain {
    adding(.to(.characters, part), easing: easing)
  }

  /// The part of the outline that is drawn, each 0…1 of its length.
  public func draw(
    from start: Double? = nil, to end: Double? = nil, _ easing: Easing = .linear
  ) -> Chain {
    adding(
      start.map { .to(.strokeStart, $0) }, end.map { .to(.strokeEnd, $0) }, easing: easing)
  }
}
