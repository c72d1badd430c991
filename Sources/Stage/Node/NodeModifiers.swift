public import Keyframes

// Modifiers that describe a node. Each returns a copy, and their order does not affect the picture.
extension Node {
  /// Sets the position; an omitted axis does not change.
  public func at(x: Track<Double>? = nil, y: Track<Double>? = nil) -> Node {
    setting(.x, x).setting(.y, y)
  }

  /// Sets the position.
  public func at(_ place: Track<Point>) -> Node {
    at(x: place.map(\.x), y: place.map(\.y))
  }

  /// Sets the translation; see ``Property/translationX``.
  public func translation(x: Track<Double>? = nil, y: Track<Double>? = nil) -> Node {
    setting(.translationX, x).setting(.translationY, y)
  }

  /// Sets the name; see ``Scene/allNodes``.
  public func named(_ name: String) -> Node { with { $0.name = name } }

  /// Sets the rotation in degrees, positive clockwise.
  public func rotation(_ track: Track<Double>, _ easing: Easing? = nil) -> Node {
    setting(.rotation, track.eased(ifSet: easing))
  }

  /// Sets the rotation out of the plane in degrees, about the x axis and the y axis; see
  /// ``Property/rotationX``.
  public func rotation3D(x: Track<Double>? = nil, y: Track<Double>? = nil) -> Node {
    setting(.rotationX, x).setting(.rotationY, y)
  }

  /// Sets the distance towards the viewer in points; see ``Property/z``.
  public func z(_ track: Track<Double>) -> Node { setting(.z, track) }

  /// Sets the distance of the eye from the stage in points, for the node and its children: the
  /// nearer, the stronger the perspective; 0 is none. The vanishing point is the node's position.
  public func perspective(_ distance: Track<Double>) -> Node { setting(.perspective, distance) }

  /// Hides the back of the node when it is rotated away from the viewer.
  public func hidingBack() -> Node { with { $0.showsBack = false } }

  /// Sets the scale of both axes.
  public func scale(_ track: Track<Double>, _ easing: Easing? = nil) -> Node {
    let track = track.eased(ifSet: easing)
    return scale(x: track, y: track)
  }

  /// Sets the scale of each axis.
  public func scale(x: Track<Double>? = nil, y: Track<Double>? = nil) -> Node {
    setting(.scaleX, x).setting(.scaleY, y)
  }

  /// Sets the opacity, 0…1; clamped when shown.
  public func opacity(_ track: Track<Double>, _ easing: Easing? = nil) -> Node {
    setting(.opacity, track.eased(ifSet: easing))
  }

  /// Sets the size in points, to which the shape is stretched.
  public func size(width: Track<Double>? = nil, height: Track<Double>? = nil) -> Node {
    setting(.width, width).setting(.height, height)
  }

  /// Sets position and size so that the box fills a rectangle in the parent's coordinates, if it is
  /// not rotated or scaled.
  ///
  /// - Precondition: the node has a shape whose box is centred on its origin, and no anchor. Texts
  ///   and groups have no box.
  public func frame(_ track: Track<Rect>) -> Node {
    let centre = shape?.boxCentre
    require(
      // A millionth of a point may be rounding, for example in a hexagon's corners.
      centre.map { $0.length < 1e-6 } ?? false,
      "A frame needs a shape whose box is centred on its origin, not one "
        + (centre.map { "at (\($0.x), \($0.y))." } ?? "without a box."))
    require(
      numbers[.anchorX] == nil && numbers[.anchorY] == nil,
      "A node with an anchor is positioned by it: use size and at instead of frame.")
    return at(track.map(\.centre)).size(width: track.map(\.width), height: track.map(\.height))
  }

  /// Sets the corner radius of a rectangle in points.
  public func cornerRadius(_ track: Track<Double>) -> Node { setting(.cornerRadius, track) }

  /// Sets the colour of the shape or text.
  public func fill(_ track: Track<Color>, _ easing: Easing? = nil) -> Node {
    with { $0.fill = track.eased(ifSet: easing) }
  }

  /// Sets the gradient fill.
  public func gradient(_ track: Track<LinearGradient>) -> Node { with { $0.gradient = track } }

  /// Sets a line around the shape with a colour and a width (points, at least 0); half of it is
  /// inside. Cap, join and dash of an existing stroke are kept.
  public func border(_ color: Track<Color>, width: Track<Double>) -> Node {
    with {
      if $0.stroke == nil { $0.stroke = Stroke(color.value(at: 0), width: width.value(at: 0)) }
      $0[.stroke] = color
      $0[.strokeWidth] = width
    }
  }

  /// Draws only a part of the stroke: from `start` to `end` of its length, 0…1. Has no effect
  /// without a stroke.
  public func stroke(from start: Track<Double> = 0, to end: Track<Double> = 1) -> Node {
    setting(.strokeStart, start).setting(.strokeEnd, end)
  }

  /// Sets the offset into the dash pattern in points; if it grows, the dashes run backwards.
  public func dashPhase(_ track: Track<Double>) -> Node { setting(.dashPhase, track) }

  /// Sets a blurred shadow of the node without its children, offset by `x` and `y` points along its
  /// parent's axes; see ``Property/shadowRadius``. It fades with the node and is cut by the node's
  /// clip and mask.
  public func shadow(
    _ color: Track<Color>, radius: Track<Double>, x: Track<Double> = 0, y: Track<Double> = 0
  ) -> Node {
    with { $0[.shadow] = color }
      .setting(.shadowRadius, radius).setting(.shadowX, x).setting(.shadowY, y)
  }

  /// Reveals the node and its children by `visibility`, 0…1; clamped when shown. See ``Mask``.
  ///
  /// - Precondition: the shape's box is not empty, or one is given in the node's coordinates.
  public func revealed(
    _ reveal: Mask.Reveal, _ visibility: Track<Double>, of box: Rect? = nil
  ) -> Node {
    require(
      box != nil || !(shape?.bounds.isEmpty ?? true),
      "A mask needs a box if the node has none (text, group or straight line): "
        + "use revealed(\(reveal), …, of: Rect(…)).")
    return with { $0.mask = Mask(reveal, of: box) }.setting(.visibility, visibility)
  }

  /// Sets how much of the text is shown, 0…1 of its characters, rounded to whole ones; clamped when
  /// shown. See ``Property/characters``.
  public func characters(_ part: Track<Double>) -> Node { setting(.characters, part) }

  /// Sets the depth; of two siblings the one with the greater depth is painted later.
  public func depth(_ track: Track<Double>) -> Node { setting(.depth, track) }

  /// Sets the point of the shape's box about which it rotates and scales. Groups and texts, which
  /// have no box, always use their origin.
  public func anchor(_ anchor: Anchor) -> Node { self.anchor(at: .always(anchor.unit)) }

  /// Sets the anchor to any point, in fractions of the box; if it changes, the picture moves.
  public func anchor(at unit: Track<Point>) -> Node {
    setting(.anchorX, unit.map(\.x)).setting(.anchorY, unit.map(\.y))
  }

  /// Moves the node along `path`, relative to its position, by `progress` (0…1; clamped when
  /// shown); `turning` rotates it with the path.
  ///
  /// - Complexity: O(*n*) in the pieces of the flattened path.
  public func along(
    _ path: Path, _ progress: Track<Double>, turning: Route.Turning = .never,
    pace: Route.Pace = .even
  ) -> Node {
    with { $0.route = Route(path, turning: turning, pace: pace) }.setting(.pathProgress, progress)
  }

  /// Clips the node and its children to `rect`, in the node's own coordinates.
  public func clipped(to rect: Rect, cornerRadius: Double = 0) -> Node {
    with {
      $0.clip = rect
      $0.clipCornerRadius = cornerRadius
    }
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

  func setting(_ property: Property, _ track: Track<Double>?) -> Node {
    guard let track else { return self }
    return with { $0[property] = track }
  }
}

extension Shape {
  /// Nil for text, whose box depends on the font.
  fileprivate var boxCentre: Point? {
    if case .text = self { nil } else { bounds.centre }
  }
}

extension Track {
  fileprivate func eased(ifSet easing: Easing?) -> Track { easing.map { eased($0) } ?? self }
}
