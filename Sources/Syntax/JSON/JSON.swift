/// A JSON value on its way out.
package enum JSON: Equatable {
  case number(Double)
  case string(String)
  case flag(Bool)
  case list([JSON])
  /// In this order.
  case members([Member])
  /// The text of a value that was written before, for its current position.
  case written(String)

  package struct Member: Equatable {
    package let key: String
    package let value: JSON

    package init(key: String, value: JSON) { (self.key, self.value) = (key, value) }
  }

  package static func object(_ members: [(key: String, value: JSON)]) -> JSON {
    .members(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// The members of an object; empty for another value.
  package var members: [Member] {
    if case .members(let members) = self { members } else { [] }
  }

  /// The values of a list; empty for another value.
  package var values: [JSON] {
    if case .list(let values) = self { values } else { [] }
  }

  /// The member of this name, if there is one.
  package subscript(key key: String) -> JSON? { members.first { $0.key == key }?.value }

  /// On one line where it fits, else one member a line; ends without a newline.
  package var text: String { JSONText.text(of: self, breaksLines: true) }

  /// The same for a value on a line that begins with so many spaces.
  package func text(indent: Int) -> String {
    JSONText.text(of: self, breaksLines: true, indent: indent)
  }

  /// The same, with a space in place of each line break and its indent.
  package var line: String { JSONText.text(of: self, breaksLines: false) }

  /// On one line without spaces, for files that nobody reads.
  package var compact: String { JSONText.compact(self) }

  package static func quoted(_ text: String) -> String {
    text.inQuotationMarks { digits in
      "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
