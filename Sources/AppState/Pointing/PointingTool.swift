package import Words

/// What a speaker points with.
package enum PointingTool: String, CaseIterable, Sendable {
  // Shown where the pointer is; hands do what they do otherwise.
  case laser, spotlight, lens
  // Drawn on the stage by hand.
  case pen, highlighter, arrow, box

  /// Whether a hand draws marks with it.
  package var draws: Bool {
    switch self {
    case .laser, .spotlight, .lens: false
    case .pen, .highlighter, .arrow, .box: true
    }
  }

  /// What Alt and the wheel change: the radius of a spotlight, how much a lens magnifies, or the width of a
  /// line; in stage points but for the lens.
  package var sizes: ClosedRange<Double> {
    switch self {
    case .laser: 4...24
    case .spotlight: 40...400
    case .lens: 2...8
    case .pen, .arrow, .box: 2...24
    case .highlighter: 12...64
    }
  }

  package var usualSize: Double {
    switch self {
    case .laser: 9
    case .spotlight: 130
    case .lens: 2
    case .pen, .arrow, .box: 6
    case .highlighter: 30
    }
  }

  /// What the tool is called, and what can be done with it.
  package var hint: Message {
    switch self {
    case .laser: "Laser pointer. + and - change its size; Esc puts it away."
    case .spotlight: "Spotlight. + and - change its size; Esc puts it away."
    case .lens: "Magnifier. + and - zoom from 2× to 8×; Esc puts it away."
    case .pen: "Pen. Keys 1 to 5: colour. Backspace: undo. Esc: erase all."
    case .highlighter: "Highlighter. Keys 1 to 5: colour. Backspace: undo. Esc: erase all."
    case .arrow: "Arrows: drag. Keys 1 to 5: colour. Backspace: undo. Esc: erase all."
    case .box: "Boxes: drag. Keys 1 to 5: colour. Backspace: undo. Esc: erase all."
    }
  }
}
