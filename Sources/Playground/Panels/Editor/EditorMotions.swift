import AppState
import Editing
import Interface
import Keyframes
import Stage

// The motion paths of the selected nodes on the stage: their keyframes and handles are dragged.
extension EditorPanel: PanelWithTargets {
  func position(of target: DragTarget, _ workspace: Workspace, _ ui: UI) -> Point? {
    guard case .motion(let node, let index) = target,
      let frame = motions.first(where: { $0.node == node }), frame.times.indices.contains(index)
    else { return nil }
    return workspace.layout.stageTransform.apply(to: frame.positions[index])
  }

  func motionTarget(
    at position: Point, _ workspace: Workspace
  ) -> (frame: MotionFrame, target: MotionTarget)? {
    let stage = workspace.layout.stageTransform
    for frame in motions.reversed() {
      if let target = frame.target(at: position, stage, workspace.selection.keys) {
        return (frame, target)
      }
    }
    return nil
  }

  /// The node itself comes before a keyframe under it.
  /// - Returns: nil if there is no keyframe and no handle.
  mutating func pressMotion(
    _ press: Press, _ workspace: inout Workspace, _ ui: UI
  ) -> PressReply? {
    guard let (frame, target) = motionTarget(at: press.position, workspace) else { return nil }
    let names = workspace.nodes(at: workspace.layout.stagePoint(press.position), ui)
    let isOnNode = names.contains(where: Set(workspace.selectedNodes).coversNode)
    if target.side == nil, isOnNode { return nil }
    workspace.select(target, of: frame, adds: workspace.modifiers.contains(.shift))
    let start = workspace.layout.stagePoint(press.position)
    grip = .motion(MotionDrag(target, of: motions, from: start, &workspace), from: press.position)
    return .editing
  }

  /// Arrow keys move the selected keyframes of motion paths.
  /// - Returns: whether any is selected.
  mutating func nudgeMotions(by way: Point, _ workspace: inout Workspace) -> Bool {
    let keys = workspace.selection.keys
    let found = motions.lazy.compactMap { frame in
      frame.selected(keys).first.map { MotionTarget(node: frame.node, index: $0, side: nil) }
    }.first
    guard let target = found else { return false }
    workspace.editing.history.begin()
    var drag =
      nudgedMotions
      ?? MotionDrag(target, of: motions, from: .zero, &workspace)
    drag.move(by: way, &workspace)
    nudgedMotions = drag
    return true
  }

  // MARK: Drawing

  func drawMotions(_ workspace: Workspace, _ clips: [Clip], _ ui: inout UI) {
    let stage = workspace.layout.stageTransform
    for frame in motions {
      draw(frame.line.transformed(by: stage), Theme.sky.opacity(0.9), width: 1.25, clips, &ui)
      let selected = frame.selected(workspace.selection.keys)
      for index in frame.withHandles(among: selected) {
        drawHandles(of: frame, index, stage, clips, &ui)
      }
      let chosen = Set(selected)
      var (plain, bright) = (Path(), Path())
      for (index, position) in frame.positions.map(stage.apply).enumerated() {
        if chosen.contains(index) {
          bright.addDiamond(at: position, radius: 6)
        } else {
          plain.addDiamond(at: position, radius: 4.5)
        }
      }
      for (path, color) in [(plain, Theme.text), (bright, Theme.brass)] where !path.isEmpty {
        ui.sprites.append(
          Sprite(
            .path(path), fill: .color(color), stroke: Stroke(Theme.ground, width: 1.5),
            clips: clips))
      }
    }
  }

  /// Handles of a straight segment are hollow.
  private func drawHandles(
    of frame: MotionFrame, _ index: Int, _ stage: Transform, _ clips: [Clip], _ ui: inout UI
  ) {
    for side in PathSide.allCases {
      guard let handle = frame.handle(index, side) else { continue }
      let (start, end) = (stage.apply(to: frame.positions[index]), stage.apply(to: handle))
      let isCurved = frame.keys.isCurved(at: frame.times[index], side)
      draw(Path(through: [start, end]), Theme.brass, width: 1, clips, &ui)
      ui.sprites.append(
        Sprite(
          .circle(radius: 4), transform: .translation(x: end.x, y: end.y),
          fill: .color(isCurved ? Theme.text : Theme.ground),
          stroke: Stroke(isCurved ? Theme.ground : Theme.text, width: 1.5), clips: clips))
    }
  }
}
