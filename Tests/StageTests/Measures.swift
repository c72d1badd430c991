import Keyframes
import Stage

// Measurements of sprites for tests.

/// The progress of a track that is linear from time 0 to 1.
func part(of time: Double) -> Double { min(max(time, 0), 1) }

/// The value of straight pieces through points, held beyond the ends; of two points at one time the
/// later counts from there on.
func straight(_ times: [Double], _ values: [Double], at time: Double) -> Double {
  guard let next = times.firstIndex(where: { $0 > time }) else { return values[values.count - 1] }
  guard next > 0 else { return values[0] }
  let part = (time - times[next - 1]) / (times[next] - times[next - 1])
  return values[next - 1] * (1 - part) + values[next] * part
}

/// Whether numbers are equal up to rounding, for numbers below 10 000.
func near(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-8) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

extension Color {
  var numbers: [Double] { [red, green, blue, alpha] }
}

extension Paint {
  var numbers: [Double] {
    switch self {
    case .color(let color): color.numbers
    case .gradient(let gradient):
      [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y]
        + gradient.stops.flatMap { [$0.offset] + $0.color.numbers }
    }
  }
}

extension Transform {
  var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension Rect {
  var numbers: [Double] { [minX, minY, width, height] }
}

extension Shape {
  /// The corners and handles of its outline, as far as they are written in it.
  var points: [Point] {
    guard case .path(let path) = self else { return [] }
    return path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .cubic(let one, let two, let end): [one, two, end]
      case .close: []
      }
    }
  }

  var numbers: [Double] {
    switch self {
    case .rectangle(let size, let radius): [size.width, size.height, radius]
    case .ellipse(let size), .picture(_, let size): [size.width, size.height]
    case .path: points.flatMap { point in [point.x, point.y] }
    case .text(let text):
      [text.style.size, text.style.letterSpacing, text.style.lineHeight]
        + text.colors.flatMap {
          [Double($0.range.lowerBound), Double($0.range.upperBound)] + $0.color.numbers
        }
    }
  }

  var string: String {
    if case .text(let text) = self { text.string } else { "" }
  }
}

extension Sprite {
  /// Every number in it.
  var numbers: [Double] {
    let line =
      stroke.map {
        [$0.width, $0.dashPhase, $0.start, $0.end, $0.offset] + $0.dash + $0.paint.numbers
      } ?? []
    let regions = clips.flatMap { $0.rect.numbers + [$0.cornerRadius] + $0.transform.numbers }
    let masks = layer?.masks ?? []
    let inside =
      ((layer?.sprites ?? []) + (layer?.matte?.sprites ?? [])).flatMap(\.numbers)
      + masks.flatMap { $0.transform.numbers + [$0.opacity] + Shape.path($0.path).numbers }
    return shape.numbers + transform.numbers + [opacity, blur] + (fill?.numbers ?? []) + line
      + regions + inside
  }

  /// The box around it on the stage.
  var box: Rect { transform.bounds(of: shape.bounds) }
}
