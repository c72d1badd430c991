import Syntax

extension JSON {
  /// On one line without spaces, for files that nobody reads.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var compact: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .number(let number): bytes += number.shortest.utf8
    case .string(let text): bytes += JSON.quoted(text).utf8
    case .flag(let flag): bytes += (flag ? "true" : "false").utf8
    case .written(let text): bytes += text.utf8
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .members(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += JSON.quoted(member.key).utf8
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// The nearest number that Lottie's readers show, with so many digits after the point.
  static func rounded(_ value: Double, to digits: Int = 3) -> JSON {
    .number(limited(value).rounded(to: digits).withoutMinusZero)
  }

  static func numbers(_ values: [Double], to digits: Int = 3) -> JSON {
    .list(values.map { .rounded($0, to: digits) })
  }

  /// With the members of another object behind its own.
  func adding(_ other: JSON) -> JSON { .members(members + other.members) }

  /// With another value of a member that it has.
  func replacing(_ key: String, with value: JSON) -> JSON {
    .members(members.map { $0.key == key ? Member(key: key, value: value) : $0 })
  }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral
{
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .members(elements.map { Member(key: $0.0, value: $0.1) })
  }

  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(arrayLiteral elements: JSON...) { self = .list(elements) }
}
