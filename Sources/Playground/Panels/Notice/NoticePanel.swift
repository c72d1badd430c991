import Interface
import Keyframes
import Stage

/// A sentence over the stage that goes away by itself.
struct Notice: Equatable {
  let words: String
  /// Seconds since it came.
  private var age = 0.0

  /// Of a few words; a sentence stays longer.
  static let duration = 1.4
  private static let longest = 7.0
  private static let fading = 0.2
  private let duration: Double

  init(_ words: String) {
    self.words = words
    // 18 letters a second can be read by most.
    duration = min(max(Self.duration, Double(words.count) / 18), Self.longest)
  }

  var isOver: Bool { age >= duration }
  /// 0…1.
  var opacity: Double { min(max((duration - age) / Self.fading, 0), 1) }

  mutating func advance(by seconds: Double) { age += seconds }
}

/// Shows the notice over the stage.
struct NoticePanel: Panel {
  func owns(_ part: Part) -> Bool { false }

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let notice = workspace.outbox.notice else { return }
    let layout = workspace.layout
    let opacity = workspace.arrangement.reducesMotion ? 1 : notice.opacity
    let style = Theme.label.aligned(.centre)
    let room = min(560, layout.window.width - 64)
    let lines = ui.wrapped(notice.words, style, width: room, lines: 5)
    let widest = lines.map { ui.measure(Text($0, style)) }.max() ?? 0
    let size = Size(width: widest + 32, height: 12 + 20 * Double(lines.count))
    let middle = layout.stage.centre.x
    let half = size.width / 2 + 8
    let x = min(max(middle, layout.window.minX + half), max(layout.window.maxX - half, half))
    let y = max(layout.stage.maxY - 20 - size.height / 2, layout.window.minY + 8 + size.height / 2)
    let box = Rect(centre: Point(x: x, y: y), size: size)
    ui.box(box, Theme.panel.opacity(0.95 * opacity), corner: 16)
    ui.outline(box, Theme.hairline.opacity(opacity), width: 1, corner: 16)
    for (index, line) in lines.enumerated() {
      let y = box.minY + 16 + 20 * Double(index)
      ui.text(
        line, style, Theme.text.opacity(opacity), at: Point(x: box.centre.x, y: y))
    }
  }
}
