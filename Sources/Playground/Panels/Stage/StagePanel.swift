import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Talks
import Words

enum StagePart: Hashable, Sendable {
  /// The demo's picture.
  case tile
  /// The picture of another version beside it, by its index; dragging works as on the stage.
  case lane(Int)
  /// A button that the demo puts on its stage, by its title.
  case button(String)
}

/// The demo's picture with its motion, and the drag of its time.
struct StagePanel: Panel, FollowingPanel, FocusedPanel, CachingPanel {
  var grip: Grip?
  /// The lane of the latest press.
  var heldLane: Int?
  /// Where everything lay when the stage was last dragged.
  var heldLayout: Layout?
  private(set) var picture: [Sprite] = []
  /// The latest page of slides, or demo, of a talk.
  var slide: ShownSlide?
  private var motion: MotionPicture?

  /// The kind of the current press.
  enum Grip {
    /// The pointer has not moved far enough for a drag.
    case press(PointerSample)
    /// Drags time.
    case drag
    /// Would drag time, but another input controls it.
    case refused
    /// The demo has captured the pointer.
    case demo
    /// Drags the node of the selected track.
    case point(PointDrag)
  }

  var isForTalks: Bool { true }
  var isOverStage: Bool { true }

  func owns(_ part: Part) -> Bool { if case .stage = part { true } else { false } }

  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    holdAgain(&workspace, ui)
  }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    holdAgain(&workspace, ui)
    guard followSlide(&workspace) else { return }
    guard isShown(workspace), !workspace.showsPlainSlide else { return forgetCache() }
    picture = workspace.player.picture()
    if workspace.talk.presentation != nil, !workspace.player.demo.keepsSmallType {
      let layout = workspace.layout
      // A part of the display's height, however small the stage is beside code.
      picture = picture.legible(
        least: layout.leastType, on: layout.parts.size, measure: ui.measure)
    }
    noteDemo(workspace)
    if workspace.slideOnStage == nil {
      let ground = groundAround(workspace)
      workspace.talk.presentation?.ground = ground
    }
    motion = workspace.motionOnStage()
  }

  mutating func forgetCache() { (picture, motion) = ([], nil) }

  /// The ground of the picture, but in the light look that of the interface.
  private func groundAround(_ workspace: Workspace) -> Color {
    guard workspace.window.arrangement.theme != .light else { return Theme.ground }
    let stage = Rect(origin: .zero, size: workspace.layout.parts.size)
    return picture.ground(of: stage, on: Theme.ground)
  }

  private func isShown(_ workspace: Workspace) -> Bool {
    workspace.layout.stage.width > 1 || !workspace.layout.lanes.isEmpty
  }

  func stop(_ workspace: Workspace) -> PanelStop? {
    isShown(workspace) ? PanelStop(room: workspace.layout.stage, first: .stage(.tile)) : nil
  }

  // MARK: Drawing

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    if let replay = workspace.talk.presentation?.replay {
      ui.backdrop(.talk(.cover), workspace.layout.window)
      let sprites = replay.sprites(
        in: workspace.replayRoom(ui).size, pixelsPerPoint: workspace.pixelsPerLogicalPoint)
      // The stop's caption takes the place of a recorded one.
      let hasCaption = workspace.talk.presentation?.stop.caption.isEmpty == false
      ui.sprites += hasCaption ? sprites.filter { $0.name != TalkCaption.spriteName } : sprites
      return
    }
    if workspace.slideOnStage != nil, !drawSlide(workspace, &ui) { return }
    guard isShown(workspace) else { return }
    let layout = workspace.layout
    ui.backdrop(.stage(.tile), layout.stage)
    let clip = Clip(layout.stage, cornerRadius: layout.stageCorner)
    if layout.parts.hasPasteboard { drawPasteboard(layout, &ui) }
    let around = layout.roomAroundStage(workspace.window.arrangement.theme)
    let isLight = workspace.window.arrangement.theme == .light
    if isLight, workspace.talk.presentation != nil, layout.page == nil {
      ui.box(around, picture.ground(of: Rect(origin: .zero, size: layout.parts.size), on: .black))
    }
    ui.sprites += picture.visible(in: Rect(origin: .zero, size: layout.parts.size))
      .map { layout.placed($0, in: layout.stage).clipped(by: clip) }
    if workspace.talk.presentation != nil { ui.cutEdges(of: picture, layout, in: around) }
    let player = workspace.player
    for button in player.demo.stageButtons(at: player.time, isPlaying: player.playhead.isPlaying) {
      draw(button, workspace, &ui)
    }
    if ui.focus == .stage(.tile), ui.showsFocus {
      ui.outline(layout.stage.inset(by: 1), Theme.brass, width: 2, corner: layout.stageCorner)
    }
    motion?.draw(layout.stageTransform, in: layout.stage, workspace, &ui)
    drawReadout(workspace, &ui)
  }

  /// Nodes that reach over the edge of the stage, pale, while they are edited.
  private func drawPasteboard(_ layout: Layout, _ ui: inout UI) {
    let clip = Clip(layout.panels.stage)
    let stage = Rect(origin: .zero, size: layout.parts.size)
    // The first sprite is the ground.
    for sprite in picture.dropFirst() {
      let box = sprite.box(ui.measure).inset(by: -(sprite.stroke?.width ?? 0) - sprite.blur)
      guard box.union(stage) != stage else { continue }
      var pale = sprite.placed(by: layout.stageTransform, in: clip)
      pale.opacity *= 0.35
      ui.sprites.append(pale)
    }
    ui.box(layout.stage, Theme.ground, corner: layout.stageCorner)
  }

  private func draw(_ button: StageButton, _ workspace: Workspace, _ ui: inout UI) {
    let layout = workspace.layout
    let rect = layout.stageTransform.bounds(of: button.rect)
    // On a small stage it is easier to hit than it is to see, and covers nothing beside it.
    let target = rect.inset(x: 0, y: min(0, (rect.height - Theme.target) / 2))
    let seen = target.intersection(layout.stage)
    guard !seen.isEmpty else { return }
    let look = ui.add(
      Widget(
        identity: .stage(.button(button.title)), rect: seen,
        role: .button(.pressStage(button: button.title)), isEnabled: button.isEnabled, tip: ""))
    let ground =
      look.isHeld ? Theme.hairline : look.isHot ? Theme.raisedHot : Theme.panel
    let corner = 10 * layout.stageScale
    let clips = [Clip(layout.stage, cornerRadius: layout.stageCorner)]
    ui.box(rect, ground, corner: corner, clips: clips)
    ui.outline(
      rect, Theme.hairline, width: max(ui.hair, layout.stageScale), corner: corner, clips: clips)
    ui.text(
      workspace.player.demo.localized(button.title), Theme.stageButton(layout.stageScale),
      button.isEnabled ? Theme.text : Theme.faintText, at: rect.centre, clips: clips)
    if look.hasFocus { ui.focusRing(around: rect, corner: corner, clips: clips) }
  }

  /// The new position of a dragged node, above the pointer.
  private func drawReadout(_ workspace: Workspace, _ ui: inout UI) {
    guard case .point(let drag) = grip, let readout = drag.readout, let pointer = ui.pointer
    else { return }
    let layout = workspace.layout
    let point = layout.stageTransform.apply(to: stagePoint(pointer, layout))
    let style = Theme.index.aligned(.centre)
    let width = ui.measure(Text(readout, style)) + 20
    let room = layout.stage.inset(by: 4)
    let rect = Rect(
      x: max(min(point.x - width / 2, room.maxX - width), room.minX),
      y: max(min(point.y - 40, room.maxY - 24), room.minY), width: width, height: 24)
    ui.box(rect, Theme.raised, corner: Theme.corner)
    ui.outline(rect, Theme.hairline, width: 1, corner: Theme.corner)
    ui.text(readout, style, Theme.text, at: rect.centre)
  }
}
