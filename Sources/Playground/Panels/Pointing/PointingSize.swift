import AppState
import Interface
import Keyframes
import Stage
import Words

// The size of the selected tool, beside it, while it changes.
extension PointingPanel {
  func drawSize(_ workspace: Workspace, _ ui: inout UI) {
    guard let tool, sizeSign.isMoving, let position = ui.pointer else { return }
    let layout = workspace.layout
    let size = size(of: tool, workspace)
    let words =
      tool == .lens
      ? localized("\(((size * 10).rounded() / 10).short)×")
      : localized("\(size.rounded().short) pt")
    let height = max(layout.talkType(20), 20)
    let style = TextStyle(height, .semibold, family: .mono)
    let box = Rect(
      centre: position + Point(x: 0, y: reach(of: tool, size, layout) + height * 1.4),
      size: Size(width: ui.measure(Text(words, style)) + height * 1.2, height: height * 1.7))
    let opacity = sizeSign.opacity
    let seen = box.kept(in: layout.window.inset(by: 8))
    ui.box(seen, Theme.panel.opacity(0.94 * opacity), corner: Theme.corner)
    ui.text(words, style, Theme.text.opacity(opacity), at: seen.centre)
  }

  /// How far below the pointer the tool is seen.
  private func reach(of tool: PointingTool, _ size: Double, _ layout: Layout) -> Double {
    switch tool {
    // Inside, where nothing is magnified or dark.
    case .lens, .spotlight: 0
    case .laser: size * 2.2 * layout.pointingScale
    case .pen, .highlighter, .arrow, .box: size * layout.pointingScale + 12
    }
  }
}

extension Rect {
  /// The same rectangle, moved into another as far as it fits.
  fileprivate func kept(in room: Rect) -> Rect {
    Rect(
      x: min(max(minX, room.minX), max(room.maxX - width, room.minX)),
      y: min(max(minY, room.minY), max(room.maxY - height, room.minY)), width: width,
      height: height)
  }
}
