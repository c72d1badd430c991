import Interface
package import Keyframes
import Stage

/// Where the colour picker's parts lie.
package struct PickerLayout {
  package let card: Rect
  /// The gradient and its stops; nil where a colour is picked.
  package let gradient: Rect?
  package let square: Rect
  /// The column at the right of the square.
  package let column: Rect

  /// The usual width, and the width in a window in which it would cover the edited thing. With the
  /// gradient at the left, both grow.
  private static let widths = [344.0, 264]
  private static let growth = 1.8
  /// The widths of the gradient at the left in the card, and of the square in the rest.
  private static let gradientShare = 0.44
  private static let squareShare = 0.4625
  private static let height = 180.0
  /// A bar, its stops and a row of numbers with words above it.
  private static let gradientHeight = 102.0

  /// Above the timeline, so that the swatch and the keyframes stay in sight, and beside the swatch, at the left of a
  /// panel that it is in, unless less of `edited` is covered elsewhere. Where the window is low, the gradient is at
  /// the left.
  package init(
    above timeline: Rect, beside swatch: Rect?, of panel: Rect?, hasGradient: Bool,
    keeping edited: [Rect], in window: Rect
  ) {
    let isLow = timeline.minY - 12 < Self.height + Self.gradientHeight
    let isWide = hasGradient && isLow
    let height = Self.height + (hasGradient && !isLow ? Self.gradientHeight : 0)
    let sizes = Self.widths.map {
      Size(width: isWide ? $0 * Self.growth : $0, height: height)
    }
    let positions = Self.positions(
      of: sizes, above: timeline, beside: swatch, of: panel, in: window)
    func covered(_ position: Rect) -> Double { edited.reduce(0) { $0 + $1.part(in: position) } }
    card =
      positions.filter { $0.maxY <= timeline.minY }.min { covered($0) < covered($1) }
      ?? positions[0]
    let inside = card.inset(by: 12)
    let width = inside.width * (isWide ? Self.gradientShare : 1)
    gradient =
      hasGradient ? Rect(x: inside.minX, y: inside.minY, width: width, height: 90) : nil
    let left = isWide ? inside.minX + width + 12 : inside.minX
    let top = hasGradient && !isWide ? inside.minY + Self.gradientHeight : inside.minY
    square = Rect(
      x: left, y: top, width: (inside.maxX - left) * Self.squareShare, height: inside.maxY - top)
    column = Rect(
      x: square.maxX + 12, y: top, width: inside.maxX - square.maxX - 12, height: square.height)
  }

  /// The positions for a card of these sizes, the best first.
  private static func positions(
    of sizes: [Size], above timeline: Rect, beside swatch: Rect?, of panel: Rect?, in window: Rect
  ) -> [Rect] {
    let middle = swatch?.centre.x ?? timeline.maxX
    let right = min(window.maxX, timeline.maxX) - 8
    func lowest(_ size: Size) -> Double { timeline.minY - size.height - 8 }
    var positions: [Rect] = []
    if let swatch, let panel, panel.minX >= right - 8 {
      positions = sizes.map { size in
        Rect(
          origin: Point(
            x: max(panel.minX - size.width - 8, 8),
            y: max(min(swatch.minY - 12, lowest(size)), 4)), size: size)
      }
    }
    return positions
      + sizes.flatMap { size in
        [lowest(size), 8].flatMap { y in
          [middle - size.width / 2, right - size.width, 8].map { x in
            Rect(
              origin: Point(x: max(min(x, right - size.width), 8), y: max(y, 4)), size: size)
          }
        }
      }
  }

  /// The gradient's line, and the stops below it.
  package var bar: Rect {
    let rect = gradient ?? .zero
    return Rect(x: rect.minX + 8, y: rect.minY, width: max(rect.width - 16, 1), height: 22)
  }

  /// One of `count` numbers of the gradient, by its index.
  package func number(_ index: Int, of count: Int) -> Rect {
    let gap = 4.0
    let width = ((gradient?.width ?? 0) - gap * Double(count - 1)) / Double(count)
    return Rect(
      x: bar.minX - 8 + Double(index) * (width + gap), y: bar.maxY + 40, width: width, height: 24)
  }

  package func x(ofStop offset: Double) -> Double {
    bar.minX + min(max(offset, 0), 1) * bar.width
  }

  package func offset(atX x: Double) -> Double { min(max((x - bar.minX) / bar.width, 0), 1) }
}

extension Rect {
  /// The share of the rectangle that lies in another one, from 0 to 1.
  fileprivate func part(in other: Rect) -> Double {
    let common = intersection(other)
    return width > 0 && height > 0 ? common.width * common.height / (width * height) : 0
  }
}
