import AppState
import Editing
import Interface
import Keyframes
import Stage

// A spring over time: its energy, and its overshoots with their numbers.
extension CurvePanel {
  /// Overshoots closer than this are not numbered, in points.
  private static let closest = 36.0

  func drawMotion(
    of spring: Spring, _ velocity: Double, _ scale: CurveScale, _ clips: [Clip], _ ui: inout UI
  ) {
    let duration = spring.settlingTime(velocity: velocity)
    guard duration.isFinite, duration > 0, scale.rect.height >= 72 else { return }
    let energy = Path(steps: 80) { progress in
      scale.point(progress, spring.energy(at: progress * duration, velocity: velocity))
    }
    let stroke = Stroke(Theme.violet.opacity(0.8), width: 1, dash: [3, 3])
    ui.sprites.append(Sprite(.path(energy), stroke: stroke, clips: clips))
    var last = -Double.infinity
    let turns = spring.turns(velocity: velocity, accuracy: 0.005, count: 9)
    for (index, turn) in turns.enumerated() {
      let position = scale.point(turn.time / duration, 1 + turn.overshoot)
      guard position.x - last >= Self.closest else { continue }
      last = position.x
      let y = position.y + (turn.overshoot > 0 ? -9 : 11)
      // At the upper edge there is room beside it.
      let isBeside = y < (clips.first?.rect.minY ?? 0) + 9
      ui.disc(centre: position, radius: 2, Theme.text)
      ui.text(
        "\(index + 1): \((100 * turn.overshoot).fixed(0))%",
        Theme.caption.aligned(isBeside ? .leading : .centre), Theme.mutedText,
        at: isBeside ? position + Point(x: 10, y: 2) : Point(x: position.x, y: y), clips: clips)
    }
  }
}
