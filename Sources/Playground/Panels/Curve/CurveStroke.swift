import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

/// A curve that is being drawn by hand.
struct StrokeGrip: Equatable {
  let scale: CurveScale
  private(set) var samples: [StrokeFit.Sample] = []

  init(_ scale: CurveScale, at position: Point) {
    self.scale = scale
    add(position)
  }

  /// The most samples; longer strokes end there.
  private static let most = 10_000

  mutating func add(_ position: Point) {
    guard samples.count < Self.most else { return }
    samples.append(
      StrokeFit.Sample(scale.progress(atX: position.x), scale.value(atY: position.y)))
  }
}

// Drawing a curve by hand, and a curve pinned behind it.
extension CurvePanel {
  /// The values that the canvas shows at least while curves are drawn.
  static let drawingAxis = -0.3...1.3

  var isStroking: Bool { if case .stroke = grip { true } else { false } }

  mutating func toggleDrawing(_ workspace: inout Workspace) {
    let isOpen = workspace.layout.shows(.curve)
    if !isOpen { workspace.show(.curve) }
    isDrawing = !(isOpen && isDrawing)
  }

  mutating func togglePin(_ workspace: inout Workspace) {
    if workspace.editing.pinnedCurve != nil { return workspace.editing.pinnedCurve = nil }
    guard let easing = workspace.curveTarget()?.easing else { return }
    workspace.editing.pinnedCurve = easing.unnamed
    if !workspace.layout.shows(.curve) { workspace.show(.curve) }
  }

  mutating func beginStroke(
    _ stroke: StrokeGrip, _ target: CurveTarget, _ workspace: inout Workspace
  ) {
    workspace.editing.history.begin()
    axis = stroke.scale.axis
    workspace.pin(target)
    grip = .stroke(stroke)
  }

  /// Fits an easing to the stroke, and says how near it comes.
  mutating func finish(_ stroke: StrokeGrip, _ workspace: inout Workspace) {
    guard let fit = StrokeFit(stroke.samples) else { return }
    workspace.bend(to: fit.easing)
    let error = (100 * fit.largestError).fixed(1)
    let words =
      fit.curves == 1
      ? localized("One Bézier, largest error \(error)%")
      : localized("\(fit.curves) curves, largest error \(error)%")
    remark(words, workspace)
  }

  // MARK: Drawing

  func drawPinned(
    _ workspace: Workspace, _ scale: CurveScale, _ clips: [Clip], _ ui: inout UI
  ) {
    guard let pinned = workspace.editing.pinnedCurve else { return }
    let stroke = Stroke(Theme.sky.opacity(0.8), width: 1.5, cap: .round, dash: [5, 4])
    ui.sprites.append(Sprite(.path(scale.path(of: pinned)), stroke: stroke, clips: clips))
  }

  /// The stroke, or an invitation to draw one.
  func drawStroke(_ rect: Rect, _ clips: [Clip], _ ui: inout UI) {
    ui.outline(rect, Theme.brass, width: 1, corner: Theme.corner)
    guard case .stroke(let stroke) = grip else {
      let words = localized("Draw from left to right")
      return ui.text(
        ui.fitted(words, Theme.caption, width: rect.width * 0.6), Theme.caption.aligned(.trailing),
        Theme.mutedText, at: Point(x: rect.maxX - 12, y: rect.centre.y + rect.height * 0.2))
    }
    let points = stroke.samples.map { stroke.scale.point($0.progress, $0.value) }
    guard points.count > 1 else { return }
    drawLine(Path(through: points), Theme.brass, 2, clips, &ui)
  }
}
