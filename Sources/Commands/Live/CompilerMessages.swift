import Formats
import Words

/// The messages of the compiler about a file.
nonisolated struct CompilerMessages {
  /// In the compiler's order, each once; at most 100.
  let errors: [FileError]

  private static let most = 100

  /// An error or a note of the compiler.
  private struct Line {
    let path: Substring
    let number: Int
    let column: Int
    let words: String
    let isError: Bool

    /// Reads `PATH:LINE:COLUMN: error: WORDS`; nil for warnings and all else.
    init?(_ text: Substring) {
      for (mark, isError) in [(": error: ", true), (": note: ", false)] {
        guard let range = text.firstRange(of: mark) else { continue }
        let place = text[..<range.lowerBound].split(
          separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 3, let column = Int(place[place.count - 1]),
          let number = Int(place[place.count - 2])
        else { return nil }
        path = text[..<place[place.count - 3].endIndex]
        (self.number, self.column, self.isError) = (number, column, isError)
        words = String(text[range.upperBound...])
        return
      }
      return nil
    }
  }

  /// Reads the output of `swiftc -diagnostic-style llvm`. Warnings are left out, and errors in other
  /// files than `path`, which no change of that file can mend. Notes are part of their error's
  /// sentence. `source` is the file's text.
  init(_ output: String, about path: String, _ source: String) {
    var groups: [[Line]] = []
    for line in output.split(whereSeparator: \.isNewline).compactMap(Line.init) {
      if line.isError {
        groups.append([line])
      } else if !groups.isEmpty {
        groups[groups.count - 1].append(line)
      }
    }
    groups.removeAll { $0[0].path != path }
    let lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }
    let members = groups.isEmpty ? nil : SwiftMembers(source)
    var errors: [FileError] = []
    for (index, group) in groups.enumerated() where errors.count < Self.most {
      // The requirements of both protocols are notes of the last error about the type.
      let isSaidAgain = groups[(index + 1)...].contains {
        $0[0].number == group[0].number && $0[0].column == group[0].column
          && Self.isConformance($0[0]) && Self.isConformance(group[0])
      }
      guard !isSaidAgain else { continue }
      let error = Self.error(group, path, lines, members)
      if !errors.contains(error) { errors.append(error) }
    }
    self.errors = errors
  }

  private static func isConformance(_ line: Line) -> Bool {
    line.words.contains("does not conform to protocol")
  }

  /// An error with its notes. Columns of the compiler are bytes.
  private static func error(
    _ group: [Line], _ path: String, _ lines: [Substring], _ members: SwiftMembers?
  ) -> FileError {
    let line = group[0]
    let lineText = lines.indices.contains(line.number - 1) ? String(lines[line.number - 1]) : ""
    let before = String(decoding: lineText.utf8.prefix(max(0, line.column - 1)), as: UTF8.self)
    var error = FileError(
      line: line.number, column: before.count + 1, sentence: "\(sentence(line.words))",
      lineText: lineText)
    if let demo = DemoConformance(line.words, notes: group.dropFirst().map(\.words)),
      !demo.requirements.isEmpty
    {
      return demo.error(at: error, members?.members(of: demo.type) ?? [])
    }
    let notes = group.dropFirst().filter { note in !silent.contains { note.words.contains($0) } }
      .prefix(2)
      .map { note -> Message in
        let words = Message(verbatim: sentence(note.words))
        let isElsewhere = note.path == path && note.number != line.number
        return isElsewhere ? "Line \(note.number): \(words)" : words
      }
    let hints = notes.isEmpty ? [SwiftColors.advice(line.words)].compactMap(\.self) : notes
    if !hints.isEmpty { error.sentence = ([error.sentence] + hints).joined() }
    return error
  }

  /// Notes that say nothing about the file.
  private static let silent = ["declared here", "add stubs", "operates on an instance"]

  /// With a capital letter and a full stop.
  static func sentence(_ words: some StringProtocol) -> String {
    let words = words.drop { $0 == " " }
    let end = words.last.map { ".?!".contains($0) } ?? true
    return words.prefix(1).uppercased() + words.dropFirst() + (end ? "" : ".")
  }
}

/// Why the compiler cannot compile any file at all.
nonisolated enum CompilerObstacle: Equatable {
  /// The modules beside Riff were built by another version of the compiler.
  case otherVersion
  case noModules

  /// The obstacle that `output` reports; nil if it reports none.
  init?(_ output: String) {
    let versions = [
      "cannot be imported by the Swift", "created by a newer version of the compiler",
      "created by an older version of the compiler", "created by a different version",
      "not compatible with this", "malformed compiled module",
    ]
    if versions.contains(where: output.contains) {
      self = .otherVersion
    } else if output.contains("no such module 'DemoKit'") {
      self = .noModules
    } else {
      return nil
    }
  }

  /// The problem and its remedy.
  var sentence: Message {
    switch self {
    case .otherVersion:
      "Riff was built by another version of Swift than the swiftc that was found. Build Riff again, or put the folder of its Swift first in PATH."
    case .noModules:
      "Swift files need Riff's modules, which are not beside this program. Run Riff with ./play, from the folder in which it is built, or install it with scripts/package."
    }
  }
}
