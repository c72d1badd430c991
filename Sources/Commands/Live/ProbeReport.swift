import Formats
import Words

/// The result of trying a demo out in a separate process.
nonisolated struct ProbeReport {
  /// The mistake that ended it; nil if all went well.
  let error: FileError?

  /// Reads the output of the process, with Swift's backtrace if it crashed. `copy` is the path of
  /// the file that was compiled, `name` the file's own name, and `source` its text.
  init(
    _ output: String, end: ProbeEnd, about copy: String, name: String, _ source: String
  ) {
    let lines = output.split(whereSeparator: \.isNewline)
    let marks = lines.filter { $0.hasPrefix(ProbeCommand.mark) }
      .map { $0.dropFirst(ProbeCommand.mark.count) }
    let last = marks.last ?? "when it is loaded"
    if case .ended(0) = end, last.hasPrefix(ProbeCommand.done) {
      error = last == "\(ProbeCommand.done) 0" ? LiveCompilation.noDemo(in: name) : nil
    } else if last.hasPrefix(ProbeCommand.wrong) {
      error = FileError(sentence: Message(line: last.dropFirst(ProbeCommand.wrong.count)))
    } else {
      let output = lines.filter { !$0.hasPrefix(ProbeCommand.mark) }
      error = Self.crash(output, end, at: Message(line: last), about: copy, source)
    }
  }

  private static func crash(
    _ lines: [Substring], _ end: ProbeEnd, at moment: Message, about copy: String,
    _ source: String
  ) -> FileError {
    let reason: Message =
      switch end {
      case .tooLong: "It takes too long: it was stopped after \(ProbeCommand.seconds) seconds"
      case .ended(let status): "It has ended the program with exit code \(status)"
      case .crashed: CrashWords.reason(lines) ?? "It has crashed"
      }
    let position = CrashWords.position(lines, in: copy)
    let text = position.flatMap { position in
      let lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }
      return lines.indices.contains(position.line - 1) ? String(lines[position.line - 1]) : nil
    }
    return FileError(
      line: position?.line, column: position?.column, sentence: "\(reason) (\(moment)).",
      lineText: text)
  }
}

/// How a process that tries a demo out has ended.
nonisolated enum ProbeEnd: Equatable {
  case ended(Int32)
  case crashed
  case tooLong
}

/// Reads Swift's output when a program traps.
nonisolated enum CrashWords {
  /// Why it trapped, without a full stop.
  static func reason(_ lines: [Substring]) -> Message? {
    for line in lines {
      guard let start = line.ranges(of: "Fatal error: ").first?.upperBound else { continue }
      return Message(verbatim: trimmed(line[start...]))
    }
    for line in lines where line.hasPrefix("*** ") && line.hasSuffix(" ***") {
      let words = line.dropFirst(4).dropLast(4)
      if let failure = words.ranges(of: "Swift runtime failure: ").first {
        return Message(
          verbatim: trimmed(CompilerMessages.sentence(words[failure.upperBound...])[...]))
      }
      if words.contains("Bad pointer dereference") {
        return
          "It has no stack left, or reads memory that is not there: a function may call itself for ever"
      }
    }
    return nil
  }

  private static func trimmed(_ words: Substring) -> String {
    String(words.hasSuffix(".") ? words.dropLast() : words)
  }

  /// The innermost position in the file at `path`, in the backtrace.
  static func position(_ lines: [Substring], in path: String) -> (line: Int, column: Int)? {
    for line in lines {
      guard let start = line.ranges(of: "\(path):").first?.upperBound else { continue }
      let numbers = line[start...].split(separator: ":", maxSplits: 1)
      guard let first = numbers.first.flatMap({ Int($0) }), first > 0 else { continue }
      return (first, max(1, numbers.last.flatMap { Int($0.prefix { $0.isNumber }) } ?? 1))
    }
    return nil
  }
}
