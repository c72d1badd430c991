import Keyframes
import Testing

struct ColorTests {
  static let notations: [(hex: UInt32, red: Double, green: Double, blue: Double)] = [
    (0x000000, 0, 0, 0), (0xFFFFFF, 255, 255, 255), (0xFF7F50, 255, 127, 80),
    (0x010203, 1, 2, 3), (0x00FF00, 0, 255, 0),
  ]

  @Test(arguments: notations)
  func hexadecimalNotationIsRedGreenBlue(
    _ row: (hex: UInt32, red: Double, green: Double, blue: Double)
  ) {
    let color = Color(row.hex, alpha: 0.25)
    #expect(color.red * 255 == row.red)
    #expect(color.green * 255 == row.green)
    #expect(color.blue * 255 == row.blue)
    #expect(color.alpha == 0.25)
    #expect(Color(row.hex).alpha == 1)
  }

  static let clampings: [(value: Double, clamped: Double)] = [
    (-0.1, 0), (-.infinity, 0), (0, 0), (0.3, 0.3), (1, 1), (1.0.nextUp, 1), (.infinity, 1),
    (.nan, 0),
  ]

  @Test(arguments: clampings)
  func clampedLiesInRange(_ row: (value: Double, clamped: Double)) {
    let color = Color(red: row.value, green: 0.5, blue: row.value, alpha: row.value).clamped
    #expect(color == Color(red: row.clamped, green: 0.5, blue: row.clamped, alpha: row.clamped))
    #expect(color.clamped == color)
  }

  @Test func opacityMultipliesAlphaAlone() {
    let coral = Color(0xFF7F50, alpha: 0.5)
    #expect(coral.opacity(0.5) == Color(0xFF7F50, alpha: 0.25))
    #expect(coral.opacity(1) == coral)
  }

  @Test func namedColors() {
    #expect(Color.clear.alpha == 0)
    #expect(Color.black == Color(red: 0, green: 0, blue: 0))
    #expect(Color.white == Color(red: 1, green: 1, blue: 1))
  }
}
