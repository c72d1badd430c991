import DemoKit
package import Formats
package import Keyframes
package import Stage
package import Words

/// Something of a demo that can be exported.
package enum ExportSource: Equatable {
  case easing(Easing)
  case track(PropertyTrack)
  case node(Node)
  case scene(Scene, Timeline, name: String)

  package func exported(as language: ExportLanguage, _ outlines: GlyphOutlines?) -> ExportedText {
    switch (language, self) {
    case (.format(let format), _): ExportedText(exported(as: format, outlines))
    case (.dialect(let dialect, let seconds), .easing(let easing)):
      ExportedText(dialect.write(easing, over: seconds))
    // Only an easing has dialects.
    case (.dialect, .track), (.dialect, .node), (.dialect, .scene):
      ExportedText(exported(as: .swift))
    }
  }

  package func exported(as format: ExportFormat, _ outlines: GlyphOutlines? = nil) -> Exported {
    switch self {
    case .easing(let easing): format.export(easing)
    case .track(let track): format.export(track)
    case .node(let node): format.export(node, outlines: outlines)
    case .scene(let scene, let timeline, let name):
      format.export(scene, timeline, named: name, outlines: outlines)
    }
  }
}

/// An export, as the panel shows it.
package struct ShownExport {
  package let source: ExportSource
  package let language: ExportLanguage
  /// Identifies the demo, the subject and its path.
  package let key: String
  package let exported: ExportedText
  /// The losses, in the language of the export.
  package let losses: [String]
  /// How far a dialect is off, in the same language; nil for all but dialects.
  package let largestError: String?
  package let interfaceLanguage = Language.current
  /// How many letters fit into a line of the panel.
  package let columns: Int
  /// The text, broken where a line is too long.
  package let lines: [String]
  /// How many lines the text has unbroken.
  package let count: Int

  package init(
    _ source: ExportSource, _ language: ExportLanguage, _ outlines: GlyphOutlines?, key: String,
    columns: Int
  ) {
    let exported = source.exported(as: language, outlines)
    self.init(source, language, key: key, exported, columns: columns)
  }

  private init(
    _ source: ExportSource, _ language: ExportLanguage, key: String, _ exported: ExportedText,
    columns: Int
  ) {
    (self.source, self.language, self.key) = (source, language, key)
    (self.exported, self.columns) = (exported, columns)
    losses = exported.losses.map(\.localized)
    largestError = exported.largestError?.sentence.localized
    let whole = exported.text.lineList
    count = whole.count
    lines = whole.flatMap { Self.broken($0, columns: max(columns, 8)) }
  }

  package func broken(at columns: Int) -> ShownExport {
    ShownExport(source, language, key: key, exported, columns: columns)
  }

  /// A long line continues on the next, indented by two more letters.
  private static func broken(_ line: Substring, columns: Int) -> [String] {
    let indent = min(line.prefix { $0 == " " }.count + 2, columns / 2)
    var (rest, margin, lines) = (line, "", [String]())
    while let limit = rest.index(
      rest.startIndex, offsetBy: columns - margin.count, limitedBy: rest.endIndex),
      limit < rest.endIndex
    {
      let head = Array(margin + rest[..<limit])
      let end = end(of: head[...])
      lines.append(String(head[..<end]))
      (rest, margin) = (rest.dropFirst(end - margin.count), String(repeating: " ", count: indent))
    }
    return lines + [margin + rest]
  }

  /// After the last comma, else the last space, of the second half.
  private static func end(of head: ArraySlice<Character>) -> Int {
    let half = head.count / 2
    let commas = head.indices.filter { $0 > half && head[$0] == " " && head[$0 - 1] == "," }
    let spaces = head.indices.filter { $0 > half && head[$0] == " " }
    return (commas.last ?? spaces.last).map { $0 + 1 } ?? head.count
  }
}

extension String {
  /// Its lines, without an empty last one.
  package var lineList: [Substring] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true, lines.count > 1 { lines.removeLast() }
    return lines
  }
}
