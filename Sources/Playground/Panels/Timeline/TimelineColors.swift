import Editing
import Interface
import Keyframes
import Stage

/// What a colour is mixed from.
enum ColorPart: String, CaseIterable, Sendable {
  case hue, saturation, lightness, alpha

  var title: String {
    switch self {
    case .hue: Words[.hue]
    case .saturation: Words[.saturation]
    case .lightness: Words[.lightness]
    case .alpha: Words[.alpha]
    }
  }

  /// The slider goes from 0 to this.
  var greatest: Double { self == .hue ? 360 : 1 }

  /// What an arrow key adds.
  var step: Double { self == .hue ? 1 : 0.01 }

  var path: WritableKeyPath<HSL, Double> {
    switch self {
    case .hue: \.hue
    case .saturation: \.saturation
    case .lightness: \.lightness
    case .alpha: \.alpha
    }
  }
}

/// A colour, and where the sliders stood that mixed it.
struct PickedColor: Equatable {
  let color: Color
  let hsl: HSL
}

/// The sliders of the selected colour.
extension TimelinePanel {
  private static var rowHeight: Double { 32 }
  private static var width: Double { 264 }

  /// Above the panel's right end.
  func drawColors(_ parts: TimelineParts, _ workspace: Workspace, _ ui: inout UI) {
    guard showsColors, case .color(let color)? = workspace.chosenValue else { return }
    let height = Self.rowHeight * Double(ColorPart.allCases.count) + 16
    let card = Rect(
      x: parts.panel.maxX - Self.width - 8, y: parts.panel.minY - height - 8, width: Self.width,
      height: height)
    ui.backdrop(.backdrop("colors"), card)
    ui.box(card, Theme.panel, corner: Theme.corner)
    ui.outline(card, Theme.hairline, width: 1, corner: Theme.corner)
    let hsl = hsl(of: color)
    for (index, part) in ColorPart.allCases.enumerated() {
      let y = card.minY + 8 + Self.rowHeight * (Double(index) + 0.5)
      ui.text(
        part.title, Theme.caption, Theme.mutedText,
        at: Point(x: card.minX + 12, y: y))
      let track = Rect(x: card.minX + 84, y: y - 12, width: card.width - 84 - 52, height: 24)
      let value = hsl[keyPath: part.path]
      ui.slider(
        .timeline(.color(part)), track,
        NumberEntry(value, step: part.step, range: 0...part.greatest))
      let text = part == .hue ? value.fixed(0) + "°" : (value * 100).fixed(0) + "%"
      ui.text(
        text, Theme.index.aligned(.trailing), Theme.text, at: Point(x: card.maxX - 12, y: y))
    }
  }

  /// Where the sliders stand for a colour.
  func hsl(of color: Color) -> HSL {
    if let picked, picked.color == color { return picked.hsl }
    return HSL(color)
  }

  /// Moves one slider; the others stay where they are.
  mutating func set(_ number: Double, of part: ColorPart, _ workspace: inout Workspace) {
    guard case .color(let old)? = workspace.chosenValue else { return }
    var hsl = hsl(of: old)
    hsl[keyPath: part.path] = number
    let color = Color(hsl)
    picked = PickedColor(color: color, hsl: hsl)
    setValue(.color(color), &workspace)
  }
}

extension Color {
  /// `#RRGGBB`, with two digits more where it is not opaque; what lies outside 0…1 is clamped.
  var hexText: String {
    let shown = clamped
    let parts = [shown.red, shown.green, shown.blue] + (shown.alpha < 1 ? [shown.alpha] : [])
    return "#"
      + parts.map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  /// Three, four, six or eight hexadecimal digits, with or without `#`; nil for anything else.
  init?(hexText text: String) {
    var digits = text.filter { !$0.isWhitespace && $0 != "#" }
    guard digits.utf8.count == digits.count, digits.allSatisfy(\.isHexDigit) else { return nil }
    if digits.count == 3 || digits.count == 4 {
      digits = String(digits.flatMap { [$0, $0] })
    }
    guard let number = UInt32(digits, radix: 16) else { return nil }
    switch digits.count {
    case 6: self.init(number)
    case 8: self.init(number >> 8, alpha: Double(number & 0xFF) / 255)
    case _: return nil
    }
  }
}
