import Formats
import Keyframes
import Words

/// The compiler's notes on a type that is no demo yet, as advice: the requirements that are missing, and
/// members of the file that are nearly right.
nonisolated struct DemoConformance {
  /// One requirement.
  struct Requirement: Equatable {
    /// "timeline", "buttons(at:isPlaying:)".
    let name: String
    /// As the compiler writes it.
    let type: String

    /// The declaration to write.
    var form: String {
      switch name {
      case "title", "caption": "static let \(name) = \"…\""
      case "timeline": "let timeline = Timeline.seconds(4)"
      case "scene": "var scene: Scene { … }"
      case "knobs": "static let knobs: [Knob] = […]"
      case "values": "var values = KnobValues(knobs)"
      case "buttons(at:isPlaying:)":
        "func buttons(at time: Double, isPlaying: Bool) -> [StageButton]"
      case "physics(of:)": "func physics(of profile: String) -> Physics?"
      case "init()": "init()"
      case _: "\(name): \(type)"
      }
    }

    var isStatic: Bool { ["title", "caption", "knobs"].contains(name) }

    /// Without the names of arguments.
    var word: String { String(name.prefix { $0 != "(" }) }

    /// Reads "protocol requires property 'title' with type 'String'".
    init?(note: some StringProtocol) {
      let parts = note.split(separator: "'", omittingEmptySubsequences: false)
      guard parts.count == 5, parts[0].hasPrefix("protocol requires ") else { return nil }
      (name, type) = (String(parts[1]), String(parts[3]))
    }
  }

  /// "Rename body to scene", and where.
  private struct NearMiss {
    let member: SwiftMembers.Member
    let advice: Message
    let requirement: String
  }

  let type: String
  let name: String
  let requirements: [Requirement]

  /// Reads the words of an error, "type 'A' does not conform to protocol 'Demo'".
  init?(_ error: String, notes: [String]) {
    let parts = error.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[2] == " does not conform to protocol " else { return nil }
    (type, name) = (String(parts[1]), String(parts[3]))
    requirements = notes.compactMap { Requirement(note: $0) }
  }

  /// The mistake at the first near miss, or else where `error` is.
  func error(at error: FileError, _ members: [SwiftMembers.Member]) -> FileError {
    let known = Set(requirements.map(\.word))
    let near = requirements.compactMap { nearMiss($0, members, known) }
      .sorted { $0.member.line < $1.member.line }
    let lacking = requirements.filter { requirement in
      !near.contains { $0.requirement == requirement.name }
    }
    var sentences: [Message] = ["\(type) does not conform to \(name)."]
    sentences += near.map { "Line \($0.member.line): \($0.advice)." }
    if !lacking.isEmpty {
      sentences.append("Add \(lacking.map(\.form).joined(separator: ", ")).")
    }
    if lacking.contains(where: { $0.name == "init()" }) {
      sentences.append("Or give each stored property a value.")
    }
    let first = near.first?.member
    return FileError(
      line: first?.line ?? error.line, column: first?.column ?? error.column,
      sentence: sentences.joined(), lineText: first?.lineText ?? error.lineText)
  }

  private func nearMiss(
    _ requirement: Requirement, _ members: [SwiftMembers.Member], _ known: Set<String>
  ) -> NearMiss? {
    func miss(_ member: SwiftMembers.Member, _ advice: Message) -> NearMiss {
      NearMiss(member: member, advice: advice, requirement: requirement.name)
    }
    if let member = members.first(where: { $0.name == requirement.word }) {
      let form = requirement.form
      if member.keyword == "func" || member.isStatic == requirement.isStatic {
        return miss(member, "write \(form) instead of \(member.keyword) \(member.signature)")
      }
      return requirement.isStatic
        ? miss(member, "\(member.name) must be static, as in \(form)")
        : miss(member, "\(member.name) can't be static")
    }
    let others = members.filter {
      !known.contains($0.name) && $0.keyword != "func" && $0.isStatic == requirement.isStatic
    }
    let same = others.filter { $0.type == requirement.type }
    let similar = nearest(to: requirement.name, among: same.map(\.name))
    let isOwnType = !["String", "Double", "Bool"].contains(requirement.type)
    let member = same.first { $0.name == similar } ?? (isOwnType ? same.first : nil)
    return member.map { miss($0, "rename \($0.name) to \(requirement.word)") }
  }
}
