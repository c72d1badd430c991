import DemoKit
package import Words

/// The window: which panels are open, where they lie, and the language and warnings in them.
package struct WindowState {
  package var arrangement: Arrangement
  /// Where everything is in the window.
  package var layout: Layout
  /// The language of the interface.
  package var language = Language.english
  /// The language that was chosen in the window, which is saved; nil if none was.
  package var chosenLanguage: Language?
  /// Whether the host has fonts for a language.
  package var hasFont: (Language) -> Bool = { _ in true }
  /// Warnings of the host, until they are dismissed.
  package var warnings = Warnings()
  /// The hints for the first minute that are still shown, and the tour.
  package var welcome: Set<Welcome> = []
  package var tour: Tour?
  /// Whether the list of commands that don't fit in the transport is open.
  package var showsMore = false

  package init(arrangement: Arrangement, layout: Layout) {
    (self.arrangement, self.layout) = (arrangement, layout)
  }
}
