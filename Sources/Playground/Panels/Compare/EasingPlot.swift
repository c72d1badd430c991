import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The curves of the compared easings in one plot, and the vectors between versions.
extension ComparePanel {
  /// At the left of the strip; empty where there is no room for it.
  func plotRect(in strip: Rect) -> Rect {
    let size = Size(width: min(strip.width * 0.24, strip.height * 1.4), height: strip.height - 38)
    guard size.height >= 40, strip.width >= 480 else {
      return Rect(x: strip.minX, y: strip.minY, width: 0, height: 0)
    }
    return Rect(x: strip.minX + 12, y: strip.minY + 28, width: size.width, height: size.height)
  }

  func drawPlot(_ lanes: [EasingLane], at progress: Double, in rect: Rect, _ ui: inout UI) {
    guard !rect.isEmpty else { return }
    ui.box(rect, Theme.ground, corner: 6)
    let axes = lanes.map { CurveScale.axis(of: $0.easing) }
    let scale = CurveScale(
      rect: rect,
      axis: (axes.map(\.lowerBound).min() ?? 0)...(axes.map(\.upperBound).max() ?? 1))
    let clips = [Clip(rect, cornerRadius: 6)]
    ui.box(
      Rect(x: ui.snap(scale.x(progress)), y: rect.minY, width: ui.hair, height: rect.height),
      Theme.brass, clips: clips)
    for (index, lane) in lanes.enumerated() {
      let stroke = Stroke(
        EasingLane.color(index), width: index == 0 ? 1 : 2, cap: .round, join: .round,
        dash: EasingLane.dash(index))
      ui.sprites.append(
        Sprite(.path(scale.path(of: lane.easing, samples: 120)), stroke: stroke, clips: clips))
      ui.disc(
        centre: scale.point(progress, lane.easing(progress)), radius: index == 0 ? 2.5 : 4,
        EasingLane.color(index))
    }
  }

  /// Buttons in the strip's head, where there is room for them.
  /// - Returns: their left edge.
  func drawTools(
    right: Double, y: Double, _ strip: Rect, _ workspace: Workspace, _ ui: inout UI
  ) -> Double {
    let tools: [(words: String, action: Action, isOn: Bool)] = [
      (localized("Blind test"), .blind(.toggle), false),
      (localized("Vectors"), .toggleVectors, !workspace.viewState.hidesVectors),
    ]
    var left = right
    for (index, tool) in tools.enumerated() where strip.width >= 480 {
      let width = ui.measure(Text(tool.words, Theme.caption)) + 16
      let rect = Rect(x: left - width, y: y - 12, width: width, height: 24)
      ui.button("compare tool \(index)", rect, tool.action, isOn: tool.isOn) { ui, color in
        ui.text(tool.words, Theme.caption.aligned(.centre), color, at: rect.centre)
      }
      left = rect.minX - 4
    }
    return left
  }

  /// Arrows on the stage, each with a ring where the node is in the other version.
  func drawVectors(_ vectors: [VersionVector], _ workspace: Workspace, _ ui: inout UI) {
    guard !vectors.isEmpty else { return }
    let layout = workspace.layout
    let map = layout.transform(ofLane: layout.parts.stageLane)
    let clips = [Clip(layout.stage, cornerRadius: layout.stageCorner)]
    for vector in vectors {
      let (from, to) = (map.apply(to: vector.from), map.apply(to: vector.to))
      let length = from.distance(to: to)
      guard length > 3 else { continue }
      let along = (to - from) * (1 / length)
      let head = min(8, length / 2)
      let side = Point(x: -along.y, y: along.x) * (head * 0.5)
      var path = Path(through: [from, to])
      path.append(Path(through: [to - along * head + side, to, to - along * head - side]))
      ui.sprites.append(
        Sprite(
          .path(path), stroke: Stroke(Theme.ground, width: 4, cap: .round, join: .round),
          clips: clips))
      ui.sprites.append(
        Sprite(
          .path(path), stroke: Stroke(Theme.brass, width: 1.75, cap: .round, join: .round),
          clips: clips))
    }
  }
}

extension EasingLane {
  /// The colour of a curve, its ball and its number: linear comes first.
  static func color(_ index: Int) -> Color {
    let colors = [Theme.mutedText, Theme.mint, Theme.sky, Theme.violet, Theme.coral]
    return colors[index % colors.count]
  }

  /// Dashes help people who can't tell the colours of the curves apart.
  static func dash(_ index: Int) -> [Double] {
    let dashes: [[Double]] = [[], [], [7, 4], [2, 4], [8, 3, 2, 3]]
    return dashes[index % dashes.count]
  }
}
