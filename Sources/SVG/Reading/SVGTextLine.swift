import Keyframes
import Stage
import Syntax

/// A part of a text with its own position.
struct SVGChunk {
  var place: Point
  var style: SVGStyle
  /// Whether its alignment counts from here on, up to the next such part.
  var isAnchor: Bool
  var characters: [Character] = []
  /// The paint of each character.
  var paints: [SVGStyle.Paint] = []
  /// Where it ends.
  var end = 0.0
  /// How far its character is turned about the start of its baseline, in degrees.
  var turn = 0.0
  /// How much wider its glyphs are drawn, about an x coordinate in points; nil in their own width.
  var stretch: (factor: Double, about: Double)?

  /// The middle of the capitals, at which the stage places a text.
  var origin: Point {
    let half = SVGChunk.halfCapital * style.fontSize
    return switch style.baseline {
    case .alphabetic: Point(x: place.x, y: place.y - half)
    case .middle: place
    case .hanging: Point(x: place.x, y: place.y + half)
    }
  }

  /// The baseline's end at `place`.
  var baseline: Point { origin + Point(x: 0, y: SVGChunk.halfCapital * style.fontSize) }

  /// Capitals are 0.73 em high.
  private static let halfCapital = 0.365
}

/// The positions that an element gives its characters in order.
struct SVGTextPositions {
  private let lists: [String: [Double]]
  private var next = 0

  init(_ values: [String: String], _ style: SVGStyle, _ viewport: Size) {
    var lists: [String: [Double]] = [:]
    for (name, whole) in [
      ("x", viewport.width), ("y", viewport.height), ("dx", viewport.width),
      ("dy", viewport.height), ("rotate", 0),
    ] {
      lists[name] = (values[name] ?? "").split { $0 == "," || $0.isWhitespace }.compactMap {
        SVGNumbers.length(String($0), em: style.fontSize, whole: whole)
      }
    }
    self.lists = lists
  }

  /// For the present character.
  func value(_ name: String) -> Double? {
    guard let list = lists[name] else { return nil }
    // The last angle is also that of all further characters.
    return name == "rotate" ? list[safe: next] ?? list.last : list[safe: next]
  }

  mutating func advance() { next += 1 }
}

/// The characters of a text, in parts that the stage can place.
struct SVGTextLine {
  var chunks: [SVGChunk] = []
  private let outlines: NamedOutlines?
  /// Of the elements around the present character, outermost first.
  var positions: [SVGTextPositions] = []
  private var pen = Point.zero
  private var endsInSpace = true
  /// Whether the next character begins a part, since a space before it is wider than the font's.
  private var isAfterWideSpace = false
  /// Whether a position depends on widths that are not known.
  var isEstimated = false
  private(set) var hasEstimates = false
  /// Whether its length is set, so that its end is known.
  var isFitted = false
  /// The size of small capitals, as a share of the font's.
  private static let smallCapitals = 0.7

  init(_ outlines: NamedOutlines?) { self.outlines = outlines }

  /// Adds a character, unless it is a space after another. Small capitals are capitals of a smaller size.
  mutating func add(_ character: Character, _ style: SVGStyle) {
    if style.hasSmallCapitals, style.hasOnlySmallCapitals || character.isLowercase,
      let capital = character.capital
    {
      var smaller = style
      smaller.fontSize *= Self.smallCapitals
      smaller.hasSmallCapitals = false
      return add(capital, smaller)
    }
    let isSpace = character.isWhitespace && character != "\u{A0}"
    if isSpace, endsInSpace, !style.keepsSpaces { return }
    endsInSpace = isSpace
    begin(style)
    let shown = isSpace ? " " : character
    let last = chunks.count - 1
    if let before = chunks[last].characters.last {
      pen.x += outlines?.kerning(before, shown, style) ?? 0
    }
    chunks[last].characters.append(shown)
    chunks[last].paints.append(style.fill)
    pen.x += width(of: shown, style)
    if isSpace { pen.x += style.wordSpacing }
    isAfterWideSpace = isSpace && style.wordSpacing != 0
    chunks[last].end = pen.x
  }

  /// Begins a part where the next character can't be in the last one.
  private mutating func begin(_ style: SVGStyle) {
    func given(_ name: String) -> Double? {
      positions.reversed().lazy.compactMap { $0.value(name) }.first
    }
    let (x, y) = (given("x"), given("y"))
    let move = Point(x: given("dx") ?? 0, y: given("dy") ?? 0)
    let turn = given("rotate") ?? 0
    for index in positions.indices { positions[index].advance() }
    let isAnchor = chunks.isEmpty || x != nil || y != nil
    if !isAnchor, !isAfterWideSpace, turn == 0, move == .zero, let last = chunks.last,
      last.turn == 0, last.style.looksLike(style)
    {
      return
    }
    if x == nil, !chunks.isEmpty, hasEstimates { isEstimated = true }
    pen = Point(x: x ?? pen.x, y: y ?? pen.y) + move
    let place = pen + Point(x: 0, y: style.baselineShift)
    chunks.append(SVGChunk(place: place, style: style, isAnchor: isAnchor, turn: turn))
  }

  mutating func width(of character: Character, _ style: SVGStyle) -> Double {
    let known = character.advance(in: style.font, outlines)
    if known == nil { hasEstimates = true }
    return ((known ?? character.width(isMono: style.isMono)) + style.letterSpacing)
      * style.fontSize
  }

  /// All parts without spaces at their ends; those of one line are aligned together.
  var aligned: [SVGChunk] {
    var all = chunks
    for start in all.indices where all[start].isAnchor {
      let end = all[(start + 1)...].firstIndex(where: \.isAnchor) ?? all.endIndex
      guard end - start > 1 || isFitted else { continue }
      let width = all[end - 1].end - all[start].place.x
      let shift = -width * all[start].style.alignment.shareBefore
      for index in start..<end {
        all[index].place.x += shift
        all[index].style.alignment = .leading
      }
    }
    for index in all.indices
    where all[index].characters.last == " " && !all[index].style.keepsSpaces {
      all[index].characters.removeLast()
      all[index].paints.removeLast()
    }
    return all.filter { !$0.characters.isEmpty }
  }
}

extension Character {
  /// The capital of a letter; nil for other characters, and if it has more than one.
  fileprivate var capital: Character? {
    let text = uppercased()
    return isCased && text.count == 1 ? text.first : nil
  }

  /// About as wide as in Riff's own fonts, in ems.
  fileprivate func width(isMono: Bool) -> Double {
    if isMono {
      0.6
    } else if isWhitespace {
      0.28
    } else if "ijl.,:;'|!".contains(self) {
      0.27
    } else if "tfrI()[]/-".contains(self) {
      0.37
    } else if "mwMW@%".contains(self) {
      0.89
    } else if isUppercase {
      0.7
    } else if unicodeScalars.allSatisfy({ $0.value >= 0x2E80 }) {
      1
    } else {
      isNumber ? 0.63 : 0.58
    }
  }
}

extension SVGStyle {
  /// Whether one text can be in both.
  fileprivate func looksLike(_ other: SVGStyle) -> Bool {
    textStyle == other.textStyle && font == other.font && stroke == other.stroke
      && strokeWidth == other.strokeWidth && fill.isReference == other.fill.isReference
      && isVisible == other.isVisible && order == other.order && textLines == other.textLines
      && baselineShift == other.baselineShift
  }
}

extension [Double] {
  fileprivate subscript(safe index: Int) -> Double? { index < count ? self[index] : nil }
}

extension SVGStyle.Paint {
  fileprivate var isReference: Bool { if case .reference = self { true } else { false } }
}
