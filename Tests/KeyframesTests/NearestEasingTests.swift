import Testing

@testable import Keyframes

/// The nearest known easing, spring and Bézier are as near as they say, and none is nearer.
@Suite struct NearestEasingTests {
  /// Places that no grid of round numbers has.
  private static let places = (1...997).map { Double($0) / 998 }

  @Test(arguments: Easing.classics.map(\.name))
  func aKnownEasingIsItself(_ name: String) throws {
    let easing = try Easing(notation: name)
    let nearest = NearestEasings(easing)
    #expect(nearest.known.name == name && nearest.known.largestError == 0)
    #expect(nearest.best == nearest.known)
  }

  /// Curves as people paste them, and their names.
  private static let pasted: [(Easing, name: String, atMost: Double)] = [
    (.cubicBezier(0.65, 0, 0.35, 1), "ease-in-out-cubic", 0.01),
    (.cubicBezier(0.37, 0, 0.63, 1), "ease-in-out-sine", 0.01),
    (.cubicBezier(0.33, 1, 0.68, 1), "ease-out-cubic", 0.01),
    (.cubicBezier(0.16, 1, 0.3, 1), "ease-out-expo", 0.02),
    (.cubicBezier(0.26, 0.1, 0.25, 1), "ease", 0.02),
    (.cubicBezier(0.34, 1.56, 0.64, 1), "ease-out-back", 0.02),
  ]

  @Test(arguments: pasted.indices)
  func aPastedCurveHasTheNameThatPeopleKnow(_ index: Int) {
    let (easing, name, atMost) = Self.pasted[index]
    let known = NearestEasings(easing).known
    #expect(known.name == name && known.largestError <= atMost, "\(known)")
  }

  @Test func closenessIsNamedByTheLargestError() {
    let table: [(Double, NearestEasings.Closeness)] = [
      (0, .same), (0.005, .same), (0.0051, .about), (0.02, .about), (0.021, .different),
    ]
    for (error, closeness) in table {
      let match = NearestEasings.Match(name: "", easing: .linear, largestError: error)
      #expect(match.closeness == closeness)
    }
  }

  @Test(arguments: EasingFittingTests.samples)
  func everyMatchIsAsNearAsItSays(_ easing: Easing) {
    let nearest = NearestEasings(easing, seconds: 0.8)
    for kind in NearestEasings.Kind.allCases {
      let match = nearest[kind]
      // Beside a jump the grid can miss it by one step.
      let far = Self.places.filter {
        abs(match.easing($0) - easing($0)) > match.largestError + 0.01
      }
      #expect(far.count <= 12, "\(kind) of \(easing): \(match.name) \(match.largestError)")
    }
    #expect(nearest.bezier.easing.controlPoints != nil)
  }

  /// The largest errors of the best cubic Béziers, by an independent search.
  private static let beziers: [(name: String, error: Double)] = [
    ("ease-in-sine", 0.00003), ("ease-in-out-sine", 0.0001), ("ease-in-quart", 0.0004),
    ("ease-in-expo", 0.0012), ("ease-in-out-cubic", 0.0032), ("ease-in-out-quad", 0.0038),
    ("ease-in-out-quart", 0.0059), ("ease-in-out-quint", 0.0095), ("ease-in-out-expo", 0.0115),
    ("ease-in-out-back", 0.027), ("ease-in-out-circ", 0.035),
  ]

  @Test(arguments: beziers.indices)
  func theBezierIsAboutAsNearAsAnyCanBe(_ index: Int) throws {
    let (name, error) = Self.beziers[index]
    let bezier = NearestEasings(try Easing(notation: name)).bezier
    // Least squares and three decimals are not the least maximum.
    #expect(bezier.largestError <= 1.6 * error + 0.004, "\(name): \(bezier.largestError)")
  }

  private static let springs: [(ratio: Double, velocity: Double)] =
    [0.1, 0.3, 0.55, 0.8, 1, 1.6].flatMap { [($0, 0.0), ($0, 4)] }

  /// As `linear()` writes it, with stops of three decimals. How fast an overdamped spring starts can
  /// hardly be told from its damping.
  @Test(arguments: springs.indices)
  func aSampledSpringIsFoundAgain(_ index: Int) throws {
    let (ratio, velocity) = Self.springs[index]
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    let easing = Easing.spring(spring, velocity: velocity)
    let stops = (0...400).map { LinearStop((easing(Double($0) / 400) * 1000).rounded() / 1000) }
    let match = NearestEasings(.linear(stops)).spring
    #expect(match.closeness == .same, "\(match)")
    guard velocity == 0 || ratio < 1 else { return }
    let found = SpringFit(.linear(stops), seconds: easing.naturalDuration)
    #expect(abs(found.dampingRatio - ratio) <= 0.02 + 0.05 * max(ratio - 1, 0), "\(found)")
    guard case .spring(let again, _) = found.easing.form else {
      Issue.record("\(found.easing) has no pace.")
      return
    }
    #expect(abs(again.response - 0.4) < 0.03, "\(again)")
  }

  @Test func aSpringSettlesInTheSegment() {
    for seconds in [0.1, 0.5, 3] {
      let spring = NearestEasings(.easeOut(.cubic), seconds: seconds).spring.easing
      #expect(abs((spring.naturalDuration ?? 0) - seconds) < 0.02 * seconds + 0.01)
    }
    #expect(NearestEasings(.easeInOut).spring.easing.naturalDuration == nil)
  }
}
