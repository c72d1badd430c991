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
  var text: String { JSONText.text(of: self, breaksLines: true) }

  /// The same, with a space in place of each line break and its indent.
  var line: String { JSONText.text(of: self, breaksLines: false) }

  static func quoted(_ text: String) -> String {
    text.inQuotationMarks { digits in
      "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
