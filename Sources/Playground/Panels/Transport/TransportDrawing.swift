import AppState
import DemoKit
import Interface
import Keyframes
import Stage
import Words

extension TransportPanel {
  /// Play, the demo's name, the scrub bar, the time and the speed.
  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let bar = workspace.layout.transport else { return }
    ui.backdrop(.backdrop("transport"), bar)
    ui.box(bar, Theme.panel)
    ui.box(Rect(x: bar.minX, y: bar.minY, width: bar.width, height: ui.hair), Theme.hairline)
    let middle = bar.centre.y
    let shown = workspace.transportBar(bar, ui)
    var left = bar.minX + 12
    drawPlay(Rect(x: left, y: middle - 20, width: 40, height: 40), workspace, &ui)
    left += 52
    if shown.showsName {
      drawName(at: left, middle, width: TransportBar.nameWidth, workspace, &ui)
      left += TransportBar.nameWidth + 16
    }
    left += drawEdited(at: left, middle, workspace, &ui)
    let buttons = bar.maxX - 12 - shown.buttonsWidth
    let speed = buttons - 8 - (shown.showsSpeed ? TransportBar.speedWidth : 0)
    var right = speed
    if let sign = workspace.controlSign(ui) {
      right -= sign.width + 8
      draw(sign, Rect(x: right, y: middle - 20, width: sign.width, height: 40), &ui)
    }
    right = drawTime(shown, endingAt: right - 12, middle, workspace, &ui)
    let track = Rect(x: left + 8, y: middle - 16, width: right - left - 24, height: 32)
    if track.width >= 40 { drawScrubBar(track, workspace, &ui) }
    if shown.showsSpeed {
      let rect = Rect(x: speed, y: middle - 14, width: TransportBar.speedWidth, height: 28)
      drawSpeed(rect, workspace, &ui)
    }
    draw(shown, from: buttons, middle, isMoreOpen: workspace.window.showsMore, &ui)
  }

  private func drawPlay(_ rect: Rect, _ workspace: Workspace, _ ui: inout UI) {
    let isPlaying = workspace.playhead.isPlaying
    let look = ui.add(Widget(identity: .button("play"), rect: rect, role: .button(.togglePlay)))
    ui.disc(
      centre: rect.centre, radius: 20,
      look.isHeld ? Theme.brass.opacity(0.8) : look.isHot ? Theme.brassHot : Theme.brass)
    ui.icon(isPlaying ? .pause : .play, Theme.onBrass, centre: rect.centre, size: 14)
    if look.hasFocus { ui.focusRing(around: rect, corner: 20) }
  }

  private func drawName(
    at left: Double, _ middle: Double, width: Double, _ workspace: Workspace, _ ui: inout UI
  ) {
    let title = ui.fitted(workspace.player.demo.titleNow, Theme.heading, width: width)
    ui.text(title, Theme.heading, Theme.text, at: Point(x: left, y: middle - 9))
    let words = localized(
      "\(workspace.gallery.chosen + 1) of \(workspace.gallery.players.count), in \(workspace.playhead.timeline.unit.words)"
    )
    let caption = ui.fitted(words, Theme.caption, width: width)
    ui.text(caption, Theme.caption, Theme.mutedText, at: Point(x: left, y: middle + 10))
  }

  private func drawSpeed(_ rect: Rect, _ workspace: Workspace, _ ui: inout UI) {
    let style = Theme.number.aligned(.centre)
    let speed = workspace.playhead.speed
    ui.button("speed", rect, .cycleSpeed) { ui, color in
      ui.text(speed.short + "×", style, speed == 1 ? color : Theme.brass, at: rect.centre)
    }
  }

  /// - Returns: where it begins.
  private func drawTime(
    _ bar: TransportBar, endingAt right: Double, _ middle: Double, _ workspace: Workspace,
    _ ui: inout UI
  ) -> Double {
    let timeline = workspace.playhead.timeline
    let (now, end) = (
      timeline.reading(workspace.player.time), timeline.reading(timeline.range.upperBound)
    )
    let widest = bar.timeWidth
    guard bar.showsEnd else {
      drawNow(
        now, Rect(x: right - widest - 12, y: middle - 14, width: widest + 16, height: 28),
        workspace, &ui)
      return right - widest - 12
    }
    ui.text(end, Theme.number.aligned(.trailing), Theme.mutedText, at: Point(x: right, y: middle))
    ui.text(
      "/", Theme.number.aligned(.trailing), Theme.faintText,
      at: Point(x: right - widest - 8, y: middle))
    let left = right - 2 * widest - 24
    drawNow(now, Rect(x: left - 12, y: middle - 14, width: widest + 16, height: 28), workspace, &ui)
    return right - 2 * widest - 44
  }

  /// The time as a field: it is written in once it has the focus.
  private func drawNow(_ now: String, _ rect: Rect, _ workspace: Workspace, _ ui: inout UI) {
    if ui.writing?.name == .transport(.time) {
      return ui.field(.transport(.time), rect, text: now, style: Theme.number)
    }
    let look = ui.add(Widget(identity: .transport(.time), rect: rect, role: .field))
    if look.isHot { ui.box(rect, Theme.raisedHot, corner: Theme.corner) }
    ui.text(
      now, Theme.number.aligned(.trailing), Theme.text,
      at: Point(x: rect.maxX - 4, y: rect.centre.y))
  }

  private func drawScrubBar(_ rect: Rect, _ workspace: Workspace, _ ui: inout UI) {
    let look = ui.add(
      Widget(identity: .transport(.scrubBar), rect: rect.inset(x: -8, y: 0), role: .slider))
    let timeline = workspace.playhead.timeline
    let middle = rect.centre.y
    func x(_ time: Double) -> Double {
      guard timeline.length > 0 else { return rect.minX }
      let part = (timeline.clamp(time) - timeline.range.lowerBound) / timeline.length
      return rect.minX + part * rect.width
    }
    let height = look.isHot || look.isHeld ? 6.0 : 4.0
    func bar(to end: Double, _ height: Double) -> Rect {
      Rect(x: rect.minX, y: middle - height / 2, width: end - rect.minX, height: height)
    }
    let now = x(workspace.player.time)
    ui.box(bar(to: rect.maxX, height / 2), Theme.control, corner: height / 4)
    if now - rect.minX >= height {
      ui.box(bar(to: now, height), Theme.brass.opacity(0.8), corner: height / 2)
    }
    drawLoop(in: rect, x: x, workspace, &ui)
    for tick in workspace.player.ticks.prefix(400) {
      let position = ui.snap(x(tick))
      ui.box(Rect(x: position - 0.75, y: middle + 8, width: 1.5, height: 5), Theme.faintText)
    }
    drawLanding(x: x, now: now, middle, workspace, &ui)
    ui.disc(
      centre: Point(x: now, y: middle), radius: look.isHot || look.isHeld ? 9 : 7, Theme.brass)
    drawFineness(at: now, in: rect, &ui)
    if look.hasFocus { ui.focusRing(around: rect.inset(x: -8, y: 0), corner: 8) }
  }

  /// The part that the clock loops in, with a handle above each of its ends.
  private func drawLoop(
    in bar: Rect, x: (Double) -> Double, _ workspace: Workspace, _ ui: inout UI
  ) {
    guard let loop = workspace.playhead.clock.loopRange else { return }
    let middle = bar.centre.y
    let (left, right) = (ui.snap(x(loop.lowerBound)), ui.snap(x(loop.upperBound)))
    ui.box(
      Rect(x: left, y: middle - 14, width: max(right - left, 1), height: 3),
      Theme.brass.opacity(0.8))
    let handles: [(Playback.Bound, Double, Double)] = [(.start, left, 1), (.end, right, -1)]
    for (bound, position, inwards) in handles {
      let identity = Part.transport(.loopHandle(bound))
      let target = Rect(
        centre: Point(x: position - 6 * inwards, y: middle - 18), size: Size(width: 20, height: 24))
      let look = ui.add(Widget(identity: identity, rect: target, role: .slider))
      let color = look.isHot || look.isHeld ? Theme.brassHot : Theme.brass
      ui.box(Rect(x: position - 1, y: middle - 22, width: 2, height: 16), color)
      ui.box(
        Rect(x: min(position, position + 5 * inwards), y: middle - 22, width: 5, height: 2), color)
    }
  }

  /// The share of the pointer's motion that counts, beside the knob.
  private func drawFineness(at x: Double, in bar: Rect, _ ui: inout UI) {
    guard let fineness else { return }
    let words = "1/\((1 / fineness).rounded().short)"
    let style = Theme.key.aligned(.centre)
    let width = ui.measure(Text(words, style)) + 12
    let middle = min(max(x, bar.minX + width / 2), bar.maxX - width / 2)
    let label = Rect(
      centre: Point(x: middle, y: bar.centre.y - 20), size: Size(width: width, height: 16))
    ui.box(label, Theme.raised, corner: 8)
    ui.text(words, style, Theme.brass, at: label.centre)
  }

  /// A faint ring on the bar where a throw, a wheel, or a drag that lets go now will leave time.
  private func drawLanding(
    x: (Double) -> Double, now: Double, _ middle: Double, _ workspace: Workspace, _ ui: inout UI
  ) {
    guard let landing = workspace.playhead.landing(ifReleasedAt: workspace.input.now) else {
      return
    }
    let position = x(landing)
    guard abs(position - now) > 2 else { return }
    ui.sprites.append(
      Sprite(
        .circle(radius: 5), name: "landing", transform: .translation(x: position, y: middle),
        fill: .color(Theme.panel), stroke: Stroke(Theme.brass.opacity(0.7), width: 1.5)))
  }
}

extension Timeline {
  /// A time as the read-out shows it.
  func reading(_ time: Double) -> String {
    switch unit {
    case .pages: localized("\(time.fixed(2)) p")
    case .points: localized("\(time.fixed(0)) pt")
    case .seconds: localized("\(time.fixed(2)) s")
    }
  }
}

extension Timeline.Unit {
  fileprivate var words: String {
    switch self {
    case .pages: localized("pages")
    case .points: localized("points")
    case .seconds: localized("seconds")
    }
  }
}
