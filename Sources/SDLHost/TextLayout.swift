import CSDL2TTF
import Stage

/// A part of a line in one font.
nonisolated struct TextRun: Equatable {
  var file: FontFile
  var string: String
}

/// The layout of a text, in ems, so that it never depends on the zoom.
nonisolated struct TextLayout {
  struct Line {
    var runs: [PlacedRun]
    var width: Double
  }

  struct PlacedRun {
    var run: TextRun
    var x: Double
    /// The index in the text of the character to which each scalar of the run belongs.
    var characters: [Int]
  }

  /// The em in pixels at which texts are measured; large, for precision.
  static let reference = 1000.0

  var lines: [Line]
  /// The height of capitals.
  var capHeight: Double

  /// The memory that the layout takes in a cache, roughly.
  var bytes: Int {
    lines.reduce(512) { bytes, line in
      line.runs.reduce(bytes + 64) { $0 + 192 + 9 * $1.characters.count }
    }
  }

  /// The width of the widest line.
  var width: Double { lines.reduce(0) { max($0, $1.width) } }

  /// The area of all lines, in square ems.
  var area: Double { width * Double(lines.count) * TextStyle.lineHeight }

  init(_ text: Text, _ fonts: Fonts) {
    let chain = fonts.chain(for: text.style)
    capHeight = Self.capHeight(of: chain[0], fonts)
    let spacing = text.style.letterSpacing
    let language = EastAsian(text.string.unicodeScalars)
    lines = TextScalar.lines(of: text.string).map { line in
      var (x, next) = (0.0, 0)
      let runs = Self.runs(
        of: line.map(\.scalar), chain, fonts, language: language, weight: text.style.weight
      ).map { run in
        let end = next + run.string.unicodeScalars.count
        defer { (x, next) = (x + Self.width(of: run, fonts), end) }
        return PlacedRun(run: run, x: x, characters: line[next..<end].map(\.character))
      }
      let whole = Line(runs: runs, width: x)
      return spacing == 0 ? whole : whole.spaced(by: spacing, fonts)
    }
  }

  /// Splits a line into runs by font. A space belongs to the run before it.
  static func runs(
    of line: [Unicode.Scalar], _ chain: [FontFile], _ fonts: Fonts,
    language: EastAsian = .chinese, weight: TextStyle.Weight = .regular
  ) -> [TextRun] {
    var runs: [TextRun] = []
    for scalar in line {
      let last = runs.indices.last
      if let last, scalar == " " || scalar.isASCII && runs[last].file == chain[0] {
        runs[last].string.unicodeScalars.append(scalar)
        continue
      }
      let file = fonts.font(with: scalar, in: chain, language: language, weight: weight)
      if let last, runs[last].file == file {
        runs[last].string.unicodeScalars.append(scalar)
      } else {
        runs.append(TextRun(file: file, string: String(scalar)))
      }
    }
    return runs
  }

  fileprivate static func width(of run: TextRun, _ fonts: Fonts) -> Double {
    fonts.open.font(run.file, pixels: reference).map { width(of: run.string, in: $0) } ?? 0
  }

  /// `font` is opened at ``reference`` pixels per em.
  static func width(of string: String, in font: OpaquePointer) -> Double {
    var width: Int32 = 0
    return TTF_SizeUTF8(font, string, &width, nil) == 0 ? Double(width) / reference : 0
  }

  private static func capHeight(of file: FontFile, _ fonts: Fonts) -> Double {
    var top: Int32 = 0
    guard let font = fonts.open.font(file, pixels: reference),
      TTF_GlyphMetrics32(font, 0x48, nil, nil, nil, &top, nil) == 0
    else { return 0.7 }
    return Double(top) / reference
  }
}

/// A scalar of a text that can be shown.
nonisolated struct TextScalar {
  let scalar: Unicode.Scalar
  /// The index of its character in the text, which counts line breaks.
  let character: Int

  /// The scalars of each line: control characters become spaces, and zero-width characters
  /// (variation selectors, joiners, direction marks) are left out.
  static func lines(of string: String) -> [[TextScalar]] {
    var lines: [[TextScalar]] = [[]]
    for (index, character) in string.enumerated() {
      for scalar in character.unicodeScalars {
        if scalar == "\n" {
          lines.append([])
        } else if let scalar = scalar.shown {
          lines[lines.count - 1].append(TextScalar(scalar: scalar, character: index))
        }
      }
    }
    return lines
  }
}

extension Unicode.Scalar {
  /// The scalar that is drawn in its place; nil if none is.
  nonisolated var shown: Unicode.Scalar? {
    if self == "\0" || self == "\r" || properties.isDefaultIgnorableCodePoint { return nil }
    return properties.generalCategory == .control ? " " : self
  }
}

nonisolated extension TextLayout.Line {
  /// The line with every character on its own, `spacing` ems apart.
  fileprivate func spaced(by spacing: Double, _ fonts: Fonts) -> TextLayout.Line {
    var (spaced, x): ([TextLayout.PlacedRun], Double) = ([], 0)
    for run in runs {
      for character in run.split() {
        spaced.append(character)
        spaced[spaced.count - 1].x = x
        x += TextLayout.advance(of: character.run, fonts) + spacing
      }
    }
    return TextLayout.Line(runs: spaced, width: max(0, spaced.isEmpty ? 0 : x - spacing))
  }
}

nonisolated extension TextLayout.PlacedRun {
  /// The characters of the run, each with all of its scalars.
  fileprivate func split() -> [TextLayout.PlacedRun] {
    Dictionary(grouping: characters.indices) { characters[$0] }.values
      .sorted { $0[0] < $1[0] }.map { part($0[0]..<$0[0] + $0.count) }
  }

  /// The characters in `range`, at their positions in the whole run; nil if there are none.
  func only(_ range: Range<Int>, _ fonts: Fonts) -> TextLayout.PlacedRun? {
    guard let first = characters.firstIndex(where: range.contains),
      let last = characters.lastIndex(where: range.contains)
    else { return nil }
    var some = part(first..<last + 1)
    guard first > 0 else { return some }
    // Measured with the characters before them, for the kerning.
    some.x +=
      TextLayout.advance(of: part(0..<last + 1).run, fonts)
      - TextLayout.advance(of: some.run, fonts)
    return some
  }

  private func part(_ range: Range<Int>) -> TextLayout.PlacedRun {
    var string = String.UnicodeScalarView()
    string.append(
      contentsOf: run.string.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
    return TextLayout.PlacedRun(
      run: TextRun(file: run.file, string: String(string)), x: x,
      characters: Array(characters[range]))
  }
}

nonisolated extension TextLayout {
  /// The distance from the start of a run to the start of the next, in ems. It does not include
  /// overhanging parts of letters, which SDL_ttf counts at the ends of a text.
  fileprivate static func advance(of run: TextRun, _ fonts: Fonts) -> Double {
    func width(_ string: String) -> Double {
      Self.width(of: TextRun(file: run.file, string: string), fonts)
    }
    return width("H" + run.string + "H") - width("HH")
  }
}
