import Keyframes
import Stage

/// Where everything lies in a window, in logical points.
struct Layout: Equatable {
  /// Logical points are window points times this: at 1280×720 and below it is 1, and large windows
  /// (a projector, a 4K screen) get a larger interface instead of a smaller one.
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
  /// The pictures of the versions that are compared; the stage is one of them. Else empty.
  let lanes: [Rect]
  /// Easings that are compared, below the lanes.
  let easings: Rect?
  /// What it was asked for.
  let parts: StageParts
  let stageCorner: Double
  /// Whether the gallery lies over the stage, because there is no room beside it.
  let galleryCovers: Bool

  /// What lies at the right, above the transport.
  let side: SidePanel?
  /// The room for it; empty where there is none.
  let sideRoom: Rect
  /// Whether it lies over the stage, because there is no room beside it.
  let sideCovers: Bool

  /// The room for the knobs, while they are what lies there.
  var knobs: Rect? { side == .knobs ? sideRoom : nil }

  /// In points; a stage beside a panel is at least as wide.
  private static let narrowestStage = 520.0
  static let transportHeight = 64.0
  static let timelineHeight = 248.0

  /// The gallery shows by itself where there is room. `factor` times the size that the interface has by itself is what somebody wants.
  init(
    window size: Size, pixelsPerPoint: Double, showsPanels: Bool, showsGallery: Bool?,
    showsTimeline: Bool = false, side wanted: SidePanel? = nil, parts: StageParts = StageParts(),
    factor: Double = 1
  ) {
    interfaceScale = Self.interfaceScale(
      for: size, factor: factor,
      least: Self.leastWindow(
        showsTimeline: showsPanels && showsTimeline, side: showsPanels ? wanted : nil))
    window = Rect(
      x: 0, y: 0, width: size.width / interfaceScale, height: size.height / interfaceScale)
    let showsGallery = showsGallery ?? (window.width >= (wanted == nil ? 720 : 1000))
    let galleryWidth = window.width >= 1100 ? 272.0 : 216.0
    galleryCovers = window.width < 720
    let transportTop = window.height - Self.transportHeight
    transport =
      showsPanels
      ? Rect(x: 0, y: transportTop, width: window.width, height: Self.transportHeight) : nil
    let timelineHeight = min(Self.timelineHeight, (transportTop * 0.45).rounded())
    let timelineTop = showsPanels && showsTimeline ? transportTop - timelineHeight : transportTop
    let graphsHeight =
      showsPanels && parts.showsGraphs ? Self.graphsHeight(under: timelineTop) : 0
    let stageBottom = timelineTop - graphsHeight
    gallery =
      showsPanels && showsGallery
      ? Rect(x: 0, y: 0, width: galleryWidth, height: stageBottom) : nil
    let left = galleryCovers ? 0 : gallery?.width ?? 0
    side = showsPanels ? wanted : nil
    let sideWidth = side?.width ?? 0
    sideRoom = Rect(
      x: window.width - sideWidth, y: 0, width: sideWidth, height: max(transportTop, 1))
    sideCovers = side != nil && window.width - left - sideWidth < Self.narrowestStage
    timeline =
      showsPanels && showsTimeline
      ? Rect(x: 0, y: timelineTop, width: window.width - sideWidth, height: timelineHeight) : nil
    graphs =
      graphsHeight > 0
      ? Rect(x: 0, y: stageBottom, width: window.width - sideWidth, height: graphsHeight) : nil
    let right = sideCovers ? 0 : sideWidth
    let room = Rect(
      x: left, y: 0, width: window.width - left - right,
      height: showsPanels ? stageBottom : window.height)
    let margin = showsPanels || parts.lanes > 0 ? Theme.margin : 0
    let pixels = pixelsPerPoint * interfaceScale
    self.parts = parts
    let inside = room.inset(by: margin)
    let easingsHeight = Self.easingsHeight(in: room, rows: parts.easings)
    easings =
      easingsHeight > 0
      ? Rect(
        x: inside.minX, y: inside.maxY - easingsHeight, width: inside.width, height: easingsHeight)
      : nil
    let gap = easingsHeight > 0 ? easingsHeight + 12 : 0
    let upper = Rect(
      x: inside.minX, y: inside.minY, width: inside.width, height: inside.height - gap)
    lanes = parts.lanes > 0 ? Self.lanes(parts.lanes, in: upper, pixelsPerPoint: pixels) : []
    stage =
      lanes.indices.contains(parts.stageLane)
      ? lanes[parts.stageLane] : Self.fitted(into: inside, pixelsPerPoint: pixels)
    stageCorner = margin > 0 ? Theme.corner : 0
  }

  var stageScale: Double { stage.width / Scene.size.width }

  /// From stage points to logical points.
  var stageTransform: Transform {
    Transform.scale(stageScale).then(.translation(x: stage.minX, y: stage.minY))
  }

  func stagePoint(_ point: Point) -> Point {
    Point(x: (point.x - stage.minX) / stageScale, y: (point.y - stage.minY) / stageScale)
  }

  /// How much larger than by itself somebody can have the interface, and in which steps.
  static let factors = 1.0...2.5
  static let factorStep = 0.25

  /// 1 up to 1280×720, then in quarters. Times `factor`, as far as the window then still has room for
  /// `least` logical points; it is never smaller than without the factor.
  static func interfaceScale(
    for size: Size, factor: Double = 1, least: Size = Self.leastWindow()
  ) -> Double {
    func quarters(_ scale: Double) -> Double { (scale * 4).rounded(.down) / 4 }
    let own = max(1, quarters(min(size.width / 1280, size.height / 720)))
    let fit = quarters(min(size.width / least.width, size.height / least.height))
    return max(own, min(own * factor, fit))
  }

  /// The least window, in logical points, in which all that is open can be used.
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

/// What can lie at the right of the window.
enum SidePanel: String, CaseIterable {
  case knobs
  /// The curve editor.
  case curve
  /// Taking home as code.
  case home

  /// In points.
  var width: Double {
    switch self {
    case .knobs: 240
    case .curve: 264
    case .home: 300
    }
  }
}
