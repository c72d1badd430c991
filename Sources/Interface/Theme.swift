package import Keyframes
package import Stage

/// The colours, text styles and sizes of the interface. Panels define none of their own.
///
/// The colours are those of the current theme, which `Session` binds around each step.
package enum Theme {
  /// The colours of the current theme.
  @TaskLocal package static var colors = ThemeColors.dark

  /// The background behind all panels.
  package static var ground: Color { colors.ground }
  package static var panel: Color { colors.panel }
  package static var raised: Color { colors.raised }
  package static var raisedHot: Color { colors.raisedHot }
  package static var chosen: Color { colors.chosen }
  package static var hairline: Color { colors.hairline }
  package static var text: Color { colors.text }
  package static var mutedText: Color { colors.mutedText }
  package static var faintText: Color { colors.faintText }
  /// The lines of sliders, switches and scroll bars, stronger than separators.
  package static var control: Color { colors.faintText.opacity(0.8) }
  /// The colour of the playhead, the selection and the focus.
  package static var brass: Color { colors.brass }
  package static var brassHot: Color { colors.brassHot }
  /// The colour of easings.
  package static var mint: Color { colors.mint }
  /// The colour of scroll scales and pages.
  package static var sky: Color { colors.sky }
  /// The colour of chains.
  package static var violet: Color { colors.violet }
  /// The colour of triggers, errors and losses.
  package static var coral: Color { colors.coral }
  package static var onBrass: Color { colors.onBrass }
  package static var scrim: Color { colors.scrim }

  /// The light squares of the checkerboard behind transparent colours.
  package static let lightCheck = Color(0x9A9A9A)
  package static let darkCheck = Color(0x666666)

  package static let margin = 16.0
  package static let corner = 8.0
  /// The least height of anything that can be pressed, in points.
  package static let target = 24.0
  package static let focusRing = 2.0
  /// The distance that an arrow key scrolls, and the height of a caption's line, in points.
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
