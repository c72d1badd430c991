import AppState
import Editing
import Interface
import Keyframes
import Stage

// Pointer and keys with a tool.
extension ToolsPanel: FollowingPanel, DraggedPanel, KeyPanel, ClosablePanel {
  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply {
    guard press.part == .tools(.canvas), let tool = workspace.editing.tool else {
      if case .tools(.tool) = press.part { return .button }
      return .ignored
    }
    let position = workspace.layout.stagePoint(press.position)
    switch tool {
    case .rectangle, .ellipse, .star, .polygon: (start, end) = (position, position)
    case .text:
      textPosition = position
      ui.setFocus(.tools(.text))
      return .button
    case .pen: pressPen(at: position, clicks: press.clicks, &workspace)
    }
    return .held
  }

  /// A press on the first corner closes the path, a double click ends it.
  private mutating func pressPen(at position: Point, clicks: Int, _ workspace: inout Workspace) {
    if pen.closes(at: position) { return finishPen(isClosed: true, &workspace) }
    if clicks >= 2, !pen.corners.isEmpty { return finishPen(isClosed: false, &workspace) }
    pen.add(position)
    dragsHandle = true
  }

  private mutating func finishPen(isClosed: Bool, _ workspace: inout Workspace) {
    let node = pen.node(isClosed: isClosed, workspace.nextColor)
    (pen, dragsHandle) = (PenDrawing(), false)
    if let node { workspace.add(drawn: node) }
  }

  mutating func drag(
    to pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI
  ) -> DragReply {
    let position = workspace.layout.stagePoint(pointer.position)
    if start != nil { end = position }
    if dragsHandle { pen.dragHandle(to: position) }
    return .goesOn
  }

  mutating func release(at pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    _ = drag(to: pointer, &workspace, &ui)
    dragsHandle = false
    guard let tool = workspace.editing.tool, let node = drawnNode(tool, workspace) else { return }
    start = nil
    workspace.add(drawn: node)
  }

  mutating func lose(_ pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    (start, dragsHandle) = (nil, false)
  }

  mutating func cancel(_ workspace: inout Workspace, _ ui: inout UI) {
    (start, dragsHandle) = (nil, false)
  }

  // MARK: Keys

  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard workspace.editing.tool == .pen, ui.writing == nil, stroke.modifiers.isEmpty,
      !pen.corners.isEmpty
    else { return false }
    switch stroke.key {
    case .enter: finishPen(isClosed: false, &workspace)
    case .backspace, .delete: pen.stepBack()
    case _: return false
    }
    return true
  }

  /// Removes one corner after the other, then the tool.
  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard rung == .trying, workspace.editing.tool != nil, ui.writing == nil else { return false }
    if start != nil {
      start = nil
    } else if !pen.corners.isEmpty {
      pen.stepBack()
    } else {
      workspace.editing.tool = nil
    }
    return true
  }

  // MARK: Texts

  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    if textPosition != nil, ui.focus != .tools(.text) { textPosition = nil }
  }

  /// An empty text is not added.
  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    guard let position = textPosition else { return }
    textPosition = nil
    if byEnter { ui.setFocus(nil) }
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    workspace.add(drawn: StageTool.text(String(text.prefix(StageTool.longestText)), at: position))
  }
}

extension StageTool {
  /// How long a text can be that is written on the stage, in characters.
  static let longestText = 2000
}
