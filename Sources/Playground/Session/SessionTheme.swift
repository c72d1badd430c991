import AppState
import DemoKit
import Interface
import Words

// The language and theme while a session runs.
extension Session {
  /// Runs `body` with the session's language and theme. Only here are they bound, for all code of a
  /// step.
  mutating func bound<Value>(_ body: (inout Session) -> Value) -> Value {
    let theme = workspace.window.arrangement.theme
    let colors = isPresenting ? theme.talkColors : theme.colors
    return workspace.window.language.during { Theme.$colors.withValue(colors) { body(&self) } }
  }

  /// Draws a panel; one that lies over the stage in the colours for that.
  func draw(_ panel: any Panel, _ ui: inout UI) {
    guard isPresenting ? panel.isOverTalkStage : panel.isOverStage else {
      return panel.draw(workspace, &ui)
    }
    let theme = workspace.window.arrangement.theme
    Theme.$colors.withValue(isPresenting ? theme.talkStageColors : theme.stageColors) {
      panel.draw(workspace, &ui)
    }
  }
}
