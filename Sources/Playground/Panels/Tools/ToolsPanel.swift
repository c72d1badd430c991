import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

enum ToolsPart: Hashable, Sendable {
  /// The stage, while something is drawn on it.
  case canvas
  /// The text that is being written.
  case text
  case tool(StageTool?)
}

/// Tools that draw nodes on the stage, in a bar at its edge.
struct ToolsPanel: Panel, CommandPanel, TypedPanel, PanelWithTips {
  /// Where a box is being drawn from, in stage points.
  var start: Point?
  /// The pointer's position.
  var end = Point.zero
  var pen = PenDrawing()
  /// Whether the handle of the pen's last corner is dragged.
  var dragsHandle = false
  /// Where a text is being written, in stage points.
  var textPosition: Point?

  var isOverStage: Bool { true }

  func owns(_ part: Part) -> Bool { if case .tools = part { true } else { false } }
  func isField(_ part: Part) -> Bool { part == .tools(.text) }
  func endsWriting(in part: Part) -> Bool { true }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    guard workspace.editing.tool != .pen else { return }
    pen = PenDrawing()
  }

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .tools(.choose(let tool)) = action else { return false }
    workspace.editing.tool = workspace.editing.tool == tool ? nil : tool
    (start, pen, textPosition) = (nil, PenDrawing(), nil)
    if let tool = workspace.editing.tool { workspace.say(localized(tool.hint)) }
    return true
  }

  // MARK: Drawing

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    let layout = workspace.layout
    guard layout.stage.width > 1 else { return }
    if let tool = workspace.editing.tool {
      ui.backdrop(.tools(.canvas), layout.stage)
      drawPreview(tool, workspace, &ui)
    }
    drawBar(workspace, &ui)
    if let textPosition { drawField(at: textPosition, workspace, &ui) }
  }

  private func drawPreview(_ tool: StageTool, _ workspace: Workspace, _ ui: inout UI) {
    let layout = workspace.layout
    let clip = Clip(layout.stage, cornerRadius: layout.stageCorner)
    if let node = drawnNode(tool, workspace) {
      var scene = Scene(ground: .black) {}
      scene.nodes = [node]
      // The first sprite is the ground.
      ui.sprites += scene.frame(at: 0).dropFirst().map {
        $0.placed(by: layout.stageTransform, in: clip)
      }
    }
    guard tool == .pen, !pen.corners.isEmpty else { return }
    let pointer = ui.pointer.map(layout.stagePoint)
    let closes = pointer.map { pen.closes(at: $0) } ?? false
    let path = pen.path(isClosed: false, to: dragsHandle ? nil : pointer)
    for (color, width) in [(Theme.ground.opacity(0.6), 4.0), (Theme.brass, 2)] {
      ui.sprites.append(
        Sprite(
          .path(path), name: "pen", transform: layout.stageTransform,
          stroke: Stroke(
            color, width: width / layout.stageScale, cap: .round, join: .round), clips: [clip]))
    }
    drawCorners(closes: closes, layout, clip, &ui)
  }

  private func drawCorners(closes: Bool, _ layout: Layout, _ clip: Clip, _ ui: inout UI) {
    for (index, corner) in pen.corners.enumerated() {
      let position = layout.stageTransform.apply(to: corner.point)
      if corner.handle != .zero {
        let ends = [corner.point + corner.handle, corner.point - corner.handle].map {
          layout.stageTransform.apply(to: $0)
        }
        ui.sprites.append(
          Sprite(
            .line(from: ends[0], to: ends[1]), stroke: Stroke(Theme.brass, width: 1),
            clips: [clip]))
        for end in ends { ui.disc(centre: end, radius: 3, Theme.brass) }
      }
      let isTarget = closes && index == 0
      let box = Rect(
        centre: position, size: Size(width: isTarget ? 11 : 7, height: isTarget ? 11 : 7))
      ui.box(box, isTarget ? Theme.brass : Theme.text, clips: [clip])
      ui.outline(box, Theme.ground, width: 1, corner: 0, clips: [clip])
    }
  }

  /// The node being drawn as a box.
  func drawnNode(_ tool: StageTool, _ workspace: Workspace) -> Node? {
    guard let start else { return nil }
    let box = StageTool.box(
      from: start, to: end, workspace.modifiers, isRound: tool != .rectangle)
    return tool.node(in: box, workspace.nextColor)
  }

  private func drawField(at position: Point, _ workspace: Workspace, _ ui: inout UI) {
    let layout = workspace.layout
    let point = layout.stageTransform.apply(to: position)
    let width = min(240, layout.stage.width - 16)
    let rect = Rect(
      x: max(min(point.x - width / 2, layout.stage.maxX - 8 - width), layout.stage.minX + 8),
      y: max(min(point.y - 18, layout.stage.maxY - 44), layout.stage.minY + 8), width: width,
      height: 36)
    ui.box(rect.inset(by: -4), Theme.panel, corner: Theme.corner)
    ui.field(.tools(.text), rect, text: "", placeholder: localized("Type a text"))
  }

  // MARK: The bar

  private func drawBar(_ workspace: Workspace, _ ui: inout UI) {
    guard let (bar, isUpright) = workspace.toolsBar else { return }
    let tools: [StageTool?] = [nil] + StageTool.allCases
    ui.backdrop(.backdrop("tools"), bar)
    ui.box(bar, Theme.panel.opacity(0.95), corner: Theme.corner)
    ui.outline(bar, Theme.hairline, width: max(ui.hair, 1), corner: Theme.corner)
    func position(_ index: Int) -> Rect {
      let along = ToolsBar.gap + Double(index) * ToolsBar.button
      return Rect(
        x: ui.snap(bar.minX + (isUpright ? ToolsBar.gap : along)),
        y: ui.snap(bar.minY + (isUpright ? along : ToolsBar.gap)), width: ToolsBar.button,
        height: ToolsBar.button)
    }
    let last = position(tools.count)
    ui.button("place-picture", last.inset(by: 1), .file(.togglePlacing)) {
      $0.icon(.picture, $1, centre: last.centre)
    }
    for (index, tool) in tools.enumerated() {
      let rect = position(index)
      ui.button(
        .tools(.tool(tool)), rect.inset(by: 1), .tools(.choose(tool)),
        isOn: workspace.editing.tool == tool
      ) {
        $0.icon(tool?.icon ?? .pointer, $1, centre: rect.centre)
      }
    }
  }

  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    switch part {
    case .tools(.tool(nil)): Tip(localized("Stop drawing"), keys: "Esc")
    case _: nil
    }
  }
}

extension StageTool {
  /// How to use it.
  var hint: Message {
    switch self {
    case .rectangle, .ellipse, .star, .polygon:
      "Drag on the stage. Shift: equal width and height. Alt: from the centre. Esc stops."
    case .text: "Click where the text goes, type it, and press Enter."
    case .pen: "Click for corners, drag for curves. Enter ends it, the first corner closes it."
    }
  }
}
