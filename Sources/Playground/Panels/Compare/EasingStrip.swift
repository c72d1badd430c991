import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

/// The easings in the strip below the lanes.
struct ComparedStrip {
  let stretch: EasingStretch
  let lanes: [EasingLane]
}

extension Workspace {
  /// Nil where nothing is animated.
  mutating func comparedStrip() -> ComparedStrip? {
    easingStretch().map { ComparedStrip(stretch: $0, lanes: easingLanes(over: $0)) }
  }
}

// Easings side by side: each a ball that runs over the same stretch, with the pale ball of linear in
// every lane and the difference as a bar.
extension ComparePanel {
  private static let easingNumbers = 60.0

  func drawEasings(in strip: Rect, _ workspace: Workspace, _ ui: inout UI) {
    ui.backdrop(.backdrop("easings"), strip)
    ui.box(strip, Theme.panel, corner: Theme.corner)
    guard let compared = self.strip else {
      return ui.text(
        localized("Nothing is animated yet."), Theme.caption.aligned(.centre), Theme.mutedText,
        at: strip.centre)
    }
    let lanes = compared.lanes
    let progress = compared.stretch.progress(at: workspace.player.time)
    drawEasingsHead(of: compared.stretch, progress, strip, workspace, &ui)
    let plot = plotRect(in: strip)
    drawPlot(lanes, at: progress, in: plot, &ui)
    let rest = Rect(
      x: plot.maxX, y: strip.minY, width: strip.maxX - plot.maxX, height: strip.height)
    let names = min(rest.width * 0.3, 288)
    let field = Rect(
      x: rest.minX + names, y: strip.minY + 26,
      width: rest.width - names - Self.easingNumbers, height: strip.height - 32)
    guard field.width >= 60 else { return }
    let scale = EasingScale(lanes.map(\.easing), over: field)
    let height = min(field.height / Double(lanes.count), 30)
    let top = field.centre.y - height * Double(lanes.count) / 2
    for x in [0.0, 1] {
      ui.box(
        Rect(
          x: ui.snap(scale.x(of: x)), y: top, width: ui.hair, height: height * Double(lanes.count)),
        Theme.hairline)
    }
    for (index, lane) in lanes.enumerated() {
      let row = Rect(
        x: rest.minX, y: top + Double(index) * height, width: rest.width, height: height)
      draw(lane, EasingLane.color(index), at: progress, in: row, names: names, scale, &ui)
    }
  }

  private func drawEasingsHead(
    of stretch: EasingStretch, _ progress: Double, _ strip: Rect, _ workspace: Workspace,
    _ ui: inout UI
  ) {
    let timeline = workspace.playhead.timeline
    let y = strip.minY + 14
    let right = strip.maxX - 12
    let percent = (progress * 100).fixed(0) + "%"
    ui.text(percent, Theme.index, Theme.text, at: Point(x: right, y: y))
    let times = localized(
      "\(timeline.reading(stretch.times.lowerBound)) to \(timeline.reading(stretch.times.upperBound))"
    )
    let words = "\(stretch.key.track.words)   \(times)"
    let left = drawTools(right: right - 40, y: y, strip, workspace, &ui)
    ui.text(
      ui.fitted(words, Theme.key, width: left - strip.minX - 20), Theme.key, Theme.text,
      at: Point(x: strip.minX + 12, y: y))
  }

  private func draw(
    _ lane: EasingLane, _ color: Color, at progress: Double, in row: Rect, names width: Double,
    _ scale: EasingScale, _ ui: inout UI
  ) {
    let isLinear = lane.easing == .linear
    let middle = ui.snap(row.centre.y)
    let value = lane.easing(progress)
    let (ghost, ball) = (scale.x(of: progress), scale.x(of: value))
    let names = [lane.versions, lane.easing.shortNotation].filter { !$0.isEmpty }
    ui.text(
      ui.fitted(names.joined(separator: "  "), Theme.caption, width: width - 20),
      Theme.caption, isLinear ? Theme.mutedText : Theme.text, at: Point(x: row.minX + 12, y: middle)
    )
    ui.box(
      Rect(x: scale.x(of: 0), y: middle, width: scale.x(of: 1) - scale.x(of: 0), height: ui.hair),
      Theme.hairline)
    let radius = min(row.height * 0.32, 7)
    if !isLinear {
      ui.box(
        Rect(x: min(ghost, ball), y: middle - 1.5, width: abs(ball - ghost), height: 3),
        color.opacity(0.5))
      ui.disc(centre: Point(x: ghost, y: middle), radius: radius, Theme.text.opacity(0.22))
      let difference = value - progress
      ui.text(
        (difference <= -0.005 ? "−" : "+") + abs(difference).fixed(2), Theme.index, color,
        at: Point(x: row.maxX - 12, y: middle))
    }
    ui.disc(
      centre: Point(x: ball, y: middle), radius: radius, color)
  }
}

/// Where the values of easings lie: 0…1, and beyond it where they overshoot.
struct EasingScale: Equatable {
  private let field: Rect
  private let values: ClosedRange<Double>

  init(_ easings: [Easing], over field: Rect) {
    self.field = field.inset(x: min(10, field.width / 4), y: 0)
    var (low, high) = (0.0, 1.0)
    for easing in easings where easing != .linear {
      for step in 0...64 {
        let value = easing(Double(step) / 64)
        guard value.isFinite else { continue }
        (low, high) = (min(low, value), max(high, value))
      }
    }
    values = max(low, -1)...min(high, 2)
  }

  /// In points; values further out lie at the end.
  func x(of value: Double) -> Double {
    let value = min(max(value.isNaN ? 0 : value, values.lowerBound), values.upperBound)
    return field.minX + (value - values.lowerBound) / values.length * field.width
  }
}
