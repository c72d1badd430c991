import Formats
import Words

/// The messages of the compiler about a file.
nonisolated struct CompilerMessages {
  /// In the compiler's order, each once; at most 100.
  let errors: [FileError]

  private static let most = 100

  /// Reads the output of `swiftc -diagnostic-style llvm`. Warnings and notes are left out, and
  /// errors in other files than `path`, which no change of that file can mend. `source` is the
  /// file's text.
  init(_ output: String, about path: String, _ source: String) {
    let lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }
    var errors: [FileError] = []
    for text in output.split(whereSeparator: \.isNewline) where text.hasPrefix("\(path):") {
      guard errors.count < Self.most, let error = Self.error(text.dropFirst(path.count + 1), lines)
      else { continue }
      if !errors.contains(error) { errors.append(error) }
    }
    self.errors = errors
  }

  /// Reads `LINE:COLUMN: error: WORDS`, where columns are bytes.
  private static func error(_ text: Substring, _ lines: [Substring]) -> FileError? {
    let parts = text.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let line = Int(parts[0]), let column = Int(parts[1]),
      parts[2] == " error"
    else { return nil }
    let lineText = lines.indices.contains(line - 1) ? String(lines[line - 1]) : ""
    let before = String(decoding: lineText.utf8.prefix(max(0, column - 1)), as: UTF8.self)
    return FileError(
      line: line, column: before.count + 1, sentence: "\(sentence(parts[3]))", lineText: lineText)
  }

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
