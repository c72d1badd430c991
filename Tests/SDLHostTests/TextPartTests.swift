import Drawing
import Stage
import Testing

@testable import SDLHost

/// Parts of texts, and the space between letters and lines.
@Suite struct TextPartTests {
  let renderer: TextRenderer

  init() throws { renderer = try TextRenderer() }

  private func mask(
    _ string: String, _ style: TextStyle = TextStyle(1), size: Double = 40,
    only range: Range<Int>? = nil
  ) -> TextMask? {
    renderer.mask(for: TextKey(text: Text(string, style), range: range, pixelSize: size))
  }

  /// Where the letters are the same, whatever is drawn beside them: kerning, several lines, other
  /// fonts, characters of several code points.
  @Test(arguments: ["Riff 7", "AVATAR To", "two\nlines", "é漢字a", "e\u{301}x👩‍👩‍👧y"])
  func partsAddUpToTheWhole(_ string: String) throws {
    let whole = try #require(mask(string))
    let split = string.count / 2
    let parts = [0..<split, split..<string.count].compactMap { mask(string, only: $0) }
    let sum = parts.reduce(0) { $0 + $1.total }
    // Letters may touch, and each part is placed to a quarter of a pixel.
    #expect(abs(sum - whole.total) < 0.03 * whole.total)
    let x = parts.reduce(0) { $0 + $1.centre.x * $1.total } / sum
    #expect(abs(x - whole.centre.x) < 0.3)
  }

  @Test func aRangeWithoutCharactersHasNoMask() {
    #expect(mask("Riff", only: 4..<9) == nil)
    #expect(mask("Riff", only: 2..<2) == nil)
    #expect(mask("Riff", only: 0..<4)?.coverage == mask("Riff")?.coverage)
  }

  /// Of *n* characters, *n* − 1 have space after them.
  @Test(arguments: ["H", "Riff", "HAMBURG\nHI", "e\u{301}e\u{301}e\u{301}"], [0.05, 0.5, -0.1])
  func spacingIsBetweenCharacters(_ string: String, _ spacing: Double) {
    let size = 20.0
    func width(_ spacing: Double) -> Double {
      renderer.measure(Text(string, TextStyle(size, letterSpacing: spacing)))
    }
    let count = string.split(separator: "\n").map(\.count).max() ?? 0
    // Nearly none: without kerning, but not apart.
    let difference = width(spacing) - width(1e-9)
    #expect(abs(difference - Double(count - 1) * spacing * size) < 1e-6)
  }

  @Test(arguments: [0.1, 0.4])
  func spacingMovesTheInkApart(_ spacing: Double) throws {
    let style = TextStyle(1, letterSpacing: spacing, lineHeight: 3)
    let (near, far) = (try #require(mask("HH")), try #require(mask("HH", style)))
    #expect(abs(Double(far.width - near.width) - spacing * 40) < 2)
    #expect(abs(far.total - near.total) < 0.02 * near.total)
    #expect(abs(far.centre.x - near.centre.x) < 0.5)
  }

  @Test(arguments: [1, 1.4, 2.5])
  func linesAreAsFarApartAsTheirHeight(_ height: Double) throws {
    let one = try #require(mask("HHH", size: 20))
    let three = try #require(mask("HHH\nHHH\nHHH", TextStyle(1, lineHeight: height), size: 20))
    #expect(three.inkRows.count == one.inkRows.count + Int((2 * height * 20).rounded()))
  }

  @Test(arguments: [1e9, 1e18, 1e300, -1e300])
  func lettersAndLinesThatAreFarApartAreNotDrawn(_ distance: Double) {
    let spaced = TextStyle(1, letterSpacing: distance)
    #expect(mask("Riff\nRiff", spaced) == nil)
    #expect(mask("Riff\nRiff", TextStyle(1, lineHeight: distance)) == nil)
  }

  @Test func manyLinesHaveTheInkOfEach() throws {
    let one = try #require(mask("Riff", size: 12))
    let lines = Array(repeating: "Riff", count: 500).joined(separator: "\n")
    let many = try #require(mask(lines, TextStyle(1, lineHeight: 1.2), size: 12))
    #expect(abs(many.total - 500 * one.total) < 0.05 * 500 * one.total)
  }
}
