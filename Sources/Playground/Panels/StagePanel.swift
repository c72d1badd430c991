import Keyframes
import Stage

extension Session {
  /// The demo's picture, and the buttons that the demo puts on its stage.
  func drawStage(_ picture: [Sprite], _ layout: Layout, _ ui: inout UI) {
    _ = ui.add(Widget(identity: .stage, rect: layout.stage, role: .surface))
    let clip = Clip(layout.stage, cornerRadius: layout.stageCorner)
    ui.sprites += picture.map {
      $0.placed(by: layout.stageTransform, in: clip)
    }
    for button in player.demo.buttons(at: player.time, isPlaying: player.playhead.isPlaying) {
      draw(button, layout, &ui)
    }
  }

  private func draw(_ button: StageButton, _ layout: Layout, _ ui: inout UI) {
    let scaled = layout.stageTransform.bounds(of: button.rect)
    let rect = scaled.inset(x: 0, y: min(0, (scaled.height - Theme.target) / 2))
    let seen = rect.intersection(layout.stage)
    guard !seen.isEmpty else { return }
    let look = ui.add(
      Widget(
        identity: .stageButton(button.title), rect: seen,
        role: .button(.pressStage(button: button.title)), isEnabled: button.isEnabled))
    let ground =
      look.isHeld ? Theme.hairline : look.isHot ? Theme.raisedHot : Theme.panel
    let corner = 10 * layout.stageScale
    let clips = [Clip(layout.stage, cornerRadius: layout.stageCorner)]
    ui.box(rect, ground, corner: corner, clips: clips)
    ui.outline(
      rect, Theme.hairline, width: max(ui.hair, layout.stageScale), corner: corner, clips: clips)
    ui.text(
      button.title, Theme.stageButton(layout.stageScale),
      button.isEnabled ? Theme.text : Theme.faintText, at: rect.centre, clips: clips)
    if look.hasFocus { ui.focusRing(around: rect, corner: corner, clips: clips) }
  }
}

extension Sprite {
  /// The same sprite inside a larger picture.
  func placed(by view: Transform, in clip: Clip) -> Sprite {
    var copy = self
    copy.transform = transform.then(view)
    copy.blur = blur * view.meanScale
    copy.clips = clips.map { inner in
      var inner = inner
      inner.transform = inner.transform.then(view)
      return inner
    }
    copy.clips.append(clip)
    return copy
  }
}
