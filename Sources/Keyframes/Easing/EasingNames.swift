extension Easing {
  /// All names that `init(notation:)` knows, in kebab case; functions are listed without
  /// parentheses.
  public static let names: [String] = EasingName.all.map(\.name)
}

/// The meaning of a name in a notation.
enum EasingName {
  case easing(Easing)
  /// Alone, or before stops in parentheses.
  case linear
  /// `ease-in` alone, or before a family in parentheses.
  case direction(Easing.Direction)
  case family(Easing.Family.Name, Easing.Direction)
  /// One of SwiftUI's springs, alone or with a duration and extra bounce.
  case preset(Spring)
  case function(Function)

  enum Function: String, CaseIterable {
    case cubicBezier = "cubic-bezier"
    case timingCurve = "timing-curve"
    case interpolatingSpring = "interpolating-spring"
    case steps, spring, reversed, mirrored, joined, blended, clamped, part, custom, token, lasting
  }

  /// The meaning of `text`, in any case, in kebab or camel case, with or without Swift's leading
  /// dot or type name.
  init?(_ text: String) {
    let spelling = text.lowercased()
    let parts = spelling.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isMember = parts.count == 2 && ["", "animation", "easing"].contains(parts[0])
    guard let meaning = Self.meanings[isMember ? String(parts[1]) : spelling] else { return nil }
    self = meaning
  }

  fileprivate static let all: [(name: String, meaning: EasingName)] =
    keywords
    + Function.allCases.map { ($0.rawValue, .function($0)) }
    + Easing.named.map { name, easing in
      let preset = Spring.presets.first { $0.name == name }
      return (name, preset.map { .preset($0.spring) } ?? .easing(easing))
    }
    + Easing.Family.Name.allCases.flatMap { family in
      Easing.Direction.allCases.map { ("\($0.name)-\(family.rawValue)", .family(family, $0)) }
        + [(family.rawValue, .family(family, .easeOut))]
    }

  private static let keywords: [(name: String, meaning: EasingName)] = [
    ("linear", .linear), ("ease", .easing(.ease)), ("ease-in", .direction(.easeIn)),
    ("ease-out", .direction(.easeOut)), ("ease-in-out", .direction(.easeInOut)),
    ("step-start", .easing(.steps(1, .jumpStart))), ("step-end", .easing(.steps(1))),
    ("hold", .easing(.hold)),
  ]

  /// Meanings by name, with and without dashes.
  private static let meanings: [String: EasingName] = Dictionary(
    all.flatMap { [($0.name, $0.meaning), ($0.name.filter { $0 != "-" }, $0.meaning)] },
    uniquingKeysWith: { first, _ in first })
}

extension Easing.Family {
  /// The families by name, in the order of easings.net.
  enum Name: String, CaseIterable {
    case sine, quad, cubic, quart, quint, expo, circ, back, elastic, bounce, power
  }
}

extension Easing.Direction {
  /// The CSS curve of that name.
  var curve: Easing {
    switch self {
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    }
  }
}
