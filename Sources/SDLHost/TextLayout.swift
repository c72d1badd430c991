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
    var runs: [(run: TextRun, x: Double)]
    var width: Double
  }

  /// The em in pixels at which texts are measured; large, for precision.
  static let reference = 1000.0

  var lines: [Line]
  /// The height of capitals.
  var capHeight: Double

  /// The width of the widest line.
  var width: Double { lines.reduce(0) { max($0, $1.width) } }

  init(_ text: Text, _ fonts: Fonts) {
    let chain = fonts.chain(for: text.style)
    capHeight = Self.capHeight(of: chain[0], fonts)
    lines = Self.cleanLines(of: text.string).map { line in
      var x = 0.0
      let runs = Self.runs(of: line, chain, fonts).map { run in
        defer { x += Self.width(of: run, fonts) }
        return (run: run, x: x)
      }
      return Line(runs: runs, width: x)
    }
  }

  /// The scalars of each line that can be shown: control characters become spaces, and zero-width
  /// characters (variation selectors, joiners, direction marks) are removed.
  static func cleanLines(of string: String) -> [[Unicode.Scalar]] {
    string.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.compactMap { scalar in
        if scalar == "\0" || scalar == "\r" || scalar.properties.isDefaultIgnorableCodePoint {
          return nil
        }
        return scalar.properties.generalCategory == .control ? " " : scalar
      }
    }
  }

  /// Splits a line into runs by font. A space belongs to the run before it.
  static func runs(of line: [Unicode.Scalar], _ chain: [FontFile], _ fonts: Fonts) -> [TextRun] {
    var runs: [TextRun] = []
    for scalar in line {
      let last = runs.indices.last
      if let last, scalar == " " || scalar.isASCII && runs[last].file == chain[0] {
        runs[last].string.unicodeScalars.append(scalar)
        continue
      }
      let file = fonts.font(with: scalar, in: chain)
      if let last, runs[last].file == file {
        runs[last].string.unicodeScalars.append(scalar)
      } else {
        runs.append(TextRun(file: file, string: String(scalar)))
      }
    }
    return runs
  }

  private static func width(of run: TextRun, _ fonts: Fonts) -> Double {
    var width: Int32 = 0
    guard let font = fonts.open.font(run.file, pixels: reference),
      TTF_SizeUTF8(font, run.string, &width, nil) == 0
    else { return 0 }
    return Double(width) / reference
  }

  private static func capHeight(of file: FontFile, _ fonts: Fonts) -> Double {
    var top: Int32 = 0
    guard let font = fonts.open.font(file, pixels: reference),
      TTF_GlyphMetrics32(font, 0x48, nil, nil, nil, &top, nil) == 0
    else { return 0.7 }
    return Double(top) / reference
  }
}
