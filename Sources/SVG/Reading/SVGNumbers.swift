import Syntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Keyframes
import Stage

/// Numbers, lengths and maps as SVG writes them.
enum SVGNumbers {
  /// The length to which a percentage refers.
  struct Reference {
    var viewport: Size
    /// The font size, for `em`.
    var em: Double

    var diagonal: Double {
      ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
    }
  }

  /// Numbers larger than this are cut, so that no product of a few is infinite.
  static let largest = 1e9

  /// The numbers of a text up to the first character that begins none, such as 1, -2 and 0.5 of
  /// `1-2.5`; units behind them are ignored.
  static func list(_ text: some StringProtocol) -> [Double] {
    var rest = Array(text.utf8)[...]
    var numbers: [Double] = []
    while true {
      rest = rest.drop { $0 == UInt8(ascii: ",") || $0.isSpace }
      let digits = numeral(rest)
      guard let number = Double(String(decoding: digits, as: UTF8.self)) else { return numbers }
      numbers.append(min(max(number, -largest), largest))
      rest = rest[digits.endIndex...].drop { $0.isLetter || $0 == UInt8(ascii: "%") }
    }
  }

  /// The points of a list of their coordinates.
  static func points(_ text: String) -> [Point] {
    let numbers = list(text)
    return stride(from: 0, to: numbers.count - 1, by: 2).map {
      Point(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  /// The number with which a text begins, as SVG's grammar has it; it may be empty.
  private static func numeral(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = text.startIndex
    func byte(_ index: Int) -> UInt8 { index < text.endIndex ? text[index] : 0 }
    func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }
    if isSign(byte(end)) { end += 1 }
    while byte(end).isDigit { end += 1 }
    if byte(end) == UInt8(ascii: "."), byte(end + 1).isDigit || end > text.startIndex {
      end += 1
      while byte(end).isDigit { end += 1 }
    }
    let power = end + (isSign(byte(end + 1)) ? 2 : 1)
    if byte(end) | 0x20 == UInt8(ascii: "e"), byte(power).isDigit {
      end = power
      while byte(end).isDigit { end += 1 }
    }
    return text[..<end]
  }

  /// A number with or without a unit behind it, which is ignored.
  static func number(_ text: String) -> Double? {
    let digits = text.utf8.prefix { $0.isPartOfNumber }
    var word = String(decoding: digits, as: UTF8.self)
    // The "e" of "2em" is not an exponent.
    while let last = word.last, !last.isNumber { word.removeLast() }
    return Double(word).flatMap { $0.isNaN ? nil : min(max($0, -largest), largest) }
  }

  /// A length in user units; `whole` is 100%.
  static func length(_ text: String, em: Double, whole: Double) -> Double? {
    let word = text.trimmed
    guard let number = number(word) else { return nil }
    let unit = word.reversed().prefix { $0.isLetter || $0 == "%" }.reversed()
    return switch String(unit).lowercased() {
    case "%": number / 100 * whole
    case "pt": number * 4 / 3
    case "pc": number * 16
    case "mm": number / 25.4 * 96
    case "cm": number / 2.54 * 96
    case "q": number / 101.6 * 96
    case "in": number * 96
    case "em", "rem": number * em
    case "ex", "ch": number * em / 2
    case _: number
    }
  }

  /// A share such as an opacity or an offset: `0.5` or `50%`, cut to 0…1.
  static func share(_ text: String) -> Double? {
    number(text.trimmed).map { min(max(text.contains("%") ? $0 / 100 : $0, 0), 1) }
  }

  /// The offset of a stop, cut to 0…1; nil if it has a unit.
  static func offset(_ text: String) -> Double? {
    let word = text.trimmed
    guard word.utf8.allSatisfy({ $0.isPartOfNumber || $0 == UInt8(ascii: "%") }) else { return nil }
    return share(word)
  }

  /// The point of a `transform-origin` in a viewport; nil if it cannot be read.
  static func origin(_ text: String, em: Double, in viewport: Size) -> Point? {
    var words = text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    guard let first = words.first else { return nil }
    if words.count == 1 { words.append("center") }
    let isSwapped =
      ["top", "bottom"].contains(first)
      || first == "center" && ["left", "right"].contains(words[1])
    if isSwapped { words.swapAt(0, 1) }
    func side(_ word: String, _ low: String, _ high: String, _ whole: Double) -> Double? {
      let shares = [low: 0, "center": 0.5, high: 1]
      return shares[word].map { $0 * whole } ?? length(word, em: em, whole: whole)
    }
    guard let x = side(words[0], "left", "right", viewport.width),
      let y = side(words[1], "top", "bottom", viewport.height)
    else { return nil }
    return Point(x: x, y: y)
  }

  /// The map of an element's transform about its origin; nil if it has none, or none that can be
  /// read.
  static func transform(
    _ values: [String: String], _ name: String = "transform", em: Double = 16, in viewport: Size
  ) -> Transform? {
    let reader = SVGFunctionReader(box: viewport, em: em)
    guard let map = values[name].flatMap(reader.list).map(SVGFunction.map) else { return nil }
    let centre = values["transform-origin"].flatMap { origin($0, em: em, in: viewport) }
    return centre.map { map.about($0) } ?? map
  }

  /// An angle in degrees; nil if it cannot be read.
  static func angle(_ text: String) -> Double? {
    guard let number = number(text) else { return nil }
    if text.contains("turn") { return number * 360 }
    if text.contains("grad") { return number * 0.9 }
    return text.contains("rad") ? number * 180 / .pi : number
  }
}

extension Transform {
  /// The same map about a point instead of the origin.
  func about(_ point: Point) -> Transform {
    Transform.translation(x: -point.x, y: -point.y).then(self)
      .then(.translation(x: point.x, y: point.y))
  }
}

/// A map as a node has it: scaled, slanted, rotated, moved.
struct TransformParts {
  var x, y, scaleX, scaleY, skew, rotation: Double

  /// The parts of a map, to nine digits behind the point; exact but for a map that flattens the plane to a
  /// line that is slanted.
  init(_ map: Transform) {
    scaleX = hypot(map.a, map.b)
    let radians = scaleX > 0 ? atan2(map.b, map.a) : atan2(-map.c, map.d)
    let across = map.c * cos(radians) + map.d * sin(radians)
    scaleY = map.d * cos(radians) - map.c * sin(radians)
    skew = scaleY == 0 ? 0 : -atan(across / scaleY) * 180 / .pi
    rotation = radians * 180 / .pi
    (x, y) = (map.tx, map.ty)
    for part in [\TransformParts.x, \.y, \.scaleX, \.scaleY, \.skew, \.rotation] {
      let value = self[keyPath: part]
      self[keyPath: part] = value.isFinite ? value.rounded(to: 9) : 0
    }
  }
}

extension TransformParts {
  /// The parts of a node at its start.
  init(_ node: Node) {
    func part(_ property: Property) -> Double { node[property].value(at: 0) }
    (x, y) = (part(.x), part(.y))
    (scaleX, scaleY) = (part(.scaleX), part(.scaleY))
    (skew, rotation) = (part(.skew), part(.rotation))
  }

  var map: Transform {
    let slant = -tan(skew * .pi / 180) * scaleY
    return Transform(a: scaleX, b: 0, c: slant, d: scaleY, tx: 0, ty: 0)
      .then(.rotation(degrees: rotation)).then(.translation(x: x, y: y))
  }
}
