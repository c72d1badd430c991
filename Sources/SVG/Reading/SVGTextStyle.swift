import Keyframes
import Stage
import Syntax
import Words

/// Lines along a text.
struct SVGTextLines: OptionSet {
  let rawValue: Int

  static let under = SVGTextLines(rawValue: 1)
  static let over = SVGTextLines(rawValue: 2)
  static let through = SVGTextLines(rawValue: 4)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// Reads `text-decoration`; its colours and styles are left out.
  init(_ text: String) {
    let names: [(String, SVGTextLines)] = [
      ("underline", .under), ("overline", .over), ("line-through", .through),
    ]
    let words = text.split(whereSeparator: \.isWhitespace)
    self.init(names.filter { name, _ in words.contains { $0 == name } }.map(\.1))
  }

  /// The lines between two ends of a baseline, for a font of a size.
  func path(from start: Point, to end: Point, _ size: Double) -> Path {
    let heights: [(SVGTextLines, Double)] = [(.under, 0.11), (.over, -0.93), (.through, -0.29)]
    var path = Path()
    for (line, height) in heights where contains(line) && end.x > start.x {
      let (top, bottom) = (start.y + (height - 0.025) * size, start.y + (height + 0.025) * size)
      path.append(
        Path(
          through: [
            Point(x: start.x, y: top), Point(x: end.x, y: top), Point(x: end.x, y: bottom),
            Point(x: start.x, y: bottom),
          ], isClosed: true))
    }
    return path
  }
}

// Properties of texts.
extension SVGStyle {
  mutating func setFontSize(_ text: String) {
    let words = [
      "xx-small": 9.0, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24,
      "xx-large": 32, "xxx-large": 48, "smaller": fontSize / 1.2, "larger": fontSize * 1.2,
    ]
    if let size = words[text] { return fontSize = size }
    guard let size = SVGNumbers.length(text, em: fontSize, whole: fontSize) else { return }
    fontSize = max(0, size)
  }

  mutating func takeText(_ values: [String: String]) {
    if let word = values["font-style"] {
      isItalic = word.hasPrefix("italic") || word.hasPrefix("oblique")
    }
    if let family = values["font-family"] {
      families = SVGStyle.families(family)
      let words = family.lowercased()
      isMono = ["mono", "courier", "consol", "menlo"].contains { words.contains($0) }
    }
    if let word = values["font-weight"], let weight = SVGStyle.weight(word, from: weight) {
      self.weight = weight
    }
    if let own = values["text-anchor"].flatMap({ Self.anchors[$0] }) { alignment = own }
    if let text = values["letter-spacing"] {
      let length = SVGNumbers.length(text, em: fontSize, whole: fontSize) ?? 0
      letterSpacing = fontSize > 0 ? length / fontSize : 0
    }
    if let text = values["word-spacing"] {
      wordSpacing = SVGNumbers.length(text, em: fontSize, whole: fontSize) ?? 0
    }
    for name in ["font-variant", "font-variant-caps"] {
      if let text = values[name] {
        let words = text.split(whereSeparator: \.isWhitespace)
        hasOnlySmallCapitals = words.contains("all-small-caps")
        hasSmallCapitals = hasOnlySmallCapitals || words.contains("small-caps")
      }
    }
    if let own = values["dominant-baseline"].flatMap({ Self.baselines[$0] }) { baseline = own }
    if let space = values["space"] { keepsSpaces = space == "preserve" }
    for name in ["text-decoration", "text-decoration-line"] {
      if let words = values[name] { textLines.formUnion(SVGTextLines(words)) }
    }
    if let shift = values["baseline-shift"] { baselineShift -= rise(shift) }
  }

  private static let anchors: [String: TextStyle.Alignment] = [
    "start": .leading, "middle": .centre, "end": .trailing,
  ]
  private static let baselines: [String: Baseline] = [
    "middle": .middle, "central": .middle, "mathematical": .middle, "hanging": .hanging,
    "text-before-edge": .hanging, "text-top": .hanging, "auto": .alphabetic,
    "alphabetic": .alphabetic, "baseline": .alphabetic,
  ]

  /// How far a text is raised above the one around it.
  private func rise(_ shift: String) -> Double {
    switch shift {
    case "super": fontSize * 0.4
    case "sub": -fontSize * 0.2
    case _: SVGNumbers.length(shift, em: fontSize, whole: fontSize) ?? 0
    }
  }

  /// The families before the first that any font will do for, or that is Riff's own.
  private static func families(_ text: String) -> [String] {
    let names = text.split(separator: ",").map { name in
      String(name.filter { $0 != "\"" && $0 != "'" }).trimmed
    }
    return Array(names.prefix { !ownFamilies.contains($0.lowercased()) })
  }

  private static let ownFamilies: Set<String> = [
    "inter", "jetbrains mono", "sans-serif", "monospace", "system-ui", "inherit", "initial",
  ]

  private static func weight(_ word: String, from old: TextStyle.Weight) -> TextStyle.Weight? {
    switch word {
    case "normal": return .regular
    case "bold": return .bold
    case "bolder": return old == .light ? .regular : .bold
    case "lighter": return old == .bold ? .regular : .light
    case _: break
    }
    return SVGNumbers.number(word).map { number in
      switch number {
      case ..<350: .light
      case ..<450: .regular
      case ..<550: .medium
      case ..<650: .semibold
      case _: .bold
      }
    }
  }

  /// The font whose outlines show a text.
  var font: NamedFont {
    NamedFont(families + [isMono ? "monospace" : "sans-serif"], weight, isItalic: isItalic)
  }

  /// The features of a text that only outlines can show.
  func outlinedFeatures(_ outlines: NamedOutlines) -> [Message] {
    var features: [Message] = []
    if let family = families.first, outlines("x", NamedFont(families, weight)) != nil {
      features.append("font \(quoted(family))")
    }
    if isItalic { features.append("italics") }
    if stroke != .none { features.append("outlined text") }
    if case .reference = fill { features.append("gradient of a text") }
    if !textLines.isEmpty { features.append("line of a text") }
    return features
  }

  /// The style of a text of the stage.
  var textStyle: TextStyle {
    TextStyle(
      fontSize, weight, family: isMono ? .mono : .sans, alignment: alignment,
      letterSpacing: letterSpacing)
  }
}
