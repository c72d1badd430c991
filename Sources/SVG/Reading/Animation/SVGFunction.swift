import Keyframes
import Stage
import Syntax

/// A function of a `transform`.
struct SVGFunction {
  enum Kind: String {
    /// Two lengths.
    case translate
    /// An angle, and the point about which it turns.
    case rotate
    /// Two factors.
    case scale
    /// An angle.
    case skewX, skewY
    /// Six numbers.
    case matrix
  }

  var kind: Kind
  var numbers: [Double]

  /// The numbers that change nothing.
  var identity: [Double] {
    switch kind {
    case .translate: [0, 0]
    case .rotate: [0, numbers.count > 2 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0]
    case .scale: [1, 1]
    case .skewX, .skewY: [0]
    case .matrix: [1, 0, 0, 1, 0, 0]
    }
  }

  var map: Transform {
    switch kind {
    case .translate: return .translation(x: numbers[0], y: numbers[1])
    case .rotate:
      return Transform.rotation(degrees: numbers[0]).about(Point(x: numbers[1], y: numbers[2]))
    case .scale: return .scale(x: numbers[0], y: numbers[1])
    case .skewX, .skewY:
      let (sine, cosine) = sineAndCosine(degrees: numbers[0])
      let slant = abs(cosine) < 1e-9 ? 0 : sine / cosine
      let (x, y) = kind == .skewX ? (slant, 0) : (0, slant)
      return Transform(a: 1, b: y, c: x, d: 1, tx: 0, ty: 0)
    case .matrix:
      return Transform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
  }

  /// The map of a list, whose last function is applied first.
  static func map(_ list: [SVGFunction]) -> Transform {
    list.reduce(Transform.identity) { $1.map.then($0) }
  }
}

/// Reads the functions of transforms with their units.
struct SVGFunctionReader {
  /// The sides that are 100%.
  let box: Size
  let em: Double

  /// The functions of a list in order; nil if one of them cannot be read.
  func list(_ text: String) -> [SVGFunction]? {
    if text.trimmed == "none" { return [] }
    var functions: [SVGFunction] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "(") {
      let name = rest[..<open].filter { !$0.isWhitespace && $0 != "," }
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.firstIndex(of: ")"),
        let function = function(name.lowercased(), String(inside[..<close]))
      else { return nil }
      if let own = function.first { functions.append(own) }
      rest = inside[inside.index(after: close)...]
    }
    return rest.allSatisfy(\.isWhitespace) ? functions : nil
  }

  /// The value of an `animateTransform`.
  func value(_ kind: String, _ text: String) -> [Double]? {
    function(kind.lowercased(), text)?.first?.numbers
  }

  /// A property `translate`, `rotate` or `scale`.
  func property(_ name: String, _ text: String) -> SVGFunction? {
    guard text.trimmed != "none" else { return function(name, name == "scale" ? "1" : "0")?.first }
    // Turns about axes other than the one towards the viewer are not flat.
    guard name != "rotate" || text.split(separator: " ").count == 1 else { return nil }
    return function(name, text.split(whereSeparator: \.isWhitespace).joined(separator: ","))?.first
  }

  /// Nil if it cannot be read; empty if it does nothing in the plane.
  private func function(_ name: String, _ inside: String) -> [SVGFunction]? {
    let words = arguments(inside)
    let count = words.count
    func length(_ index: Int, _ whole: Double) -> Double? {
      index < count ? SVGNumbers.length(words[index], em: em, whole: whole) : 0
    }
    func angle(_ index: Int) -> Double? { index < count ? SVGNumbers.angle(words[index]) : 0 }
    func factor(_ index: Int) -> Double? {
      guard let number = SVGNumbers.number(words[index]) else { return nil }
      return words[index].hasSuffix("%") ? number / 100 : number
    }
    func made(_ kind: SVGFunction.Kind, _ numbers: [Double?]) -> [SVGFunction]? {
      let known = numbers.compactMap(\.self)
      return known.count == numbers.count ? [SVGFunction(kind: kind, numbers: known)] : nil
    }
    switch (name, count) {
    case ("translate", 1...2), ("translate", 3), ("translate3d", 3):
      return made(.translate, [length(0, box.width), length(1, box.height)])
    case ("translatex", 1): return made(.translate, [length(0, box.width), 0])
    case ("translatey", 1): return made(.translate, [0, length(0, box.height)])
    case ("translatez", 1), ("perspective", 1), ("scalez", 1): return []
    case ("rotate", 1), ("rotatez", 1): return made(.rotate, [angle(0), 0, 0])
    case ("rotate", 3): return made(.rotate, [angle(0), length(1, 0), length(2, 0)])
    case ("scale", 1): return made(.scale, [factor(0), factor(0)])
    case ("scale", 2), ("scale", 3), ("scale3d", 3): return made(.scale, [factor(0), factor(1)])
    case ("scalex", 1): return made(.scale, [factor(0), 1])
    case ("scaley", 1): return made(.scale, [1, factor(0)])
    case ("skewx", 1): return made(.skewX, [angle(0)])
    case ("skewy", 1): return made(.skewY, [angle(0)])
    case ("matrix", 6): return made(.matrix, words.map(SVGNumbers.number))
    case _: return nil
    }
  }

  /// Numbers that stand close together have no units.
  private func arguments(_ text: String) -> [String] {
    if !text.contains(where: { $0.isLetter && $0 != "e" && $0 != "E" || $0 == "%" }) {
      return SVGNumbers.list(text).map { "\($0)" }
    }
    return text.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }
}
