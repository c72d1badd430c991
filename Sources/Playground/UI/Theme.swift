import Keyframes
import Stage

/// The look of the instrument, in one place: no panel has a colour or a type of its own.
enum Theme {
  static let ground = Color(0x0F1115)
  static let panel = Color(0x171A21)
  static let raised = Color(0x1F2430)
  static let raisedHot = Color(0x2A3040)
  static let hairline = Color(0x2B3240)
  static let text = Color(0xE8ECF4)
  static let mutedText = Color(0x9AA4B5)
  static let faintText = Color(0x6B7588)
  /// What is live: playhead, selection, focus.
  static let brass = Color(0xF5B83D)
  static let brassHot = Color(0xFFCB5C)
  /// Easings.
  static let mint = Color(0x3FD0A9)
  /// What is scrolled.
  static let sky = Color(0x57B6FF)
  /// Chains.
  static let violet = Color(0x9B7BFF)
  /// Triggers, errors, and what is lost.
  static let coral = Color(0xFF6B5E)
  static let onBrass = Color(0x1A1408)
  static let scrim = Color(0x0A0B0E, alpha: 0.72)

  static let margin = 16.0
  static let corner = 8.0
  /// What is pressed is at least as high as this.
  static let target = 24.0
  static let focusRing = 2.0

  static let caption = TextStyle(12, .regular, alignment: .leading)
  static let label = TextStyle(14, .medium, alignment: .leading)
  static let heading = TextStyle(14, .semibold, alignment: .leading)
  static let title = TextStyle(18, .semibold, alignment: .leading)
  static let key = TextStyle(12, .semibold, alignment: .leading)
  static let index = TextStyle(12, .medium, family: .mono, alignment: .trailing)
  static func stageButton(_ scale: Double) -> TextStyle { TextStyle(16 * scale, .semibold) }
  static let number = TextStyle(14, .medium, family: .mono, alignment: .leading)
}
