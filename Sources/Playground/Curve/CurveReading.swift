import Keyframes
import Stage

/// Where the playhead and the pointer are on the curve, and what is read there.
extension Session {
  /// How far the playhead is within the stretch; nil where it is not in it.
  func playheadProgress(in target: CurveTarget) -> Double? {
    guard let stretch = target.stretch, stretch.contains(player.time),
      stretch.upperBound > stretch.lowerBound
    else { return nil }
    return (player.time - stretch.lowerBound) / (stretch.upperBound - stretch.lowerBound)
  }

  /// Where the pointer is over the canvas.
  func pointedProgress(_ scale: CurveScale, _ ui: UI) -> Double? {
    guard let place = ui.pointer, scale.rect.contains(place), curve.axis == nil,
      isOnCurve(place)
    else { return nil }
    return min(max(scale.progress(atX: place.x), 0), 1)
  }

  /// Progress, value and speed at a place on the curve, below it.
  func drawReading(
    _ easing: Easing, _ scale: CurveScale, at progress: Double?, _ rect: Rect, _ clips: [Clip],
    _ ui: inout UI
  ) {
    guard let progress else { return }
    let value = easing(progress)
    let speed = easing.speed(at: progress)
    if pointedProgress(scale, ui) != nil {
      let x = ui.snap(scale.x(progress))
      ui.box(
        Rect(x: x, y: scale.rect.minY, width: ui.hair, height: scale.rect.height),
        Theme.faintText.opacity(0.6), clips: clips)
      ui.disc(centre: scale.point(progress, value), radius: 3, Theme.text)
    }
    let columns: [(word: String, number: String, color: Color)] = [
      ("t", progress.fixed(2), Theme.text), ("value", value.fixed(2), Theme.mint),
      ("speed", speed.isLeap ? "leap" : speed.fixed(2), Theme.mutedText),
    ]
    let lefts = [0, 0.26, 0.62].map { rect.minX + rect.width * $0 }
    for (column, left) in zip(columns, lefts) {
      ui.text(column.word, Theme.caption, Theme.faintText, at: Point(x: left, y: rect.centre.y))
      ui.text(
        column.number, Theme.index.aligned(.leading), column.color,
        at: Point(x: left + ui.measure(Text(column.word, Theme.caption)) + 6, y: rect.centre.y))
    }
  }
}

extension Double {
  /// Whether it is no speed that a hand could tell from a leap.
  var isLeap: Bool { !isFinite || abs(self) > 100 }
}
