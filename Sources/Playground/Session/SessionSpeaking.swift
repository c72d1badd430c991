import AppState
import DemoKit
import Interface
public import Words

extension Session {
  /// A language can only be chosen if there is a font for it, which is asked then. By default there is.
  public mutating func chooseLanguages(_ hasFont: @escaping (Language) -> Bool) {
    workspace.window.hasFont = hasFont
  }
}
