package import Keyframes
package import Stage

/// Where things are in the speaker's window.
package struct SpeakerLayout {
  /// The size of a point in a window of 1280 × 720.
  package let unit: Double
  package let notes: Rect
  /// The notes without pictures, above a line that names the next stop.
  package let alone: Rect
  package let next: Rect
  package let times: Rect

  package init(_ window: Rect) {
    unit = max(0.6, min(window.width / 1280, window.height / 720))
    let margin = 24 * unit
    let foot = 112 * unit
    times = Rect(x: window.minX, y: window.maxY - foot, width: window.width, height: foot)
    let height = max(window.height - foot - 2 * margin, 1)
    // No larger than two pictures with the text at the second can be.
    let side = max(1, min(window.width * 0.34, (height - 120 * unit) * 8 / 9))
    next = Rect(
      x: window.maxX - margin - side, y: window.minY + margin, width: side, height: height)
    notes = Rect(
      x: window.minX + margin, y: window.minY + margin,
      width: max(next.minX - window.minX - 2.5 * margin, 1), height: height)
    alone = Rect(
      x: window.minX + margin, y: window.minY + margin * 0.5,
      width: max(window.width - 2 * margin, 1), height: max(height - margin, 1))
  }

  package var margin: Double { 24 * unit }

  package func style(
    _ size: Double, _ weight: TextStyle.Weight, _ family: TextStyle.Family = .sans
  ) -> TextStyle {
    TextStyle((size * unit * 2).rounded() / 2, weight, family: family, alignment: .leading)
  }
}
