import Keyframes
import Stage
import Syntax

// The animations of a style's element.
extension SVGStyle {
  /// The properties whose animations are those of the elements within too.
  static let inherited: Set<String> = [
    "fill", "stroke", "fill-opacity", "stroke-opacity", "stroke-width", "stroke-dasharray",
    "stroke-dashoffset", "visibility",
  ]

  /// The animations of a property of the element itself.
  func own(_ property: String) -> [SVGAnimation] { ownMotions[property] ?? [] }

  /// About how many keyframes the animations come to in a scene of a length. Endless rounds are
  /// written out only where a property has more animations than one.
  func cost(within length: Double) -> Int {
    (Array(motions.values) + Array(ownMotions.values)).reduce(0) { sum, group in
      let keys = group.reduce(0) { sum, motion in
        let rounds = motion.timing.intervals.map { interval in
          let isEndless = interval.end == .infinity
          if isEndless, group.count == 1 { return 1 }
          let end = isEndless ? length : interval.end
          let count = (end - interval.begin) / motion.timing.duration
          let most = isEndless ? SVGEffect<Double>.mostRounds : SVGPlayback.mostRounds
          return count.isNaN ? 1 : Int(min(max(1, count), most))
        }
        let letters = motion.keys.reduce(0) { $0 + ($1.text?.utf8.count ?? 0) }
        return sum + motion.keys.count * rounds.reduce(0, +) + letters / 256
      }
      // At the beginning or end of one of many, all are looked at.
      return sum + keys + group.count * group.count / 64
    }
  }

  /// Takes the animations of an element, beside those of the elements around it that its own values do not
  /// replace.
  mutating func take(_ motions: [SVGAnimation]?, _ values: [String: String]) {
    if !self.motions.isEmpty { self.motions = self.motions.filter { values[$0.key] == nil } }
    ownMotions = [:]
    shift = nil
    guard let motions else { return }
    ownMotions = Dictionary(grouping: motions, by: \.property)
    self.motions.merge(ownMotions.filter { Self.inherited.contains($0.key) }) { $1 }
  }

  /// The colour of a paint without its opacity; nil for paints of more than one colour.
  func plain(_ paint: Paint) -> Color? {
    switch paint {
    case .none: .clear
    case .color(let color): color
    case .current: color
    case .contextFill, .contextStroke, .reference: nil
    }
  }

  /// The colour of a value of an animation.
  func animated(_ text: String) -> Color? {
    text.trimmed == "none" ? .clear : SVGStyle.color(text.trimmed, current: color)
  }

  /// A length of the line in user units.
  func strokeLength(_ text: String) -> Double? {
    SVGNumbers.length(text, em: fontSize, whole: diagonal)
  }

  /// The dashes that a text says, an even number of them; none for a line without gaps.
  func dashes(_ text: String) -> [Double] {
    let lengths = text.split { $0 == "," || $0.isWhitespace }.compactMap {
      strokeLength(String($0))
    }
    let isValid = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
    return !isValid ? [] : lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
  }

  /// From the units of dashes to those of the outline: its `pathLength` says how long it counts.
  func dashScale(_ outline: SVGGeometry) -> Double {
    guard let length = own["pathLength"].flatMap(SVGNumbers.number), length > 0 else { return 1 }
    return PathRoute(outline.walked).length / length
  }

  /// The path data in `path("…")`, or a text itself.
  static func data(_ text: String) -> String {
    let word = text.trimmed
    guard word.hasPrefix("path("), word.hasSuffix(")") else { return text }
    let inside = String(word.dropFirst(5).dropLast()).trimmed
    let rest =
      inside.firstIndex(of: ",").map { mark in
        ["evenodd", "nonzero"].contains(String(inside[..<mark]).trimmed)
          ? inside[inside.index(after: mark)...] : inside[...]
      } ?? inside[...]
    return rest.filter { $0 != "\"" && $0 != "'" }
  }

  static func path(_ text: String) -> Path? {
    if text.trimmed == "none" { return nil }
    var data = PathData(data(text), most: SVGLimits.pieces, largest: SVGNumbers.largest)
    try? data.read()
    guard case .move? = data.path.elements.first else { return nil }
    return data.path
  }
}
