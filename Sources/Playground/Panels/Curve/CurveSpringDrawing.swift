import AppState
import Editing
import Interface
import Keyframes
import Stage

// A spring over time: its energy, and its overshoots with their numbers.
extension CurvePanel {
  /// Overshoots closer than this are not numbered, in points.
  private static let closest = 44.0

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
      ui.disc(centre: position, radius: 2, Theme.text)
      let words = "\(index + 1): \((100 * turn.overshoot).fixed(1))%"
      let width = ui.measure(Text(words, Theme.caption))
      let isUp = turn.overshoot > 0
      let centre = positions(ofLabel: width, at: position, isUp: isUp).first { centre in
        isFree(Rect(centre: centre, size: Size(width: width, height: 12)), scale) { progress in
          spring.value(at: progress * duration, velocity: velocity)
        }
      }
      guard let centre else { continue }
      ui.text(words, Theme.caption.aligned(.centre), Theme.mutedText, at: centre, clips: clips)
    }
  }

  /// The centres that a label may have: outside the curve, inside, or right of the turn.
  private func positions(ofLabel width: Double, at turn: Point, isUp: Bool) -> [Point] {
    let outwards = isUp ? -1.0 : 1
    return [
      Point(x: 0, y: 10 * outwards), Point(x: 0, y: -12 * outwards),
      Point(x: 10 + width / 2, y: 2), Point(x: 10 + width / 2, y: 6 * outwards),
      Point(x: 10 + width / 2, y: -14 * outwards),
    ].map { turn + $0 }
  }

  /// Whether a label lies on the canvas and off the curve.
  private func isFree(_ label: Rect, _ scale: CurveScale, _ curve: (Double) -> Double) -> Bool {
    guard label.corners.allSatisfy(scale.rect.contains) else { return false }
    let heights = (0...24).map { step in
      let progress = scale.progress(atX: label.minX + label.width * Double(step) / 24)
      return scale.y(curve(min(max(progress, 0), 1)))
    }
    return heights.allSatisfy { $0 < label.minY } || heights.allSatisfy { $0 > label.maxY }
  }
}
