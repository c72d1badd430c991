package import Keyframes

/// The values of the demos' shared colours in a theme.
package struct DemoColors: Equatable, Sendable {
  /// The colours of the current theme.
  @TaskLocal package static var current = DemoColors.usual

  package var ink = Color(0x14171F)
  package var midnight = Color(0x1D2230)
  package var steel = Color(0x667084)
  package var mist = Color(0x89909E)
  package var paper = Color(0xF6F1E7)
  package var sand = Color(0xE3D3B5)
  package var sun = Color(0xFFC94D)
  package var coral = Color(0xFF6B5E)
  package var sky = Color(0x57B6FF)
  package var mint = Color(0x3FD0A9)
  package var violet = Color(0x9B7BFF)
  /// A background for text.
  package var skyGround = Color(0x57B6FF)
  package var sea = Color(0x2F6FB0)
  /// Less important text, on light and on dark backgrounds.
  package var quietSlate = Color(0x333B4A, alpha: 0.7)
  package var quietSand = Color(0xE3D3B5, alpha: 0.6)

  /// Makes these colours the current ones while `body` runs.
  package func bound<Value>(_ body: () -> Value) -> Value {
    Self.$current.withValue(self, operation: body)
  }
}

extension DemoColors {
  package static let usual = DemoColors()

  /// Darker backgrounds and lighter text.
  package static let projector = DemoColors(
    ink: Color(0x000000), midnight: Color(0x12151D), steel: Color(0x4F596B),
    mist: Color(0xD5DAE2), paper: Color(0xFFFFFF), sand: Color(0xF5E9CF), coral: Color(0xFF8A7E),
    sky: Color(0x7CC8FF), mint: Color(0x4FDDB6), violet: Color(0xB49CFF),
    skyGround: Color(0x14558F), sea: Color(0x1B4F86), quietSlate: Color(0x333B4A),
    quietSand: Color(0xF5E9CF, alpha: 0.8))

  /// Hues based on Okabe and Ito's set, far apart in lightness too.
  package static let colorBlind = DemoColors(
    sun: Color(0xFFE238), coral: Color(0xF07D0A), sky: Color(0x98D0FF), mint: Color(0x00B27F),
    violet: Color(0xD97DB3))

  /// Both: hues that are far apart, on darker backgrounds.
  package static let colorBlindProjector: DemoColors = {
    var colors = projector
    (colors.sun, colors.coral) = (Color(0xFFE31D), Color(0xFF9225))
    (colors.sky, colors.mint) = (Color(0xAAE0FF), Color(0x00C57D))
    colors.violet = Color(0xE494BE)
    return colors
  }()
}
