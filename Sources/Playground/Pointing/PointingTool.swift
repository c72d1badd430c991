/// What a speaker points with.
enum PointingTool: String, CaseIterable, Sendable {
  // Shown where the pointer is; hands do what they do otherwise.
  case laser, spotlight, lens
  // Drawn on the stage by hand.
  case pen, highlighter, arrow, box

  /// Whether a hand draws marks with it.
  var draws: Bool {
    switch self {
    case .laser, .spotlight, .lens: false
    case .pen, .highlighter, .arrow, .box: true
    }
  }

  /// What Alt and the wheel change: the radius of a spotlight, how much a lens magnifies, or the width of a
  /// line; in stage points but for the lens.
  var sizes: ClosedRange<Double> {
    switch self {
    case .laser: 4...24
    case .spotlight: 40...400
    case .lens: 2...8
    case .pen, .arrow, .box: 2...24
    case .highlighter: 12...64
    }
  }

  var usualSize: Double {
    switch self {
    case .laser: 9
    case .spotlight: 130
    case .lens: 2
    case .pen, .arrow, .box: 6
    case .highlighter: 30
    }
  }

  /// What the tool is called, and what can be done with it.
  var hint: Phrase {
    switch self {
    case .laser: .laserHint
    case .spotlight: .spotlightHint
    case .lens: .lensHint
    case .pen: .penMarkHint
    case .highlighter: .highlighterHint
    case .arrow: .arrowHint
    case .box: .boxHint
    }
  }
}
