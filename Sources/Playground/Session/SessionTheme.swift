import DemoKit
import Interface

// What is in force while a session runs.
extension Session {
  /// Runs `body` with the session's language and theme. This is the one place that binds what all of a
  /// step reads.
  mutating func bound<Value>(_ body: (inout Session) -> Value) -> Value {
    let theme = workspace.window.arrangement.theme
    let colors = isPresenting ? theme.talkColors : theme.colors
    return workspace.window.language.during { Theme.$colors.withValue(colors) { body(&self) } }
  }

  /// Draws a panel; one that lies over the stage in the colours for that.
  func draw(_ panel: any Panel, _ ui: inout UI) {
    guard panel.isOverStage, !isPresenting else { return panel.draw(workspace, &ui) }
    Theme.$colors.withValue(workspace.window.arrangement.theme.stageColors) {
      panel.draw(workspace, &ui)
    }
  }
}

extension Workspace {
  /// The colours of demos, which are others during a talk.
  var demoColors: DemoColors {
    talk.presentation == nil
      ? window.arrangement.theme.demoColors : window.arrangement.theme.talkDemoColors
  }

  /// Shows everything in another theme.
  mutating func setTheme(_ theme: ThemeName) {
    if theme.demoColors != window.arrangement.theme.demoColors { gallery.revision += 1 }
    window.arrangement.theme = theme
    for index in gallery.players.indices { gallery.players[index].show(in: demoColors) }
  }

  /// - Returns: whether the action is one of themes.
  mutating func performOnTheme(_ action: Action) -> Bool {
    switch action {
    case .theme(let theme): setTheme(theme)
    case .nextTheme: setTheme(window.arrangement.theme.next)
    case _: return false
    }
    say(Words[.themeNow, window.arrangement.theme.words])
    return true
  }
}
