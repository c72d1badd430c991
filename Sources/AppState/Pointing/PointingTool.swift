package import Words

/// A speaker's tool for pointing.
package enum PointingTool: String, CaseIterable, Sendable {
  // Shown at the pointer, which works as usual.
  case laser, spotlight, lens
  // Drawn on the stage by dragging.
  case pen, highlighter, arrow, box

  /// Whether the tool draws marks.
  package var draws: Bool {
    switch self {
    case .laser, .spotlight, .lens: false
    case .pen, .highlighter, .arrow, .box: true
    }
  }

  /// The range of sizes for Alt and the wheel: the radius of a spotlight, the magnification of a
  /// lens, or the width of a line; except for the lens in points of which the usual stage, filling the
  /// window, has 540 in its height.
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

  /// The tool's name, and how to use it.
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
