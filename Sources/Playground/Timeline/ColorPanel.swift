import Exporting
import Keyframes
import Stage

/// What a colour is mixed from.
enum ColorPart: String, CaseIterable {
  case hue, saturation, lightness, alpha

  var title: String {
    switch self {
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .lightness: "Lightness"
    case .alpha: "Alpha"
    }
  }

  /// What the slider goes up to, from 0.
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

/// A colour, and where the sliders stood that made it.
struct PickedColor: Equatable {
  let color: Color
  let hsl: HSL
}

/// The sliders of the selected colour.
extension Session {
  private static var rowHeight: Double { 32 }
  private static var width: Double { 264 }

  /// Above the panel's right end.
  func drawColors(_ parts: TimelineParts, _ ui: inout UI) {
    guard timeline.showsColors, case .color(let color)? = chosenValue else { return }
    let height = Self.rowHeight * Double(ColorPart.allCases.count) + 16
    let card = Rect(
      x: parts.panel.maxX - Self.width - 8, y: parts.panel.minY - height - 8, width: Self.width,
      height: height)
    _ = ui.add(Widget(identity: .backdrop("colors"), rect: card, role: .surface))
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
        .colorPart(part), track, part: value / part.greatest, mark: value / part.greatest)
      let text = part == .hue ? value.fixed(0) + "°" : (value * 100).fixed(0) + "%"
      ui.text(
        text, Theme.index.aligned(.trailing), Theme.text, at: Point(x: card.maxX - 12, y: y))
    }
  }

  private func hsl(of color: Color) -> HSL {
    if let picked = timeline.picked, picked.color == color { return picked.hsl }
    return HSL(color)
  }

  mutating func hold(_ part: ColorPart, in rect: Rect, at place: Point) {
    gesture = .button
    guard case .color(let color)? = chosenValue else { return }
    let inside = rect.inset(x: UI.sliderMargin, y: 0)
    begin(
      ColorDrag(
        part: part, hsl: hsl(of: color), track: inside.minX...max(inside.maxX, inside.minX + 1))
    )
    moveDrag(to: place)
  }

  mutating func pick(_ hsl: HSL) {
    let color = Color(hsl)
    timeline.picked = PickedColor(color: color, hsl: hsl)
    setValue(.color(color))
  }

  /// Arrow keys on a slider; all repeats of a key are one step.
  mutating func turn(_ part: ColorPart, _ key: Key, _ modifiers: Modifiers) -> Bool {
    guard key == .left || key == .right, modifiers.isSubset(of: [.shift, .alt]),
      case .color(let color)? = chosenValue
    else { return false }
    var hsl = hsl(of: color)
    let step = part.step * KnobDrag.factor(modifiers) * (key == .right ? 1 : -1)
    hsl[keyPath: part.path] = min(max(hsl[keyPath: part.path] + step, 0), part.greatest)
    history.begin()
    pick(hsl)
    return true
  }
}

/// A hand on a slider of a colour.
struct ColorDrag: PanelDrag {
  let part: ColorPart
  /// The other parts stay as they were.
  let hsl: HSL
  let track: ClosedRange<Double>

  mutating func move(to place: Point, in session: inout Session) {
    var hsl = hsl
    let way = (place.x - track.lowerBound) / (track.upperBound - track.lowerBound)
    hsl[keyPath: part.path] = min(max(way, 0), 1) * part.greatest
    session.pick(hsl)
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
