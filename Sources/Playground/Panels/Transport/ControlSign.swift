import AppState
import Interface
import Keyframes
import Stage

/// The sign that one input alone controls time; a press lets any input control it again.
struct ControlSign: Equatable {
  let lines: [String]
  let width: Double
}

extension ControlSign {
  fileprivate static let style = Theme.caption
  private static let cross = 22.0

  fileprivate init(_ sentence: String, _ ui: UI) {
    lines = ui.lines(of: sentence, Self.style, width: 116, most: 2)
    let widest = lines.map { ui.measure(Text($0, Self.style)) }.max() ?? 0
    width = widest + Self.cross + 16
  }
}

extension Workspace {
  /// Nil while any input controls time.
  func controlSign(_ ui: UI) -> ControlSign? {
    input.driver == .any ? nil : ControlSign(input.driver.sentence, ui)
  }
}

extension TransportPanel {
  func draw(_ sign: ControlSign, _ rect: Rect, _ ui: inout UI) {
    let look = ui.add(
      Widget(
        identity: .button("control"), rect: rect, role: .button(.giveControl(.any))))
    ui.box(rect, look.isHot || look.isHeld ? Theme.raisedHot : Theme.raised, corner: Theme.corner)
    ui.outline(rect, Theme.brass.opacity(0.7), width: 1, corner: Theme.corner)
    let top = rect.centre.y - 8 * Double(sign.lines.count - 1)
    for (index, line) in sign.lines.enumerated() {
      ui.text(
        line, ControlSign.style, Theme.brass,
        at: Point(x: rect.minX + 10, y: top + 16 * Double(index)))
    }
    for slope in [1.0, -1] {
      ui.sprites.append(
        Sprite(
          .line(from: Point(x: -4, y: -4 * slope), to: Point(x: 4, y: 4 * slope)),
          transform: .translation(x: rect.maxX - 15, y: rect.centre.y),
          stroke: Stroke(Theme.brass, width: 1.5, cap: .round)))
    }
    if look.hasFocus { ui.focusRing(around: rect, corner: Theme.corner) }
  }
}
