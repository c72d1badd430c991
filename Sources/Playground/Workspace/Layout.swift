import Interface
import Keyframes
import Stage

/// Where everything is in a window, in logical points.
struct Layout: Equatable {
  /// Window points per logical point: 1 at 1280×720 and below; larger windows (a projector, a 4K
  /// screen) get a larger interface.
  let interfaceScale: Double
  let window: Rect
  let gallery: Rect?
  let transport: Rect?
  /// Above the transport, below the stage.
  let timeline: Rect?
  /// Values over time, above the timeline.
  let graphs: Rect?
  /// The stage's picture, 16:9.
  let stage: Rect
  /// The pictures of the versions that are compared, of which the stage is one; empty if none are.
  let lanes: [Rect]
  /// Easings that are compared, below the lanes.
  let easings: Rect?
  /// How the stage's room was to be divided.
  let parts: StageParts
  let stageCorner: Double
  /// Whether the gallery covers the stage, because there is no room beside it.
  let galleryCovers: Bool

  /// The panel at the right, above the transport.
  let side: SidePanel?
  /// The room for it; of width 0 if there is none.
  let sideRoom: Rect
  /// Whether it covers the stage, because there is no room beside it.
  let sideCovers: Bool

  /// What a tooltip of `widget` lies beside: on the timeline all that is below its top edge, so that
  /// rows are not covered.
  func keepingClear(_ widget: Rect) -> Rect {
    guard let timeline, timeline.contains(widget.centre) else { return widget }
    return Rect(
      x: widget.minX, y: timeline.minY, width: widget.width, height: window.maxY - timeline.minY)
  }

  /// The room of a panel at the right; nil if it is closed.
  func room(of panel: SidePanel) -> Rect? { side == panel ? sideRoom : nil }

  /// The least width of a stage beside a panel, in points.
  private static let narrowestStage = 520.0
  static let transportHeight = 64.0
  static let timelineHeight = 248.0
  /// Of the timeline: its header, its ruler and a row. Of the stage above it: what is left at least.
  static let leastTimeline = 104.0
  private static let leastStage = 96.0

  /// `wanted` as far as there is room above the transport; nil is the usual height.
  private static func timelineHeight(_ wanted: Double?, over transportTop: Double) -> Double {
    let usual = min(timelineHeight, (transportTop * 0.45).rounded())
    guard let wanted else { return usual }
    return max(min(wanted.rounded(), transportTop - leastStage), min(leastTimeline, usual))
  }

  init(_ arrangement: Arrangement, parts: StageParts) {
    let shown = Shown(arrangement, parts)
    self.parts = parts
    interfaceScale = Self.interfaceScale(
      for: arrangement.window.size, factor: arrangement.interfaceFactor,
      least: Self.leastWindow(showsTimeline: shown.timeline, side: shown.side))
    let size = arrangement.window.size
    let window = Rect(
      x: 0, y: 0, width: size.width / interfaceScale, height: size.height / interfaceScale)
    self.window = window

    // From the bottom up.
    let transportTop = window.height - Self.transportHeight
    transport = shown.panels ? window.from(y: transportTop, to: window.height) : nil
    let timelineHeight = Self.timelineHeight(arrangement.timelineHeight, over: transportTop)
    let timelineTop = shown.timeline ? transportTop - timelineHeight : transportTop
    let graphsHeight = shown.graphs ? Self.graphsHeight(under: timelineTop) : 0
    let stageBottom = timelineTop - graphsHeight

    // From the sides in.
    side = shown.side
    let sideWidth = shown.side?.width ?? 0
    let middle = Rect(x: 0, y: 0, width: window.width - sideWidth, height: window.height)
    sideRoom = Rect(x: middle.maxX, y: 0, width: sideWidth, height: max(transportTop, 1))
    timeline = shown.timeline ? middle.from(y: timelineTop, to: transportTop) : nil
    graphs = graphsHeight > 0 ? middle.from(y: stageBottom, to: timelineTop) : nil
    gallery = Self.gallery(shown, in: window, height: stageBottom)
    galleryCovers = window.width < 720
    let left = galleryCovers ? 0 : gallery?.width ?? 0
    sideCovers = side != nil && middle.width - left < Self.narrowestStage
    let right = sideCovers ? window.maxX : middle.maxX
    let room = Rect(
      x: left, y: 0, width: right - left, height: shown.panels ? stageBottom : window.height)

    let margin = shown.panels || parts.lanes > 0 ? Theme.margin : 0
    stageCorner = margin > 0 ? Theme.corner : 0
    let pixels = arrangement.window.pixelsPerPoint * interfaceScale
    (lanes, stage, easings) = Self.divided(
      room, margin: margin, into: parts, pixelsPerPoint: pixels)
  }

  /// What an arrangement shows.
  private struct Shown {
    let panels, timeline, graphs: Bool
    /// Nil shows it if there is room.
    let gallery: Bool?
    let side: SidePanel?

    init(_ arrangement: Arrangement, _ parts: StageParts) {
      panels = arrangement.showsPanels
      timeline = panels && arrangement.showsTimeline
      graphs = panels && parts.showsGraphs
      gallery = panels ? arrangement.showsGallery : false
      side = panels ? arrangement.side : nil
    }
  }

  private static func gallery(_ shown: Shown, in window: Rect, height: Double) -> Rect? {
    let hasRoom = window.width >= (shown.side == nil ? 720 : 1000)
    guard shown.gallery ?? hasRoom else { return nil }
    return Rect(x: 0, y: 0, width: window.width >= 1100 ? 272 : 216, height: height)
  }

  /// Divides the stage's room into lanes, of which one is the stage, and easings below them.
  private static func divided(
    _ room: Rect, margin: Double, into parts: StageParts, pixelsPerPoint: Double
  ) -> (lanes: [Rect], stage: Rect, easings: Rect?) {
    let inside = room.inset(by: margin)
    let height = easingsHeight(in: room, rows: parts.easings)
    let easings = height > 0 ? inside.from(y: inside.maxY - height, to: inside.maxY) : nil
    let upper = inside.from(y: inside.minY, to: inside.maxY - (height > 0 ? height + 12 : 0))
    let lanes =
      parts.lanes > 0 ? lanes(parts.lanes, in: upper, pixelsPerPoint: pixelsPerPoint) : []
    let stage =
      lanes.indices.contains(parts.stageLane)
      ? lanes[parts.stageLane] : fitted(into: inside, pixelsPerPoint: pixelsPerPoint)
    return (lanes, stage, easings)
  }

  var stageScale: Double { stage.width / Scene.size.width }

  /// From stage points to logical points.
  var stageTransform: Transform {
    Transform.scale(stageScale).then(.translation(x: stage.minX, y: stage.minY))
  }

  func stagePoint(_ point: Point) -> Point {
    Point(x: (point.x - stage.minX) / stageScale, y: (point.y - stage.minY) / stageScale)
  }

  /// The factors by which users can enlarge the interface, and the step between them.
  static let factors = 1.0...2.5
  static let factorStep = 0.25

  /// The automatic scale, which is 1 up to 1280×720 and then grows in quarters, times `factor`. The
  /// factor is limited so that the window has room for `least` logical points.
  static func interfaceScale(
    for size: Size, factor: Double = 1, least: Size = Self.leastWindow()
  ) -> Double {
    func quarters(_ scale: Double) -> Double { (scale * 4).rounded(.down) / 4 }
    let own = max(1, quarters(min(size.width / 1280, size.height / 720)))
    let fit = quarters(min(size.width / least.width, size.height / least.height))
    return max(own, min(own * factor, fit))
  }

  /// The smallest window, in logical points, in which all open panels can be used.
  static func leastWindow(showsTimeline: Bool = false, side: SidePanel? = nil) -> Size {
    if side != nil { return Size(width: 640, height: 360) }
    return showsTimeline ? Size(width: 480, height: 360) : Size(width: 320, height: 240)
  }

  /// The largest 16:9 rectangle in the middle of `room`, on whole pixels.
  static func fitted(into room: Rect, pixelsPerPoint: Double) -> Rect {
    let scale = max(
      min(room.width / Scene.size.width, room.height / Scene.size.height), 1e-3)
    func snap(_ value: Double) -> Double { (value * pixelsPerPoint).rounded() / pixelsPerPoint }
    let size = Size(width: snap(Scene.size.width * scale), height: snap(Scene.size.height * scale))
    return Rect(
      x: snap(room.centre.x - size.width / 2), y: snap(room.centre.y - size.height / 2),
      width: size.width, height: size.height)
  }
}

/// A panel at the right of the window. Each is declared in its panel's folder.
struct SidePanel: Hashable {
  let name: String
  /// In points.
  let width: Double
}

extension Rect {
  /// A rectangle of the same width, from `top` to `bottom`.
  fileprivate func from(y top: Double, to bottom: Double) -> Rect {
    Rect(x: minX, y: top, width: width, height: bottom - top)
  }
}
