import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Scrolling
import Stage

// The pointer on the stage and on the lanes beside it. The demo is asked first.
extension StagePanel: MovingPanel, DraggedPanel, WheelPanel, HeldKeyPanel, CommandPanel {
  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply {
    if case .stage(.button) = press.part { return .button }
    heldLane = workspace.layout.lane(at: press.position)
    if let drag = pointDrag(press, &workspace) {
      grip = .point(drag)
      return .editing
    }
    if let reply = askDemo(press, &workspace) { return reply }
    grip = .press(press.pointer)
    // A press catches a fling.
    if workspace.playhead.isMoving, !workspace.playhead.isPlaying {
      beginDrag(from: press.pointer, &workspace)
    }
    return .held
  }

  /// With Alt, on a selected track that can be dragged.
  private func pointDrag(_ press: Press, _ workspace: inout Workspace) -> PointDrag? {
    guard workspace.layout.timeline != nil, workspace.modifiers == .alt else { return nil }
    return PointDrag(at: press.position, &workspace)
  }

  /// - Returns: nil where the demo has no use for the press.
  private mutating func askDemo(
    _ press: Press, _ workspace: inout Workspace
  ) -> PressReply? {
    let position = stagePoint(press.position, workspace.layout)
    let reply = workspace.player.handle(
      .pressed(position, clock: press.pointer.time, clicks: press.clicks))
    switch reply {
    case .ignored: return nil
    case .hold, .turn:
      grip = .demo
      obeyHeld(reply, &workspace)
      return .held
    case .nothing, .play, .playFromStart, .pause, .adopt:
      workspace.obey(reply)
      return .button
    }
  }

  /// While the demo captures the pointer, all knobs that it turns are one step of undo.
  private func obeyHeld(_ reply: Reply, _ workspace: inout Workspace) {
    if case .turn(let name, let value) = reply, workspace.knob(name)?.fitted(value) != nil {
      workspace.editing.history.begin()
    }
    workspace.obey(reply)
  }

  private mutating func beginDrag(from pointer: PointerSample, _ workspace: inout Workspace) {
    guard workspace.allows(.drag) else { return grip = .refused }
    grip = .drag
    heldLayout = workspace.layout
    workspace.playhead.beginDrag(
      at: stagePoint(pointer.position, workspace.layout), clock: pointer.time)
  }

  /// The stage has moved during a drag of time: the drag continues, and time stays where it is.
  mutating func holdAgain(_ workspace: inout Workspace, _ ui: UI) {
    guard case .drag = grip, workspace.playhead.isDragging, workspace.layout != heldLayout else {
      return
    }
    heldLayout = workspace.layout
    guard let position = ui.pointer else { return }
    workspace.playhead.beginDrag(
      at: stagePoint(position, workspace.layout), clock: workspace.input.lastEventTime)
  }

  mutating func drag(
    to pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI
  ) -> DragReply {
    let position = stagePoint(pointer.position, workspace.layout)
    switch grip {
    case .press(let start) where start.position.distance(to: pointer.position) > Gesture.slop:
      // From the press on, so that a flick of one move has a velocity.
      let begin = start.position.movedBySlop(towards: pointer.position)
      beginDrag(from: PointerSample(position: begin, time: start.time), &workspace)
      if case .drag = grip { workspace.playhead.drag(to: position, clock: pointer.time) }
    case .drag: workspace.playhead.drag(to: position, clock: pointer.time)
    case .demo: obeyHeld(workspace.player.handle(.moved(position, clock: pointer.time)), &workspace)
    case .point(var drag):
      drag.move(to: pointer.position, &workspace)
      grip = .point(drag)
    case .press, .refused, nil: break
    }
    return .goesOn
  }

  mutating func release(at pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    switch grip {
    case .press, .drag: _ = drag(to: pointer, &workspace, &ui)
    // A demo gets the device's events only, and nothing made up.
    case .demo, .point, .refused, nil: break
    }
    let ended = grip
    grip = nil
    let position = stagePoint(pointer.position, workspace.layout)
    switch ended {
    case .press
    where workspace.talk.presentation?.clicksAdvance == true && workspace.isGround(position, ui):
      workspace.ask(.talk(.next))
    case .press: tap(position, &workspace)
    case .drag: workspace.playhead.endDrag(clock: pointer.time)
    case .demo: workspace.obey(workspace.player.handle(.released(position, clock: pointer.time)))
    case .point, .refused, nil: break
    }
  }

  /// A tap that the demo does not use plays and pauses a clip.
  private func tap(_ position: Point, _ workspace: inout Workspace) {
    let reply = workspace.player.tap(position)
    workspace.obey(reply)
    if reply == .ignored, workspace.playhead.timeline.unit == .seconds {
      workspace.ask(.togglePlay)
    }
  }

  mutating func lose(_ pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    let ended = grip
    grip = nil
    switch ended {
    case .drag: workspace.playhead.endDrag(clock: pointer.time, cancelled: true)
    case .demo: workspace.obey(workspace.player.handle(.cancelled(clock: pointer.time)))
    case .press, .point, .refused, nil: break
    }
  }

  /// The demo's knobs are already back where they were; the demo loses the pointer.
  mutating func cancel(_ workspace: inout Workspace, _ ui: inout UI) {
    if case .point(let drag) = grip { drag.cancel(&workspace) }
    lose(
      PointerSample(position: ui.pointer ?? .zero, time: workspace.input.lastEventTime), &workspace,
      &ui)
  }

  func pointerShape(_ workspace: Workspace) -> PointerShape? {
    switch grip {
    case .drag, .demo, .point: .grab
    case .press, .refused, nil: nil
    }
  }

  /// Whether a resting pointer is about to lose its fling, which is to be shown.
  func isMoving(_ workspace: Workspace) -> Bool {
    let (playhead, input) = (workspace.playhead, workspace.input)
    guard case .drag = grip, playhead.isDragging else { return false }
    return input.sinceEvent <= playhead.physics.velocityWindow
      && playhead.landing(ifReleasedAt: input.now)
        != playhead.landing(ifReleasedAt: input.lastEventTime + 1)
  }

  // MARK: Wheel and keys

  /// Over the stage it is the demo's first; there and wherever nothing else scrolls it moves time.
  mutating func wheel(
    _ wheel: Wheel, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard ui.list(at: wheel.position) == nil, !workspace.showsPlainSlide else { return false }
    if demoTakes(wheel, &workspace, ui) { return true }
    guard wheel.event.x != 0 || wheel.event.y != 0, workspace.allows(.wheel) else { return false }
    workspace.playhead.wheel(wheel.event)
    return true
  }

  private func demoTakes(_ wheel: Wheel, _ workspace: inout Workspace, _ ui: UI) -> Bool {
    let (event, layout) = (wheel.event, workspace.layout)
    guard isOnStage(wheel.position, ui), event.x != 0 || event.y != 0 else { return false }
    let position = layout.stagePoint(wheel.position, inLane: layout.lane(at: wheel.position))
    let reply = workspace.player.handle(.wheel(event, at: position))
    workspace.obey(reply)
    return reply != .ignored
  }

  private func isOnStage(_ position: Point, _ ui: UI) -> Bool {
    guard case .stage(let part)? = ui.widget(at: position)?.identity else { return false }
    return switch part {
    case .tile, .lane: true
    case .button: false
    }
  }

  /// Slow motion lasts until its key is let go.
  mutating func keyReleased(_ key: Key, _ workspace: inout Workspace) {
    if key == .character("s") { workspace.playhead.clock.isSlow = false }
  }

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .pressStage(let button) = action else { return false }
    workspace.obey(workspace.player.press(button))
    return true
  }

  // MARK: Layout

  /// The pointer's position on the stage, in stage points, whichever lane was pressed.
  func stagePoint(_ position: Point, _ layout: Layout) -> Point {
    layout.stagePoint(position, inLane: heldLane)
  }
}

extension Layout {
  /// A position in a lane as one on the stage, in stage points; without a lane, `position` itself.
  fileprivate func stagePoint(_ position: Point, inLane lane: Int?) -> Point {
    guard let lane, lanes.indices.contains(lane) else { return stagePoint(position) }
    return stagePoint(position + stage.origin - lanes[lane].origin)
  }
}
