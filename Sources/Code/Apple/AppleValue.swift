import Keyframes
import Syntax

extension Double {
  /// As Swift writes a finite number.
  var swift: String { nearestFinite.shortest }
}

/// Values that both of Apple's languages write alike.
enum AppleValue {
  enum Apple { case uiKit, swiftUI }

  /// A path as an expression.
  static func closure(_ path: Path, _ apple: Apple) -> String {
    func point(_ point: Point) -> String { "CGPoint(x: \(point.x.swift), y: \(point.y.swift))" }
    let lines = path.elements.map { element in
      switch element {
      case .move(let end): "path.move(to: \(point(end)))"
      case .line(let end): "path.addLine(to: \(point(end)))"
      case .cubic(let one, let two, let end):
        "path.addCurve(to: \(point(end)), control1: \(point(one)), control2: \(point(two)))"
      case .close: "path.closeSubpath()"
      }
    }
    let (word, type) = apple == .uiKit ? ("let", "CGMutablePath") : ("var", "Path")
    return "{ () -> \(type) in\n  \(word) path = \(type)()\n"
      + lines.map { "  \($0)\n" }.joined() + "  return path\n}()"
  }
}
