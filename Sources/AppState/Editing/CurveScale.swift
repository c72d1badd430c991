import Editing
package import Keyframes
import Stage

/// Where progress and values lie on a canvas.
package struct CurveScale: Equatable {
  /// The canvas.
  package let rect: Rect
  /// The values from the bottom to the top.
  package let axis: ClosedRange<Double>

  /// Between the canvas's edges and progress 0 and 1, so that handles there can be grabbed.
  package static let margin = 12.0
  /// Values beyond it are drawn here.
  package static let farthest = 1e6

  package init(rect: Rect, axis: ClosedRange<Double>) { (self.rect, self.axis) = (rect, axis) }

  private var left: Double { rect.minX + Self.margin }
  private var width: Double { max(rect.width - 2 * Self.margin, 1) }

  package func x(_ progress: Double) -> Double { left + progress * width }

  package func y(_ value: Double) -> Double {
    let value = value.isNaN ? 0 : min(max(value, -Self.farthest), Self.farthest)
    return rect.maxY - (value - axis.lowerBound) / (axis.upperBound - axis.lowerBound) * rect.height
  }

  package func point(_ progress: Double, _ value: Double) -> Point {
    Point(x: x(progress), y: y(value))
  }

  package func progress(atX x: Double) -> Double { (x - left) / width }

  package func value(atY y: Double) -> Double {
    axis.lowerBound + (rect.maxY - y) / rect.height * (axis.upperBound - axis.lowerBound)
  }

  /// The values from the bottom to the top that show 0, 1, the curve and its handles, with a
  /// margin.
  package static func axis(of easing: Easing) -> ClosedRange<Double> {
    var values = (0...samples).map { easing(Double($0) / Double(samples)) }
    switch Editing.CurveShape(easing).form {
    case .bezier(_, let y1, _, let y2): values += [y1, y2]
    case .stops(let stops): values += stops.map(\.output)
    case .spring, .family, .steps, .other: break
    }
    var (low, high) = (0.0, 1.0)
    for value in values where value.isFinite {
      (low, high) = (min(low, max(value, -farthest)), max(high, min(value, farthest)))
    }
    let room = (high - low) * 0.1
    return low - room...high + room
  }

  /// How finely curves are drawn.
  package static let samples = 240

  /// The easing as a line, on this scale.
  package func path(of easing: Easing, samples: Int = CurveScale.samples) -> Path {
    var path = Path()
    var (before, last) = (0.0, easing(0))
    path.move(to: point(before, last))
    for index in 1...samples {
      let progress = Double(index) / Double(samples)
      let value = easing(progress)
      if abs(value - last) > 12 / Double(samples),
        let jump = easing.jump(from: before, to: progress)
      {
        path.line(to: point(jump.progress, jump.before))
        path.line(to: point(jump.progress, jump.after))
      }
      path.line(to: point(progress, value))
      (before, last) = (progress, value)
    }
    return path
  }
}

extension Easing {
  /// How fast the value changes with progress, measured over 1/5000; at the ends over half of that, to
  /// one side.
  package func speed(at progress: Double) -> Double {
    let reach = 1.0 / 10_000
    let (from, to) = (max(progress - reach, 0), min(progress + reach, 1))
    return (self(to) - self(from)) / max(to - from, reach)
  }
}
