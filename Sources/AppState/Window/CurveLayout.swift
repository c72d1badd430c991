import Interface
package import Keyframes

/// The rectangles of the curve editor's parts, in logical points, one below the other. In a wide
/// room the tabs are beside the curve, in a low one above it, so that they keep their position.
package struct CurveLayout {
  package let head: Rect
  /// Empty where the head holds the chooser of tracks instead of the title.
  package let title: Rect
  package let tracks: Rect
  package let stretches: Rect
  package let canvas: Rect
  package let reading: Rect
  /// The name of the nearest curve; empty in a low panel.
  package let name: Rect
  package let notation: Rect
  package let tabs: Rect
  /// Below the tabs.
  package let content: Rect
  package let row: Double

  /// The room for the buttons in the head.
  package static let buttons = 92.0

  /// In a lower room, the head holds a chooser, and the shape's parameters replace the canvas.
  private static let small = 460.0
  /// In a still lower room, the numbers below the canvas are left out.
  private static let tiny = 340.0
  /// In the lowest ones, the tabs are beside the notation.
  private static let lowest = 300.0
  /// A wider room is divided.
  private static let wide = 520.0
  /// The height of the parameters of a shape, at most.
  private static let shapeHeight = 204.0
  private static let tallest = 212.0
  /// The height of a search and a row or two of presets.
  private static let leastPresets = 76.0
  private static let fewPresets = 112.0
  private static let columnGap = 24.0

  package init(in room: Rect, tab: CurveTab) {
    let inside = room.inset(x: Theme.margin, y: 0)
    let isWide = room.width >= Self.wide
    let (isSmall, isTiny) = (room.height < Self.small, room.height < Self.tiny)
    var lines = CurveLines(
      x: inside.minX, width: isWide ? (inside.width - Self.columnGap) / 2 : inside.width,
      top: room.minY + 8, bottom: room.maxY - 8)
    head = lines.next(28)
    let beside = Rect(
      x: head.minX, y: head.minY + 2, width: head.width - Self.buttons - 8, height: 24)
    title = isSmall ? Rect(x: head.minX, y: head.minY, width: 0, height: 0) : head
    tracks = isSmall ? beside : lines.next(24)
    stretches = lines.next(24, gap: isSmall ? 4 : 8)

    let isHidden = isSmall && !isWide && tab == .shape
    let readingHeight = isHidden || isTiny ? 0.0 : 20
    let isAbove = isSmall && !isWide
    let rows = isAbove ? CurveRows(in: &lines, isOne: room.height < Self.lowest) : nil
    let rowsHeight = isAbove ? 0 : (isWide ? 1 : 2) * (CurveRows.height + CurveRows.gap)
    let nameHeight = isSmall ? 0.0 : 20
    let left = lines.left - 4 - readingHeight - (isSmall ? 0 : nameHeight + 4) - rowsHeight
    let below =
      isWide ? 0 : isTiny ? Self.leastPresets : isSmall ? Self.fewPresets : Self.shapeHeight
    let tallest = isWide ? lines.width : Self.tallest
    let height = min(max(left - below, isSmall ? 24 : 72), tallest)
    canvas = lines.next(isHidden ? 0 : height, gap: 0)
    reading = lines.next(readingHeight, gap: readingHeight > 0 ? 4 : 8)
    name = lines.next(nameHeight, gap: isSmall ? 0 : 4)
    if isWide {
      notation = lines.next(CurveRows.height, gap: CurveRows.gap)
      lines = CurveLines(
        x: inside.maxX - notation.width, width: notation.width, top: room.minY + 8,
        bottom: lines.bottom)
      tabs = lines.next(CurveRows.height, gap: CurveRows.gap)
    } else {
      let rows = rows ?? CurveRows(in: &lines, isOne: false)
      (notation, tabs) = (rows.notation, rows.tabs)
    }
    content = Rect(x: lines.x, y: lines.top, width: lines.width, height: max(lines.left, 0))
    row = isSmall ? 24 : 26
  }
}

/// The notation and the tabs below it, or beside it in one row.
private struct CurveRows {
  static let height = 28.0
  static let gap = 8.0

  let notation, tabs: Rect

  init(in lines: inout CurveLines, isOne: Bool) {
    let first = lines.next(Self.height, gap: Self.gap)
    guard isOne else {
      (notation, tabs) = (first, lines.next(Self.height, gap: Self.gap))
      return
    }
    let half = (first.width - 8) / 2
    notation = Rect(x: first.minX, y: first.minY, width: half, height: first.height)
    tabs = Rect(x: first.maxX - half, y: first.minY, width: half, height: first.height)
  }
}

/// A column that is filled from the top.
private struct CurveLines {
  let x, width: Double
  var top: Double
  let bottom: Double

  var left: Double { bottom - top }

  mutating func next(_ height: Double, gap: Double = 4) -> Rect {
    defer { top += max(height, 0) + gap }
    return Rect(x: x, y: top, width: width, height: max(height, 0))
  }
}
