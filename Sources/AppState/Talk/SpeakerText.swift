import Keyframes
import Words
import Interface

extension SpeakerNotes {
  /// The notes in lines for a terminal of so many columns and rows, with its codes for bold and
  /// colours if it has them. No line is longer than the terminal is wide. In a small terminal, the
  /// speaker's own notes come before empty lines and captions.
  public func lines(columns: Int, rows: Int, hasColors: Bool) -> [String] {
    let paper = Paper(width: max(columns, 20), hasColors: hasColors)
    let own =
      notes.isEmpty
      ? [localized("No notes for this stop")] : notes.terminalLines(width: paper.width)
    var shown: [String] = []
    for (hasGaps, hasCaptions) in [(true, true), (false, true), (false, false)] {
      let head = head(paper, hasGaps: hasGaps, hasCaptions: hasCaptions)
      let foot = foot(paper, hasGaps: hasGaps, hasCaptions: hasCaptions)
      let room = max(1, rows - 1 - head.count - foot.count)
      let part = own.count <= room ? own : Array(own.prefix(max(1, room - 1))) + ["…"]
      shown = head + part.map { $0.cut(to: paper.width) } + foot
      if own.count <= room { break }
    }
    return shown
  }

  private func head(_ paper: Paper, hasGaps: Bool, hasCaptions: Bool) -> [String] {
    var lines = [paper.line("\(stop.number) / \(count)  \(stop.title)", "1;33")]
    if hasCaptions, !stop.caption.isEmpty { lines.append(paper.line(stop.caption, "1")) }
    if !state.isEmpty {
      lines += state.terminalLines(width: paper.width).prefix(3).map { paper.line($0, "7") }
    }
    return lines + (hasGaps ? [""] : [])
  }

  private func foot(_ paper: Paper, hasGaps: Bool, hasCaptions: Bool) -> [String] {
    let coming =
      next.map { localized("Next: \("\($0.number)  \($0.title)")") }
      ?? localized("This is the last stop.")
    let gap = hasGaps ? [""] : []
    var lines = gap + [paper.line(coming, "36")]
    if hasCaptions, let caption = next?.caption, !caption.isEmpty {
      lines.append(paper.line("   \(caption)", "36"))
    }
    let code = warning == .none ? "0" : warning == .first ? "1;33" : "1;31"
    return lines + gap + times(width: paper.width).map { paper.line($0, code) }
  }

  /// In as few lines as they fit into.
  private func times(width: Int) -> [String] {
    let counted = "\(stopwatch) \(Self.text(seconds: elapsed))"
    let rest = left.map { "\(localized($0 < 0 ? "Over" : "Left")) \(Self.text(seconds: $0))" }
    let parts = [warningWords.isEmpty ? nil : "[\(warningWords)]", rest, counted, timeOfDay]
    return parts.compactMap(\.self).reduce(into: [String]()) { lines, part in
      guard let last = lines.last, last.columns + 3 + part.columns <= width else {
        return lines.append(part)
      }
      lines[lines.count - 1] = "\(last)   \(part)"
    }
  }
}

/// A terminal's width in columns, and whether it has colours.
private struct Paper {
  let width: Int
  let hasColors: Bool

  func line(_ words: String, _ code: String) -> String {
    let short = words.cut(to: width)
    return hasColors && !short.isEmpty ? "\u{1B}[\(code)m\(short)\u{1B}[0m" : short
  }
}

extension String {
  /// At most so many characters, without those that control terminals.
  fileprivate func cut(to width: Int) -> String {
    let plain = map { $0.isControl ? " " : $0 }
    guard plain.columns > width else { return String(plain) }
    var end = plain.count
    while end > 0, plain[..<end].columns + "…".columns > width { end -= 1 }
    return String(plain[..<end]) + "…"
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control || $0.controlsTerminals }
  }
}
