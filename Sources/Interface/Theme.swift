package import Keyframes
package import Stage

/// The colours, text styles and sizes of the interface. Panels define none of their own.
///
/// The colours are those of the theme in force, which `Session` binds around each step.
package enum Theme {
  /// The colours in force.
  @TaskLocal package static var colors = ThemeColors.dark

  /// Behind all panels.
  package static var ground: Color { colors.ground }
  package static var panel: Color { colors.panel }
  package static var raised: Color { colors.raised }
  package static var raisedHot: Color { colors.raisedHot }
  package static var chosen: Color { colors.chosen }
  package static var hairline: Color { colors.hairline }
  package static var text: Color { colors.text }
  package static var mutedText: Color { colors.mutedText }
  package static var faintText: Color { colors.faintText }
  /// The lines of sliders, switches and scroll bars, stronger than those that only separate.
  package static var control: Color { colors.faintText.opacity(0.8) }
  /// Playhead, selection, focus.
  package static var brass: Color { colors.brass }
  package static var brassHot: Color { colors.brassHot }
  /// Easings.
  package static var mint: Color { colors.mint }
  /// Scroll scales and pages.
  package static var sky: Color { colors.sky }
  /// Chains.
  package static var violet: Color { colors.violet }
  /// Triggers, errors and losses.
  package static var coral: Color { colors.coral }
  package static var onBrass: Color { colors.onBrass }
  package static var scrim: Color { colors.scrim }

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
