import Interface
import Keyframes
import Stage

/// Landscape windows: columns of panels at the left and right of the stage.
extension PanelLayout {
  /// From this width on the gallery is shown unless it was closed.
  private static let widthForGallery = 720.0
  /// In narrower windows the gallery covers the stage.
  private static let narrowest = 480.0
  /// A panel narrows to leave the stage's room this width.
  private static let wantedStage = 520.0
  private static let leastSide = 280.0
  /// The least height of a panel at the left in a column, and of one at the right unless it was dragged lower.
  package static let leastStacked = 160.0
  private static let usualStacked = 280.0
  /// The least width of the stage's room beside panels that were dragged.
  private static let leastStageWidth = 240.0

  /// Divides the room above the transport: a column at the left, usually the gallery, and one at the
  /// right.
  mutating func lineUp(_ shown: Shown) {
    let body = stage
    let isSeveral = Self.holdsSeveral(transportWindow, width: shown.windowWidth)
    let sides = isSeveral ? shown.sides : shown.sides.suffix(1)
    let atLeft = isSeveral ? sides.filter(\.isAtLeft) : []
    let atRight = sides.filter { !atLeft.contains($0) }
    let hasGallery = showsGallery(shown, besides: atLeft, atRight)
    galleryCovers = hasGallery && body.width < Self.narrowest
    let right = PanelColumn(Self.fitting(atRight, height: body.height, least: Self.usualStacked))
    let leftWidth = galleryCovers ? 0 : width(ofLeft: atLeft, hasGallery, right, shown.sizes)
    let rightWidth = width(of: right, besides: leftWidth, shown.sizes)
    let middle = body.width - rightWidth

    let isUnder =
      (shown.timeline || shown.graphs) && middle < Self.leastTimeline.width && middle < body.width
      && body.height >= Self.leastSide + Self.leastTimeline.height
    let below = isUnder ? body.width : middle
    let leaving = isUnder ? Self.leastSide : 0
    let bottom = takeTimeline(
      shown, besideGraphs: shown.graphs, width: below, leaving: leaving)
    let height = takeGraphs(
      shown, under: bottom, width: below, leaving: leaving, withTimeline: leaving)

    if galleryCovers {
      gallery = Rect(x: 0, y: 0, width: middle, height: height)
    } else {
      let room = Rect(x: 0, y: 0, width: leftWidth, height: height)
      fillLeft(atLeft, hasGallery, room, shown.sizes)
    }
    let sideHeight = isUnder ? height : body.height
    let room = Rect(x: middle, y: 0, width: body.width - middle, height: sideHeight)
    fill(right, room, shown.sizes)
    stage = Rect(x: leftWidth, y: 0, width: max(middle - leftWidth, 1), height: height)
  }

  /// The window's size.
  private var transportWindow: Size {
    Size(width: stage.width, height: transport?.maxY ?? stage.height)
  }

  /// The last opened panels that fit below each other.
  private static func fitting(_ panels: [SidePanel], height: Double, least: Double) -> [SidePanel] {
    Array(panels.suffix(max(Int(height / least), 1)))
  }

  private func gallerySlot() -> PanelColumn.Slot {
    PanelColumn.Slot(
      name: PanelSizes.gallery, width: stage.width >= 1100 ? 272 : 216, leastWidth: 160)
  }

  /// Panels at the left come first, if there is no room for the gallery above them.
  private mutating func fillLeft(
    _ panels: [SidePanel], _ hasGallery: Bool, _ room: Rect, _ sizes: PanelSizes
  ) {
    let shown = Self.fitting(panels, height: room.height, least: Self.leastStacked)
    var column = PanelColumn(shown)
    if hasGallery,
      shown.isEmpty || Double(shown.count + 1) * Self.leastStacked <= room.height
    {
      column.slots.insert(gallerySlot(), at: 0)
    }
    fill(column, room, sizes)
  }

  private mutating func fill(_ column: PanelColumn, _ room: Rect, _ sizes: PanelSizes) {
    for (slot, rect) in zip(column.slots, column.rooms(in: room, sizes, least: Self.leastStacked)) {
      if let panel = slot.panel {
        sides.append(Side(panel: panel, rect: rect))
      } else {
        gallery = rect
      }
    }
  }

  private func width(
    ofLeft panels: [SidePanel], _ hasGallery: Bool, _ right: PanelColumn, _ sizes: PanelSizes
  ) -> Double {
    var left = PanelColumn(panels)
    if hasGallery { left.slots.append(gallerySlot()) }
    guard !left.slots.isEmpty else { return 0 }
    guard let wanted = left.wantedWidth(sizes) else { return left.usualWidth }
    let most = stage.width - Self.leastStageWidth - right.leastWidth
    return max(min(wanted.rounded(), most), min(left.leastWidth, left.usualWidth))
  }

  /// The width of the column at the right: a panel narrows to leave the stage its room, unless it was dragged.
  private func width(of column: PanelColumn, besides left: Double, _ sizes: PanelSizes) -> Double {
    guard !column.slots.isEmpty else { return 0 }
    let wanted = column.wantedWidth(sizes)
    let most = stage.width - left - (wanted == nil ? Self.wantedStage : Self.leastStageWidth)
    let width = max(min(wanted?.rounded() ?? column.usualWidth, most), column.leastWidth)
    return min(width, stage.width * 0.7)
  }

  /// The gallery gives way to other panels and, unless it was opened explicitly, to lanes.
  private func showsGallery(
    _ shown: Shown, besides left: [SidePanel], _ right: [SidePanel]
  ) -> Bool {
    if shown.gallery == false { return false }
    if !left.isEmpty { return shown.gallery == true }
    if !right.isEmpty { return stage.width >= Self.widthForAll }
    return shown.gallery
      ?? (stage.width >= (shown.hasLanes ? Self.widthForAll : Self.widthForGallery))
  }
}
