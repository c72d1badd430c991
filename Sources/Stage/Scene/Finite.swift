import Keyframes

// What is not finite cannot be painted: a sprite with such a number is left out.

extension Sprite {
  /// Whether every number of it is finite, those of a path that no track changes aside.
  var isFinite: Bool {
    transform.isFinite && (opacity + blur).isFinite && clips.allSatisfy(\.isFinite)
      && (fill?.isFinite ?? true) && (stroke?.isFinite ?? true) && (shape.isPath || shape.isFinite)
  }
}

extension Shape {
  /// - Complexity: O(*n*) in the elements of a path.
  var isFinite: Bool {
    switch self {
    case .rectangle(let size, let radius): size.isFinite && radius.isFinite
    case .ellipse(let size): size.isFinite
    case .path(let path): path.elements.allSatisfy(\.isFinite)
    case .text(let text): text.style.size.isFinite
    }
  }

  fileprivate var isPath: Bool {
    if case .path = self { true } else { false }
  }
}

extension Path.Element {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .cubic(let one, let two, let end): one.isFinite && two.isFinite && end.isFinite
    case .close: true
    }
  }
}

extension Paint {
  /// Colours are clamped and so finite.
  fileprivate var isFinite: Bool {
    switch self {
    case .color: true
    case .gradient(let gradient):
      gradient.start.isFinite && gradient.end.isFinite
        && gradient.stops.allSatisfy(\.offset.isFinite)
    }
  }
}

extension Stroke {
  fileprivate var isFinite: Bool {
    width.isFinite && dashPhase.isFinite && start.isFinite && end.isFinite
      && dash.allSatisfy(\.isFinite) && paint.isFinite
  }
}

extension Clip {
  fileprivate var isFinite: Bool {
    transform.isFinite && rect.origin.isFinite && rect.size.isFinite && cornerRadius.isFinite
  }
}
