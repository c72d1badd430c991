import Formats
import Keyframes
import TestSupport
import Testing
import Words

/// What people paste from other tools.
@Suite struct DialectReadingTests {
  private static let curve = Easing.cubicBezier(0.4, 0, 0.2, 1)
  private static let spring = Easing.spring(Spring(stiffness: 300, damping: 20))

  static let texts: [(text: String, easing: Easing, seconds: Double?)] = [
    ("back.out(1.7)", .easeOut(.back(overshoot: 1.7)), nil),
    ("power2.inOut", .easeInOut(.cubic), nil), ("\"none\"", .linear, nil),
    ("elastic.out(1, 0.3)", .easeOut(.elastic(period: nil)), nil),
    ("gsap.to(box, { x: 100, duration: 2, ease: \"power1.in\" })", .easeIn(.quad), 2),
    ("CustomEase.create(\"hop\", \"M0,0 C0.4,0 0.2,1 1,1\")", curve, nil),
    ("CustomEase.create(\"hop\", \".4,0,.2,1\")", curve, nil),
    ("{ type: \"spring\", stiffness: 300, damping: 20 }", spring, nil),
    ("{\"type\":\"spring\",\"stiffness\":300,\"damping\":20}", spring, nil),
    ("transition={{ type: \"spring\", stiffness: 300, damping: 20 }}", spring, nil),
    ("animate(box, { x: 9 }, { duration: 0.4, ease: [0.4, 0, 0.2, 1] })", curve, 0.4),
    ("PathInterpolator(0.4f, 0f, 0.2f, 1f)", curve, nil),
    (
      "SpringForce(1f).setDampingRatio(0.5f).setStiffness(100f)",
      .spring(Spring(stiffness: 100, damping: 10)), nil
    ),
    (
      "spring(dampingRatio = 0.5f, stiffness = 100f)",
      .spring(Spring(stiffness: 100, damping: 10)), nil
    ),
    (
      "spring(dampingRatio = Spring.DampingRatioMediumBouncy, stiffness = 100f)",
      .spring(Spring(stiffness: 100, damping: 10)), nil
    ),
    ("tween(durationMillis = 300, easing = FastOutSlowInEasing)", curve, 0.3),
    ("const Cubic(0.4, 0.0, 0.2, 1.0)", curve, nil), ("Curves.easeInOut", .easeInOut, nil),
    ("const SpringDescription(mass: 1, stiffness: 300, damping: 20)", spring, nil),
    (
      "SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: 500), bounce: 0.3)",
      .bouncy, nil
    ),
    ("transition: transform 0.3s ease-in", .easeIn, 0.3), ("0.3s ease-in", .easeIn, 0.3),
    ("transition: all 250ms cubic-bezier(0.4, 0, 0.2, 1) 1s;", curve, 0.25),
    ("animation-timing-function: steps(4, jump-none)", .steps(4, .jumpNone), nil),
    ("75%, 33%", .cubicBezier(0.75, 0, 0.67, 1), nil),
    ("75 %, 33 %", .cubicBezier(0.75, 0, 0.67, 1), nil),
    ("withSpring(1, { stiffness: 300, damping: 20 })", spring, nil),
    (
      "Animated.spring(x, { toValue: 1, tension: 30, friction: 8 })",
      .spring(Spring(stiffness: 194, damping: 25)), nil
    ),
    ("withTiming(1, { duration: 200, easing: Easing.bezier(0.4, 0, 0.2, 1) })", curve, 0.2),
    ("Easing.out(Easing.quad)", .easeOut(.quad), nil),
    ("UISpringTimingParameters(dampingRatio: 0.7)", .spring(bounce: 1 - 0.7), nil),
    ("OvershootInterpolator(2f)", .easeOut(.back(overshoot: 2)), nil),
    ("md.sys.motion.easing.emphasized.decelerate", .cubicBezier(0.05, 0.7, 0.1, 1), nil),
    ("{ \"$type\": \"cubicBezier\", \"$value\": [0.4, 0, 0.2, 1] }", curve, nil),
    ("'outBack(2)'", .easeOut(.back(overshoot: 2)), nil), ("inOut(3)", .easeInOut(.cubic), nil),
    ("spring({ bounce: 0.3, duration: 500 })", .bouncy, nil),
    (
      "{ \"type\": \"CUSTOM_SPRING\", \"easingFunctionSpring\": { \"mass\": 1, \"stiffness\": 300, \"damping\": 20 } }",
      spring, nil
    ),
    (".easeInOut(duration: 0.35)", .easeInOut, 0.35),
    ("spring(0.5, 0.7)", .spring(Spring(response: 0.5, dampingRatio: 0.7)), nil),
    (
      "Animated.spring(x, { toValue: 1, useNativeDriver: true })",
      .spring(Spring(tension: 40, friction: 7)), nil
    ),
    (
      "Animated.spring(x, { toValue: 1, friction: 3 })", .spring(Spring(tension: 40, friction: 3)),
      nil
    ),
    (
      "{ type: \"spring\", bounce: 0.25 }",
      .spring(Spring(uiKitDuration: 0.8, dampingRatio: 0.75)), nil
    ),
    (
      "{ type: \"spring\", duration: 0.8, damping: 20 }",
      .spring(Spring(stiffness: 100, damping: 20)), nil
    ),
    (
      "KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(1.0, duration: 0.5, timingCurve: .easeIn) }",
      .easeIn, 0.5
    ),
    (
      "SpringSimulation(SpringDescription(mass: 1, stiffness: 100, damping: 10), 0, 100, 500)",
      .spring(Spring(stiffness: 100, damping: 10), velocity: 5), nil
    ),
    (
      "Animated.spring(v, { toValue: 300, velocity: 600, stiffness: 100, damping: 10, mass: 1 })",
      .spring(Spring(stiffness: 100, damping: 10), velocity: 2), nil
    ),
    (
      "animateTo(300f, spring(dampingRatio = 0.5f, stiffness = 100f), initialVelocity = 600f)",
      .spring(Spring(stiffness: 100, damping: 10), velocity: 2), nil
    ),
    (
      "SpringForce(1f).setDampingRatio(0.5f).setStiffness(SpringForce.STIFFNESS_LOW)",
      .spring(Spring(stiffness: 200, damping: 200.0.squareRoot())), nil
    ),
    (
      "SpringForce(1f).setDampingRatio(SpringForce.DAMPING_RATIO_NO_BOUNCY).setStiffness(100f)",
      .spring(Spring(stiffness: 100, damping: 20)), nil
    ),
    (
      "keyframes { durationMillis = 400; 0.4f at 200; 1f at 400 }",
      .linear([LinearStop(0, at: 0), LinearStop(0.4, at: 0.5), LinearStop(1, at: 1)]), 0.4
    ),
    ("transition: transform 200ms, opacity 1s ease-out", .ease, 0.2),
    ("transition-delay: 200ms; transition: opacity 1s ease-in", .easeIn, 1),
  ]

  @Test(arguments: texts)
  func readsWhatPeoplePaste(_ text: String, _ easing: Easing, _ seconds: Double?) throws {
    let read = try ReadEasing(text)
    #expect(read.easing == easing)
    #expect(read.seconds == seconds)
  }

  static let refusals: [(text: String, sentence: String)] = [
    (
      "PathInterpolator(1.4f, 0f, 0.2f, 1f)",
      "x1 of the curve is 1.4 (line 1, column 1): give a number from 0 to 1."
    ),
    (
      "PathInterpolator(PathParser.createPathFromPathData(\"M0,0 C0.1,1e308 0.2,0 0.3,0.06 L1,1\"))",
      "The path isn't an easing (line 1, column 1): draw it from the left to the right without turning back."
    ),
    (
      "spring(dampingRatio = 0f, stiffness = 100f)",
      "The damping of the spring is 0 (line 1, column 1): give a number above 0."
    ),
    (
      "CustomEase.create(\"hop\", \"M0,0 C0.4,0 Q\")",
      ""
    ),
    (
      "transition: x\n  1s cubic-bezier(1.4, 0, 0.2, 1)",
      "x1 of cubic-bezier is 1.4 (line 2, column 19): give a number from 0 to 1."
    ),
    (
      "steps(3, nowhere)",
      "The step position is \"nowhere\" (line 1, column 10): give jump-start, jump-end, jump-none or jump-both."
    ),
    (
      "steps(3,)",
      "The step position is \"\" (line 1, column 9): give jump-start, jump-end, jump-none or jump-both."
    ),
    (
      "steps(1, jump-none)",
      "The number of steps is \"1\" (line 1, column 7): give a whole number of at least 2 with jump-none."
    ),
    ("steps(2.0)", ""), ("steps(3))", ""), ("steps(3, end, end)", ""), ("steps(3 end)", ""),
    (
      "back.sideways(2)",
      "GSAP has no ease called \"back.sideways\" (line 1, column 1): write in, out or inOut after the dot."
    ),
    (
      "elastic.out(1e-320, 0.3)",
      "The period of elastic is inf (line 1, column 1): give a number above 0."
    ),
    ("{ ease: 'outElastic(1e-320, .3)' }", ""),
    (
      "UISpringTimingParameters(dampingRatio: 1e-17)",
      "The spring never settles (line 1, column 1): give numbers closer to 1."
    ),
    (
      "UISpringTimingParameters(dampingRatio: 5e-324, initialVelocity: CGVector(dx: 1, dy: 0))",
      "The spring never settles (line 1, column 1): give numbers closer to 1."
    ),
    (
      "{ type: \"spring\", duration: 1e-307, bounce: 0.99, velocity: -1.7e308 }",
      "The spring never settles (line 1, column 1): give numbers closer to 1."
    ),
    (
      "Animated.spring(x, { toValue: 1, bounciness: 12, speed: 10 })",
      "The stiffness of the spring is missing (line 1, column 1): add it with a number above 0."
    ),
    (
      "withSpring(1, { duration: 500 })",
      "The damping ratio of the spring is missing (line 1, column 1): add it with a number above 0."
    ),
    (
      "KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(1.0, duration: 0.5)\nSpringKeyframe(0.5) }",
      "Riff does not know SpringKeyframe (line 2, column 1): write one such as LinearKeyframe(1, duration: 0.5)."
    ),
    (
      "KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(1.0, duration: 1, timingCurve: .circularEaseIn) }",
      ""
    ),
    (
      "SpringForce(1f).setDampingRatio(0.5f)\n.setStiffness(stiff)",
      "\"stiff\" is not a number (line 2, column 15): give a number such as 0.5."
    ),
    ("transition-delay: 200ms", ""),
  ]

  @Test(arguments: refusals)
  func saysWhatIsWrongWhereAndWhatToDo(_ text: String, _ sentence: String) {
    let error = #expect(throws: PasteError.self) { try ReadEasing(text) }
    if !sentence.isEmpty { #expect(error?.description == sentence) }
  }

  /// Each curve takes some ten thousand values, and each of a great height as many lines.
  @Test(arguments: [
    (400, 1.0, "There are more than 300 values"), (60, 9e5, "The curve is too high"),
  ])
  func tooManyOrTooHighCurvesAreRefused(_ count: Int, _ height: Double, _ problem: String) {
    let step = 1 / Double(count)
    let pieces = (1...count).map { index -> String in
      let start = Double(index - 1) * step
      let end = index == count ? 1 : start + step
      let swing = index.isMultiple(of: 2) ? -height : height
      let value = index == count ? 1 : swing
      return "C\(start + 0.2 * step),\(value) \(start + 0.6 * step),\(value) \(end),\(value)"
    }
    let path = "M0,0 \(pieces.joined(separator: " "))"
    let error = #expect(throws: PasteError.self) {
      try ReadEasing("CustomEase.create(\"hop\", \"\(path)\")")
    }
    #expect(error?.problem.english == problem)
  }

  /// Numbers beyond those of a tool are written as its largest, which it can read.
  @Test(arguments: EasingDialect.allCases)
  func numbersCanBeTooLargeForTools(_ dialect: EasingDialect) {
    for y in [1e39, -1e39, 1e300, -1e300] {
      let text = dialect.write(.cubicBezier(0.1, y, 0.9, 1.5)).text
      #expect(!text.contains("inf"))
      let isOfFloats = dialect == .compose || dialect == .android
      #expect(!isOfFloats || !text.contains("e+39") && !text.contains("e+300"))
    }
  }

  /// Pieces of all dialects in a random order, and their texts with bytes changed, never trap.
  @Test func randomTextsNeverTrap() {
    var random = SeededGenerator(14)
    let texts = EasingDialect.allCases.flatMap { dialect in
      [Easing.bouncy, .ease, .steps(3), .easeOut(.bounce)].map { dialect.write($0).text }
    }
    let pieces =
      texts.flatMap { $0.split(separator: " ").map(String.init) } + [
        "{", "}", "(", ")", "[", "]", ",", ":", "=", "-1e300", "1e308", "0", "%", "\"", "'", "nan",
        "//", "/*", "spring(", "times: [", "t", "\u{1F600}", "\n",
      ]
    for _ in 0..<Share.count(20_000, few: 1500) {
      var text = ""
      if Bool.random(using: &random) {
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          text += (pieces.randomElement(using: &random) ?? "") + " "
        }
      } else {
        var bytes = Array((texts.randomElement(using: &random) ?? "").utf8)
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          bytes[place] = pieces.randomElement(using: &random)?.utf8.first ?? 0
        }
        text = String(decoding: bytes, as: UTF8.self)
      }
      guard let read = try? ReadEasing(text) else { continue }
      #expect(!read.easing(0.5).isNaN, "\(text)")
    }
    for deep in ["(", "[", "{", "spring("] {
      #expect(throws: PasteError.self) { try ReadEasing(String(repeating: deep, count: 50_000)) }
    }
  }
}
