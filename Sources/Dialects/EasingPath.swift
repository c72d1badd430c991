import Keyframes
import Syntax

// Keys as the path of their curve, from (0, 0) to (1, 1), with values upwards.
extension EasingKeys {
  /// The data of an SVG path: `M0,0 C0.4,0 0.2,1 1,1`.
  var path: String {
    guard let first = keys.first else { return "" }
    func point(_ time: Double, _ value: Double) -> String {
      "\(time.text(digits: 7)),\(value.text(digits: 7))"
    }
    var parts = ["M\(point(first.time, first.value))"]
    for (key, next) in pairs {
      let (length, rise) = (next.time - key.time, next.value - key.value)
      switch key.ease {
      case .linear: parts.append("L\(point(next.time, next.value))")
      case .hold:
        parts.append("L\(point(next.time, key.value))")
        if rise != 0 { parts.append("L\(point(next.time, next.value))") }
      case .bezier(let points):
        let one = point(key.time + length * points.x1, key.value + rise * points.y1)
        let two = point(key.time + length * points.x2, key.value + rise * points.y2)
        parts.append("C\(one) \(two) \(point(next.time, next.value))")
      }
    }
    return parts.joined(separator: " ")
  }

  /// Nil for a path that turns back, or has more than 10,000 pieces.
  init?(_ path: Path) {
    guard path.elements.count <= 10_000 else { return nil }
    var keys: [Key] = []
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        guard keys.isEmpty else { return nil }
        keys.append(Key(time: point.x, value: point.y, ease: .linear))
        current = point
      case .line(let end):
        guard end.x >= current.x - 1e-9 else { return nil }
        keys.append(Key(time: max(end.x, current.x), value: end.y, ease: .linear))
        current = end
      case .cubic(let one, let two, let end):
        guard Self.add(one, two, end, from: current, to: &keys) else { return nil }
        current = end
      case .close: break
      }
    }
    guard let first = keys.first, let last = keys.last, keys.count > 1, last.time > first.time,
      keys.allSatisfy({ $0.time.isFinite && $0.value.isFinite })
    else { return nil }
    self.init(keys.holding)
  }

  /// A piece whose ends are level is halved, since control points are shares of its height.
  private static func add(
    _ one: Point, _ two: Point, _ end: Point, from start: Point, to keys: inout [Key]
  ) -> Bool {
    guard end.x > start.x, !keys.isEmpty else { return end.x == start.x && !keys.isEmpty }
    let (length, rise) = (end.x - start.x, end.y - start.y)
    if abs(rise) < 1e-9, abs(one.y - start.y) > 1e-9 || abs(two.y - start.y) > 1e-9 {
      func middle(_ a: Point, _ b: Point) -> Point { a.interpolated(to: b, at: 0.5) }
      let (a, b, c) = (middle(start, one), middle(one, two), middle(two, end))
      let (d, e) = (middle(a, b), middle(b, c))
      let top = middle(d, e)
      guard abs(top.y - start.y) > 1e-9 else {
        keys.append(Key(time: end.x, value: end.y, ease: .linear))
        return true
      }
      return add(a, d, top, from: start, to: &keys) && add(e, c, end, from: top, to: &keys)
    }
    let (x1, x2) = ((one.x - start.x) / length, (two.x - start.x) / length)
    guard (-1e-4...1 + 1e-4).contains(x1), (-1e-4...1 + 1e-4).contains(x2) else { return false }
    if rise != 0 {
      // The path's numbers are rounded, and so are these.
      let numbers = [x1, (one.y - start.y) / rise, x2, (two.y - start.y) / rise].map {
        $0.rounded(to: 6)
      }
      // A share of a small height can be too large.
      guard numbers.allSatisfy(\.isFinite) else { return false }
      keys[keys.count - 1].ease = .bezier(
        BezierPoints(
          min(max(numbers[0], 0), 1), numbers[1], min(max(numbers[2], 0), 1), numbers[3]))
    }
    keys.append(Key(time: end.x, value: end.y, ease: .linear))
    return true
  }
}

extension [EasingKeys.Key] {
  /// A level line before a jump is a hold.
  fileprivate var holding: [EasingKeys.Key] {
    var keys = self
    for index in keys.indices.dropLast() where keys[index].ease == .linear {
      if keys[index].value == keys[index + 1].value { keys[index].ease = .hold }
    }
    return keys.withoutHeldEnds()
  }
}
