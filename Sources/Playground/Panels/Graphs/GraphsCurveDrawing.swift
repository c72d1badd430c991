import AppState
import Editing
import Interface
import Keyframes
import Stage

// Curves, keyframes and their handles.
extension GraphsPanel {
  func drawCurves(_ plot: GraphPlot, _ hovered: GraphTarget?, _ ui: inout UI) {
    let clips = [Clip(plot.parts.curves)]
    func draw(
      _ path: Path, _ origin: Point, _ hue: GraphHue, width: Double, opacity: Double,
      dash: [Double]
    ) {
      guard !path.isEmpty else { return }
      ui.sprites.append(
        Sprite(
          .path(path), name: "graph", transform: .translation(x: origin.x, y: origin.y),
          stroke: Stroke(hue.color.opacity(opacity), width: width, join: .round, dash: dash),
          clips: clips))
    }
    for track in state.frozen {
      let curve = frozen[track.path]
      draw(curve.path, curve.origin, track.hue, width: 1.25, opacity: 0.5, dash: [2, 3])
    }
    let areSelected = plot.tracks.map(plot.isSelected)
    let hasSelected = areSelected.contains(true)
    // Selected ones lie above the others.
    for isSelected in [false, true] {
      for (index, track) in plot.tracks.enumerated() where areSelected[index] == isSelected {
        let isHot = if case .curve(track.path, _)? = hovered { true } else { false }
        let width = isSelected ? 2.5 : isHot ? 2 : 1.5
        let opacity = hasSelected && !isSelected && !isHot ? 0.55 : 1
        let (hue, curve) = (track.hue, curves[track.path])
        draw(curve.path, curve.origin, hue, width: width, opacity: opacity, dash: hue.dash)
        draw(
          curve.beyond, .zero, hue, width: width * 0.7, opacity: opacity * 0.75,
          dash: GraphBeyond.dash)
      }
    }
  }

  func drawKeys(_ plot: GraphPlot, _ hovered: GraphTarget?, _ ui: inout UI) {
    let clips = [Clip(plot.parts.curves)]
    var selected: [Point] = []
    for track in tracksWithKeys {
      let keys = plot.seenPoints(of: track)
      drawSquares(at: keys.plain, radius: 3.5, track.hue.color, Theme.panel, clips, &ui)
      selected += keys.selected
    }
    // Selected ones have a hole, so that their colour alone does not tell.
    drawSquares(at: selected, radius: 5.5, Theme.brass, Theme.panel, clips, &ui)
    drawSquares(at: selected, radius: 2, Theme.onBrass, nil, clips, &ui)
    guard case .key(let key)? = hovered, let point = plot.point(of: key) else { return }
    drawSquares(at: [point], radius: 8, .clear, Theme.brassHot, clips, &ui)
  }

  /// The colours of tracks of colours over time, below the curves.
  func drawBars(_ plot: GraphPlot, _ hovered: GraphTarget?, _ ui: inout UI) {
    guard !plot.parts.bars.isEmpty else { return }
    let field = plot.parts.barField
    let clips = [Clip(field)]
    let list = ui.list(.graph(.bars))
    let namesRight = plot.parts.plot.maxX - (list.overflow > 0 ? 14 : 6)
    for bar in plot.bars {
      let path = bar.track.path
      let isHot = if case .curve(path, _)? = hovered { true } else { false }
      if let colors = bar.gradient(plot.scale) {
        ui.box(bar.rect, fill: .gradient(colors), corner: 3, clips: clips)
      }
      if isHot || plot.isSelected(bar.track) {
        ui.outline(
          bar.rect, isHot ? Theme.brassHot : Theme.brass, width: 1.5, corner: 3, clips: clips)
      }
      let keys = plot.seenPoints(of: bar)
      drawSquares(at: keys.plain, radius: 4, Theme.text, Theme.panel, clips, &ui)
      drawSquares(at: keys.selected, radius: 5.5, Theme.brass, Theme.panel, clips, &ui)
      drawSquares(at: keys.selected, radius: 2, Theme.onBrass, nil, clips, &ui)
      if case .key(let key)? = hovered, key.track == path, let point = plot.point(of: key) {
        drawSquares(at: [point], radius: 8, .clear, Theme.brassHot, clips, &ui)
      }
      guard plot.parts.hasNames else { continue }
      let x = plot.parts.curves.maxX + 5
      ui.text(
        title(of: bar.track, width: namesRight - x, &ui), Theme.caption,
        Theme.mutedText, at: Point(x: x, y: bar.rect.centre.y), clips: clips)
    }
    ui.addList(.graph(.bars), area: field, bar: field)
    ui.drawBar(of: list, in: field, isHeld: ui.heldBar == .graph(.bars))
  }

  /// Squares around points, some hundred to a sprite: the memory of longer paths would be taken from the
  /// system and given back in each frame.
  private func drawSquares(
    at points: [Point], radius: Double, _ color: Color, _ edge: Color?, _ clips: [Clip],
    _ ui: inout UI
  ) {
    for start in stride(from: 0, to: points.count, by: Self.squaresInSprite) {
      let part = Array(points[start..<min(start + Self.squaresInSprite, points.count)])
      ui.sprites.append(
        Sprite(
          .path(.squares(at: part, radius: radius)), fill: color.alpha > 0 ? .color(color) : nil,
          stroke: edge.map { Stroke($0, width: 1.25) }, clips: clips))
    }
  }

  private static let squaresInSprite = 400

  func drawHandles(_ plot: GraphPlot, _ hovered: GraphTarget?, _ ui: inout UI) {
    let clips = [Clip(plot.parts.curves)]
    for (handle, key, end) in plot.handles {
      let isHot = hovered == .handle(handle) || (drag as? GraphHandleDrag)?.handle == handle
      ui.sprites.append(
        Sprite(
          .line(from: key, to: end), stroke: Stroke(Theme.brass.opacity(0.8), width: 1.25),
          clips: clips))
      ui.sprites.append(
        Sprite(
          .circle(radius: isHot ? 5.5 : 4), transform: .translation(x: end.x, y: end.y),
          fill: .color(isHot ? Theme.brassHot : Theme.panel),
          stroke: Stroke(Theme.brass, width: 1.5), clips: clips))
    }
  }

  /// A mark above keyframes at which the speed jumps: filled where it is plainly seen.
  func drawJumps(_ plot: GraphPlot, _ ui: inout UI) {
    for track in markedTracks {
      for jump in curves.jumps(of: track.path) {
        let x = plot.scale.x(of: jump.time)
        draw(jump, at: Point(x: x, y: plot.y(of: track, atX: x)), plot, &ui)
      }
    }
  }

  /// Above a keyframe.
  func draw(_ jump: SpeedJump, at key: Point, _ plot: GraphPlot, _ ui: inout UI) {
    ui.sprites.append(
      Sprite(
        .corners([Point(x: -4, y: -4), Point(x: 4, y: -4), Point(x: 0, y: 3)]), name: "jump",
        transform: .translation(x: key.x, y: key.y - 13),
        fill: jump.weight == .strong ? .color(Theme.coral) : nil,
        stroke: Stroke(Theme.coral, width: 1.25), clips: [Clip(plot.parts.curves)]))
  }

  func drawBox(_ plot: GraphPlot, _ hovered: GraphTarget?, _ ui: inout UI) {
    guard let bounds = plot.bounds, let box = plot.box(bounds) else { return }
    let clips = [Clip(plot.parts.curves)]
    ui.outline(box, Theme.brass.opacity(0.5), width: 1, corner: 2, clips: clips)
    for (handle, point) in plot.handles(of: box, bounds) {
      let isHot = hovered == .box(handle) || (drag as? GraphScaleDrag)?.handle == handle
      let rect = Rect(x: point.x, y: point.y, width: 0, height: 0).inset(by: isHot ? -5 : -4)
      ui.box(
        rect, isHot ? Theme.brassHot : Theme.panel, corner: 2,
        stroke: Stroke(Theme.brass, width: 1.25), clips: clips)
    }
  }
}
