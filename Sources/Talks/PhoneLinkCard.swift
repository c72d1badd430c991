package import Interface
package import Keyframes
import Stage

extension UI {
  /// A card with the link to the speaker's page, with a code for the camera of a phone, black on white in
  /// whatever theme, and in whole pixels.
  package mutating func phoneLink(_ link: PhoneLink, in window: Rect, pixelsPerPoint: Double) {
    let unit = max(0.6, min(window.width / 1280, window.height / 720))
    let (margin, line) = (24 * unit, 28 * unit)
    let style = TextStyle((20 * unit * 2).rounded() / 2, .medium, alignment: .centre)
    let width = min(window.width - 2 * margin, 900 * unit)
    let lines = link.words.flatMap { wrapped($0, style, width: width - 2 * margin, lines: 3) }
    let text = line * Double(lines.count)
    let room = min(width, window.height - text - 5 * margin)
    let side = link.code.map { code in
      let module = max(1, (room / Double(code.outerSide) * pixelsPerPoint).rounded(.down))
      return min(module, (12 * unit * pixelsPerPoint).rounded()) / pixelsPerPoint
        * Double(code.outerSide)
    }
    let height = text + (side.map { $0 + margin } ?? 0) + 2 * margin
    let card = Rect(
      x: window.centre.x - width / 2, y: window.centre.y - height / 2, width: width, height: height)
    box(window, Theme.ground.opacity(0.9))
    box(card, Theme.panel, corner: Theme.corner)
    outline(card, Theme.hairline, width: max(hair, 1), corner: Theme.corner)
    var y = card.minY + margin
    if let code = link.code, let side {
      func whole(_ length: Double) -> Double {
        (length * pixelsPerPoint).rounded() / pixelsPerPoint
      }
      draw(
        code, in: Rect(x: whole(card.centre.x - side / 2), y: whole(y), width: side, height: side))
      y += side + margin
    }
    for words in lines {
      self.text(words, style, Theme.text, at: Point(x: card.centre.x, y: y + line / 2))
      y += line
    }
  }

  private mutating func draw(_ code: QRCode, in rect: Rect) {
    box(rect, .white)
    let module = rect.width / Double(code.outerSide)
    for row in 0..<code.side {
      var column = 0
      while column < code.side {
        let count = (column..<code.side).prefix { code.isDark(column: $0, row: row) }.count
        if count > 0 {
          box(
            Rect(
              x: rect.minX + module * Double(column + QRCode.margin),
              y: rect.minY + module * Double(row + QRCode.margin), width: module * Double(count),
              height: module), .black)
        }
        column += count + 1
      }
    }
  }
}
