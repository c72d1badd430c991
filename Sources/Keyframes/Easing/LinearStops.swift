/// A point on the curve of `Easing.linear(_:)`. A number literal is a stop without an input.
public struct LinearStop: Hashable, Sendable {
  /// The progress of the value; may lie outside `0...1`.
  public var output: Double
  /// The progress at which `output` is reached, 1 for 100%; `nil` to space it evenly between its
  /// neighbours.
  public var input: Double?

  /// A stop with `output`, at `input` or evenly between its neighbours.
  ///
  /// - Precondition: Both are finite.
  public init(_ output: Double, at input: Double? = nil) {
    require(output.isFinite, "A stop's output is \(output); it must be finite.")
    require(input?.isFinite ?? true, "A stop's input is \(input ?? 0); it must be finite.")
    self.output = output
    self.input = input
  }
}

extension LinearStop: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// `0.25` is a stop without an input.
  public init(floatLiteral value: Double) { self.init(value) }
  /// `1` is a stop without an input.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

/// Straight lines through points whose inputs never decrease (CSS Easing Functions 2, section 2.1).
struct LinearStops: Hashable, Sendable {
  struct Point: Hashable, Sendable {
    var input, output: Double
  }

  let points: [Point]

  init(_ stops: [LinearStop]) {
    require(!stops.isEmpty, "linear() needs at least one stop.")
    let inputs = canonicalInputs(of: stops)
    points = zip(inputs, stops).map { Point(input: $0, output: $1.output) }
  }

  func value(at progress: Double, isBefore: Bool = false) -> Double {
    guard points.count > 1, !(isBefore && progress == points[0].input) else {
      return points[0].output
    }
    let following = points.partitionIndex { $0.input <= progress }
    if following > 0, points[following - 1].input == progress {
      return points[following - 1].output
    }
    let end = min(max(following, 1), points.count - 1)
    let (start, finish) = (points[end - 1], points[end])
    guard start.input < finish.input else {
      return following == 0 ? start.output : finish.output
    }
    let part = (progress - start.input) / (finish.input - start.input)
    return start.output.interpolated(to: finish.output, at: part)
  }
}

/// Fills in missing inputs, and raises decreasing ones to the largest before them.
private func canonicalInputs(of stops: [LinearStop]) -> [Double] {
  var inputs: [Double] = []
  for (index, stop) in stops.enumerated() {
    let isLast = index == stops.count - 1
    guard let input = stop.input ?? (index == 0 ? 0 : isLast ? 1 : nil) else { continue }
    let start = inputs.last ?? input
    let end = max(input, start)
    // The stops since the last known input, and this one.
    let run = index + 1 - inputs.count
    for place in 1..<run {
      inputs.append(start + (end - start) * Double(place) / Double(run))
    }
    inputs.append(end)
  }
  return inputs
}
