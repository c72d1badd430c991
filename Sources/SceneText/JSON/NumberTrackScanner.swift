public import Keyframes
public import Stage
import Syntax

extension PropertyTrack {
  /// Reads a track of numbers that Riff has written as JSON, many times faster than `Pasted` and without
  /// more memory than the track needs; nil for all that is written otherwise, though it may be valid.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init?(writtenJSON bytes: ArraySlice<UInt8>, customs: [Easing] = []) {
    var scanner = NumberTrackScanner(bytes, customs)
    guard let track = scanner.document() else { return nil }
    self = track
  }
}

/// Reads `{"riff": 1, "track": {"keyframes": […]}, "of": "x"}`, in just this order.
private struct NumberTrackScanner {
  private let bytes: ArraySlice<UInt8>
  private let customs: [Easing]
  private var position: Int
  /// The easings so far, by their notations: most keyframes share a few.
  private var easings: [ArraySlice<UInt8>: Easing] = [:]

  init(_ bytes: ArraySlice<UInt8>, _ customs: [Easing]) {
    self.bytes = bytes
    self.customs = customs
    position = bytes.startIndex
  }

  mutating func document() -> PropertyTrack? {
    guard takeAll(Words.beginning), let track = track(), takeAll(Words.of), let name = text(),
      let property = Property.allCases.first(where: { $0.name.utf8.elementsEqual(name) }),
      take(Words.brace), peek() == nil
    else { return nil }
    return .number(property, track)
  }

  private mutating func track() -> Track<Double>? {
    var keyframes: [Keyframe<Double>] = []
    repeat {
      guard let keyframe = keyframe() else { return nil }
      keyframes.append(keyframe)
    } while take(Words.comma)
    guard take(Words.bracket) else { return nil }
    var track = Track(numbers: keyframes)
    if takeAll(Words.before) {
      guard let before = word(Extrapolation.self) else { return nil }
      track.before = before
    }
    if takeAll(Words.after) {
      guard let after = word(Extrapolation.self) else { return nil }
      track.after = after
    }
    return take(Words.brace) ? track : nil
  }

  private mutating func keyframe() -> Keyframe<Double>? {
    guard takeAll(Words.time), let time = number(), takeAll(Words.value), let value = number()
    else { return nil }
    var (easing, controls) = (Easing.linear, Controls<Double>?.none)
    if takeAll(Words.easing) {
      guard let known = self.easing() else { return nil }
      easing = known
    }
    if takeAll(Words.controls) {
      guard let first = number(), take(Words.comma), let second = number(), take(Words.bracket)
      else { return nil }
      controls = Controls(first, second)
    }
    var tangents: TangentKind?
    if takeAll(Words.tangents) {
      guard let kind = word(TangentKind.self) else { return nil }
      tangents = kind
    }
    guard take(Words.brace) else { return nil }
    return Keyframe(
      time: time, number: value, easing: easing, controls: controls, tangents: tangents)
  }

  // MARK: Values

  private mutating func easing() -> Easing? {
    guard let notation = text() else { return nil }
    if let known = easings[notation] { return known }
    let text = String(decoding: notation, as: UTF8.self)
    guard let easing = try? Easing(notation: text, customs: customs) else { return nil }
    easings[notation] = easing
    return easing
  }

  private mutating func word<Word: CaseIterable>(_ type: Word.Type) -> Word? {
    guard let word = text() else { return nil }
    return type.allCases.first { "\($0)".utf8.elementsEqual(word) }
  }

  /// The bytes between quotation marks, if there is nothing special among them.
  private mutating func text() -> ArraySlice<UInt8>? {
    guard take(Words.quote) else { return nil }
    let start = position
    while position < bytes.endIndex, bytes[position] != Words.quote {
      guard bytes[position] != Words.backslash, bytes[position] >= 32 else { return nil }
      position += 1
    }
    guard position < bytes.endIndex else { return nil }
    defer { position += 1 }
    return bytes[start..<position]
  }

  /// A number as JSON writes it. Up to 2⁵³ and 10²² a digit string is exactly one multiplication or
  /// division away from the nearest `Double`; all others are read the usual way.
  private mutating func number() -> Double? {
    skipSpaces()
    let start = position
    let isNegative = takeByte(Words.minus)
    var (mantissa, digits, exponent) = (UInt64(0), 0, 0)
    let whole = position
    takeDigits(&mantissa, &digits)
    guard position > whole, position == whole + 1 || bytes[whole] != Words.zero else { return nil }
    if takeByte(Words.point) {
      let fraction = position
      takeDigits(&mantissa, &digits)
      guard position > fraction else { return nil }
      exponent = fraction - position
    }
    if position < bytes.endIndex, bytes[position] | 0x20 == Words.e {
      return rare(from: start)
    }
    guard digits <= 18, mantissa <= 1 << 53, exponent >= -22 else { return rare(from: start) }
    let size = exponent == 0 ? Double(mantissa) : Double(mantissa) / Self.powers[-exponent]
    return isNegative ? -size : size
  }

  private mutating func rare(from start: Int) -> Double? {
    while position < bytes.endIndex, bytes[position].isPartOfNumber { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard text.utf8.last?.isDigit == true, let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }

  private static let powers: [Double] = (0...22).map { count in
    (0..<count).reduce(1) { power, _ in power * 10 }
  }

  private mutating func takeDigits(_ mantissa: inout UInt64, _ digits: inout Int) {
    while position < bytes.endIndex, bytes[position].isDigit {
      // More digits than this are read the usual way.
      if digits < 19 { mantissa = mantissa &* 10 &+ UInt64(bytes[position] - Words.zero) }
      digits += 1
      position += 1
    }
  }

  // MARK: Bytes

  private func peek() -> UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func skipSpaces() {
    while position < bytes.endIndex, bytes[position] == 32 { position += 1 }
  }

  private mutating func takeByte(_ byte: UInt8) -> Bool {
    guard position < bytes.endIndex, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func take(_ mark: UInt8) -> Bool {
    skipSpaces()
    return takeByte(mark)
  }

  /// Takes these bytes, with any spaces between them but where they are in quotation marks, or nothing.
  private mutating func takeAll(_ marks: [UInt8]) -> Bool {
    let start = position
    var isQuoted = false
    for mark in marks {
      guard isQuoted ? takeByte(mark) : take(mark) else {
        position = start
        return false
      }
      if mark == Words.quote { isQuoted.toggle() }
    }
    return true
  }

  /// The text between values, without spaces.
  private enum Words {
    static let beginning = Array(#"{"riff":1,"track":{"keyframes":["#.utf8)
    static let time = Array(#"{"time":"#.utf8)
    static let value = Array(#","value":"#.utf8)
    static let easing = Array(#","easing":"#.utf8)
    static let controls = Array(#","controls":["#.utf8)
    static let tangents = Array(#","tangents":"#.utf8)
    static let before = Array(#","before":"#.utf8)
    static let after = Array(#","after":"#.utf8)
    static let of = Array(#","of":"#.utf8)
    static let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    static let (comma, bracket, brace) = (UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"))
    static let (minus, point, zero) = (UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "0"))
    static let e = UInt8(ascii: "e")
  }
}
