/// The known easing, the spring and the cubic Bézier that come nearest to an easing, each with its
/// largest error.
///
/// ```swift
/// NearestEasings(.cubicBezier(0.65, 0, 0.35, 1)).known.name      // "ease-in-out-cubic"
/// ```
package struct NearestEasings: Equatable, Sendable {
  /// An easing that replaces another one.
  package struct Match: Equatable, Sendable {
    /// In Riff's notation.
    package let name: String
    package let easing: Easing
    /// The largest distance between the two, measured at 501 points between 0 and 1.
    package let largestError: Double

    /// How well the name describes the other easing.
    package var closeness: Closeness {
      largestError <= 0.005 ? .same : largestError <= 0.02 ? .about : .different
    }
  }

  package enum Closeness: Sendable {
    /// At most 0.005 apart, which nobody sees.
    case same
    /// At most 0.02 apart.
    case about
    case different
  }

  package enum Kind: String, CaseIterable, Sendable { case known, spring, bezier }

  package let easing: Easing
  package let seconds: Double?
  package let known, spring, bezier: Match

  /// Finds the nearest to `easing`. The spring's response is such that it settles in `seconds`; without
  /// them it is a shape without a pace.
  ///
  /// - Complexity: O(1), evaluating some hundred springs at 33 points each.
  package init(_ easing: Easing, seconds: Double? = nil) {
    (self.easing, self.seconds) = (easing, seconds)
    let target = EasingSamples(easing)
    known = Self.known(easing, target)
    let spring = easing.isSpring ? easing.unnamed : SpringFit(easing, seconds: seconds).easing
    self.spring = Self.match(spring, target)
    bezier = Self.match(Self.bezier(easing), target)
  }

  package subscript(kind: Kind) -> Match {
    switch kind {
    case .known: known
    case .spring: spring
    case .bezier: bezier
    }
  }

  /// The best description: a known easing if it is as close as any, else a spring or a Bézier that
  /// is close; nil if all are too different.
  package var best: Match? {
    if known.closeness == .same { return known }
    return [known, spring, bezier].first { $0.closeness != .different }
  }

  private static func match(_ easing: Easing, _ target: EasingSamples) -> Match {
    Match(
      name: easing.notation, easing: easing,
      largestError: target.largestError(EasingSamples(easing)))
  }

  // MARK: Known easings

  /// The easings that have names in Riff's notation, each shape once.
  private static let table: [(name: String, easing: Easing, samples: EasingSamples)] = {
    let css: [(name: String, easing: Easing)] = [
      ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
      ("hold", .hold), ("step-start", .steps(1, .jumpStart)),
    ]
    let others = ["material-", "smooth", "snappy", "bouncy"]
    let named = Easing.named.filter { name, _ in others.contains { name.hasPrefix($0) } }
    return (Easing.classics + css + named).map { ($0.name, $0.easing, EasingSamples($0.easing)) }
  }()

  private static func known(_ easing: Easing, _ target: EasingSamples) -> Match {
    let plain = easing.unnamed
    let same = table.first { $0.easing == plain }
    let nearest =
      same ?? table.min { target.meanSquare($0.samples) < target.meanSquare($1.samples) }
    guard let nearest else { return match(.linear, target) }
    return Match(
      name: nearest.name, easing: nearest.easing,
      largestError: same == nil ? target.largestError(nearest.samples) : 0)
  }

  // MARK: Bézier

  private static func bezier(_ easing: Easing) -> Easing {
    if let points = easing.bezierPoints { return points.easing }
    let steps = 0...HandleTable.steps
    let targets = steps.map { step -> Double in
      let value = easing(Double(step) / Double(HandleTable.steps))
      return value.isFinite ? min(max(value, -1e6), 1e6) : 0
    }
    return HandleTable.search(targets).rounded(to: 1000).easing
  }
}

extension Easing {
  fileprivate var isSpring: Bool {
    switch form {
    case .spring, .springShape: true
    case .linear, .hold, .family, .cubicBezier, .steps, .stops, .custom, .reversed, .mirrored,
      .joined, .blended, .clamped, .part:
      false
    }
  }
}

/// The values of an easing at 501 points from 0 to 1.
struct EasingSamples {
  private let values: [Double]

  private static let steps = 500

  init(_ easing: Easing) {
    values = (0...Self.steps).map { step in
      let value = easing(Double(step) / Double(Self.steps))
      return value.isFinite ? value : 0
    }
  }

  func largestError(_ other: EasingSamples) -> Double {
    zip(values, other.values).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// The mean square of the distances at every fifth point.
  func meanSquare(_ other: EasingSamples) -> Double {
    var sum = 0.0
    for step in stride(from: 0, through: Self.steps, by: 5) {
      let error = values[step] - other.values[step]
      sum += error * error
    }
    return sum / Double(Self.steps / 5 + 1)
  }
}
