import Keyframes
import Stage

/// A word over the stage that goes away by itself.
struct Notice: Equatable {
  let words: String
  /// Seconds since it came.
  private var age = 0.0

  static let duration = 1.4
  private static let fading = 0.2

  init(_ words: String) { self.words = words }

  var isOver: Bool { age >= Self.duration }
  /// 0…1.
  var opacity: Double { min(max((Self.duration - age) / Self.fading, 0), 1) }

  mutating func advance(by seconds: Double) { age += seconds }
}

extension Session {
  func drawNotice(_ ui: inout UI) {
    guard let notice else { return }
    let style = Theme.label.aligned(.centre)
    let size = Size(width: ui.measure(Text(notice.words, style)) + 32, height: 32)
    let box = Rect(
      centre: Point(x: layout.stage.centre.x, y: layout.stage.maxY - 36), size: size)
    ui.box(box, Theme.panel.opacity(0.95 * notice.opacity), corner: 16)
    ui.outline(box, Theme.hairline.opacity(notice.opacity), width: 1, corner: 16)
    ui.text(notice.words, style, Theme.text.opacity(notice.opacity), at: box.centre)
  }
}
