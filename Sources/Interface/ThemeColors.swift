package import Keyframes

/// The colours of a theme. Every text colour is legible on `panel`, `raised` and `raisedHot`: with
/// a contrast of 4.5:1 by WCAG 2.2, and of 7:1 in the themes for projectors and talks.
package final class ThemeColors: Sendable {
  package let ground: Color
  package let panel: Color
  package let raised: Color
  package let raisedHot: Color
  /// The background of the chosen word in a row of words.
  package let chosen: Color
  package let hairline: Color
  package let text: Color
  package let mutedText: Color
  package let faintText: Color
  package let brass: Color
  package let brassHot: Color
  package let onBrass: Color
  package let mint: Color
  package let sky: Color
  package let violet: Color
  package let coral: Color
  package let scrim: Color

  /// The colours of each group go from back to front, or from strong to faint.
  private init(
    grounds: (UInt32, UInt32, UInt32, UInt32), chosen: UInt32, hairline: UInt32,
    texts: (UInt32, UInt32, UInt32),
    brass: (UInt32, hot: UInt32, on: UInt32), mint: UInt32, sky: UInt32, violet: UInt32,
    coral: UInt32, scrim: Color = Color(0x0A0B0E, alpha: 0.72)
  ) {
    (ground, panel) = (Color(grounds.0), Color(grounds.1))
    (raised, raisedHot) = (Color(grounds.2), Color(grounds.3))
    (self.chosen, self.hairline) = (Color(chosen), Color(hairline))
    (text, mutedText, faintText) = (Color(texts.0), Color(texts.1), Color(texts.2))
    (self.brass, brassHot, onBrass) = (Color(brass.0), Color(brass.hot), Color(brass.on))
    (self.mint, self.sky) = (Color(mint), Color(sky))
    (self.violet, self.coral) = (Color(violet), Color(coral))
    self.scrim = scrim
  }
}

extension ThemeColors {
  package static let dark = ThemeColors(
    grounds: (0x0F1115, 0x171A21, 0x1F2430, 0x2A3040), chosen: 0x2B3240,
    hairline: 0x2B3240,
    texts: (0xE8ECF4, 0x9AA4B5, 0x929CAE),
    brass: (0xF5B83D, hot: 0xFFCB5C, on: 0x1A1408),
    mint: 0x3FD0A9, sky: 0x57B6FF, violet: 0xA68AFF, coral: 0xFF6B5E)

  package static let light = ThemeColors(
    grounds: (0xE4E8EE, 0xF7F8FA, 0xE9EDF2, 0xDCE2EA), chosen: 0xFFFFFF,
    hairline: 0xC4CBD6,
    texts: (0x171C28, 0x434C5E, 0x566072),
    brass: (0x7A4E00, hot: 0x5E3B00, on: 0xFFF9EC),
    mint: 0x006B54, sky: 0x0A5CAD, violet: 0x6438CF, coral: 0xB3261B,
    scrim: Color(0xE4E8EE, alpha: 0.8))

  package static let projector = ThemeColors(
    grounds: (0xFFFFFF, 0xFFFFFF, 0xEEF1F5, 0xDFE4EB), chosen: 0xC9D0DA,
    hairline: 0x949AA6,
    texts: (0x000000, 0x262B35, 0x353B47),
    brass: (0x5A3500, hot: 0x422600, on: 0xFFFFFF),
    mint: 0x004D3C, sky: 0x003F80, violet: 0x4A1FA8, coral: 0x8A1008,
    scrim: Color(0xFFFFFF, alpha: 0.85))

  /// Hues based on Okabe and Ito's set, lighter for a dark background.
  package static let colorBlind = ThemeColors(
    grounds: (0x0F1115, 0x171A21, 0x1F2430, 0x2A3040), chosen: 0x2B3240,
    hairline: 0x2B3240,
    texts: (0xE8ECF4, 0x9AA4B5, 0x929CAE),
    brass: (0xFFE238, hot: 0xFFED80, on: 0x1A1408),
    mint: 0x00B27F, sky: 0x98D0FF, violet: 0xD97DB3, coral: 0xF07D0A)

  package static let talk = ThemeColors(
    grounds: (0x000000, 0x0A0C10, 0x12151C, 0x1C212B), chosen: 0x4A5262,
    hairline: 0x4A5262,
    texts: (0xFFFFFF, 0xD5DBE6, 0xBFC7D6),
    brass: (0xFFC850, hot: 0xFFDB85, on: 0x000000),
    mint: 0x5CE3BE, sky: 0x86CBFF, violet: 0xC7B4FF, coral: 0xFF9C92,
    scrim: Color(0x000000, alpha: 0.85))

  package static let colorBlindTalk = ThemeColors(
    grounds: (0x000000, 0x0A0C10, 0x12151C, 0x1C212B), chosen: 0x4A5262,
    hairline: 0x4A5262,
    texts: (0xFFFFFF, 0xD5DBE6, 0xBFC7D6),
    brass: (0xFFE31D, hot: 0xFFED80, on: 0x000000),
    mint: 0x00C57D, sky: 0xAAE0FF, violet: 0xE494BE, coral: 0xFF9225,
    scrim: Color(0x000000, alpha: 0.85))
}
