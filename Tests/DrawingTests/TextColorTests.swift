import Keyframes
import Stage
import Testing

@testable import Drawing

/// Texts whose characters have colours of their own.
struct TextColorTests {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)

  private func sprite(
    _ colors: [ColoredRange], fill: Paint? = .color(.white), turned degrees: Double = 0
  ) -> Sprite {
    Sprite(
      .text(Text("riff", TextStyle(20), colors: colors)),
      transform: .at(100, 80, turned: degrees), fill: fill)
  }

  private func inks(_ colors: [ColoredRange], fill: Paint? = .color(.white)) -> [TextInk] {
    sprite(colors, fill: fill).textInks
  }

  /// Later ranges lie over earlier ones, and what a text does not have is ignored.
  @Test func rangesArePartedWhereColoursChange() {
    let (red, blue) = (Self.red, Self.blue)
    #expect(inks([]) == [TextInk(range: nil, color: .white)])
    #expect(
      inks([ColoredRange(1..<3, red)]) == [
        TextInk(range: 0..<1, color: .white), TextInk(range: 1..<3, color: red),
        TextInk(range: 3..<4, color: .white),
      ])
    #expect(
      inks([ColoredRange(0..<3, red), ColoredRange(2..<99, blue)]) == [
        TextInk(range: 0..<2, color: red), TextInk(range: 2..<4, color: blue),
      ])
    #expect(inks([ColoredRange(-3..<9, red)]) == [TextInk(range: nil, color: red)])
    for range in [4..<9, -5..<0, 2..<2, Int.min..<Int.min, Int.max..<Int.max] {
      #expect(inks([ColoredRange(range, red)]) == inks([]))
    }
    #expect(inks([ColoredRange(1..<2, red)], fill: nil) == [TextInk(range: 1..<2, color: red)])
    #expect(inks([ColoredRange(0..<4, .clear)]).isEmpty)
  }

  /// The letters of the fixture are 12 pixels wide, from 76 to 124.
  @Test func everyPixelHasTheColourOfItsCharacter() {
    let raster = picture([sprite([ColoredRange(1..<2, Self.red), ColoredRange(3..<4, Self.blue)])])
    let expected: [(x: Int, pixel: UInt32)] = [
      (76, 0xFFFF_FFFF), (87, 0xFFFF_FFFF), (88, 0xFFFF_0000), (99, 0xFFFF_0000),
      (100, 0xFFFF_FFFF), (111, 0xFFFF_FFFF), (112, 0xFF00_00FF), (123, 0xFF00_00FF),
    ]
    for (x, pixel) in expected { #expect(raster.pixels[80 * 200 + x] == pixel, "\(x)") }
    #expect(raster.covered == 48 * 20)
  }

  /// Parts may lie outside the surface, on any side, while others are inside.
  @Test(arguments: [-20.0, -8, 0, 20, 180, 200, 212])
  func partsOutsideAreLeftOut(_ x: Double) {
    func text(_ colors: [ColoredRange]) -> Sprite {
      Sprite(
        .text(Text("riff", TextStyle(20), colors: colors)),
        transform: .translation(x: x, y: 80), fill: .color(.white))
    }
    let parts = picture([text([ColoredRange(1..<3, Self.red)])])
    #expect(parts.covered == picture([text([])]).covered)
  }

  /// The parts together cover what the whole text does, however it is rotated.
  @Test(arguments: [0.0, 10, 45, 200])
  func partsAddUpToTheWhole(_ degrees: Double) {
    let whole = picture([sprite([], turned: degrees)])
    let parts = picture([sprite([ColoredRange(1..<3, .white)], turned: degrees)])
    #expect(abs(parts.covered - whole.covered) < 1e-9)
    let colored = [ColoredRange(1..<3, Self.red)]
    let list = displayList([sprite(colored, turned: degrees)])
    #expect(list.commands.count == 3)
    let keys = list.commands.compactMap { command -> Range<Int>? in
      guard case .masked(.text(let key), _) = command else { return nil }
      return key.range
    }
    #expect(keys == [0..<1, 1..<3, 3..<4])
  }

  /// A list that is built again is the same as a new one.
  @Test func unchangedTextsAreReused() {
    let text = sprite([ColoredRange(1..<3, Self.red)])
    var list = DisplayList()
    var texts = BoxTexts()
    for x in [0.0, 50] {
      let dot = Sprite(.circle(radius: 9), transform: .at(x, 20), fill: .color(.white))
      list.build([dot, text, dot], size: (200, 160), scale: 1, text: &texts)
      let fresh = displayList([dot, text, dot])
      #expect(list.commands == fresh.commands && list.indices == fresh.indices)
    }
  }

  @Test func colouredTextsHaveTheShadowOfTheWhole() {
    var plain = sprite([])
    var colored = sprite([ColoredRange(1..<3, Self.red)])
    (plain.blur, colored.blur) = (4, 4)
    #expect(picture([plain]).pixels == picture([colored]).pixels)
  }

  @Test(arguments: [0.1, -0.05, 2])
  func spacingAndLinesArePartOfTheMasksKey(_ number: Double) throws {
    func key(_ style: TextStyle) throws -> TextKey {
      try #require(TextPlacement(Text("riff", style), under: .identity)?.key)
    }
    let plain = try key(TextStyle(20))
    #expect(try key(TextStyle(20, letterSpacing: number)) != plain)
    #expect(try key(TextStyle(20, lineHeight: number)) != plain)
    #expect(plain.range == nil && plain.text.colors.isEmpty)
  }
}
