import Syntax

extension JSON {
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
