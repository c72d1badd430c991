import Interface
package import Keyframes
import Stage

/// Where everything is in a window, in logical points.
package struct Layout: Equatable {
  /// Window points per logical point: 1 at 1280×720 and below; larger windows (a projector, a 4K
  /// screen) get a larger interface.
  package let interfaceScale: Double
  package let window: Rect
  /// The parts of the window.
  package let panels: PanelLayout
  /// The stage's picture, in the proportions of the scene.
  package let stage: Rect
  /// The pictures of the compared versions, one of which is the stage; empty if none are compared.
  package let lanes: [Rect]
  /// Easings that are compared, below the lanes.
  package let easings: Rect?
  /// The requested division of the stage's area.
  package let parts: StageParts
  package let stageCorner: Double
  /// The page of slides, on which the stage is; nil if there is none.
  package let page: Rect?
  /// The panel beside or below the stage that was opened last.
  package let side: SidePanel?

  package var gallery: Rect? { panels.gallery }
  package var transport: Rect? { panels.transport }
  /// Above the transport, below the stage.
  package var timeline: Rect? { panels.timeline }
  /// The graph editor, above the timeline or in its room.
  package var graphs: Rect? { panels.graphs }
  /// The panel with keyframes over time: the timeline, else the graph editor.
  package var keyPanel: Rect? { timeline ?? graphs }
  /// Whether the gallery covers the stage, because there is no room beside it.
  package var galleryCovers: Bool { panels.galleryCovers }
  /// Where the panels at the right of the stage begin.
  package var rightEdge: Double { panels.rightPanels.first?.rect.minX ?? window.width }

  /// The area that a tooltip of `widget` must not cover: on the timeline and in the graph editor
  /// everything below the top edge, so that rows stay visible.
  package func keepingClear(_ widget: Rect) -> Rect {
    let panel = [timeline, graphs].compactMap(\.self).first { $0.contains(widget.centre) }
    guard let panel else { return widget }
    return Rect(
      x: widget.minX, y: panel.minY, width: widget.width, height: window.maxY - panel.minY)
  }

  /// The room of a panel beside or below the stage; nil if it is closed.
  package func room(of panel: SidePanel) -> Rect? {
    panels.sides.first { $0.panel == panel }?.rect
  }

  /// The room of a panel beside or below the stage; of width 0 if it is closed.
  package func roomOrNone(of panel: SidePanel) -> Rect {
    room(of: panel) ?? Rect(x: window.maxX, y: 0, width: 0, height: 1)
  }

  /// Whether a panel beside or below the stage can be seen.
  package func shows(_ panel: SidePanel) -> Bool { panels.sides.contains { $0.panel == panel } }

  package static let transportHeight = 64.0
  package static let timelineHeight = 248.0
  /// The timeline's least height: its header, its ruler and a row. Then the stage's above it.
  package static let leastTimeline = 104.0
  static let leastStage = 96.0

  /// `wanted` as far as there is room above the transport; nil is the usual height.
  package static func timelineHeight(_ wanted: Double?, over height: Double) -> Double {
    let usual = min(timelineHeight, (height * 0.45).rounded())
    guard let wanted else { return usual }
    return max(min(wanted.rounded(), height - leastStage), min(leastTimeline, usual))
  }

  package init(_ arrangement: Arrangement, parts: StageParts) {
    let shown = Shown(arrangement, parts)
    self.parts = parts
    side = shown.side
    let size = arrangement.window.size
    interfaceScale = Self.interfaceScale(
      for: size, factor: arrangement.interfaceFactor,
      least: Self.leastWindow(
        showsTimeline: shown.timeline || shown.graphs, side: shown.side, isPortrait: size.isPortrait
      ))
    window = Rect(
      x: 0, y: 0, width: size.width / interfaceScale, height: size.height / interfaceScale)
    panels = PanelLayout(shown, in: window)
    let margin = shown.panels || parts.lanes > 0 ? Theme.margin : 0
    stageCorner = margin > 0 ? Theme.corner : 0
    let pixels = arrangement.window.pixelsPerPoint * interfaceScale
    let inset = parts.hasPasteboard ? Self.pasteboard(in: panels.stage, margin) : margin
    let room = Self.besideBars(panels.stage, margin: inset, parts)
    if let page = parts.page {
      let rect = Self.fitted(
        page.size, into: Self.pageRoom(panels, arrangement, page.size, in: window),
        pixelsPerPoint: pixels)
      self.page = rect
      stage =
        page.place.map { Self.fitted(parts.size, into: rect.part($0), pixelsPerPoint: pixels) }
        ?? rect
      (lanes, easings) = ([], nil)
      return
    }
    page = nil
    (lanes, stage, easings) = Self.divided(
      arrangement.hasCaptions ? Self.aboveCaption(room, of: parts.size, in: window) : room,
      margin: inset, into: parts, pixelsPerPoint: pixels)
  }

  /// The room of a page of slides.
  static func pageRoom(
    _ panels: PanelLayout, _ arrangement: Arrangement, _ size: Size, in window: Rect
  ) -> Rect {
    arrangement.hasCaptions
      ? aboveCaption(panels.stage, of: size, in: window) : panels.stage
  }

  /// The room of a stage that leaves an eighth of the stage's height below it, and at least a caption's.
  private static func aboveCaption(_ room: Rect, of stage: Size, in window: Rect) -> Rect {
    let height = stage.height * min(room.width / stage.width, room.height / stage.height)
    let caption = TalkCaption.height(type: talkType(30, in: window))
    guard (room.height - height) / 2 < max(height / 8, caption) else { return room }
    return room.from(y: room.minY, to: room.maxY - max(room.height / 9, caption))
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
      parts.lanes > 0
      ? lanes(parts.lanes, of: parts.size, in: upper, pixelsPerPoint: pixelsPerPoint) : []
    let stage =
      lanes.indices.contains(parts.stageLane)
      ? lanes[parts.stageLane] : fitted(parts.size, into: inside, pixelsPerPoint: pixelsPerPoint)
    return (lanes, stage, easings)
  }

  /// The width of the pasteboard that a room leaves on all sides of the stage, in points.
  private static func pasteboard(in room: Rect, _ margin: Double) -> Double {
    max(margin, (min(room.width, room.height) * 0.1).rounded())
  }

  package var stageScale: Double { stage.width / parts.size.width }

  /// From stage points to logical points.
  package var stageTransform: Transform {
    Transform.scale(stageScale).then(.translation(x: stage.minX, y: stage.minY))
  }

  package func stagePoint(_ point: Point) -> Point {
    Point(x: (point.x - stage.minX) / stageScale, y: (point.y - stage.minY) / stageScale)
  }

  /// The factors by which users can enlarge the interface, and the step between them.
  package static let factors = 1.0...2.5
  package static let factorStep = 0.25

  /// The automatic scale, which is 1 up to 1280×720 and then grows in quarters, times `factor`. The
  /// factor is limited so that the window has room for `least` logical points.
  package static func interfaceScale(
    for size: Size, factor: Double = 1, least: Size = Self.leastWindow()
  ) -> Double {
    func quarters(_ scale: Double) -> Double { (scale * 4).rounded(.down) / 4 }
    let own = max(1, quarters(min(size.width / 1280, size.height / 720)))
    let fit = quarters(min(size.width / least.width, size.height / least.height))
    return max(own, min(own * factor, fit))
  }

  /// The smallest window, in logical points, in which all open panels can be used.
  package static func leastWindow(
    showsTimeline: Bool = false, side: SidePanel? = nil, isPortrait: Bool = false
  ) -> Size {
    switch (showsTimeline, side != nil, isPortrait) {
    case (false, false, _): Size(width: 320, height: 240)
    case (true, false, _): Size(width: 480, height: 360)
    case (false, true, false): Size(width: 640, height: 360)
    case (true, true, false): Size(width: 640, height: 480)
    case (_, true, true): Size(width: 480, height: 640)
    }
  }

  /// The largest rectangle of the proportions of `stage` in the middle of `room`, on whole pixels.
  package static func fitted(_ stage: Size = Scene.size, into room: Rect, pixelsPerPoint: Double)
    -> Rect
  {
    let scale = max(min(room.width / stage.width, room.height / stage.height), 1e-3)
    func snap(_ value: Double) -> Double { (value * pixelsPerPoint).rounded() / pixelsPerPoint }
    let size = Size(width: snap(stage.width * scale), height: snap(stage.height * scale))
    return Rect(
      x: snap(room.centre.x - size.width / 2), y: snap(room.centre.y - size.height / 2),
      width: size.width, height: size.height)
  }
}

extension StageParts {
  /// Whether nodes beside the stage can be seen.
  package var hasPasteboard: Bool { isEdited && lanes == 0 }
}

extension Layout {
  /// Logical points for one point of a pointing tool's size: as large as a stage that fills the window makes
  /// it, whatever is on the stage.
  package var pointingScale: Double { window.markScale }

  /// From the points of marks to logical points: marks that begin on the stage follow its picture, others the
  /// window.
  package func markTransform(onStage: Bool) -> Transform {
    let room = onStage ? stage : window
    return Transform.scale(room.markScale).then(.translation(x: room.minX, y: room.minY))
  }

  /// A position in the points of marks.
  package func markPoint(_ position: Point, onStage: Bool) -> Point {
    let room = onStage ? stage : window
    return (position - room.origin) * (1 / room.markScale)
  }

  /// The width of a line of `size` in the points of marks.
  package func markWidth(_ size: Double, onStage: Bool) -> Double {
    size * pointingScale / (onStage ? stage : window).markScale
  }

  /// The size of type of which `lines` fill the height that the usual stage has in this window, whatever is on
  /// the stage and beside it.
  package func talkType(_ lines: Double) -> Double { Self.talkType(lines, in: window) }

  private static func talkType(_ lines: Double, in window: Rect) -> Double {
    max(window.markScale * Scene.size.height / lines, 12)
  }

  /// The least size of type that an audience can read, in points of the stage, however small that is.
  package var leastType: Double {
    pointingScale * Scene.size.height * Presentation.leastType / stageScale
  }
}

extension Rect {
  /// The scale of a stage of the usual size that fills the rectangle.
  fileprivate var markScale: Double {
    max(min(width / Scene.size.width, height / Scene.size.height), 1e-3)
  }
}
