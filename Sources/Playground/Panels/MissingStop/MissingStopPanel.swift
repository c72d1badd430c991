import AppState
import Interface
import Keyframes
import Stage

/// Covers the stage if a talk's stop can't be shown, and says why. It lies below the pointing tools
/// and the display of keys and clicks, which speakers still need.
struct MissingStopPanel: Panel {
  var isForTalks: Bool { true }

  func owns(_ part: Part) -> Bool { false }

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let presentation = workspace.talk.presentation, presentation.cover == nil,
      presentation.missing != nil, workspace.trouble(with: presentation.stop) != nil
    else { return }
    let (layout, window) = (workspace.layout, workspace.layout.window)
    ui.backdrop(.talk(.cover), window)
    ui.box(window, Theme.ground)
    // No words if the stop may appear in a moment.
    guard !presentation.isPatient || !workspace.mayCome(presentation.stop),
      let trouble = workspace.troubleOnStage(with: presentation.stop)
    else { return }
    let style = TextStyle(layout.talkType(28), .semibold, alignment: .centre)
    let lines = ui.wrapped(trouble, style, width: window.width * 0.8, lines: 6)
    let step = style.size * 1.35
    for (index, line) in lines.enumerated() {
      let y = window.centre.y + step * (Double(index) - Double(lines.count - 1) / 2)
      ui.text(line, style, Theme.mutedText, at: Point(x: window.centre.x, y: y))
    }
  }
}
