import Keyframes

// A sprite with a number that is not finite cannot be painted and is left out. The check is that a
// number times 0 is 0 exactly if the number is finite, which costs next to nothing per sprite.

extension Sprite {
  /// Whether every number is finite, except in a path that no track changes.
  var isFinite: Bool {
    transform.hasFiniteNumbers && (opacity + blur).isFinite && clips.areFinite
      && (fill?.isFinite ?? true) && (stroke?.isFinite ?? true) && shape.hasFiniteNumbers
  }
}

extension Shape {
  /// Whether every number is finite.
  ///
  /// - Complexity: O(*n*) in the number of elements of a path.
  var isFinite: Bool {
    switch self {
    case .rectangle(let size, let radius): size.width * 0 + size.height * 0 + radius * 0 == 0
    case .ellipse(let size): size.width * 0 + size.height * 0 == 0
    case .path(let path): path.isFinite
    case .picture(_, let size): size.width * 0 + size.height * 0 == 0
    case .text(let text):
      text.style.size * 0 + text.style.letterSpacing * 0 + text.style.lineHeight * 0 == 0
    }
  }

  /// The shape, unless a number of it is not finite. The corner radius never hides it: an infinite one is the
  /// largest, and one that is not a number is 0.
  var sound: Shape? {
    guard case .rectangle(let size, let radius) = self, !radius.isFinite else {
      return isFinite ? self : nil
    }
    return Shape.rectangle(size, cornerRadius: radius.asRadius).sound
  }

  /// Whether every number is finite; a path is not checked.
  var hasFiniteNumbers: Bool {
    if case .path = self { true } else { isFinite }
  }
}

extension Double {
  /// The number as a corner radius: finite, and 0 if it is below that or not a number.
  var asRadius: Double { min(max(0, self), .greatestFiniteMagnitude) }
}

extension Path {
  var isFinite: Bool { elements.allSatisfy(\.isFinite) }
}

extension Path.Element {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.hasFiniteNumbers
    case .cubic(let one, let two, let end):
      one.hasFiniteNumbers && two.hasFiniteNumbers && end.hasFiniteNumbers
    case .close: true
    }
  }
}

extension Paint {
  /// Whether every number is finite. Colours are clamped, so they are not checked.
  var isFinite: Bool {
    switch self {
    case .color: true
    case .gradient(let gradient):
      gradient.start.hasFiniteNumbers && gradient.end.hasFiniteNumbers
        && gradient.stops.allSatisfy(\.offset.isFinite)
        && (gradient.isPlain
          || (gradient.transform.hasFiniteNumbers && gradient.focus?.hasFiniteNumbers ?? true))
    }
  }
}

extension Stroke {
  var isFinite: Bool {
    width.isFinite && dashPhase.isFinite && start.isFinite && end.isFinite && offset.isFinite
      && dash.allSatisfy(\.isFinite) && paint.isFinite
  }
}

extension Clip {
  fileprivate var isFinite: Bool {
    transform.hasFiniteNumbers && rect.origin.hasFiniteNumbers
      && rect.width * 0 + rect.height * 0 + cornerRadius * 0 == 0
  }
}

extension [Clip] {
  var areFinite: Bool { isEmpty || allSatisfy(\.isFinite) }
}

extension Transform {
  var hasFiniteNumbers: Bool { a * 0 + b * 0 + c * 0 + d * 0 + tx * 0 + ty * 0 == 0 }
}

extension Point {
  fileprivate var hasFiniteNumbers: Bool { x * 0 + y * 0 == 0 }
}
