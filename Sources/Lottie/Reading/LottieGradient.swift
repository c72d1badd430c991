import Keyframes
import Stage
import Syntax
import Words

extension LottieImport {
  /// The gradient of a fill or stroke, in the coordinates of its group.
  func gradient(_ source: LottieValue, _ opacity: Track<Double>) -> Track<Gradient> {
    let (start, end) = (pair(source["s"], or: 0), pair(source["e"], or: 0))
    let isRadial = source["t"]?.whole == 2
    if source["t"]?.whole ?? 1 > 2 { note("conic gradient", instead: "a linear one") }
    let highlight = number(source["h"], or: 0, times: 0.01)
    let angle = number(source["a"], or: 0)
    let numbers = [start.x, start.y, end.x, end.y, highlight, angle, opacity]
    let colors = stops(source["g"])
    func made(_ stops: [Double], _ values: [Double]) -> Gradient {
      LottieGradient(
        isRadial: isRadial, colorCount: colors.count, values: stops,
        start: Point(x: values[0], y: values[1]), end: Point(x: values[2], y: values[3]),
        highlight: values[4], angle: values[5], opacity: min(max(values[6], 0), 1)
      ).gradient
    }
    if numbers.allSatisfy(\.isConstant) {
      let values = numbers.map { $0.value(at: 0) }
      return colors.track.map { made($0, values) }
    }
    if colors.track.isConstant {
      let stops = colors.track.value(at: 0)
      return combined(numbers, isStraight: highlight.isConstant && angle.isConstant) {
        made(stops, $0)
      }
    }
    let span = numbers.reduce(colors.track.times) { union($0, $1.times) } ?? 0...0
    return sampled(span) { frame in
      made(colors.track.value(at: frame), numbers.map { $0.value(at: frame) })
    }
  }

  /// The flat list of stops, and how many of them are colours.
  private func stops(_ source: LottieValue?) -> (track: Track<[Double]>, count: Int) {
    let property = resolved(source?["k"])
    noteExpression(property)
    func value(_ value: LottieValue) -> [Double]? {
      let numbers = value.numbers
      return numbers.count < 4 || !spend(points: numbers.count) ? nil : numbers.map { limited($0) }
    }
    let constant = (property?["k"] ?? property).flatMap(value)
    let track =
      LottieKey.all(of: property).flatMap { self.track($0, value) }.map { looped($0, by: property) }
      ?? Track(constant ?? [0, 0, 0, 0])
    let all = track.keyframes[0].value.count / 4
    let count = source?["p"]?.whole ?? all
    return (track, min(max(count, 1), all))
  }
}

/// A gradient as a list of numbers.
struct LottieGradient {
  let isRadial: Bool
  let colorCount: Int
  /// Offset, red, green and blue of each colour, and then offset and alpha of each opacity.
  let values: [Double]
  let start: Point
  let end: Point
  /// How far the focus is from the centre, as a fraction of the radius.
  let highlight: Double
  /// Degrees from the direction to the end.
  let angle: Double
  let opacity: Double

  var gradient: Gradient {
    var gradient = Gradient(from: start, to: end, stops)
    gradient.units = .points
    guard isRadial else { return gradient }
    gradient.kind = .radial
    if highlight != 0 {
      let way = (end - start) * min(max(highlight, -0.99), 0.99)
      let (sine, cosine) = sineAndCosine(degrees: angle)
      gradient.focus =
        start + Point(x: way.x * cosine - way.y * sine, y: way.x * sine + way.y * cosine)
    }
    return gradient
  }

  private var stops: [Gradient.Stop] {
    let colors = (0..<min(colorCount, values.count / 4)).map { index in
      let at = 4 * index
      return Gradient.Stop(
        values[at], Color(red: values[at + 1], green: values[at + 2], blue: values[at + 3]))
    }
    let rest = values.dropFirst(4 * colors.count)
    let alphas = stride(from: rest.startIndex, to: rest.endIndex - 1, by: 2).map { at in
      (offset: values[at], alpha: values[at + 1])
    }
    guard !alphas.isEmpty else {
      return colors.map { Gradient.Stop($0.offset, $0.color.opacity(opacity)) }
    }
    // Both lists have their own offsets: a stop at each of them.
    let all = Gradient(from: .zero, to: .zero, colors)
    let cover = Gradient(
      from: .zero, to: .zero, alphas.map { Gradient.Stop($0.offset, Color.black.opacity($0.alpha)) }
    )
    return colors.map { stop in
      let alpha = cover.shownColor(at: stop.offset).alpha
      return Gradient.Stop(stop.offset, stop.color.opacity(opacity * alpha).asStop)
    }
      + alphas.map { stop in
        let color = all.shownColor(at: stop.offset)
        return Gradient.Stop(stop.offset, color.opacity(opacity * stop.alpha).asStop)
      }
  }
}
