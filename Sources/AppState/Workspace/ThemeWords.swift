package import DemoKit
package import Interface
import Words

extension ThemeName {
  /// The theme's values for the colours that demos share.
  package var demoColors: DemoColors {
    switch self {
    case .dark, .light: .usual
    case .projector: .projector
    case .colorBlind: .colorBlind
    }
  }

  /// The same while a talk is presented.
  package var talkDemoColors: DemoColors {
    self == .colorBlind ? .colorBlindProjector : .projector
  }

  /// Its name in the interface.
  package var words: String {
    switch self {
    case .dark: localized("dark")
    case .light: localized("light")
    case .projector: localized("projector, high contrast")
    case .colorBlind: localized("colour-blind safe")
    }
  }

  /// The name of the one that it looks like during a talk.
  package var talkWords: String {
    switch self {
    case .light, .colorBlind: words
    case .dark, .projector: Self.projector.words
    }
  }

  /// The theme of the next look of a talk: the usual dark one, the colour-blind one and the light one follow
  /// each other. The usual one returns to the theme from before the talk.
  package func nextInTalk(after before: ThemeName) -> ThemeName {
    switch self {
    case .colorBlind: .light
    case .light: before == .light || before == .colorBlind ? .projector : before
    case .dark, .projector: .colorBlind
    }
  }

  /// The command that chooses it.
  package var command: String {
    switch self {
    case .dark: localized("Theme: dark")
    case .light: localized("Theme: light")
    case .projector: localized("Theme: projector (high contrast)")
    case .colorBlind: localized("Theme: colour-blind safe")
    }
  }
}
