import AppState
import DemoKit
import Interface
import Keyframes
import Stage
import Words

/// Shows an audience what the speaker does: keys, clicks, drags and the wheel at the bottom left,
/// and changes of the time, the speed, and in talks the theme and the language in large type. Even
/// when off, it shows a new speed, and the time where no transport does.
struct KeyHUDPanel: Panel, MovingPanel, FollowingPanel, CommandPanel {
  private(set) var isOn = false
  private(set) var input = ShownInput()
  private(set) var readout = BigReadout()

  var isForTalks: Bool { true }
  var isOverStage: Bool { true }
  // Keys and read-outs are for the room, as captions are.
  var isOverTalkStage: Bool { false }

  func owns(_ part: Part) -> Bool { false }

  func isMoving(_ workspace: Workspace) -> Bool {
    isOn && !input.entries.isEmpty || readout.isMoving
  }

  mutating func advance(by seconds: Double, _ workspace: inout Workspace) {
    input.advance(by: seconds)
    readout.advance(by: seconds)
    follow(workspace)
  }

  mutating func willHandle(_ event: InputEvent, _ workspace: inout Workspace) {
    guard isOn || workspace.player.demo.showsDisplay else { return }
    input.note(event)
    if workspace.player.demo.showsDisplay { workspace.gallery.display.echo(input.words) }
  }

  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    if ui.writing != nil { input.forget() }
    follow(workspace)
  }

  /// The speed is always shown when it changes. Time is also shown where nothing else shows it.
  private mutating func follow(_ workspace: Workspace) {
    let isHidden = workspace.layout.transport == nil
    readout.follow(
      workspace, times: isOn ? .all : isHidden ? .whileDriven : .none,
      hasPace: isOn || workspace.talk.presentation != nil)
  }

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    // Without a notice; F4 turns it off again.
    if action == .showInput { isOn = true }
    guard action == .toggleKeyHUD else { return action == .showInput }
    isOn.toggle()
    (input, readout) = (ShownInput(), BigReadout())
    follow(workspace)
    if isOn { workspace.say(localized("Keys, clicks and changes of time are shown on the stage")) }
    return true
  }

  // MARK: Drawing

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    let stage = workspace.layout.stage
    guard stage.width > 1 else { return }
    let isStill = workspace.window.arrangement.reducesMotion
    // A test card announces its own content.
    if isOn, !workspace.player.demo.showsDisplay {
      // Above a notice, which is read first.
      let notice = workspace.noticeBox(&ui)?.box
      let room = notice.map { stage.from(y: stage.minY, to: min($0.minY, stage.maxY)) } ?? stage
      drawEntries(in: room, type: max(stage.height / 26, 14), isStill: isStill, &ui)
    }
    let isLarge = isOn || workspace.talk.presentation != nil
    drawReadout(in: stage, isStill: isStill, isLarge: isLarge, &ui)
  }

  /// From the bottom left upwards, the newest at the bottom.
  private func drawEntries(in stage: Rect, type size: Double, isStill: Bool, _ ui: inout UI) {
    let style = TextStyle(size, .semibold, alignment: .leading)
    let (height, gap) = (size * 1.9, size * 0.4)
    var bottom = stage.maxY - size
    for entry in input.entries.reversed() {
      let opacity = isStill ? 1 : ShownInput.opacity(of: entry)
      let words = entry.words + (entry.count > 1 ? "  × \(entry.count)" : "")
      let width = min(ui.measure(Text(words, style)) + size * 1.4, stage.width - 2 * size)
      let rect = Rect(x: stage.minX + size, y: bottom - height, width: width, height: height)
      ui.box(rect, Theme.panel.opacity(0.94 * opacity), corner: Theme.corner)
      ui.outline(
        rect, Theme.mutedText.opacity(0.6 * opacity), width: 1, corner: Theme.corner)
      let fitted = ui.fitted(words, style, width: width - size)
      ui.text(
        fitted, style, Theme.text.opacity(opacity),
        at: Point(x: rect.minX + size * 0.7, y: rect.centre.y))
      bottom -= height + gap
    }
  }

  /// At the top of the stage, where no demo has its caption.
  private func drawReadout(in stage: Rect, isStill: Bool, isLarge: Bool, _ ui: inout UI) {
    guard let words = readout.words else { return }
    let opacity = isStill ? 1 : readout.opacity
    let isWide = isLarge && !readout.isSentence
    let size = isWide ? max(stage.height / 9, 32) : max(stage.height / 18, 20)
    let style = TextStyle(size, .semibold, family: readout.isSentence ? .sans : .mono)
    ui.readout(words, style, in: stage, opacity: opacity)
  }
}
