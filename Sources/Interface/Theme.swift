package import Keyframes
package import Stage

/// The colours, text styles and sizes of the interface. Panels define none of their own.
package enum Theme {
  package static let ground = Color(0x0F1115)
  package static let panel = Color(0x171A21)
  package static let raised = Color(0x1F2430)
  package static let raisedHot = Color(0x2A3040)
  package static let hairline = Color(0x2B3240)
  package static let text = Color(0xE8ECF4)
  package static let mutedText = Color(0x9AA4B5)
  package static let faintText = Color(0x6B7588)
  /// Playhead, selection, focus.
  package static let brass = Color(0xF5B83D)
  package static let brassHot = Color(0xFFCB5C)
  /// Easings.
  package static let mint = Color(0x3FD0A9)
  /// Scroll scales and pages.
  package static let sky = Color(0x57B6FF)
  /// Chains.
  package static let violet = Color(0x9B7BFF)
  /// Triggers, errors and losses.
  package static let coral = Color(0xFF6B5E)
  package static let onBrass = Color(0x1A1408)
  package static let scrim = Color(0x0A0B0E, alpha: 0.72)

  /// The squares below clear colours.
  package static let lightCheck = Color(0x9A9A9A)
  package static let darkCheck = Color(0x666666)

  package static let margin = 16.0
  package static let corner = 8.0
  /// The least height of what can be pressed.
  package static let target = 24.0
  package static let focusRing = 2.0
  /// How far an arrow key scrolls a list, and the height of a line of captions.
  package static let line = 16.0

  package static let caption = TextStyle(12, .regular, alignment: .leading)
  package static let label = TextStyle(14, .medium, alignment: .leading)
  package static let heading = TextStyle(14, .semibold, alignment: .leading)
  package static let title = TextStyle(18, .semibold, alignment: .leading)
  package static let key = TextStyle(12, .semibold, alignment: .leading)
  package static let index = TextStyle(12, .medium, family: .mono, alignment: .trailing)
  package static func stageButton(_ scale: Double) -> TextStyle { TextStyle(16 * scale, .semibold) }
  package static let number = TextStyle(14, .medium, family: .mono, alignment: .leading)
}
