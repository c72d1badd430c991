/// The available themes.
package enum ThemeName: String, CaseIterable, Sendable {
  case dark
  case light
  /// High contrast: black on white around the stage, white on black over it.
  case projector
  /// Hues that colour-blind people can tell apart.
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

  /// The colours of everything over the stage. Demos have their own backgrounds, mostly dark ones,
  /// so light panels do not change them.
  package var stageColors: ThemeColors {
    switch self {
    case .dark, .light: .dark
    case .projector: .talk
    case .colorBlind: .colorBlind
    }
  }

  /// The colours while presenting a talk, with a contrast of 7:1 for all texts. The light ones, for bright
  /// rooms, are around the stage, which keeps its own ground.
  package var talkColors: ThemeColors { self == .light ? .projector : talkStageColors }

  /// The colours of everything over the stage while presenting a talk.
  package var talkStageColors: ThemeColors { self == .colorBlind ? .colorBlindTalk : .talk }

  /// The next theme; after the last, the first.
  package var next: ThemeName {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}
