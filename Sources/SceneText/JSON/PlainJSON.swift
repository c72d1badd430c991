package import Syntax

extension JSON {
  /// Reads the JSON of another program; nil if it isn't JSON, or lies too deep in itself. `null` becomes the
  /// written text `null`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init?(reading text: String) {
    var parser = JSONParser(Source(text))
    guard let value = try? parser.document() else { return nil }
    self = value.plain
  }
}

extension JSONValue {
  fileprivate var plain: JSON {
    switch content {
    case .nothing: .written("null")
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .list(let values): .list(values.map(\.plain))
    case .object(let members):
      .members(members.map { JSON.Member(key: $0.key, value: $0.value.plain) })
    }
  }
}
