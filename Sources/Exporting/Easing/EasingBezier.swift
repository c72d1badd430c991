import Keyframes

/// The control points of a cubic Bézier from (0, 0) to (1, 1).
struct BezierPoints: Equatable {
  var x1, y1, x2, y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// With x1 = 1/3 and x2 = 2/3 the curve's parameter is x itself, so that every polynomial of the third
  /// degree from 0 to 1 is such a curve.
  static func polynomial(_ y1: Double, _ y2: Double) -> BezierPoints {
    BezierPoints(1.0 / 3, y1, 2.0 / 3, y2)
  }

  /// The same curve from its other end, upside down.
  var turned: BezierPoints { BezierPoints(1 - x2, 1 - y2, 1 - x1, 1 - y1) }

  var numbers: [Double] { [x1, y1, x2, y2] }
}

extension Easing {
  /// The cubic Bézier that this easing is between 0 and 1, up to rounding: linear, those that were made
  /// as one, and the families that are polynomials up to the third degree.
  var bezierPoints: BezierPoints? {
    if let points = controlPoints {
      return BezierPoints(points.x1, points.y1, points.x2, points.y2)
    }
    if self == .linear { return BezierPoints(0, 0, 1, 1) }
    let tree = EasingTree(self)
    guard let family = tree.family,
      let easeIn = polynomial(family.name, tree.arguments.first?.number)
    else { return nil }
    switch family.direction {
    case "ease-in": return easeIn
    case "ease-out": return easeIn.turned
    case _: return nil
    }
  }
}

private func polynomial(_ family: String, _ argument: Double?) -> BezierPoints? {
  switch family {
  case "quad": .polynomial(0, 1.0 / 3)
  case "cubic": .polynomial(0, 0)
  case "back": .polynomial(0, -(argument ?? 1.70158) / 3)
  case _: nil
  }
}
