public import Keyframes

// The modifiers with plain numbers, points, rectangles and colours, for properties that do not
// move. With two axes, one may be a number and the other a track.
extension Node {
  /// Sets the position.
  public func at(x: Double, y: Double) -> Node { at(x: Track(x), y: Track(y)) }
  /// Sets the horizontal position.
  public func at(x: Double) -> Node { setting(.x, Track(x)) }
  /// Sets the vertical position.
  public func at(y: Double) -> Node { setting(.y, Track(y)) }
  /// Sets the position with a constant x.
  public func at(x: Double, y: Track<Double>?, _ easing: Easing? = nil) -> Node {
    at(x: Track(x), y: y, easing)
  }
  /// Sets the position with a constant y.
  public func at(x: Track<Double>?, y: Double, _ easing: Easing? = nil) -> Node {
    at(x: x, y: Track(y), easing)
  }
  /// Sets the position.
  public func at(_ place: Point) -> Node { at(x: place.x, y: place.y) }

  /// Sets the translation; see ``Property/translationX``.
  public func translation(x: Double, y: Double) -> Node { translation(x: Track(x), y: Track(y)) }
  /// Sets the distance towards the viewer in points; see ``Property/z``.
  public func z(_ distance: Double) -> Node { setting(.z, Track(distance)) }

  /// Sets the size in points, to which the shape is stretched.
  public func size(width: Double, height: Double) -> Node {
    size(width: Track(width), height: Track(height))
  }
  /// Sets the size, to which the shape is stretched.
  public func size(_ size: Size) -> Node { self.size(width: size.width, height: size.height) }

  /// Sets position and size so that the box fills `rect`; see ``frame(_:anchor:_:)``.
  public func frame(_ rect: Rect, anchor: Anchor? = nil) -> Node {
    frame(Track(rect), anchor: anchor)
  }

  /// Sets the rotation in degrees, positive clockwise.
  public func rotation(_ degrees: Double) -> Node { setting(.rotation, Track(degrees)) }
  /// Sets the rotation about the x axis, out of the plane, in degrees.
  public func rotation3D(x: Double) -> Node { setting(.rotationX, Track(x)) }
  /// Sets the rotation about the y axis, out of the plane, in degrees.
  public func rotation3D(y: Double) -> Node { setting(.rotationY, Track(y)) }
  /// Sets the distance of the eye from the stage in points; 0 is no perspective.
  public func perspective(_ distance: Double) -> Node { setting(.perspective, Track(distance)) }

  /// Sets the scale of both axes.
  public func scale(_ factor: Double) -> Node { scale(x: factor, y: factor) }
  /// Sets the scale of each axis.
  public func scale(x: Double, y: Double) -> Node { scale(x: Track(x), y: Track(y)) }

  /// Sets the opacity, 0…1; clamped when shown.
  public func opacity(_ opacity: Double) -> Node { setting(.opacity, Track(opacity)) }
  /// Sets the corner radius of a rectangle in points.
  public func cornerRadius(_ radius: Double) -> Node { setting(.cornerRadius, Track(radius)) }

  /// Sets the colour of the shape or text.
  public func fill(_ color: Color) -> Node { fill(Track(color)) }
  /// Sets the gradient fill.
  public func gradient(_ gradient: Gradient) -> Node { self.gradient(Track(gradient)) }

  /// Sets a shadow in one colour; see ``shadow(_:radius:x:y:_:)``.
  public func shadow(
    _ color: Color, radius: Track<Double>, x: Track<Double> = 0, y: Track<Double> = 0
  ) -> Node {
    shadow(Track(color), radius: radius, x: x, y: y)
  }

  /// Blurs the node with its children; see ``blur(_:_:)``.
  public func blur(_ deviation: Double) -> Node { setting(.blur, Track(deviation)) }

  /// Sets the point about which the node rotates and scales, in fractions of the box.
  public func anchor(at unit: Point) -> Node { anchor(at: Track(unit)) }
}

extension Node {
  /// Creates a rectangle that fills `rect`, in the parent's coordinates; the corner radius is at
  /// most half of the shorter side.
  public init(
    _ rect: Rect, cornerRadius: Double = 0, fill: Track<Color>? = nil, stroke: Stroke? = nil
  ) {
    self.init(.rectangle(rect.size, cornerRadius: cornerRadius), fill: fill, stroke: stroke)
    self = at(rect.centre)
  }

  /// Creates a rectangle in one colour that fills `rect`, in the parent's coordinates.
  public init(_ rect: Rect, cornerRadius: Double = 0, fill: Color, stroke: Stroke? = nil) {
    self.init(rect, cornerRadius: cornerRadius, fill: Track(fill), stroke: stroke)
  }

  /// Creates a rectangle with a gradient that fills `rect`, in the parent's coordinates.
  public init(
    _ rect: Rect, cornerRadius: Double = 0, gradient: Gradient, stroke: Stroke? = nil
  ) {
    self.init(rect, cornerRadius: cornerRadius, fill: Track?.none, stroke: stroke)
    self.gradient = Track(gradient)
  }
}
