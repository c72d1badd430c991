import AppState
import Interface
import Keyframes
import Stage

// The audience's view of the pointing tools.
extension PointingPanel {
  func draw(_ workspace: Workspace, _ ui: inout UI) {
    let layout = workspace.layout
    guard layout.stage.width > 1 else { return }
    // During a talk also beside the stage, where code and captions are.
    let canvas = workspace.talk.presentation == nil ? layout.stage : layout.window
    if let tool, tool.draws { ui.backdrop(.pointing(.canvas), canvas) }
    // With reduced motion nothing fades, grows or lags behind.
    let isStill = workspace.window.arrangement.reducesMotion
    drawMarks(in: canvas, layout, isStill: isStill, &ui)
    if let position = ui.pointer {
      switch tool {
      case .spotlight: drawSpotlight(at: position, size(of: .spotlight, workspace), layout, &ui)
      case .lens: drawLens(at: position, workspace, &ui)
      case .laser, .pen, .highlighter, .arrow, .box, nil: break
      }
    }
    if ring.isOn { drawRing(layout, isStill: isStill, &ui) }
    if tool == .laser { drawLaser(size(of: .laser, workspace), layout, isStill: isStill, &ui) }
    if let tool, tool.draws, let position = ui.pointer {
      drawInk(at: position, size(of: tool, workspace), layout, &ui)
    }
    drawSize(workspace, &ui)
  }

  private func drawMarks(in canvas: Rect, _ layout: Layout, isStill: Bool, _ ui: inout UI) {
    let clip = Clip(canvas, cornerRadius: layout.stageCorner)
    for mark in marks.all {
      var sprite = mark.sprite.placed(
        by: layout.markTransform(onStage: mark.isOnStage), in: clip)
      if !isStill { sprite.opacity *= marks.opacity(of: mark) }
      ui.sprites.append(sprite)
    }
  }

  /// Everything is dark but a circle with a soft edge, and the caption of a talk, which stays legible.
  private func drawSpotlight(
    at position: Point, _ size: Double, _ layout: Layout, _ ui: inout UI
  ) {
    let radius = size * layout.pointingScale
    let window = layout.window
    let centre = position - window.centre
    let dark = Color(0x000000)
    let caption = ui.sprites.filter { $0.name == TalkCaption.spriteName }
    defer { ui.sprites += caption }
    ui.sprites.append(
      Sprite(
        .rectangle(window.size, cornerRadius: 0), name: "spotlight",
        transform: .translation(x: window.centre.x, y: window.centre.y),
        fill: .gradient(
          Gradient(
            around: centre, to: centre + Point(x: radius, y: 0), units: .points,
            [
              .init(0, dark.opacity(0)), .init(0.9, dark.opacity(0)),
              .init(1, dark.opacity(0.72)),
            ]))))
  }

  /// A round magnifying glass over the frame drawn so far.
  private func drawLens(at position: Point, _ workspace: Workspace, _ ui: inout UI) {
    let window = workspace.layout.window
    let (radius, power) = (0.26 * min(window.width, window.height), size(of: .lens, workspace))
    let zoom = Transform.translation(x: -position.x, y: -position.y).then(.scale(power))
      .then(.translation(x: position.x, y: position.y))
    let round = Rect(centre: position, size: Size(width: 2 * radius, height: 2 * radius))
    let clip = Clip(round, cornerRadius: radius)
    let below = ui.sprites
    ui.sprites.append(
      Sprite(
        .circle(radius: radius), transform: .translation(x: position.x, y: position.y),
        fill: .color(workspace.talk.presentation?.surroundings ?? Theme.ground)))
    ui.sprites += below.map { $0.placed(by: zoom, in: clip) }
    ui.sprites.append(
      Sprite(
        .circle(radius: radius), transform: .translation(x: position.x, y: position.y),
        stroke: Stroke(Theme.text, width: 3)))
    ui.sprites.append(
      Sprite(
        .circle(radius: radius + 2.5), transform: .translation(x: position.x, y: position.y),
        stroke: Stroke(Theme.ground, width: 2)))
  }

  /// Around the pointer, or around each finger.
  private func drawRing(_ layout: Layout, isStill: Bool, _ ui: inout UI) {
    let radius = 22 * layout.pointingScale
    let isPressed = ring.isPressed || !ring.fingers.isEmpty
    for position in ring.fingers.isEmpty ? ui.pointer.map({ [$0] }) ?? [] : ring.fingers {
      // Fingers hide the area below them.
      let size = ring.fingers.isEmpty ? (isPressed ? radius * 0.8 : radius) : radius * 1.4
      circle(at: position, radius: size, Theme.ground.opacity(0.6), width: 5, &ui)
      circle(at: position, radius: size, Theme.brass, width: 3, &ui)
    }
    for pulse in isStill ? [] : ring.pulses {
      let share = pulse.age / PointerRing.duration
      circle(
        at: pulse.position, radius: radius * (0.8 + 1.2 * share), Theme.brass.opacity(1 - share),
        width: 4 * (1 - share) + 1, &ui)
    }
  }

  private func circle(
    at position: Point, radius: Double, _ color: Color, width: Double, _ ui: inout UI
  ) {
    ui.sprites.append(
      Sprite(
        .circle(radius: radius), transform: .translation(x: position.x, y: position.y),
        stroke: Stroke(color, width: width)))
  }

  /// A red dot with a light middle, and a tail that gets thinner.
  private func drawLaser(
    _ size: Double, _ layout: Layout, isStill: Bool, _ ui: inout UI
  ) {
    let red = Color(0xFF2A1F)
    let radius = size * layout.pointingScale
    let samples = isStill ? tail.samples.suffix(1) : tail.samples
    for (one, next) in zip(samples, samples.dropFirst()) {
      let share = 1 - one.age / LaserTail.duration
      ui.sprites.append(
        Sprite(
          .line(from: one.position, to: next.position), name: "laser",
          stroke: Stroke(red.opacity(0.75 * share), width: 2 * radius * share, cap: .round)))
    }
    guard let position = samples.last?.position else { return }
    ui.disc(centre: position, radius: radius * 2.2, red.opacity(0.25))
    ui.disc(centre: position, radius: radius, red)
    ui.disc(centre: position, radius: radius * 0.45, Color(0xFFD9D5))
  }

  /// The colour and the width of a pen, beside the pointer.
  private func drawInk(at position: Point, _ size: Double, _ layout: Layout, _ ui: inout UI) {
    let radius = max(size * layout.pointingScale / 2, 2)
    let centre = position + Point(x: radius + 12, y: radius + 12)
    ui.disc(centre: centre, radius: radius + 1.5, Theme.ground.opacity(0.7))
    ui.disc(centre: centre, radius: radius, ink)
  }
}
