/// The themes to choose from.
package enum ThemeName: String, CaseIterable, Sendable {
  case dark
  case light
  /// High contrast: black on white around the stage, white on black over it.
  case projector
  /// Hues that stay apart for people who see two of the three primary colours.
  case colorBlind = "colour-blind"

  /// The colours of panels.
  package var colors: ThemeColors {
    switch self {
    case .dark: .dark
    case .light: .light
    case .projector: .projector
    case .colorBlind: .colorBlind
    }
  }

  /// The colours of what lies over the stage. Demos have grounds of their own, mostly dark ones, so light
  /// panels do not change it.
  package var stageColors: ThemeColors {
    switch self {
    case .dark, .light: .dark
    case .projector: .talk
    case .colorBlind: .colorBlind
    }
  }

  /// The colours while a talk is presented: 7:1 for all texts.
  package var talkColors: ThemeColors { self == .colorBlind ? .colorBlindTalk : .talk }

  /// The one after this; after the last, the first.
  package var next: ThemeName {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}
