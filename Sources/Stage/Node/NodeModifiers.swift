public import Keyframes

// Modifiers that describe a node. Each returns a copy, and their order does not affect the picture.
// A track may be followed by an easing, which then shapes all of its segments; no track (nil)
// changes nothing.
// Modifiers with plain numbers and colours are in NodeConstants.swift, position and size in
// NodePlacing.swift.
extension Node {
  /// Sets the name; see ``Scene/allNodes``.
  public func named(_ name: String) -> Node { with { $0.name = name } }

  /// Sets the rotation in degrees, positive clockwise.
  public func rotation(_ track: Track<Double>?, _ easing: Easing? = nil) -> Node {
    setting(.rotation, track, easing)
  }

  /// Sets the rotation by angles that say how each is reached; see `Angle`.
  public func rotation(_ track: Track<Angle>, _ easing: Easing? = nil) -> Node {
    rotation(track.degrees, easing)
  }

  /// Sets the rotation out of the plane in degrees, about the x axis and the y axis; see
  /// ``Property/rotationX``.
  public func rotation3D(
    x: Track<Double>? = nil, y: Track<Double>? = nil, _ easing: Easing? = nil
  ) -> Node {
    setting(.rotationX, x, easing).setting(.rotationY, y, easing)
  }

  /// Sets the distance of the eye from the stage in points, for the node and its children: the
  /// nearer the eye, the stronger the perspective; 0 is no perspective. The vanishing point is the
  /// node's position.
  public func perspective(_ distance: Track<Double>?, _ easing: Easing? = nil) -> Node {
    setting(.perspective, distance, easing)
  }

  /// Hides the back of the node when it is rotated away from the viewer.
  public func hidingBack() -> Node { with { $0.showsBack = false } }

  /// Sets the scale of both axes.
  public func scale(_ track: Track<Double>?, _ easing: Easing? = nil) -> Node {
    scale(x: track, y: track, easing)
  }

  /// Sets the scale of each axis.
  public func scale(
    x: Track<Double>? = nil, y: Track<Double>? = nil, _ easing: Easing? = nil
  ) -> Node {
    setting(.scaleX, x, easing).setting(.scaleY, y, easing)
  }

  /// Sets the opacity, 0…1; clamped when shown.
  public func opacity(_ track: Track<Double>?, _ easing: Easing? = nil) -> Node {
    setting(.opacity, track, easing)
  }

  /// Sets the corner radius of a rectangle in points.
  public func cornerRadius(_ track: Track<Double>?, _ easing: Easing? = nil) -> Node {
    setting(.cornerRadius, track, easing)
  }

  /// Sets the colour of the shape or text.
  public func fill(_ track: Track<Color>, _ easing: Easing? = nil) -> Node {
    with { $0.fill = track.eased(ifSet: easing) }
  }

  /// Sets the gradient fill.
  public func gradient(_ track: Track<Gradient>, _ easing: Easing? = nil) -> Node {
    with { $0.gradient = track.eased(ifSet: easing) }
  }

  /// Sets a line around the shape with a colour and a width (points, at least 0); half of it is
  /// inside. Cap, join and dash of an existing stroke are kept.
  public func border(
    _ color: Track<Color>, width: Track<Double>, _ easing: Easing? = nil
  ) -> Node {
    with {
      if $0.stroke == nil { $0.stroke = Stroke(color.value(at: 0), width: width.value(at: 0)) }
      $0[.stroke] = color.eased(ifSet: easing)
      $0[.strokeWidth] = width.eased(ifSet: easing)
    }
  }

  /// Draws only a part of the stroke: from `start` to `end` of its length, 0…1. Has no effect
  /// without a stroke.
  public func stroke(
    from start: Track<Double> = 0, to end: Track<Double> = 1, _ easing: Easing? = nil
  ) -> Node {
    setting(.strokeStart, start, easing).setting(.strokeEnd, end, easing)
  }

  /// Sets the offset into the dash pattern in points; if it grows, the dashes run backwards.
  public func dashPhase(_ track: Track<Double>, _ easing: Easing? = nil) -> Node {
    setting(.dashPhase, track, easing)
  }

  /// Sets a blurred shadow, offset by `x` and `y` points along the parent's axes; see
  /// ``Property/shadowRadius``. It fades with the node and is cut by the node's clip and mask.
  ///
  /// A group, and a node that is composited or blurred, casts the shadow of everything that it
  /// shows, which is as opaque as its picture; any other node casts that of its shape without its
  /// children.
  public func shadow(
    _ color: Track<Color>, radius: Track<Double>, x: Track<Double> = 0, y: Track<Double> = 0,
    _ easing: Easing? = nil
  ) -> Node {
    with { $0[.shadow] = color.eased(ifSet: easing) }
      .setting(.shadowRadius, radius, easing)
      .setting(.shadowX, x, easing).setting(.shadowY, y, easing)
  }

  /// Blurs the node with its children, which are painted as one picture, by a standard deviation in
  /// points, at least 0; see ``Property/blur``. Clips and masks of the node stay sharp.
  public func blur(_ deviation: Track<Double>?, _ easing: Easing? = nil) -> Node {
    setting(.blur, deviation, easing)
  }

  /// Reveals the node and its children by `visibility`, 0…1; clamped when shown. See ``Mask``.
  ///
  /// - Precondition: the shape's box is not empty, or one is given in the node's coordinates.
  public func revealed(
    _ reveal: Mask.Reveal, _ visibility: Track<Double>, _ easing: Easing? = nil,
    of box: Rect? = nil
  ) -> Node {
    require(
      box != nil || !(shape?.bounds.isEmpty ?? true),
      "A mask needs a box if the node has none (text, group or straight line): "
        + "use revealed(\(reveal), …, of: Rect(…)).")
    return with { $0.mask = Mask(reveal, of: box) }.setting(.visibility, visibility, easing)
  }

  /// Sets how much of the text is shown, 0…1 of its characters, rounded to whole ones; clamped when
  /// shown. See ``Property/characters``.
  public func characters(_ part: Track<Double>, _ easing: Easing? = nil) -> Node {
    setting(.characters, part, easing)
  }

  /// Sets the depth; the sibling with the greater depth is painted later.
  public func depth(_ track: Track<Double>, _ easing: Easing? = nil) -> Node {
    setting(.depth, track, easing)
  }

  /// Clips the node and its children to `rect`, in the node's own coordinates.
  public func clipped(to rect: Rect, cornerRadius: Double = 0) -> Node {
    with {
      $0.clip = rect
      $0.clipCornerRadius = cornerRadius
    }
  }

  /// Sets a number of your own, for the program that draws the node. Riff animates and saves it, but draws nothing.
  ///
  /// ```swift
  /// card.own("warmth", [0: 0, 2: 1], .easeOut)
  /// scene.frame(at: 1)[1].own["warmth"]  // read by the program that paints
  /// ```
  public func own(_ name: String, _ track: Track<Double>, _ easing: Easing? = nil) -> Node {
    with { $0.own[name] = track.eased(ifSet: easing) }
  }

  /// Sets a value of your own of any type, for the program that draws the node. Riff animates it,
  /// but neither draws nor saves it.
  ///
  /// ```swift
  /// card.own("glow", of: Color.self, [0: .white, 2: Color(0xFF7F50)])
  /// scene.frame(at: 1)[1].own("glow", of: Color.self)  // read by the program that paints
  /// ```
  public func own<Value: Interpolatable>(
    _ name: String, of type: Value.Type, _ track: Track<Value>, _ easing: Easing? = nil
  ) -> Node {
    with { $0.ownValues[name] = track.eased(ifSet: easing).map { AnyInterpolatable($0) } }
  }

  /// Sets the clock of the node and its children to the seconds since the playhead settled on
  /// `page`.
  public func timed(sinceSettlingOn page: Int) -> Node {
    with { $0.clock = .settled(page: page) }
  }

  func with(_ change: (inout Node) -> Void) -> Node {
    var copy = self
    change(&copy)
    return copy
  }

  func setting(_ property: Property, _ track: Track<Double>?, _ easing: Easing? = nil) -> Node {
    guard let track else { return self }
    return with { $0[property] = track.eased(ifSet: easing) }
  }
}

extension Track {
  func eased(ifSet easing: Easing?) -> Track { easing.map { eased($0) } ?? self }
}
