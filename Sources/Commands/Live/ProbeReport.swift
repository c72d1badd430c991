import Formats
import SDLHost
import Words

/// The result of trying a demo out in a separate process.
nonisolated struct ProbeReport {
  /// The mistake that ended it; nil if all went well.
  let error: FileError?
  /// Whether a second try may know its line better. (Optimised code may say where a function was
  /// called instead of what it was doing.)
  private(set) var isUnexplained = false
  /// Why it crashed; nil if that is unknown.
  private let reason: Message?
  private let moment: Message

  /// At least one, after a failure.
  var errors: [FileError] { [error].compactMap(\.self) }

  /// Reads the output of the process, with Swift's backtrace if it crashed. `copy` is the path of
  /// the file that was compiled, `name` the file's own name, and `source` its text.
  init(
    _ output: String, end: ProbeEnd, about copy: String, name: String, _ source: String
  ) {
    let lines = output.split(whereSeparator: \.isNewline)
    let marks = lines.filter { $0.hasPrefix(ProbeCommand.mark) }
      .map { $0.dropFirst(ProbeCommand.mark.count) }
    let last = marks.last ?? "when it is loaded"
    moment = Message(line: last)
    if case .ended(0) = end, last.hasPrefix(ProbeCommand.done) {
      error = last == "\(ProbeCommand.done) 0" ? LiveCompilation.noDemo(in: name) : nil
      reason = nil
    } else if last.hasPrefix(ProbeCommand.wrong) {
      error = FileError(sentence: Message(line: last.dropFirst(ProbeCommand.wrong.count)))
      reason = nil
    } else {
      let output = lines.filter { !$0.hasPrefix(ProbeCommand.mark) }
      let reason = Self.reason(output, end)
      let error = Self.error(reason, moment, output, about: copy, source)
      isUnexplained = end == .crashed || end == .tooLong && error.line == nil
      (self.error, self.reason) = (error, reason)
    }
  }

  /// This report with what a second try, without optimisation, knows better: the line, if it ended for
  /// the same reason, and the reason if there was none.
  func explained(by again: ProbeReport) -> ProbeReport {
    guard var error, let other = again.error, reason == nil || reason == again.reason else {
      return self
    }
    if other.line != nil {
      (error.line, error.column, error.lineText) = (other.line, other.column, other.lineText)
    }
    if reason == nil, let reason = again.reason { error.sentence = "\(reason) (\(moment))." }
    return ProbeReport(error: error, reason: again.reason, moment: moment)
  }

  private init(error: FileError, reason: Message?, moment: Message) {
    (self.error, self.reason, self.moment) = (error, reason, moment)
  }

  private static func reason(_ lines: [Substring], _ end: ProbeEnd) -> Message? {
    switch end {
    case .tooLong: "It takes too long: it was stopped after \(ProbeCommand.seconds) seconds"
    case .ended(let status): "It has ended the program with exit code \(status)"
    case .crashed: CrashWords.reason(lines)
    }
  }

  /// The mistake that ended a window, from what is known of its crash: the words of the trap, and the
  /// backtrace of its instruction.
  static func error(
    of crash: Crash, _ lines: [Substring], about copy: String, _ source: String
  ) -> FileError {
    let reason: Message? =
      crash.isOfTime
      ? "It takes too long: it was stopped after \(Rescue.patience) seconds"
      : CrashWords.reason(lines)
    var error = error(reason, "in the window", lines, about: copy, source)
    error.sentence =
      "\(error.sentence) Riff started again without it. Change the file, or open it once more to run it as it is."
    return error
  }

  private static func error(
    _ reason: Message?, _ moment: Message, _ lines: [Substring], about copy: String,
    _ source: String
  ) -> FileError {
    let position = CrashWords.position(lines, in: copy)
    let text = position.flatMap { position in
      let lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }
      return lines.indices.contains(position.line - 1) ? String(lines[position.line - 1]) : nil
    }
    return FileError(
      line: position?.line, column: position?.column,
      sentence: "\(reason ?? "It has crashed") (\(moment)).", lineText: text)
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
    if let words = trap(lines) { return words }
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

  /// The words that the program itself has printed.
  private static func trap(_ lines: [Substring]) -> Message? {
    for line in lines {
      if line.contains("failed to allocate ") { return "It takes too much memory" }
      if let start = line.firstRange(of: "Fatal error: ")?.upperBound {
        return Message(verbatim: trimmed(line[start...]))
      }
      for kind in ["Fatal error", "Precondition failed", "Assertion failed"] {
        if let start = line.firstRange(of: ": " + kind)?.lowerBound {
          return Message(verbatim: trimmed(line[start...].dropFirst(2)))
        }
      }
      if line.hasPrefix("Could not cast value of type ") {
        return Message(verbatim: trimmed(line.replacing(/\ \(0x[0-9a-f]+\)/, with: "")[...]))
      }
    }
    return nil
  }

  private static func trimmed(_ words: Substring) -> String {
    String(words.hasSuffix(".") ? words.dropLast() : words)
  }

  /// The innermost position in the file at `path`, in the backtrace; or the one that a trap names itself.
  static func position(_ lines: [Substring], in path: String) -> (line: Int, column: Int)? {
    for line in lines {
      guard let start = line.ranges(of: "\(path):").first?.upperBound else { continue }
      let numbers = line[start...].split(separator: ":", maxSplits: 1)
      guard let first = numbers.first.flatMap({ Int($0) }), first > 0 else { continue }
      return (first, max(1, numbers.last.flatMap { Int($0.prefix { $0.isNumber }) } ?? 1))
    }
    // "Live1/A.swift:7: Precondition failed".
    let own = path.split(separator: "/").suffix(2).joined(separator: "/") + ":"
    for line in lines where line.hasPrefix(own) {
      if let number = Int(line.dropFirst(own.count).prefix { $0.isNumber }), number > 0 {
        return (number, 1)
      }
    }
    return nil
  }
}
