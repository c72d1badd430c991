import Keyframes
import Syntax
import Words

/// Material 3's motion tokens: springs by scheme, part and pace, and easings.
enum MaterialDialect {
  /// A spring that is a token.
  private struct Token {
    let scheme, pace, part: String
    let dampingRatio, stiffness: Double

    var name: String { "md.sys.motion.spring.\(scheme).\(pace).\(part)" }
    var spring: Spring {
      Spring(stiffness: stiffness, damping: 2 * dampingRatio * stiffness.squareRoot())
    }
  }

  private static let springs: [Token] = {
    let paces = ["fast", "default", "slow"]
    let spatial: [(scheme: String, numbers: [(Double, Double)])] = [
      ("expressive", [(0.6, 800), (0.8, 380), (0.8, 200)]),
      ("standard", [(0.9, 1400), (0.9, 700), (0.9, 300)]),
    ]
    return spatial.flatMap { scheme, numbers in
      zip(paces, numbers).map { pace, pair in
        Token(scheme: scheme, pace: pace, part: "spatial", dampingRatio: pair.0, stiffness: pair.1)
      }
        + zip(paces, [3800.0, 1600, 800]).map { pace, stiffness in
          Token(scheme: scheme, pace: pace, part: "effects", dampingRatio: 1, stiffness: stiffness)
        }
    }
  }()

  /// Two cubics that meet at a sixth of the way.
  static let emphasized: Easing = {
    let path = "M0,0 C0.05,0 0.133333,0.06 0.166666,0.4 C0.208333,0.82 0.25,1 1,1"
    var data = PathData(path)
    guard (try? data.read()) != nil, let easing = EasingKeys(data.path)?.easing else {
      return .cubicBezier(0.2, 0, 0, 1)
    }
    return easing
  }()

  private static let easings: [(name: String, easing: Easing)] = [
    ("standard", .cubicBezier(0.2, 0, 0, 1)),
    ("standard.decelerate", .cubicBezier(0, 0, 0, 1)),
    ("standard.accelerate", .cubicBezier(0.3, 0, 1, 1)),
    ("emphasized", emphasized),
    ("emphasized.decelerate", .cubicBezier(0.05, 0.7, 0.1, 1)),
    ("emphasized.accelerate", .cubicBezier(0.3, 0, 0.8, 0.15)),
    ("legacy", .materialStandard), ("legacy.decelerate", .materialDecelerate),
    ("legacy.accelerate", .materialAccelerate), ("linear", .linear),
  ]

  static func write(_ dialect: DialectEasing) -> DialectDraft {
    if dialect.spring != nil {
      let drafts = springs.map {
        DialectDraft(
          text: $0.name, plays: .spring($0.spring, velocity: 0), notes: dialect.paceNotes)
      }
      return nearest(drafts, dialect)
    }
    return nearest(
      easings.map {
        DialectDraft(text: "md.sys.motion.easing.\($0.name)", plays: .easing($0.easing))
      }, dialect)
  }

  /// The first of the drafts with the least error.
  private static func nearest(_ drafts: [DialectDraft], _ dialect: DialectEasing) -> DialectDraft {
    let errors = drafts.map { $0.plays.largestError(from: dialect) }
    let best = drafts.indices.min { errors[$0] < errors[$1] } ?? 0
    return drafts[best]
  }

  // MARK: Reading

  static func read(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    guard let (word, _, place) = code.firstWord else { return nil }
    if word.hasPrefix("md.sys.motion.easing.") {
      // Style Dictionary's CSS uses hyphens instead.
      let name = word.dropFirst("md.sys.motion.easing.".count)
      guard let easing = easings.first(where: { $0.name == name })?.easing else {
        throw unknown(word, code, place)
      }
      return ReadEasing(easing: easing, dialect: .material)
    }
    if word.hasPrefix("md.sys.motion.spring.") {
      let names = word.split(separator: ".")
      let found = springs.first { token in
        names.contains(Substring(token.pace)) && names.contains(Substring(token.part))
          && (names.contains(Substring(token.scheme))
            || !names.contains("expressive") && token.scheme == "standard")
      }
      guard let found else { throw unknown(word, code, place) }
      return try code.spring(found.spring, 0, .material, place)
    }
    return try readScheme(code, place)
  }

  private static func unknown(_ word: String, _ code: CodeTree, _ place: Int) -> PasteError {
    code.error(
      place, "Material has no motion token \(quoted(word))",
      "give one such as md.sys.motion.easing.emphasized")
  }

  /// `MotionScheme.expressive().fastSpatialSpec()`.
  private static func readScheme(_ code: CodeTree, _ place: Int) throws(PasteError) -> ReadEasing? {
    let found = springs.first { token in
      let spec = "\(token.pace)\(token.part.prefix(1).uppercased())\(token.part.dropFirst())Spec"
      return code.has(word: spec)
        && (token.scheme == "expressive") == code.has(word: "expressive")
    }
    return try found.map { token throws(PasteError) in
      try code.spring(token.spring, 0, .material, place)
    }
  }
}
