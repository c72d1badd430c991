import Formats
import Keyframes
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Easings in the words of other tools.
@Suite struct DialectTests {
  /// Beside the places at which an easing may jump.
  private static let places = (0..<997).map { (Double($0) + 0.41) / 997 }

  private static func distance(_ one: Easing, _ other: Easing) -> Double {
    places.reduce(0) { max($0, abs(one($1) - other($1))) }
  }

  /// Of springs, in seconds; a shape without a pace has a response of 1 s.
  private static func timed(_ one: Easing, _ other: Easing) -> Double {
    guard let one = spring(one), let other = spring(other) else { return distance(one, other) }
    return (0..<1000).reduce(0) { largest, index in
      let time = Double(index) / 100
      let difference =
        one.0.value(at: time, velocity: one.1) - other.0.value(at: time, velocity: other.1)
      return max(largest, abs(difference))
    }
  }

  private static func spring(_ easing: Easing) -> (Spring, Double)? {
    if case .spring(let spring, let velocity) = easing.form { return (spring, velocity) }
    if case .springShape(let bounce) = easing.form {
      return (Spring(duration: 1, bounce: bounce), 0)
    }
    return nil
  }

  /// What is written reads back to the easing, within the error that is stated, and at the same pace.
  @Test(arguments: EasingDialect.allCases)
  func whatIsWrittenReadsBackWithinItsError(_ dialect: EasingDialect) {
    // Those whose values need not be progress begin at 0.
    let isFromZero = dialect == .lottie || dialect == .afterEffects
    for easing in Share.of(DialectEasings.all, few: 40) where !isFromZero || easing(0) == 0 {
      let written = dialect.write(easing)
      do {
        let read = try ReadEasing(written.text)
        // Splitting a curve again and the last thousandth of a spring cost a little more.
        let allowed = written.largestError + 0.0011
        let isTimed = dialect == .material
        let distance =
          isTimed ? Self.timed(read.easing, easing) : Self.distance(read.easing, easing)
        #expect(distance <= allowed, "\(dialect) \(easing): \(distance), \(written.errorText)")
        guard case .easing? = try? Pasted(written.text) else {
          if dialect != .swift, read.seconds == nil {
            Issue.record("\(written.text) cannot be pasted")
          }
          continue
        }
      } catch {
        Issue.record("\(dialect) \(easing): \(written.text) \(error)")
      }
    }
  }

  /// Every dialect has a number for handles that are as large as numbers can be.
  @Test(arguments: EasingDialect.allCases)
  func theLargestHandlesAreWritten(_ dialect: EasingDialect) {
    for (y1, y2) in [(0.0, -1e308), (1e308, 1), (-1e308, 1e308)] {
      let text = dialect.write(.cubicBezier(0.42, y1, 0.58, y2)).text
      let words = text.lowercased().split { !$0.isLetter }
      #expect(!text.isEmpty && !words.contains("inf") && !words.contains("nan"), "\(text)")
    }
  }

  /// Also with a stiffness below the smallest number of single precision.
  @Test(arguments: [EasingDialect.compose, .android, .swiftUI, .flutter])
  func theSlowestSpringsAreWritten(_ dialect: EasingDialect) {
    let spring = Spring(stiffness: 1e-60, damping: 1e-30)
    #expect(dialect.write(.spring(spring)).text.contains("pring"))
  }

  /// Those that can move a spring by itself do it exactly, and give back the same spring.
  @Test(arguments: EasingDialect.allCases)
  func springsAreExactWhereADialectHasThem(_ dialect: EasingDialect) throws {
    let isOfDoubles = [
      .swift, .swiftUI, .uiKit, .coreAnimation, .motion, .reactNative, .reanimated, .flutter,
    ].contains(dialect)
    for easing in DialectEasings.springs {
      guard case .spring(let spring, let velocity) = easing.form else { continue }
      let written = dialect.write(easing)
      #expect(written.largestError.isFinite && written.errorText != "")
      guard isOfDoubles || [.compose, .android].contains(dialect) else { continue }
      #expect(written.isExact, "\(dialect) \(easing): \(written.errorText)")
      guard case .spring(let read, let start) = try ReadEasing(written.text).easing.form else {
        Issue.record("\(written.text) is no spring")
        continue
      }
      let tolerance = isOfDoubles ? 1e-9 : 1e-6
      #expect(abs(read.response - spring.response) < tolerance * spring.response)
      #expect(abs(read.dampingRatio - spring.dampingRatio) < tolerance)
      #expect(abs(start - velocity) < tolerance * 10)
    }
  }

  /// The equation of motion, integrated step by step from the numbers in the text.
  @Test(arguments: DialectEasings.springs)
  func theNumbersInTheTextMoveLikeTheSpring(_ easing: Easing) throws {
    guard case .spring(let spring, let velocity) = easing.form else { return }
    for dialect in [EasingDialect.motion, .reanimated, .flutter, .coreAnimation, .uiKit] {
      let text = dialect.write(easing).text
      let stiffness = try #require(Self.number(behind: "stiffness", text))
      let damping = try #require(Self.number(behind: "damping", text))
      let moved = Self.integrated(stiffness, damping, velocity, until: 0.7)
      #expect(abs(moved - spring.value(at: 0.7, velocity: velocity)) < 1e-6, "\(text)")
    }
  }

  private static func number(behind name: String, _ text: String) -> Double? {
    let rest = text.ranges(of: name).first.map { text[$0.upperBound...] }
    return rest.flatMap {
      Double($0.drop { ":= ".contains($0) }.prefix { "-0123456789.e".contains($0) })
    }
  }

  /// Runge and Kutta's method of the fourth order.
  private static func integrated(
    _ stiffness: Double, _ damping: Double, _ velocity: Double, until end: Double
  ) -> Double {
    let step = end / 2000
    var (x, v) = (-1.0, velocity)
    func force(_ x: Double, _ v: Double) -> Double { -stiffness * x - damping * v }
    for _ in 0..<2000 {
      let (k1, l1) = (v, force(x, v))
      let (k2, l2) = (v + step / 2 * l1, force(x + step / 2 * k1, v + step / 2 * l1))
      let (k3, l3) = (v + step / 2 * l2, force(x + step / 2 * k2, v + step / 2 * l2))
      let (k4, l4) = (v + step * l3, force(x + step * k3, v + step * l3))
      x += step / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += step / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
    return 1 + x
  }

  /// A spring over another time keeps its shape, and takes that time.
  @Test func aSpringLastsAsLongAsItsSegment() throws {
    for easing in DialectEasings.springs {
      for dialect in [EasingDialect.swiftUI, .motion, .flutter, .uiKit, .reanimated] {
        let read = try ReadEasing(dialect.write(easing, over: 4).text).easing
        #expect(Self.distance(read, easing) < 1e-9)
        let length = try #require(read.naturalDuration)
        #expect(abs(length - 4) < 1e-6, "\(dialect) \(easing)")
      }
    }
  }

  @Test func curvesAreWithinAThousandthOrExact() {
    let one: Set<EasingDialect> = [.figma, .material, .dtcg]
    for dialect in EasingDialect.allCases where !one.contains(dialect) {
      for easing in Share.of(DialectEasings.springs + DialectEasings.families, few: 20) {
        let written = dialect.write(easing)
        let isNamed = written.text.contains("expo") || written.text.contains("Expo")
        // GSAP looks curves up in a table, which is too coarse for fast oscillations.
        let limit = isNamed ? 0.011 : dialect == .gsap ? 0.0075 : 0.0022
        #expect(written.largestError < limit, "\(dialect) \(easing)")
      }
    }
    // GSAP makes a table of a curve.
    let near: Set<EasingDialect> = [.material, .afterEffects, .gsap]
    for dialect in EasingDialect.allCases where !near.contains(dialect) {
      for easing in DialectEasings.exact {
        #expect(dialect.write(easing).isExact, "\(dialect) \(easing)")
      }
    }
  }

  static let table: [(dialect: EasingDialect, easing: Easing, text: String)] = [
    (.gsap, .easeOut(.back), "\"back.out(1.70158)\""),
    (.gsap, .easeInOut(.cubic), "\"power2.inOut\""),
    (.gsap, .easeOut(.elastic), "\"elastic.out(1, 0.3)\""),
    (.anime, .easeOut(.elastic), "'outElastic(1, 0.3)'"),
    (.anime, .ease, "import { cubicBezier } from 'animejs'\n\ncubicBezier(0.25, 0.1, 0.25, 1)"),
    (.anime, .steps(4), "import { steps } from 'animejs'\n\nsteps(4)"),
    (.gsap, .steps(5, .jumpNone), "\"steps(4)\""), (.gsap, .steps(4), "p => Math.floor(p * 4) / 4"),
    (.gsap, .steps(4, .jumpStart), "\"steps(4, true)\""),
    (.flutter, .materialStandard, "Curves.fastOutSlowIn"),
    (.compose, .cubicBezier(0.1, 0.2, 0.3, 1), "CubicBezierEasing(0.1f, 0.2f, 0.3f, 1f)"),
    (.motion, .ease, "{ ease: [0.25, 0.1, 0.25, 1] }"),
    (.uiKit, .linear, "UICubicTimingParameters(animationCurve: .linear)"),
    (
      .motion, .spring(Spring(response: 2 * .pi / 10, dampingRatio: 0.5)),
      "{ type: \"spring\", stiffness: 100, damping: 10, mass: 1 }"
    ),
    (.material, .cubicBezier(0.2, 0, 0, 1), "md.sys.motion.easing.standard"),
    (
      .material, .spring(Spring(stiffness: 380, damping: 2 * 0.8 * 380.0.squareRoot())),
      "md.sys.motion.spring.expressive.default.spatial"
    ),
  ]

  @Test(arguments: table)
  func theWordsAreThoseOfTheDialect(_ dialect: EasingDialect, _ easing: Easing, _ text: String) {
    #expect(dialect.write(easing).text == text)
    #expect(dialect.write(easing).isExact)
  }

  /// GSAP makes a table of a curve: its corners may be cut off, and even a smooth curve is off a little.
  @Test func aTableOfACurveIsNotCalledExact() {
    let curve = EasingDialect.gsap.write(.ease)
    #expect(curve.text.hasPrefix("CustomEase.create(\"ease\", \"M0,0 C0.25,0.1 0.25,1 1,1\""))
    #expect(curve.largestError > 1e-6 && curve.largestError < 0.002)
    let corners = Easing.linear([LinearStop(0), LinearStop(0.6, at: 0.37), LinearStop(1)])
    #expect(EasingDialect.gsap.write(corners).largestError < 0.002)
  }
}
