import AppState
import Interface
import Keyframes
import Stage
import Words

// Where the playhead and the pointer are on the curve, and the numbers there.
extension CurvePanel {
  /// Where the pointer is over the canvas.
  func pointedProgress(_ scale: CurveScale, _ ui: UI) -> Double? {
    guard let position = ui.pointer, scale.rect.contains(position), axis == nil else { return nil }
    return min(max(scale.progress(atX: position.x), 0), 1)
  }

  /// Progress, value and speed at a point of the curve, in a line below it.
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
    guard !rect.isEmpty else { return }
    let columns: [(word: String, number: String, color: Color)] = [
      (localized("t"), progress.fixed(2), Theme.text),
      (localized("value"), value.fixed(2), Theme.mint),
      (localized("speed"), speed.isJump ? localized("jump") : speed.fixed(2), Theme.mutedText),
    ]
    // Columns stay where they are while numbers change; long words push the next one on.
    var end = rect.minX
    for (column, position) in zip(columns, [0, 0.26, 0.62]) {
      let left = max(rect.minX + rect.width * position, end)
      let number = left + ui.measure(Text(column.word, Theme.caption)) + 6
      let style = Theme.index.aligned(.leading)
      ui.text(column.word, Theme.caption, Theme.faintText, at: Point(x: left, y: rect.centre.y))
      ui.text(column.number, style, column.color, at: Point(x: number, y: rect.centre.y))
      end = number + ui.measure(Text("-0.00", style)) + 8
    }
  }
}

extension Double {
  /// Whether it is a speed that cannot be told from a jump.
  var isJump: Bool { !isFinite || abs(self) > 100 }
}

extension CurveTarget {
  /// How far a time is within the segment, 0…1; nil outside of it.
  func progress(at time: Double) -> Double? {
    guard let stretch, stretch.contains(time), stretch.upperBound > stretch.lowerBound else {
      return nil
    }
    return (time - stretch.lowerBound) / (stretch.upperBound - stretch.lowerBound)
  }
}
