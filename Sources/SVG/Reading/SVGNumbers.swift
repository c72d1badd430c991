import Syntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Keyframes

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
  private static let largest = 1e9

  /// All numbers in a text, however they are separated; units between them are ignored.
  static func list(_ text: some StringProtocol) -> [Double] {
    text.split { $0 == "," || $0.isWhitespace }.compactMap { number(String($0)) }
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

  /// The map of a `transform`: the last function of the list is applied first. Nil if it cannot be read.
  static func transform(_ text: String) -> Transform? {
    var map = Transform.identity
    var rest = text[...]
    while let open = rest.firstIndex(of: "(") {
      let name = rest[..<open].filter { !$0.isWhitespace && $0 != "," }
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.firstIndex(of: ")"),
        let step = function(name.lowercased(), inside[..<close])
      else { return nil }
      map = step.then(map)
      rest = inside[inside.index(after: close)...]
    }
    return rest.allSatisfy(\.isWhitespace) || text == "none" ? map : nil
  }

  private static func function(_ name: String, _ inside: Substring) -> Transform? {
    let numbers = list(inside)
    func tangent(_ degrees: Double) -> Double {
      let (sine, cosine) = sineAndCosine(degrees: degrees)
      return abs(cosine) < 1e-9 ? 0 : sine / cosine
    }
    switch (name, numbers.count) {
    case ("matrix", 6):
      return Transform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1), ("translatex", 1): return .translation(x: numbers[0], y: 0)
    case ("translate", 2): return .translation(x: numbers[0], y: numbers[1])
    case ("translatey", 1): return .translation(x: 0, y: numbers[0])
    case ("scale", 1): return .scale(numbers[0])
    case ("scale", 2): return .scale(x: numbers[0], y: numbers[1])
    case ("scalex", 1): return .scale(x: numbers[0], y: 1)
    case ("scaley", 1): return .scale(x: 1, y: numbers[0])
    case ("rotate", 1): return .rotation(degrees: degrees(numbers[0], inside))
    case ("rotate", 3):
      return Transform.translation(x: -numbers[1], y: -numbers[2]).then(
        .rotation(degrees: numbers[0])
      ).then(.translation(x: numbers[1], y: numbers[2]))
    case ("skewx", 1):
      return Transform(a: 1, b: 0, c: tangent(numbers[0]), d: 1, tx: 0, ty: 0)
    case ("skewy", 1):
      return Transform(a: 1, b: tangent(numbers[0]), c: 0, d: 1, tx: 0, ty: 0)
    case _: return nil
    }
  }

  private static func degrees(_ number: Double, _ text: Substring) -> Double {
    if text.contains("turn") { return number * 360 }
    if text.contains("grad") { return number * 0.9 }
    return text.contains("rad") ? number * 180 / .pi : number
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
