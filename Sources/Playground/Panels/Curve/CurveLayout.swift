import Interface
import Keyframes

/// Where the parts of the curve editor are, in logical points.
struct CurveLayout {
  let head: Rect
  let tracks: Rect
  let stretches: Rect
  let canvas: Rect
  let reading: Rect
  let notation: Rect
  let tabs: Rect
  /// Below the tabs.
  let content: Rect
  let row: Double

  /// Where the room is lower, the choosers share one line, and the shape's parameters take the place of the
  /// canvas.
  private static let small = 460.0
  /// What the parameters of a shape need at most.
  private static let shapeHeight = 204.0
  private static let tallest = 212.0

  init(in room: Rect, tab: CurveTab) {
    let inside = room.inset(x: Theme.margin, y: 0)
    let isSmall = room.height < Self.small
    var top = room.minY + 8
    func line(_ height: Double, gap: Double = 4) -> Rect {
      defer { top += height + gap }
      return Rect(x: inside.minX, y: top, width: inside.width, height: max(height, 0))
    }
    head = line(28)
    if isSmall {
      let whole = line(24)
      let half = (whole.width - 4) / 2
      tracks = Rect(x: whole.minX, y: whole.minY, width: half, height: 24)
      stretches = Rect(x: whole.maxX - half, y: whole.minY, width: half, height: 24)
    } else {
      tracks = line(24)
      stretches = line(24, gap: 8)
    }
    let below = 20 + 4 + 28 + 8 + 28 + 8.0
    let left = room.maxY - 8 - top - below
    let isHidden = isSmall && tab == .shape
    let height = isSmall ? left - 76 : min(max(left - Self.shapeHeight, 72), Self.tallest)
    canvas = isHidden ? line(0, gap: 0) : line(max(height, 24), gap: 0)
    reading = isHidden ? line(0, gap: 0) : line(20)
    notation = line(28, gap: 8)
    tabs = line(28, gap: 8)
    content = Rect(
      x: inside.minX, y: top, width: inside.width, height: max(room.maxY - 8 - top, 0))
    row = isSmall ? 24 : 26
  }
}
