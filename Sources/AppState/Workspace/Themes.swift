package import DemoKit
package import Interface
import Words

extension Workspace {
  /// The colours of demos, which are others during a talk.
  package var demoColors: DemoColors {
    talk.presentation == nil
      ? window.arrangement.theme.demoColors : window.arrangement.theme.talkDemoColors
  }

  /// Shows everything in another theme.
  package mutating func setTheme(_ theme: ThemeName) {
    if theme.demoColors != window.arrangement.theme.demoColors { gallery.revision += 1 }
    window.arrangement.theme = theme
    gallery.shared.colors = demoColors
    followShared()
    talk.presentation?.replay?.show(in: theme)
  }

  /// - Returns: whether the action is one of themes.
  package mutating func performOnTheme(_ action: Action) -> Bool {
    if case .theme(let theme) = action {
      setTheme(theme)
    } else {
      guard action == .nextTheme else { return false }
      setTheme(window.arrangement.theme.next)
    }
    say(localized("Theme: \(window.arrangement.theme.words)"))
    return true
  }
}
