import Keyframes
import Syntax

/// A value of a Lottie file's JSON.
enum LottieValue {
  case nothing
  case flag(Bool)
  case number(Double)
  case text(String)
  /// A list of numbers alone, which most of a file consists of.
  case numbers([Double])
  case list([LottieValue])
  case object(LottieObject)
}

/// The members of an object in the order of the text; of two with one name the first counts.
struct LottieObject {
  struct Member {
    let key: String
    let value: LottieValue
  }

  let members: [Member]

  subscript(key: String) -> LottieValue? {
    for member in members where member.key == key { return member.value }
    return nil
  }
}

// Lottie writes the same thing in several ways, so every reading is lenient: a number may stand in a list, a
// flag may be a number.
extension LottieValue {
  subscript(key: String) -> LottieValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The number, or the first of a list.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .numbers(let values): values.first
    case .flag(let value): value ? 1 : 0
    case .list(let values): values.first?.number
    case .nothing, .text, .object: nil
    }
  }

  /// All numbers of a list, or the only one.
  var numbers: [Double] {
    switch self {
    case .number(let value): [value]
    case .numbers(let values): values
    case .flag, .nothing, .text, .object, .list: []
    }
  }

  var items: [LottieValue] {
    switch self {
    case .list(let values): values
    case .numbers(let values): values.map { .number($0) }
    case .nothing, .flag, .number, .text, .object: []
    }
  }

  /// The whole number, limited to the range of an `Int32`.
  var whole: Int? { number.map { Int(min(max($0, -2e9), 2e9)) } }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The text, or a number as one.
  var name: String? { text ?? whole.map { String($0) } }

  /// The first two numbers, limited.
  var point: Point? {
    let numbers = numbers
    return numbers.count > 1 ? Point(x: limited(numbers[0]), y: limited(numbers[1])) : nil
  }

  /// Whether it is true, or a number other than 0.
  var isTrue: Bool { number.map { $0 != 0 } ?? false }

  var isObject: Bool {
    if case .object = self { true } else { false }
  }
}
