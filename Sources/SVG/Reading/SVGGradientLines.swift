import Keyframes
import Stage

/// The ends and the stops of a gradient, from which those of its repetitions are made.
struct SVGGradientLines {
  enum Spread: String {
    case pad
    case repeated = "repeat"
    case reflect
  }

  private let values: [String: String]
  private let whole: Size
  private let stops: [Gradient.Stop]

  /// `whole` is 100%.
  init(_ values: [String: String], _ whole: Size, _ stops: [Gradient.Stop]) {
    (self.values, self.whole, self.stops) = (values, whole, stops)
  }

  private func point(_ x: String, _ y: String, _ standard: Point) -> Point {
    Point(
      x: values[x].flatMap { SVGNumbers.length($0, em: 16, whole: whole.width) } ?? standard.x,
      y: values[y].flatMap { SVGNumbers.length($0, em: 16, whole: whole.height) } ?? standard.y)
  }

  /// Nil if the last colour covers everything.
  func linear(_ spread: Spread, over area: Rect) -> Gradient? {
    let start = point("x1", "y1", .zero)
    let end = point("x2", "y2", Point(x: whole.width, y: 0))
    let way = end - start
    let square = way.x * way.x + way.y * way.y
    guard square > 0 else { return nil }
    guard spread != .pad else { return Gradient(from: start, to: end, stops) }
    let shares = area.corners.map {
      (($0.x - start.x) * way.x + ($0.y - start.y) * way.y) / square
    }
    let first = (shares.min() ?? 0).rounded(.down)
    let last = (shares.max() ?? 1).rounded(.up)
    // A line of almost no length has more rounds than can be counted, or none.
    guard first.magnitude < 1e9, last.magnitude < 1e9 else { return nil }
    let stops = repeated(spread, from: first, to: last)
    let limits = limits(first, last)
    return Gradient(from: start + way * limits.low, to: start + way * limits.high, stops)
  }

  /// Nil if the last colour covers everything.
  func radial(_ spread: Spread, over area: Rect) -> Gradient? {
    let centre = point("cx", "cy", Point(x: whole.width / 2, y: whole.height / 2))
    let diagonal = SVGNumbers.Reference(viewport: whole, em: 16).diagonal
    func length(_ name: String) -> Double? {
      values[name].flatMap { SVGNumbers.length($0, em: 16, whole: diagonal) }
    }
    let radius = length("r") ?? diagonal / 2
    guard radius > 0 else { return nil }
    let first = point("fx", "fy", centre)
    let inner = max(0, length("fr") ?? 0)
    guard inner < radius else {
      // All circles are outside of the last one: inside of them there is the first colour.
      let (first, last) = (stops[0].color, stops[stops.count - 1].color)
      return Gradient(
        around: centre, to: centre + Point(x: inner, y: 0),
        [.init(0, first), .init(1, first), .init(1, last)])
    }
    // The circles shrink to a point before the first one: it is the focus of all of them.
    let before = inner / (radius - inner)
    let focus = first + (first - centre) * before
    var (rounds, stops) = (1.0, stops)
    if spread != .pad {
      let room = radius - inner - (centre - first).length
      let far = area.corners.map { $0.distance(to: focus) }.max() ?? radius
      let last = room > 0 && far.isFinite ? (far / room - before).rounded(.up) : 1
      let limits = limits((-before).rounded(.down), last)
      stops = repeated(spread, from: limits.low, to: limits.high).map {
        .init(limits.low + $0.offset * (limits.high - limits.low), $0.color)
      }
      rounds = limits.high
    }
    let outermost = first + (centre - first) * rounds
    let width = inner + (radius - inner) * rounds
    return Gradient(
      around: outermost, to: outermost + Point(x: width, y: 0),
      focus: focus == outermost ? nil : focus,
      stops.map { .init(($0.offset + before) / (rounds + before), $0.color) })
  }

  /// At most so many rounds are shown that each still has some of the painter's 1,024 colours, and fewer if
  /// there are many stops.
  private func limits(_ first: Double, _ last: Double) -> (low: Double, high: Double) {
    let most = Double(min(128, max(1, 8192 / max(1, stops.count))))
    return (max(first, -most), max(min(last, most), max(first, -most) + 1))
  }

  /// The stops of all rounds between two numbers of rounds.
  private func repeated(_ spread: Spread, from first: Double, to last: Double) -> [Gradient.Stop] {
    let (low, high) = limits(first, last)
    var all: [Gradient.Stop] = []
    for round in Int(low)..<Int(high) {
      let isBack = spread == .reflect && !round.isMultiple(of: 2)
      var own = stops
      if let first = stops.first, first.offset > 0 { own.insert(.init(0, first.color), at: 0) }
      if let last = stops.last, last.offset < 1 { own.append(.init(1, last.color)) }
      if isBack { own = own.reversed().map { .init(1 - $0.offset, $0.color) } }
      all += own.map { .init((Double(round) + $0.offset - low) / (high - low), $0.color) }
    }
    return all
  }
}

extension Rect {
  fileprivate var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY),
      Point(x: maxX, y: maxY),
    ]
  }
}
