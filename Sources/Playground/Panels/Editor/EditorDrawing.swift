import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// Outlines, handles, snapping lines and values over the stage.
extension EditorPanel {
  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard isShown(workspace) else { return }
    let room = room(workspace)
    ui.backdrop(.editor(.stage), room)
    drawEdge(workspace, &ui)
    let clips = [Clip(room)]
    let isDragging = if case .drag = grip { true } else { false }
    if let frame = pointFrame(workspace), let points = workspace.editing.stageEditing.points {
      drawPoints(frame, points, clips, &ui)
      drawGrip(workspace, clips, room, &ui)
      return drawBar(workspace, &ui)
    }
    let frames = frames(workspace)
    let bar = barRect(workspace, ui)
    if let hovered, !workspace.selectedNodes.contains(hovered),
      let node = nodes.first(where: { $0.name == hovered && $0.isVisible })
    {
      let frame = EditorFrame(node, workspace.layout.stageTransform)
      drawOutline(of: frame, Theme.sky, width: 1.5, clips, &ui)
      drawName(workspace.title(ofNode: hovered), of: frame, Theme.sky, room, beside: bar, &ui)
    }
    drawMotions(workspace, clips, &ui)
    for frame in frames {
      drawOutline(of: frame, Theme.brass, width: 1.5, clips, &ui)
      drawAnchor(of: frame, clips, &ui)
    }
    if let frame = frame(workspace), !isDragging {
      if frame.node == nil {
        draw(Path(through: frame.corners, isClosed: true), Theme.brass, width: 1, clips, &ui)
        drawAnchor(of: frame, clips, &ui)
      }
      drawHandles(of: frame, clips, &ui)
      drawName(title(of: frame, workspace), of: frame, Theme.brass, room, beside: bar, &ui)
    }
    drawGrip(workspace, clips, room, &ui)
    if !isDragging { drawBar(workspace, &ui) }
    drawWrittenText(workspace, &ui)
  }

  /// The edge of the stage shows that it is edited, and in red that changes become keyframes.
  private func drawEdge(_ workspace: Workspace, _ ui: inout UI) {
    let layout = workspace.layout
    let isRecording = if case .drag(let drag) = grip { drag.recording != nil } else { false }
    let isRed = workspace.editing.stageEditing.setsKeys || isRecording
    ui.outline(
      layout.stage.inset(by: -1), isRed ? Theme.coral : Theme.brass.opacity(0.7),
      width: isRed ? 2 : 1, corner: layout.stageCorner)
  }

  /// The outline of its shape, and its box.
  private func drawOutline(
    of frame: EditorFrame, _ color: Color, width: Double, _ clips: [Clip], _ ui: inout UI
  ) {
    let box = Path(through: frame.corners, isClosed: true)
    if let outline = frame.node?.placement.shape?.outline {
      draw(outline.transformed(by: frame.map), color, width: width, clips, &ui)
      draw(box, color.opacity(0.55), width: 1, clips, &ui)
    } else {
      draw(box, color, width: width, clips, &ui)
    }
  }

  /// A line that is seen on any ground.
  func draw(
    _ path: Path, _ color: Color, width: Double, _ clips: [Clip], _ ui: inout UI
  ) {
    ui.sprites.append(
      Sprite(
        .path(path), stroke: Stroke(Theme.ground.opacity(0.45), width: width + 1.5), clips: clips))
    ui.sprites.append(
      Sprite(.path(path), stroke: Stroke(color, width: width), clips: clips))
  }

  private func drawHandles(of frame: EditorFrame, _ clips: [Clip], _ ui: inout UI) {
    guard frame.box != .zero else { return }
    for (_, position) in frame.handles {
      ui.sprites.append(
        Sprite(
          .rectangle(7, 7, cornerRadius: 1.5),
          transform: .translation(x: ui.snap(position.x), y: ui.snap(position.y)),
          fill: .color(Theme.text), stroke: Stroke(Theme.ground, width: 1.5), clips: clips))
    }
  }

  /// A ring with a cross.
  private func drawAnchor(of frame: EditorFrame, _ clips: [Clip], _ ui: inout UI) {
    let position = frame.anchor
    for (color, width) in [(Theme.ground.opacity(0.6), 3.0), (Theme.brass, 1.25)] {
      let line = Stroke(color, width: width)
      ui.sprites.append(
        Sprite(
          .circle(radius: 4), transform: .translation(x: position.x, y: position.y), stroke: line,
          clips: clips))
      for way in [Point(x: 7, y: 0), Point(x: 0, y: 7)] {
        ui.sprites.append(
          Sprite(.line(from: position - way, to: position + way), stroke: line, clips: clips))
      }
    }
  }

  private func title(of frame: EditorFrame, _ workspace: Workspace) -> String {
    frame.node.map { workspace.title(ofNode: $0.name) } ?? workspace.selectionTitle
  }

  /// Above the node, or below if that does not fit or meets the bar.
  private func drawName(
    _ title: String, of frame: EditorFrame, _ color: Color, _ room: Rect, beside bar: Rect,
    _ ui: inout UI
  ) {
    let style = Theme.key.aligned(.centre)
    let width = min(ui.measure(Text(title, style)), 200) + 12
    let xs = frame.corners.map(\.x)
    let ys = frame.corners.map(\.y)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    let middle = ((xs.min() ?? 0) + (xs.max() ?? 0)) / 2
    let x = max(min(middle - width / 2, room.maxX - width - 4), room.minX + 4)
    let above = Rect(x: x, y: top - 34, width: width, height: 20)
    let below = Rect(x: x, y: min(bottom + 14, room.maxY - 22), width: width, height: 20)
    let rect = above.minY >= room.minY + 2 && !above.intersects(bar) ? above : below
    ui.box(rect, Theme.panel.opacity(0.9), corner: 5)
    ui.text(ui.fitted(title, style, width: width - 8), style, color, at: rect.centre)
  }

  // MARK: Pointer

  private func drawGrip(
    _ workspace: Workspace, _ clips: [Clip], _ room: Rect, _ ui: inout UI
  ) {
    switch grip {
    case .box(let start, let end, _), .pointBox(let start, let end, _):
      let box = Rect(around: start, end)
      ui.box(box, Theme.brass.opacity(0.12), clips: clips)
      ui.outline(box, Theme.brass, width: 1, corner: 0, clips: clips)
    case .drag(let drag):
      drawLines(drag.result.lines, workspace.layout, &ui)
      drawWords(drag.result.words, hasDot: drag.recording != nil, room, &ui)
    case .motion(let drag, _): drawWords(drag.words, hasDot: false, room, &ui)
    case .press, .points, .nothing: break
    case nil:
      // The sign for turning, beside the pointer.
      guard pointed == .turn, let pointer = ui.pointer else { return }
      let sign = pointer + Point(x: 18, y: 18)
      ui.disc(centre: sign, radius: 11, Theme.panel.opacity(0.9))
      ui.icon(.reset, Theme.text, centre: sign, size: 13)
    }
  }

  /// Lines that were snapped to, across the stage.
  private func drawLines(_ lines: StageSnapping.Lines, _ layout: Layout, _ ui: inout UI) {
    let stage = layout.stage
    if let x = lines.x {
      let position = ui.snap(stage.minX + x * layout.stageScale)
      ui.box(Rect(x: position - 0.5, y: stage.minY, width: 1, height: stage.height), Theme.coral)
    }
    if let y = lines.y {
      let position = ui.snap(stage.minY + y * layout.stageScale)
      ui.box(Rect(x: stage.minX, y: position - 0.5, width: stage.width, height: 1), Theme.coral)
    }
  }

  /// The values beside the pointer; while a motion is recorded, with a red dot.
  private func drawWords(_ words: String, hasDot: Bool, _ room: Rect, _ ui: inout UI) {
    guard !words.isEmpty, let pointer = ui.pointer else { return }
    let style = Theme.index.aligned(.leading)
    let dot = hasDot ? 16.0 : 0
    let width = ui.measure(Text(words, style)) + 20 + dot
    let inside = room.inset(by: 4)
    let rect = Rect(
      x: max(min(pointer.x + 16, inside.maxX - width), inside.minX),
      y: max(min(pointer.y + 18, inside.maxY - 24), inside.minY), width: width, height: 24)
    ui.box(rect, Theme.raised, corner: 6)
    ui.outline(rect, Theme.hairline, width: 1, corner: 6)
    if dot > 0 {
      ui.disc(centre: Point(x: rect.minX + 14, y: rect.centre.y), radius: 4, Theme.coral)
    }
    ui.text(
      words, style, Theme.text, at: Point(x: rect.minX + 10 + dot, y: rect.centre.y))
  }
}
