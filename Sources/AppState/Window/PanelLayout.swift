import Interface
package import Keyframes
import Stage

/// How a window is divided among its panels, in logical points: they lie beside each other and cover
/// the window without holes.
///
/// The transport is at the bottom, the timeline above it, the graph editor above that, or in its room
/// where there is too little for both. A panel that edits
/// lies at the right of the stage; in a portrait window below the stage, over the full width. In a wide
/// window several are open, below each other in columns at the left and right. When
/// there is too little room, the gallery folds away first, then the panel narrows, then the stage
/// shrinks. In windows of at least 640×360 points the stage stays at least 200 points wide,
/// whatever is open; in smaller ones it has the rest.
package struct PanelLayout: Equatable {
  package private(set) var transport: Rect?
  package private(set) var timeline: Rect?
  package private(set) var graphs: Rect?
  package private(set) var gallery: Rect?
  /// The panels beside or below the stage, from the left and from the top.
  package private(set) var sides: [Side] = []
  /// Code beside or below the stage, without panels.
  package private(set) var code: Rect?
  /// The stage's, with a margin around the picture.
  package private(set) var stage: Rect
  /// Whether the gallery lies over the stage, in a window too narrow to show both.
  package private(set) var galleryCovers = false

  /// From this width on a gallery, a stage and another panel have room beside each other.
  private static let widthForAll = 1000.0
  /// From this width on the gallery is shown unless it was closed.
  private static let widthForGallery = 720.0
  /// In narrower windows the gallery covers the stage.
  private static let narrowest = 480.0
  /// A panel narrows to leave the stage's room this width.
  private static let wantedStage = 520.0
  /// The least height of the stage's room, and of a panel below it.
  private static let leastStage = 174.0
  private static let leastBelow = 260.0
  /// A narrower timeline goes under the panel, if that stays this high.
  private static let leastTimeline = Size(width: 480, height: 120)
  private static let leastSide = 280.0
  /// From this height on a stage, the graph editor and the timeline have room above each other.
  private static let heightForBoth = 600.0
  /// From this width of the window on, in its own points, several panels are open, if there are this many
  /// logical points.
  private static let widthForSeveral = (window: 1440.0, logical: 1200.0)
  /// The least height of a panel at the left in a column, and of one at the right that has not been made
  /// lower.
  package static let leastStacked = 160.0
  private static let usualStacked = 280.0
  /// The least width of the stage's room beside panels that were dragged.
  private static let leastStageWidth = 240.0

  /// A panel beside or below the stage.
  package struct Side: Equatable {
    package let panel: SidePanel
    package let rect: Rect
  }

  package init(_ shown: Shown, in window: Rect) {
    guard shown.panels else {
      stage = window
      if shown.code { divideForCode(shown) }
      return
    }
    let top = max(window.height - Layout.transportHeight, 1)
    transport = window.from(y: top, to: max(window.height, top))
    stage = window.from(y: 0, to: top)
    if window.size.isPortrait { stack(shown) } else { lineUp(shown) }
  }

  /// Whether a gallery stays beside another panel.
  package static func hasRoomForAll(in window: Size) -> Bool {
    window.width >= widthForAll && !window.isPortrait
  }

  /// Whether several panels can be open. `window` is in logical points, `width` is the window's own.
  package static func holdsSeveral(_ window: Size, width: Double) -> Bool {
    width >= widthForSeveral.window && window.width >= widthForSeveral.logical
      && !window.isPortrait
  }

  // MARK: Code without panels

  /// From this width on, in multiples of the height, code lies beside the stage.
  private static let wide = 1.5

  /// Code lies at the right of the stage, or below it if the window is not wide; in a portrait window each has about
  /// half of it.
  private mutating func divideForCode(_ shown: Shown) {
    let window = stage
    guard window.width < Self.wide * window.height else {
      let width = (window.width * 0.56).rounded()
      stage = Rect(x: 0, y: 0, width: width, height: window.height)
      code = Rect(x: width, y: 0, width: window.width - width, height: window.height)
      return
    }
    let picture = window.width * shown.proportion
    let height = max(min(picture, window.height * 0.55), window.height * 0.45).rounded()
    stage = window.from(y: 0, to: height)
    code = window.from(y: height, to: window.height)
  }

  // MARK: Landscape

  /// Divides the room above the transport: a column at the left, usually the gallery, and one at the
  /// right.
  private mutating func lineUp(_ shown: Shown) {
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
    for (slot, rect) in zip(
      right.slots, right.rooms(in: room, shown.sizes, least: Self.leastStacked))
    {
      if let panel = slot.panel { self.sides.append(Side(panel: panel, rect: rect)) }
    }
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
    for (slot, rect) in zip(column.slots, column.rooms(in: room, sizes, least: Self.leastStacked)) {
      guard let panel = slot.panel else {
        gallery = rect
        continue
      }
      sides.append(Side(panel: panel, rect: rect))
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

  // MARK: Portrait

  /// Divides the room above the transport: the stage at the top, below it a panel or else the gallery.
  private mutating func stack(_ shown: Shown) {
    let body = stage
    let isTall = body.height >= 1.25 * body.width
    let hasGallery = shown.side == nil && (shown.gallery ?? (isTall && !shown.hasLanes))
    let hasBelow = shown.side != nil || hasGallery
    let leaving = hasBelow ? Self.leastBelow + Self.leastStage : 0
    let bottom = takeTimeline(
      shown, besideGraphs: shown.graphs, width: body.width, leaving: leaving)
    let rest = takeGraphs(
      shown, under: bottom, width: body.width, leaving: hasBelow ? Self.leastBelow : 0,
      withTimeline: leaving)
    guard hasBelow else { return stage = body.from(y: 0, to: rest) }
    if hasGallery, body.height < Self.leastBelow + Self.leastStage {
      stage = body.from(y: 0, to: rest)
      (gallery, galleryCovers) = (stage, true)
      return
    }
    // As much as the picture's width needs; lanes lie below each other.
    let picture = (body.width * shown.proportion).rounded()
    let wanted = shown.hasLanes ? rest * 0.6 : picture + 0.5 * Theme.margin
    let asked = shown.sizes.heights[PanelSizes.below].map { rest - $0 } ?? wanted
    let height = max(min(asked, rest - Self.leastBelow), min(Self.leastStage, rest / 2))
    let below = body.from(y: height.rounded(), to: rest)
    stage = body.from(y: 0, to: height.rounded())
    if hasGallery { gallery = below }
    sides = shown.side.map { [Side(panel: $0, rect: below)] } ?? []
  }

  // MARK: Timeline and graphs

  /// - Returns: the height above.
  private mutating func takeTimeline(
    _ shown: Shown, besideGraphs: Bool, width: Double, leaving: Double
  ) -> Double {
    guard shown.timeline, !besideGraphs || stage.height - leaving >= Self.heightForBoth else {
      return stage.height
    }
    // Dragged, it leaves the graphs above it their room.
    let isAskedFor = besideGraphs && shown.sizes.timelineHeight != nil
    let most = max(
      stage.height - max(leaving, isAskedFor ? Layout.leastAboveTimeline : 0),
      Self.leastTimeline.height)
    let share = besideGraphs ? 0.6 : 1
    let height = min(
      Layout.timelineHeight(shown.sizes.timelineHeight, over: stage.height * share), most)
    let top = stage.height - height
    timeline = Rect(x: 0, y: top, width: width, height: height)
    return top
  }

  /// The graph editor is left out if it leaves too little for the rest; the timeline is in its place then.
  /// - Returns: the height above.
  private mutating func takeGraphs(
    _ shown: Shown, under bottom: Double, width: Double, leaving: Double, withTimeline: Double
  ) -> Double {
    guard shown.graphs else { return bottom }
    let usual = stage.height * (timeline == nil ? 0.5 : 0.4)
    let height = Layout.graphsHeight(
      shown.sizes.heights[PanelSizes.graphs] ?? usual, under: bottom - leaving)
    guard height > 0 else {
      guard timeline == nil else { return bottom }
      return takeTimeline(shown, besideGraphs: false, width: width, leaving: withTimeline)
    }
    graphs = Rect(x: 0, y: bottom - height, width: width, height: height)
    return bottom - height
  }
}

/// The visible parts of an arrangement.
package struct Shown {
  package let panels, timeline, graphs, hasLanes: Bool
  /// Whether code is shown where there are no panels.
  package let code: Bool
  /// Nil shows it if there is room.
  package let gallery: Bool?
  /// The panels beside the stage, the last opened one last.
  package let sides: [SidePanel]
  package let sizes: PanelSizes
  /// The window's width in its own points.
  package let windowWidth: Double
  /// The stage's height for each point of its width.
  package let proportion: Double

  package init(_ arrangement: Arrangement, _ parts: StageParts) {
    panels = arrangement.showsPanels
    timeline = panels && arrangement.showsTimeline
    graphs = panels && parts.showsGraphs
    hasLanes = parts.lanes > 0
    gallery = panels ? arrangement.showsGallery : false
    sides = panels ? arrangement.sides : []
    code = !panels && arrangement.showsCode
    sizes = arrangement.sizes
    windowWidth = arrangement.window.size.width
    proportion = parts.size.height / parts.size.width
  }

  /// The panel that was opened last.
  package var side: SidePanel? { sides.last }
}

extension Size {
  /// Whether it is higher than wide.
  package var isPortrait: Bool { height > width }
}

extension Rect {
  /// A rectangle of the same width, from `top` to `bottom`.
  package func from(y top: Double, to bottom: Double) -> Rect {
    Rect(x: minX, y: top, width: width, height: bottom - top)
  }
}
