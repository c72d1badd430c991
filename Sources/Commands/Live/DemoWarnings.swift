import DemoKit
import Formats
import Keyframes
import Stage
import Words

/// Mistakes in a file that compiles and runs: functions that nothing calls, and times outside the
/// timeline.
nonisolated struct DemoWarnings {
  private let members: SwiftMembers
  private let lines: [Substring]

  private static let protocols: Set<String> = [
    "Demo", "AdjustableDemo", "ButtonedDemo", "PagedDemo", "PhysicsDemo", "DisplayDemo",
    "ReducedMotionDemo",
  ]
  /// The members that a part of a demo has, each with its type or the beginning of its declaration.
  private static let parts = [
    (name: "buttons", declaration: "[StageButton]", part: "ButtonedDemo"),
    (name: "knobs", declaration: "[Knob]", part: "AdjustableDemo"),
    (name: "physics", declaration: "Physics?", part: "PhysicsDemo"),
    (name: "reducedMotionScene", declaration: "Scene", part: "ReducedMotionDemo"),
    (name: "snapping", declaration: "Snapping", part: "PagedDemo"),
  ]
  private static let receive =
    "mutating func receive(_ input: DemoInput, at time: Double) -> Reply"

  init(_ source: String) {
    members = SwiftMembers(source)
    lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// In the order of the file. `demo` is the one that is shown.
  func found(in demo: any Demo) -> [FileError] {
    let types = members.conforming(to: Self.protocols)
    let found =
      types.flatMap { uncalled(in: $0) + unused(in: $0) }
      + [posterTime(of: demo)].compactMap(\.self)
      + negativeLengths()
    return found.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
  }

  private func warning(_ member: SwiftMembers.Member, _ sentence: Message) -> FileError {
    FileError(
      line: member.line, column: member.column, sentence: sentence, lineText: member.lineText)
  }

  /// Functions for input with another signature than the one that is called.
  private func uncalled(in type: String) -> [FileError] {
    let functions = members.members(of: type).filter { $0.keyword == "func" }
    let named = functions.filter { $0.name == "receive" }
    guard !named.contains(where: { Self.isCalled($0) }) else { return [] }
    let other = functions.filter { $0.signature.contains("DemoInput") }
    return (named.isEmpty ? other : named).map {
      warning($0, "\($0.name) is never called. Write \(Self.receive).")
    }
  }

  private static func isCalled(_ member: SwiftMembers.Member) -> Bool {
    let text = member.signature.filter { !$0.isWhitespace }
    return !member.isStatic
      && text.wholeMatch(of: /receive\(_\w+:DemoInput,at\w*:Double\)->Reply/) != nil
  }

  /// Members that only a part of a demo uses, which the type doesn't name.
  private func unused(in type: String) -> [FileError] {
    Self.parts.flatMap { row -> [FileError] in
      guard !members.conforming(to: [row.part]).contains(type) else { return [] }
      return members.members(of: type)
        .filter { $0.name == row.name && $0.signature.hasSuffix(row.declaration) }
        .map {
          warning(
            $0, "\($0.name) is never used, because \(type) doesn't conform to \(row.part). Add it.")
        }
    }
  }

  private func posterTime(of demo: any Demo) -> FileError? {
    let (time, range) = (demo.posterTime, demo.timeline.range)
    guard !range.contains(time) else { return nil }
    let sentence: Message =
      "The posterTime \(time.rounded3) is not on the timeline, which goes from \(range.lowerBound.rounded3) to \(range.upperBound.rounded3). Choose a time on it."
    let member = members.types.flatMap(\.members).first { $0.name == "posterTime" }
    return member.map { warning($0, sentence) } ?? FileError(sentence: sentence)
  }

  /// Lengths are written as they count.
  private func negativeLengths() -> [FileError] {
    lines.enumerated().compactMap { index, line in
      guard line.contains("imeline"),
        let match = line.firstMatch(of: /\.(?:seconds|points)\(\s*-[0-9.]/)
      else { return nil }
      return FileError(
        line: index + 1,
        column: line.distance(from: line.startIndex, to: match.range.lowerBound) + 1,
        sentence: "A timeline of negative length has no length. Write a positive number.",
        lineText: String(line))
    }
  }
}
