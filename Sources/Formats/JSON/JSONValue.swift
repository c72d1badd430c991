/// A JSON value that was read, with the byte at which it begins.
struct JSONValue {
  enum Content {
    case nothing
    case flag(Bool)
    case number(Double)
    case string(String)
    case list([JSONValue])
    case object([Member])
  }

  struct Member {
    let key: String
    let place: Int
    let value: JSONValue
  }

  let content: Content
  let place: Int

  /// What kind of value it is, for a sentence.
  var kind: String {
    switch content {
    case .nothing: "null"
    case .flag(let value): value ? "true" : "false"
    case .number(let value): "the number \(value.shortest)"
    case .string(let text): "the text \(quoted(text))"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
