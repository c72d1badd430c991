import Syntax

/// Writes new numbers no longer than a text needs: with as many decimals as it has itself, and at least four.
struct ShortNumbers {
  /// The numbers of the text, which stay as they are.
  private var known: Set<Double> = []
  private var decimals = 4
  /// The largest error, absolute of numbers from 1 and relative of smaller ones.
  private static let precision = 2e-4
  /// A text with more decimals than this has its numbers from a program.
  private static let mostDecimals = 12

  init(_ old: [JSON], _ written: JSONValue, _ source: Source) {
    for value in old { collect(value) }
    measure(written, source)
  }

  private mutating func collect(_ value: JSON) {
    switch value {
    case .number(let number): known.insert(number)
    case .string, .flag, .written: break
    case .list(let values): for value in values { collect(value) }
    case .members(let members): for member in members { collect(member.value) }
    }
  }

  private mutating func measure(_ value: JSONValue, _ source: Source) {
    switch value.content {
    case .nothing, .flag, .string: break
    case .number:
      let text = source.bytes[value.place..<value.end]
      guard let point = text.firstIndex(of: UInt8(ascii: ".")) else { return }
      decimals = max(decimals, text[(point + 1)...].prefix(while: \.isDigit).count)
    case .list(let values): for value in values { measure(value, source) }
    case .object(let members): for member in members { measure(member.value, source) }
    }
  }

  func shortened(_ value: JSON) -> JSON {
    switch value {
    case .number(let number): .number(shortened(number))
    case .string, .flag, .written: value
    case .list(let values): .list(values.map(shortened))
    case .members(let members):
      .members(members.map { .init(key: $0.key, value: shortened($0.value)) })
    }
  }

  private func shortened(_ number: Double) -> Double {
    guard !known.contains(number), abs(number) < 1e9, decimals < Self.mostDecimals else {
      return number
    }
    return (decimals...Self.mostDecimals).lazy.map { number.rounded(to: $0) }
      .first { abs($0 - number) <= Self.precision * min(abs(number), 1) } ?? number
  }
}
