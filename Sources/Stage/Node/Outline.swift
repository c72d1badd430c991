public import Keyframes

extension Shape {
  /// The outline as a path, which can be morphed into another; nil for text, whose outline depends on
  /// the font. Curves of ellipses and rounded corners are within 0.03 % of the radius.
  public var outline: Path? {
    switch self {
    case .rectangle(let size, let radius): .roundedRectangle(size, cornerRadius: radius)
    case .ellipse(let size):
      Path.circle.transformed(by: .scale(x: size.width / 2, y: size.height / 2))
    case .path(let path): path
    case .picture(_, let size): .roundedRectangle(size, cornerRadius: 0)
    case .text: nil
    }
  }
}

extension Node {
  /// Sets the outline of the shape over time: between two keyframes one path morphs into the other;
  /// see `PathMorph`. The shape's box, which its anchor, gradient and mask refer to, is the box of
  /// the present outline, stretched to the node's width and height if those are set.
  ///
  /// A group becomes a shape; a text does not change.
  public func outline(_ track: Track<Path>, _ easing: Easing? = nil) -> Node {
    with {
      $0.outline = easing.map { track.eased($0) } ?? track
      if $0.shape == nil { $0.shape = .path(track.keyframes[0].value) }
    }
  }

  /// Morphs the node's shape through `shapes`, each at its time; see ``outline(_:_:)``.
  ///
  /// ```swift
  /// Node(.circle(radius: 40), fill: .sun)
  ///   .morphing([0: .circle(radius: 40), 1: .star(points: 5, radius: 60)], .spring)
  /// ```
  ///
  /// - Precondition: there is at least one shape, and none is a text.
  public func morphing(
    _ shapes: KeyValuePairs<Double, Shape>, _ easing: Easing = .linear
  ) -> Node {
    let keyframes = shapes.map { time, shape in
      let path = shape.outline
      require(path != nil, "A text cannot be morphed: its outline depends on the font.")
      return Keyframe(time: time, value: path ?? Path(), easing: easing)
    }
    return outline(Track(keyframes))
  }
}

/// A path that is already cut to morph into the next one of its track.
struct PreparedPath: Interpolatable {
  let path: Path
  let morph: PathMorph?

  func interpolated(to end: PreparedPath, at progress: Double) -> PreparedPath {
    if progress == 0 { return self }
    if progress == 1 { return end }
    let morph = morph.flatMap { $0.end == end.path ? $0 : nil }
    return PreparedPath(
      path: (morph ?? PathMorph(from: path, to: end.path)).path(at: progress), morph: nil)
  }

  /// The track with each path cut once to fit the next one.
  static func track(_ track: Track<Path>) -> Track<PreparedPath> {
    var next = track.keyframes.dropFirst().map(\.value)[...]
    return track.mapKeyframes { keyframe in
      let end = next.popFirst()
      let morph =
        keyframe.easing == .hold ? nil : end.map { PathMorph(from: keyframe.value, to: $0) }
      return PreparedPath(path: keyframe.value, morph: morph)
    } controls: {
      PreparedPath(path: $0, morph: nil)
    }
  }
}

extension Track {
  fileprivate func mapKeyframes<Other: Interpolatable>(
    _ value: (Keyframe<Value>) -> Other, controls: (Value) -> Other
  ) -> Track<Other> {
    Track<Other>(
      keyframes.map { keyframe in
        Keyframe(
          time: keyframe.time, value: value(keyframe), easing: keyframe.easing,
          controls: keyframe.controls.map { Controls(controls($0.first), controls($0.second)) })
      }
    ).extrapolated(before: before, after: after)
  }
}
