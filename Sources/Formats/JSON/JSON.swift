/// A JSON value on its way out.
enum JSON {
  case number(Double)
  case string(String)
  case flag(Bool)
  case list([JSON])
  /// In this order.
  case members([Member])

  struct Member {
    let key: String
    let value: JSON
  }

  static func object(_ members: [(key: String, value: JSON)]) -> JSON {
    .members(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// On one line where it fits, else one member a line; ends without a newline.
  var text: String { text(indent: 0) }

  private func text(indent: Int) -> String {
    let line = line
    if line.utf8.count + indent <= 96 { return line }
    let margin = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .number, .string, .flag: return line
    case .list(let values):
      let lines = values.map { margin + $0.text(indent: indent + 2) }
      return "[\n" + lines.joined(separator: ",\n") + end + "]"
    case .members(let members):
      let lines = members.map {
        "\(margin)\(JSON.quoted($0.key)): \($0.value.text(indent: indent + 2))"
      }
      return "{\n" + lines.joined(separator: ",\n") + end + "}"
    }
  }

  private var line: String {
    switch self {
    case .number(let value): value.shortest
    case .string(let text): JSON.quoted(text)
    case .flag(let value): value ? "true" : "false"
    case .list(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .members(let members):
      "{" + members.map { "\(JSON.quoted($0.key)): \($0.value.line)" }.joined(separator: ", ") + "}"
    }
  }

  static func quoted(_ text: String) -> String {
    text.inQuotationMarks { digits in
      "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
