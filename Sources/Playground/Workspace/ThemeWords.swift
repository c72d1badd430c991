package import DemoKit
package import Interface

extension ThemeName {
  /// What the colours that demos share are in it.
  package var demoColors: DemoColors {
    switch self {
    case .dark, .light: .usual
    case .projector: .projector
    case .colorBlind: .colorBlind
    }
  }

  /// The same while a talk is presented.
  var talkDemoColors: DemoColors {
    self == .colorBlind ? .colorBlindProjector : .projector
  }

  /// Its name in the interface.
  var words: String {
    switch self {
    case .dark: Words[.themeDark]
    case .light: Words[.themeLight]
    case .projector: Words[.themeProjector]
    case .colorBlind: Words[.themeColorBlind]
    }
  }

  /// The name of the one that it looks like during a talk.
  var talkWords: String { self == .colorBlind ? words : ThemeName.projector.words }

  /// The command that chooses it.
  var command: String {
    switch self {
    case .dark: Words[.useThemeDark]
    case .light: Words[.useThemeLight]
    case .projector: Words[.useThemeProjector]
    case .colorBlind: Words[.useThemeColorBlind]
    }
  }
}
