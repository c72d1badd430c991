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
  package internal(set) var transport: Rect?
  package internal(set) var timeline: Rect?
  package internal(set) var graphs: Rect?
  package internal(set) var gallery: Rect?
  /// The panels beside or below the stage, from the left and from the top.
  package internal(set) var sides: [Side] = []
  /// Code beside or below the stage, without panels.
  package internal(set) var code: Rect?
  /// The stage's, with a margin around the picture.
  package internal(set) var stage: Rect
  /// Whether the gallery lies over the stage, in a window too narrow to show both.
  package internal(set) var galleryCovers = false

  /// From this width on a gallery, a stage and another panel have room beside each other.
  static let widthForAll = 1000.0
  /// The least height of the stage's room, and of a panel below it.
  private static let leastStage = 174.0
  private static let leastBelow = 260.0
  /// A narrower timeline goes under the panel, if that stays this high.
  static let leastTimeline = Size(width: 480, height: 120)
  /// From this height on a stage, the graph editor and the timeline have room above each other.
  private static let heightForBoth = 600.0
  /// From this width of the window on, in its own points, several panels are open, if there are this many
  /// logical points.
  private static let widthForSeveral = (window: 1440.0, logical: 1200.0)

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
  mutating func takeTimeline(
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
  mutating func takeGraphs(
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
