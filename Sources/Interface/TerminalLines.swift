extension String {
  /// The lines of the text in a terminal of so many columns: broken between words, and within those that are
  /// wider than a line, as lines of Chinese are.
  package func terminalLines(width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var lines = [""]
      for part in line.split(separator: " ").flatMap({ $0.parts(width: width) }) {
        let last = lines[lines.count - 1]
        if last.isEmpty {
          lines[lines.count - 1] = part
        } else if last.columns + 1 + part.columns <= width {
          lines[lines.count - 1] = "\(last) \(part)"
        } else {
          lines.append(part)
        }
      }
      return lines
    }
  }
}

extension Substring {
  /// Pieces of at most so many columns, and of at least one character.
  fileprivate func parts(width: Int) -> [String] {
    var parts = [""]
    for character in self {
      let last = parts[parts.count - 1]
      if !last.isEmpty, last.columns + [character].columns > width {
        parts.append(String(character))
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}

extension Sequence<Character> {
  /// How many columns of a terminal they take at most: characters of East Asia take two.
  package var columns: Int {
    reduce(0) { $0 + (($1.unicodeScalars.first?.value ?? 0) < 0x1100 ? 1 : 2) }
  }
}
