package import Keyframes

/// What the colours that demos share are in a theme.
package struct DemoColors: Equatable, Sendable {
  /// Those in force.
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

  /// Has these colours in force while `body` runs.
  package func bound<Value>(_ body: () -> Value) -> Value {
    Self.$current.withValue(self, operation: body)
  }
}

extension DemoColors {
  package static let usual = DemoColors()

  /// Darker grounds and lighter words.
  package static let projector = DemoColors(
    ink: Color(0x000000), midnight: Color(0x12151D), steel: Color(0x8F99AC),
    mist: Color(0xBCC2CC), paper: Color(0xFFFFFF), sand: Color(0xF5E9CF))

  /// Hues after Okabe and Ito's set, far from each other in lightness too.
  package static let colorBlind = DemoColors(
    sun: Color(0xFFE238), coral: Color(0xF07D0A), sky: Color(0x98D0FF), mint: Color(0x00B27F),
    violet: Color(0xD97DB3))
}
