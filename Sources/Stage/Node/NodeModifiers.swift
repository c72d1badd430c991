public import Keyframes

// The words in which demos describe a node. Each returns a copy, so they can be strung together in
// any order; the order never matters to the picture.
extension Node {
  /// Puts the node at a place; words for one axis leave the other alone.
  public func at(x: Track<Double>? = nil, y: Track<Double>? = nil) -> Node {
    saying(.x, x).saying(.y, y)
  }

  /// Puts the node at a place.
  public func at(_ place: Track<Point>) -> Node {
    at(x: place.map(\.x), y: place.map(\.y))
  }

  /// Moves it off its place; see ``Property/translationX``.
  public func translation(x: Track<Double>? = nil, y: Track<Double>? = nil) -> Node {
    saying(.translationX, x).saying(.translationY, y)
  }

  /// What tables and tokens call it; see ``Scene/allNodes``.
  public func named(_ name: String) -> Node { with { $0.name = name } }

  /// Degrees, positive is clockwise.
  public func rotation(_ track: Track<Double>, _ easing: Easing? = nil) -> Node {
    saying(.rotation, track.eased(ifSaid: easing))
  }

  /// Degrees out of the plane, about the x axis and about the y axis; see ``Property/rotationX``.
  public func rotation3D(x: Track<Double>? = nil, y: Track<Double>? = nil) -> Node {
    saying(.rotationX, x).saying(.rotationY, y)
  }

  /// Points towards the viewer; see ``Property/z``.
  public func z(_ track: Track<Double>) -> Node { saying(.z, track) }

  /// Points from the eye to the stage: the nearer, the stronger; 0 is none. For the node and what
  /// it holds, towards its own place.
  public func perspective(_ distance: Track<Double>) -> Node { saying(.perspective, distance) }

  /// Not seen from behind, when it has turned its back.
  public func hidingBack() -> Node { with { $0.showsBack = false } }

  /// The same factor for both axes.
  public func scale(_ track: Track<Double>, _ easing: Easing? = nil) -> Node {
    let track = track.eased(ifSaid: easing)
    return scale(x: track, y: track)
  }

  /// A factor for each axis.
  public func scale(x: Track<Double>? = nil, y: Track<Double>? = nil) -> Node {
    saying(.scaleX, x).saying(.scaleY, y)
  }

  /// 0…1; clamped when it is shown.
  public func opacity(_ track: Track<Double>, _ easing: Easing? = nil) -> Node {
    saying(.opacity, track.eased(ifSaid: easing))
  }

  /// Points; the shape is stretched to them.
  public func size(width: Track<Double>? = nil, height: Track<Double>? = nil) -> Node {
    saying(.width, width).saying(.height, height)
  }

  /// The rectangle that the box fills, in the parent's coordinates, while nothing turns or scales
  /// it: place and size in one.
  ///
  /// - Precondition: the node has a shape whose box is centred on its origin, and no anchor. Words
  ///   and groups have no box.
  public func frame(_ track: Track<Rect>) -> Node {
    let centre = shape?.boxCentre
    precondition(
      // A millionth of a point may be rounding, in a hexagon's corners for one.
      centre.map { $0.length < 1e-6 } ?? false,
      "A frame needs a shape whose box is centred on its origin, not one "
        + (centre.map { "at (\($0.x), \($0.y))." } ?? "without a box."))
    precondition(
      numbers[.anchorX] == nil && numbers[.anchorY] == nil,
      "A node with an anchor has its place there: say size and at, not frame.")
    return at(track.map(\.centre)).size(width: track.map(\.width), height: track.map(\.height))
  }

  /// Points; of a rectangle.
  public func cornerRadius(_ track: Track<Double>) -> Node { saying(.cornerRadius, track) }

  /// The colour of the shape or of the words.
  public func fill(_ track: Track<Color>, _ easing: Easing? = nil) -> Node {
    with { $0.fill = track.eased(ifSaid: easing) }
  }

  /// A blend of colours that may change.
  public func gradient(_ track: Track<LinearGradient>) -> Node { with { $0.gradient = track } }

  /// A line around the shape whose colour and width (points, at least 0) may change; half of it
  /// lies inside. Cap, join and dash stay those of a stroke that is there.
  public func border(_ color: Track<Color>, width: Track<Double>) -> Node {
    with {
      if $0.stroke == nil { $0.stroke = Stroke(color.value(at: 0), width: width.value(at: 0)) }
      $0[.stroke] = color
      $0[.strokeWidth] = width
    }
  }

  /// Draws only a part of the stroke: from `start` to `end` of its length, 0…1. A node without a
  /// stroke stays without.
  public func stroke(from start: Track<Double> = 0, to end: Track<Double> = 1) -> Node {
    saying(.strokeStart, start).saying(.strokeEnd, end)
  }

  /// Points into the dash pattern; one that grows lets the dashes run backwards.
  public func dashPhase(_ track: Track<Double>) -> Node { saying(.dashPhase, track) }

  /// A blurred shadow of all that the node itself shows, `x` and `y` points away in its parent's
  /// directions; see ``Property/shadowRadius``. It fades with the node, and the node's clip and
  /// mask cut it as well.
  public func shadow(
    _ color: Track<Color>, radius: Track<Double>, x: Track<Double> = 0, y: Track<Double> = 0
  ) -> Node {
    with { $0[.shadow] = color }
      .saying(.shadowRadius, radius).saying(.shadowX, x).saying(.shadowY, y)
  }

  /// Shows as much of the node, and of what it holds, as `visibility` says, 0…1; clamped when it is
  /// shown. See ``Mask``.
  ///
  /// - Precondition: the shape's box is not empty, or one is given in the node's coordinates.
  public func revealed(
    _ reveal: Mask.Reveal, _ visibility: Track<Double>, of box: Rect? = nil
  ) -> Node {
    precondition(
      box != nil || !(shape?.bounds.isEmpty ?? true),
      "The mask of what has no box of its own (words, a group, a straight line) needs one: "
        + "say revealed(\(reveal), …, of: Rect(…)).")
    return with { $0.mask = Mask(reveal, of: box) }.saying(.visibility, visibility)
  }

  /// How much of the text is there, 0…1 of its characters, rounded to whole ones; clamped when it
  /// is shown. See ``Property/characters``.
  public func characters(_ part: Track<Double>) -> Node { saying(.characters, part) }

  /// Of two siblings the one with the greater depth is painted later.
  public func depth(_ track: Track<Double>) -> Node { saying(.depth, track) }

  /// The point of the shape's box that stays in place when it turns and grows. Groups and texts,
  /// which know no box of their own, turn about their origin whatever the anchor.
  public func anchor(_ anchor: Anchor) -> Node { self.anchor(at: .always(anchor.unit)) }

  /// The same for any point, in parts of the box; while it moves the picture moves as well.
  public func anchor(at unit: Track<Point>) -> Node {
    saying(.anchorX, unit.map(\.x)).saying(.anchorY, unit.map(\.y))
  }

  /// Moves along `path`, whose origin is the node's place, as far as `progress` says (0…1; clamped
  /// when it is shown); `turning` turns it with the path.
  ///
  /// - Complexity: O(*n*) in the pieces of the flattened path.
  public func along(
    _ path: Path, _ progress: Track<Double>, turning: Route.Turning = .never,
    pace: Route.Pace = .even
  ) -> Node {
    with { $0.route = Route(path, turning: turning, pace: pace) }.saying(.pathProgress, progress)
  }

  /// Paints only what lies inside `rect`, in the node's own coordinates.
  public func clipped(to rect: Rect, cornerRadius: Double = 0) -> Node {
    with {
      $0.clip = rect
      $0.clipCornerRadius = cornerRadius
    }
  }

  /// Goes by seconds since the playhead came to rest on `page`, with all that it holds.
  public func timed(sinceSettlingOn page: Int) -> Node {
    with { $0.clock = .settled(page: page) }
  }

  func with(_ change: (inout Node) -> Void) -> Node {
    var copy = self
    change(&copy)
    return copy
  }

  func saying(_ property: Property, _ track: Track<Double>?) -> Node {
    guard let track else { return self }
    return with { $0[property] = track }
  }
}

extension Shape {
  /// Nil for words, whose box only a font knows.
  fileprivate var boxCentre: Point? {
    if case .text = self { nil } else { bounds.centre }
  }
}

extension Track {
  fileprivate func eased(ifSaid easing: Easing?) -> Track { easing.map { eased($0) } ?? self }
}
