import Keyframes
import Stage
import Syntax

/// The fonts of a file, and the outlines of their characters where it brings them along.
struct LottieTypesetter {
  struct Font {
    let family: String
    let style: String

    /// Whether Riff draws in this font itself.
    var isOwn: Bool {
      LottieCodes.families[family] != nil && LottieCodes.weights[style] != nil
    }

    var weight: TextStyle.Weight {
      let words = style.lowercased()
      if words.contains("semi") || words.contains("demi") { return .semibold }
      if words.contains("bold") || words.contains("black") || words.contains("heavy") {
        return .bold
      }
      if words.contains("medium") { return .medium }
      return words.contains("light") || words.contains("thin") ? .light : .regular
    }

    var kind: TextStyle.Family {
      let words = family.lowercased()
      return words.contains("mono") || words.contains("courier") ? .mono : .sans
    }
  }

  struct Glyph {
    /// At a font size of 100.
    let contours: [LottieContour]
    let width: Double
  }

  struct Key: Hashable {
    let character: String
    let family: String
    let style: String
  }

  private(set) var fonts: [String: Font] = [:]
  /// The glyphs as the file writes them.
  private(set) var glyphs: [Key: LottieValue] = [:]
  /// The glyphs that were read.
  var known: [Key: Glyph] = [:]

  init(_ document: LottieValue) {
    for font in document["fonts"]?["list"]?.items ?? [] {
      guard let name = font["fName"]?.text else { continue }
      fonts[name] = Font(
        family: font["fFamily"]?.text ?? "", style: font["fStyle"]?.text ?? "")
    }
    for glyph in document["chars"]?.items ?? [] {
      let key = Key(
        character: glyph["ch"]?.text ?? "", family: glyph["fFamily"]?.text ?? "",
        style: glyph["style"]?.text ?? "")
      glyphs[key] = glyph
    }
  }
}

/// A text at one time.
struct LottieWords: Equatable {
  private static let lineBreaks: Set<Character> = ["\r", "\n", "\r\n", "\u{3}", "\u{2028}"]

  var string: String
  var font: String
  /// Points.
  var size: Double
  var lineHeight: Double
  /// Points between two characters.
  var tracking: Double
  var baselineShift: Double
  /// 0 left, 1 right, 2 centred.
  var justification: Int
  var fill: Color?
  var stroke: Color?
  var strokeWidth: Double
  /// The corner and the size of the box that the text fills; nil for a text at a point.
  var box: Rect?

  init(_ source: LottieValue) {
    func number(_ key: String, _ fallback: Double) -> Double {
      limited(source[key]?.number ?? fallback)
    }
    let text = source["t"]?.text ?? ""
    string = String(
      text.map { Self.lineBreaks.contains($0) ? "\n" : $0 }.prefix(10_000))
    font = source["f"]?.text ?? ""
    size = max(number("s", 16), 0)
    lineHeight = number("lh", size * 1.2)
    tracking = number("tr", 0) / 1000 * size
    baselineShift = number("ls", 0)
    justification = source["j"]?.whole ?? 0
    fill = LottieImport.color(source["fc"]?.numbers ?? [])
    stroke = LottieImport.color(source["sc"]?.numbers ?? [])
    strokeWidth = max(number("sw", 0), 0)
    if source["ca"]?.whole == 1 { string = string.uppercased() }
    let (place, area) = (source["ps"]?.numbers ?? [], source["sz"]?.numbers ?? [])
    guard area.count > 1 else { return }
    box = Rect(
      x: limited(place.first ?? 0), y: limited(place.count > 1 ? place[1] : 0),
      width: limited(area[0]), height: limited(area[1]))
  }

  /// Where its lines begin, along x.
  var start: Double {
    guard let box else { return 0 }
    return switch justification {
    case 1: box.maxX
    case 2: box.centre.x
    case _: box.minX
    }
  }
}
