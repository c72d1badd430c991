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
    guard let notice = workspace.requests.notice, let place = workspace.noticeBox(&ui) else {
      return
    }
    let opacity = workspace.window.arrangement.reducesMotion ? 1 : notice.opacity
    let box = place.box
    ui.box(box, Theme.panel.opacity(0.95 * opacity), corner: 16)
    ui.outline(box, Theme.hairline.opacity(opacity), width: 1, corner: 16)
    for (index, line) in place.lines.enumerated() {
      let y = box.minY + 16 + NoticeBox.step * Double(index)
      ui.text(
        line, NoticeBox.style, Theme.text.opacity(opacity), at: Point(x: box.centre.x, y: y))
    }
  }
}
