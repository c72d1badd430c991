import Keyframes
import Syntax

/// A number over time, in frames, as Lottie can move it: cubic curves in time and value, one after the other.
struct LottieGraph: Equatable {
  /// A curve by its four control points; the times never fall.
  struct Stretch: Equatable {
    var times: SIMD4<Double>
    var values: SIMD4<Double>

    /// A straight line.
    init(from start: Double, to end: Double, _ first: Double, _ last: Double) {
      let third = (end - start) / 3
      times = [start, start + third, end - third, end]
      values = [first, first + (last - first) / 3, last - (last - first) / 3, last]
    }

    init(times: SIMD4<Double>, values: SIMD4<Double>) {
      self.times = times
      self.values = values
    }

    var start: Double { times[0] }
    var end: Double { times[3] }
    var isFlat: Bool { values == SIMD4(repeating: values[0]) }

    /// Whether the value is linear in time.
    var isStraight: Bool {
      let slope = (values[3] - values[0]) / (times[3] - times[0])
      let size = values.max() - values.min()
      return (1...2).allSatisfy {
        abs(values[$0] - values[0] - slope * (times[$0] - times[0])) <= 1e-9 * size
      }
    }
  }

  /// Each begins where the one before ends; empty if the number never changes.
  var stretches: [Stretch]
  /// The value from the end of the last stretch on.
  var last: Double

  init(_ constant: Double) {
    stretches = []
    last = constant
  }

  init(_ stretches: [Stretch], last: Double) {
    self.stretches = stretches
    self.last = last
    let first = stretches.first?.values[0] ?? last
    if last == first, stretches.allSatisfy({ $0.isFlat && $0.values[0] == first }) {
      self.stretches = []
    }
  }

  /// The value if it never changes.
  var constant: Double? { stretches.isEmpty ? last : nil }

  func isAlways(_ value: Double) -> Bool { constant == value }

  /// The ends of all stretches.
  var times: [Double] { stretches.prefix(1).map(\.start) + stretches.map(\.end) }

  /// The smallest and the largest value that a control point has.
  var hull: ClosedRange<Double> {
    stretches.reduce(last...last) { hull, stretch in
      min(hull.lowerBound, stretch.values.min())...max(hull.upperBound, stretch.values.max())
    }
  }

  func value(at frame: Double) -> Double {
    guard let first = stretches.first else { return last }
    if frame < first.start { return first.values[0] }
    let index = stretches.partitionIndex { $0.end <= frame }
    return index < stretches.count ? stretches[index].value(at: frame) : last
  }

  /// `factor` times the number, plus a constant.
  func scaled(_ factor: Double, plus offset: Double = 0) -> LottieGraph {
    LottieGraph(
      stretches.map {
        Stretch(times: $0.times, values: $0.values * factor + offset)
      }, last: last * factor + offset)
  }
}

extension LottieGraph.Stretch {
  func value(at time: Double) -> Double {
    isFlat ? values[0] : Self.blend(values, at: parameter(at: time))
  }

  func parameter(at time: Double) -> Double {
    if time <= start { return 0 }
    if time >= end { return 1 }
    let parts = (times - start) / (end - start)
    return cubicParameter(parts[1], parts[2], at: (time - start) / (end - start))
  }

  static func blend(_ points: SIMD4<Double>, at parameter: Double) -> Double {
    let (t, u) = (parameter, 1 - parameter)
    let head = u * u * u * points[0] + 3 * u * u * t * points[1]
    return head + 3 * u * t * t * points[2] + t * t * t * points[3]
  }

  /// The parts on either side of a parameter (de Casteljau).
  func split(at parameter: Double) -> (LottieGraph.Stretch, LottieGraph.Stretch) {
    func parts(_ p: SIMD4<Double>) -> (SIMD4<Double>, SIMD4<Double>) {
      let ab = p[0] + (p[1] - p[0]) * parameter
      let bc = p[1] + (p[2] - p[1]) * parameter
      let cd = p[2] + (p[3] - p[2]) * parameter
      let (abc, bcd) = (ab + (bc - ab) * parameter, bc + (cd - bc) * parameter)
      let middle = abc + (bcd - abc) * parameter
      return ([p[0], ab, abc, middle], [middle, bcd, cd, p[3]])
    }
    let (times, values) = (parts(times), parts(values))
    return (
      LottieGraph.Stretch(times: times.0, values: values.0),
      LottieGraph.Stretch(times: times.1, values: values.1)
    )
  }

  /// The parts between the times within it; flat ones stay exactly flat.
  func split(at cuts: [Double]) -> [LottieGraph.Stretch] {
    var rest = self
    var parts: [LottieGraph.Stretch] = []
    for cut in cuts where cut > rest.start && cut < rest.end {
      if isFlat {
        parts.append(.init(from: rest.start, to: cut, values[0], values[0]))
        rest = .init(from: cut, to: rest.end, values[0], values[0])
      } else {
        var (head, tail) = rest.split(at: rest.parameter(at: cut))
        (head.times[3], tail.times[0]) = (cut, cut)
        parts.append(head)
        rest = tail
      }
    }
    return parts + [rest]
  }
}
