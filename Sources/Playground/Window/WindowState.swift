import DemoKit

/// The window: which panels are open, where they lie, and the language and warnings in them.
struct WindowState {
  var arrangement: Arrangement
  /// Where everything is in the window.
  var layout: Layout
  /// The language of the interface.
  var language = Language.english
  /// The language that was chosen in the window, which is saved; nil if none was.
  var chosenLanguage: Language?
  /// Whether the host has fonts for a language.
  var hasFont: (Language) -> Bool = { _ in true }
  /// Warnings of the host, until they are dismissed.
  var warnings = Warnings()
  /// Whether the list of what the transport has no room for is open.
  var showsMore = false

  init(arrangement: Arrangement, layout: Layout) {
    (self.arrangement, self.layout) = (arrangement, layout)
  }
}
