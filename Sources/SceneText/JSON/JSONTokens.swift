package import Keyframes
import Stage
package import Syntax
import Words

// Motion tokens: `{"enter": "cubic-bezier(0, 0, 0.2, 1)", "short": 0.2, "pop": ["ease-out-back", 0.4]}`.
extension JSONWriter {
  /// Easings are strings, durations numbers, and two of one name a pair. They are in the order of
  /// the easings, and as far as pairs allow of the durations.
  static func tokens(_ tokens: MotionTokens, _ losses: inout Losses) -> JSON {
    let pairs = Set(tokens.easings.map(\.name))
    var members: [(key: String, value: JSON)] = []
    var rest = tokens.durations[...]
    for token in tokens.easings {
      let easing = easing(token.easing.unnamed, &losses)
      if let place = rest.firstIndex(where: { $0.name == token.name }) {
        for alone in rest[..<place] where !pairs.contains(alone.name) {
          members.append((alone.name, number(alone.seconds, &losses)))
        }
        rest = rest[(place + 1)...]
      }
      guard let seconds = tokens.seconds(named: token.name) else {
        members.append((token.name, easing))
        continue
      }
      members.append((token.name, .list([easing, number(seconds, &losses)])))
    }
    for alone in rest where !pairs.contains(alone.name) {
      members.append((alone.name, number(alone.seconds, &losses)))
    }
    return .object(members)
  }
}

extension JSON {
  /// With the names alone where easings are these tokens.
  func referring(to tokens: MotionTokens) -> JSON {
    guard !tokens.easings.isEmpty else { return self }
    let names = tokens.easings.map { token in
      (
        whole: Easing.token(token.name, token.easing.unnamed).notation,
        short: "token(\(token.name))"
      )
    }
    return referring(names)
  }

  private func referring(_ names: [(whole: String, short: String)]) -> JSON {
    switch self {
    case .number, .string, .flag, .written: self
    case .list(let values): .list(values.map { $0.referring(names) })
    case .members(let members):
      .members(
        members.map { member in
          guard member.key == "easing", case .string(let text) = member.value else {
            return Member(key: member.key, value: member.value.referring(names))
          }
          return Member(key: member.key, value: .string(Self.short(text, names)))
        })
    }
  }

  /// A token may stand in `lasting(short, …)`.
  private static func short(
    _ text: String, _ names: [(whole: String, short: String)]
  ) -> String {
    guard text.hasPrefix("token(") || text.hasPrefix("lasting(") else { return text }
    for (whole, short) in names {
      if text == whole { return short }
      if text.hasPrefix("lasting("), text.hasSuffix(", \(whole))") {
        return text.dropLast(whole.count + 1) + short + ")"
      }
    }
    return text
  }
}

extension JSONReader {
  func tokens(_ value: JSONValue) throws(PasteError) -> MotionTokens {
    guard case .object(let members) = value.content else {
      throw wanted("a list of tokens", value, "write them in braces")
    }
    guard members.count <= MotionTokens.most else {
      throw error(value, "There are more than \(MotionTokens.most) tokens", "give fewer")
    }
    var tokens = MotionTokens()
    for member in members {
      guard Easing.isTokenName(member.key) else {
        throw source.error(
          at: member.place, "\(quoted(member.key)) cannot name a token",
          "use up to 60 letters, digits, - and _")
      }
      switch member.value.content {
      case .list(let pair) where pair.count == 2:
        tokens.easings.append(.init(name: member.key, easing: try easing(pair[0]).unnamed))
        tokens.durations.append(.init(name: member.key, seconds: try duration(pair[1])))
      case .string:
        tokens.easings.append(.init(name: member.key, easing: try easing(member.value).unnamed))
      case .number:
        tokens.durations.append(.init(name: member.key, seconds: try duration(member.value)))
      case .nothing, .flag, .list, .object:
        throw error(
          member.value, "The token \(quoted(member.key)) is neither an easing nor a duration",
          "write one such as \"ease-out\", 0.3 or [\"ease-out\", 0.3]")
      }
    }
    return tokens
  }

  private func duration(_ value: JSONValue) throws(PasteError) -> Double {
    let seconds = try number(value)
    guard seconds > 0, seconds < 1e6 else {
      throw error(
        value, "A duration is \(seconds.shortest)",
        "it must be above 0 and below 1,000,000 seconds")
    }
    return seconds
  }

  /// The reader of a scene with these tokens.
  func knowing(_ tokens: MotionTokens) -> JSONReader {
    var reader = self
    reader.tokens = tokens
    reader.customs += tokens.easings.compactMap { tokens.easing(named: $0.name) }
    return reader
  }

  /// The reader of a scene with this timeline; without one, time is in seconds.
  func timed(by timeline: Timeline?) -> JSONReader {
    var reader = self
    reader.isInSeconds = timeline.map { $0.unit == .seconds } ?? true
    return reader
  }

  /// Refuses a duration at `value` where time is in pages or points.
  func checkSeconds(_ value: JSONValue) throws(PasteError) {
    guard !isInSeconds else { return }
    throw error(
      value, "A duration is in seconds, and the scene's timeline isn't",
      "remove it, or give the timeline the unit seconds")
  }

  /// A duration's name on a keyframe.
  func durationToken(_ value: JSONValue) throws(PasteError) -> String {
    try checkSeconds(value)
    let name = try string(value)
    guard tokens.seconds(named: name) != nil else {
      let near = nearest(to: name, among: tokens.durations.map(\.name))
      throw error(
        value, "No duration is called \(quoted(name))",
        near.map { "write \(quoted($0)), or add it to the scene's tokens" }
          ?? "add it to the scene's tokens")
    }
    return name
  }
}

extension MotionTokens {
  /// Riff's JSON of the tokens without line breaks: `{"enter": "ease-out", "short": 0.2}`.
  package var jsonLine: String {
    var losses = Losses()
    return JSONWriter.tokens(self, &losses).line
  }

  /// Reads such a text; `customs` are the easings that `custom(name)` may mean.
  package init(json text: String, customs: [Easing] = []) throws(PasteError) {
    let source = Source(text)
    var parser = JSONParser(source)
    self = try JSONReader(source: source, customs: customs).tokens(try parser.document())
  }
}

// The replacements of tokens for the ground and paging: `{"enter": "token(arrive, ease-out)",
// "leave": "ease-in"}`.
extension [String: Easing] {
  /// Riff's JSON of the easings by their names, without line breaks.
  package var jsonLine: String {
    var losses = Losses()
    let members = sorted { $0.key < $1.key }
    return JSON.object(members.map { ($0.key, JSONWriter.easing($0.value, &losses)) }).line
  }

  /// Reads such a text; `customs` are the easings that `custom(name)` may mean.
  package init(json text: String, customs: [Easing] = []) throws(PasteError) {
    let source = Source(text)
    var parser = JSONParser(source)
    let value = try parser.document()
    let reader = JSONReader(source: source, customs: customs)
    guard case .object(let members) = value.content else {
      throw reader.wanted("a list of easings", value, "write them in braces")
    }
    self.init()
    for member in members { self[member.key] = try reader.easing(member.value) }
  }
}
