import AppState
import Editing
import Interface
import Keyframes
import Stage

extension CurvePanel {
  /// The scale of the canvas. During a drag it stays as it was at the start, and only grows when
  /// the pointer leaves it.
  func scale(of easing: Easing, in rect: Rect, _ workspace: Workspace) -> CurveScale {
    guard let axis else {
      var axes = [CurveScale.axis(of: easing)]
      if let pinned = workspace.editing.pinnedCurve { axes.append(CurveScale.axis(of: pinned)) }
      if isDrawing { axes.append(Self.drawingAxis) }
      let axis = axes.dropFirst().reduce(axes[0]) {
        min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
      }
      return CurveScale(rect: rect, axis: axis)
    }
    let room = (axis.upperBound - axis.lowerBound) * 0.001
    var (low, high) = (axis.lowerBound, axis.upperBound)
    for value in easing.handles.map(\.y) {
      (low, high) = (min(low, value - room), max(high, value + room))
    }
    return CurveScale(rect: rect, axis: low...high)
  }

  /// The curve with its speed, its handles, and where the playhead is on it.
  func drawCanvas(
    _ drawn: DrawnCurve, _ rects: CurveLayout, _ workspace: Workspace, _ ui: inout UI
  ) {
    let (target, easing) = (drawn.target, drawn.easing)
    let rect = rects.canvas
    _ = ui.add(Widget(identity: .curve(.canvas), rect: rect, role: .surface))
    ui.box(rect, Theme.ground, corner: Theme.corner)
    let scale = scale(of: easing, in: rect, workspace)
    let clips = [Clip(rect, cornerRadius: Theme.corner)]
    drawGrid(scale, clips, &ui)
    drawArea(easing, scale, clips, &ui)
    drawSpeed(easing, scale, clips, &ui)
    let ghosts = (preview == nil ? [] : [target.easing]) + target.others
    for ghost in ghosts {
      drawLine(scale.path(of: ghost), Theme.mint.opacity(0.35), 1.25, clips, &ui)
    }
    drawPinned(workspace, scale, clips, &ui)
    drawLine(scale.path(of: easing), Theme.mint, isStroking ? 1 : 2, clips, &ui)
    if case .spring(let spring, let velocity) = CurveShape(easing).form {
      drawMotion(of: spring, velocity, scale, clips, &ui)
    }
    if isDrawing {
      drawStroke(rect, clips, &ui)
    } else if preview == nil {
      drawHandles(easing, scale, clips, &ui)
    }
    let dot = target.progress(at: workspace.player.time)
    if let dot {
      ui.disc(centre: scale.point(dot, easing(dot)), radius: 4.5, Theme.brass)
    }
    let pointed = pointedProgress(scale, ui)
    if pointed == nil, preview == nil, let note, !rects.reading.isEmpty {
      ui.text(
        ui.fitted(note.text, Theme.caption, width: rect.width), Theme.caption, Theme.mutedText,
        at: Point(x: rect.minX, y: rects.reading.centre.y))
    } else {
      drawReading(easing, scale, at: pointed ?? dot, rects.reading, clips, &ui)
    }
  }

  // MARK: Ground

  private func drawGrid(_ scale: CurveScale, _ clips: [Clip], _ ui: inout UI) {
    for value in [0.0, 1] {
      let y = ui.snap(scale.y(value))
      ui.box(
        Rect(x: scale.x(0), y: y, width: scale.x(1) - scale.x(0), height: ui.hair),
        Theme.hairline, clips: clips)
    }
    var dots = Path()
    for column in 0...4 {
      for row in 0...4 {
        let position = scale.point(Double(column) / 4, Double(row) / 4)
        let (x, y) = (ui.snap(position.x), ui.snap(position.y))
        dots.move(to: Point(x: x - 1, y: y - 1))
        dots.line(to: Point(x: x + 1, y: y - 1))
        dots.line(to: Point(x: x + 1, y: y + 1))
        dots.line(to: Point(x: x - 1, y: y + 1))
        dots.close()
      }
    }
    ui.sprites.append(Sprite(.path(dots), fill: .color(Theme.faintText), clips: clips))
    var diagonal = Path()
    diagonal.move(to: scale.point(0, 0))
    diagonal.line(to: scale.point(1, 1))
    ui.sprites.append(
      Sprite(
        .path(diagonal), stroke: Stroke(Theme.faintText, width: 1, dash: [2, 4]), clips: clips))
  }

  /// The area between the curve and the diagonal.
  private func drawArea(
    _ easing: Easing, _ scale: CurveScale, _ clips: [Clip], _ ui: inout UI
  ) {
    var path = scale.path(of: easing)
    path.line(to: scale.point(1, 1))
    path.line(to: scale.point(0, 0))
    path.close()
    ui.sprites.append(
      Sprite(.path(path), fill: .color(Theme.mint.opacity(0.08)), clips: clips))
  }

  /// The speed on its own scale: the fastest is as high as the unit square, and a constant speed is
  /// at half of it. Jumps have none.
  private func drawSpeed(
    _ easing: Easing, _ scale: CurveScale, _ clips: [Clip], _ ui: inout UI
  ) {
    let speeds = (0...CurveScale.samples).map {
      easing.speed(at: Double($0) / Double(CurveScale.samples))
    }
    let fastest = speeds.reduce(2.0) { $1.isJump ? $0 : max($0, abs($1)) }
    var path = Path()
    var isDown = false
    for (index, speed) in speeds.enumerated() {
      guard !speed.isJump else {
        isDown = false
        continue
      }
      let position = scale.point(Double(index) / Double(CurveScale.samples), speed / fastest)
      if isDown { path.line(to: position) } else { path.move(to: position) }
      isDown = true
    }
    drawLine(path, Theme.mutedText.opacity(0.7), 1, clips, &ui)
  }

  func drawLine(
    _ path: Path, _ color: Color, _ width: Double, _ clips: [Clip], _ ui: inout UI
  ) {
    ui.sprites.append(
      Sprite(
        .path(path), stroke: Stroke(color, width: width, cap: .round, join: .round), clips: clips))
  }

  // MARK: Handles

  private func drawHandles(
    _ easing: Easing, _ scale: CurveScale, _ clips: [Clip], _ ui: inout UI
  ) {
    let handles = easing.handles
    let isBezier = CurveShape(easing).kind == .bezier
    if isBezier {
      for (handle, end) in zip(handles, [Point(x: 0, y: 0), Point(x: 1, y: 1)]) {
        var path = Path()
        path.move(to: scale.point(end.x, end.y))
        path.line(to: scale.point(handle.x, handle.y))
        drawLine(path, Theme.mutedText, 1, clips, &ui)
      }
    }
    // More than 64 stops can be dragged, but not reached by keys.
    for (index, handle) in handles.prefix(64).enumerated() {
      let position = scale.point(handle.x, handle.y)
      let target = Rect(centre: position, size: Size(width: 24, height: 24))
        .intersection(scale.rect)
      guard !target.isEmpty else { continue }
      let part = isBezier ? CurvePart.handle(index) : .stop(index)
      let look = ui.add(Widget(identity: .curve(part), rect: target, role: .slider))
      let radius = (isBezier ? 6.0 : 4.0) + (look.isHot || look.isHeld ? 1 : 0)
      ui.disc(centre: position, radius: radius + 1.5, Theme.ground)
      ui.disc(centre: position, radius: radius, look.isHot || look.isHeld ? Theme.text : Theme.mint)
      if look.hasFocus {
        ui.outline(
          Rect(centre: position, size: Size(width: 22, height: 22)), Theme.brass, width: 2,
          corner: 11)
      }
    }
  }
}

extension Easing {
  /// The handles of a Bézier curve, or stops, as progress and value; else empty.
  var handles: [Point] {
    switch CurveShape(self).form {
    case .bezier(let x1, let y1, let x2, let y2): [Point(x: x1, y: y1), Point(x: x2, y: y2)]
    case .stops(let stops): stops.map { Point(x: $0.input, y: $0.output) }
    case .spring, .family, .steps, .other: []
    }
  }
}
