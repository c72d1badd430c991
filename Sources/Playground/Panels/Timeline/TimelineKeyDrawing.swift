import AppState
import Editing
import Interface
import Keyframes
import Stage

// Keyframes, and the curves between them.
extension TimelinePanel {
  /// The easing of each segment as a small curve, where it fits: all in one sprite, and the ones of
  /// selected keyframes in another.
  func drawCurves(
    of row: TimelineRow, _ rect: Rect, _ view: TimelineView, _ clips: [Clip], _ ui: inout UI
  ) {
    guard row.keyframeCount > 1 else { return }
    let chosen = row.path.map { view.selected.keys[$0] } ?? []
    let times = view.scale.times
    let seen = row.keys(from: times.lowerBound, to: times.upperBound)
    let room = view.scale.duration(of: 40)
    let wide = row.keys(from: times.lowerBound - room, to: times.upperBound + room)
    let first = max(min(seen.lowerBound, wide.lowerBound) - 1, 0)
    let last = min(max(seen.upperBound, wide.upperBound), row.keyframeCount - 1)
    guard first < last else { return }
    let keyframes = row.keyframes(first..<(last + 1))
    var (path, bright) = (Path(), Path())
    var (end, brightEnd) = (-Double.infinity, -Double.infinity)
    for index in 0..<(last - first) {
      let right = view.scale.x(of: keyframes[index + 1].time)
      if chosen.contains(index + first) {
        guard right > brightEnd + MarkRow.leastGap else { continue }
        brightEnd = right
        addCurve(keyframes[index], keyframes[index + 1], rect, view.scale, to: &bright)
      } else if right > end + MarkRow.leastGap {
        end = right
        addCurve(keyframes[index], keyframes[index + 1], rect, view.scale, to: &path)
      }
    }
    for (path, color) in [(path, Theme.mint.opacity(0.55)), (bright, Theme.mint)]
    where !path.isEmpty {
      ui.sprites.append(Sprite(.path(path), stroke: Stroke(color, width: 1.25), clips: clips))
    }
  }

  private func addCurve(
    _ from: KeyframeTiming, _ to: KeyframeTiming, _ rect: Rect, _ scale: TimelineScale,
    to path: inout Path
  ) {
    let (left, right) = (scale.x(of: from.time), scale.x(of: to.time))
    guard right > left else { return }
    // The curve is sampled where it is seen.
    let (low, high) = (
      max(left, scale.points.lowerBound - 60), min(right, scale.points.upperBound + 60)
    )
    guard high > low else { return }
    let count = right - left < 24 || !from.moves ? 1 : min(max(Int((high - low) / 4), 8), 48)
    func point(_ progress: Double, _ value: Double) -> Point {
      Point(x: left + (right - left) * progress, y: TimelineView.curveY(value, rect))
    }
    var last = (progress: 0.0, value: 0.0)
    for step in 0...count {
      let x = low + (high - low) * Double(step) / Double(count)
      let progress = (x - left) / (right - left)
      let value = from.curve(at: progress)
      if step == 0 {
        path.move(to: point(progress, value))
      } else {
        // A jump is upright, and a step before it level.
        if count > 1, abs(value - last.value) > 0.1,
          let jump = from.easing.jump(from: last.progress, to: progress)
        {
          path.line(to: point(jump.progress, jump.before))
          path.line(to: point(jump.progress, jump.after))
        }
        path.line(to: point(progress, value))
      }
      last = (progress, value)
    }
  }

  func drawDiamonds(
    of row: TimelineRow, _ rect: Rect, _ view: TimelineView, _ clips: [Clip], _ ui: inout UI
  ) {
    let chosen = row.path.map { view.selected.keys[$0] } ?? []
    let margin = view.scale.duration(of: 28)
    let times = view.scale.times
    let seen = row.keys(from: times.lowerBound - margin, to: times.upperBound + margin)
    // Selected ones have a hole, so that their colour alone does not tell.
    var (plain, bright, holes) = (
      MarkRow(radius: 5, y: rect.centre.y), MarkRow(radius: 7, y: rect.centre.y),
      MarkRow(radius: 3, y: rect.centre.y)
    )
    let seenTimes = row.times(seen)
    for index in seen {
      let x = view.scale.x(of: seenTimes[index - seen.lowerBound])
      if chosen.contains(index) {
        bright.add(x)
        holes.add(x)
      } else {
        plain.add(x)
      }
    }
    plain.draw(Theme.text, stroke: Stroke(Theme.panel, width: 1), clips, &ui)
    bright.draw(Theme.brass, stroke: Stroke(Theme.panel, width: 1), clips, &ui)
    holes.draw(Theme.onBrass, stroke: nil, clips, &ui)
    guard case .key(let key)? = view.hovered, key.track == row.path,
      key.index < row.keyframeCount
    else { return }
    var ring = Path()
    let x = view.scale.x(of: row.keyframes[key.index].time)
    ring.addDiamond(at: Point(x: x, y: rect.centre.y), radius: 8)
    ui.sprites.append(
      Sprite(.path(ring), stroke: Stroke(Theme.brassHot, width: 1.25), clips: clips))
  }

  // MARK: The box around the selection

  /// The box's edges stretch the keyframes in it.
  func drawSelectionBox(_ view: TimelineView, _ ui: inout UI) {
    guard let box = view.selectionBox else { return }
    let clips = [Clip(view.parts.keys)]
    ui.outline(box, Theme.brass.opacity(0.35), width: 1, corner: 4, clips: clips)
    let held = (drag as? StretchDrag)?.edge
    for edge in [StretchDrag.Edge.start, .end] {
      let isHot = held == edge || view.hovered == .edge(edge)
      let x = edge == .start ? box.minX : box.maxX
      ui.box(
        Rect(x: x - 1.5, y: box.minY + 3, width: 3, height: box.height - 6),
        isHot ? Theme.brassHot : Theme.brass.opacity(0.7), corner: 1.5, clips: clips)
    }
  }
}

extension MarkRow {
  fileprivate func draw(_ color: Color, stroke: Stroke?, _ clips: [Clip], _ ui: inout UI) {
    var row = self
    row.endBand()
    for (path, stroke) in [(row.diamonds, stroke), (row.bands, nil)] where !path.isEmpty {
      ui.sprites.append(Sprite(.path(path), fill: .color(color), stroke: stroke, clips: clips))
    }
  }
}
