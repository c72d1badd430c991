import Drawing
import Stage
import Testing

@testable import SDLHost

@Suite struct TextTests {
  let renderer: TextRenderer

  init() throws { renderer = try TextRenderer() }

  private func mask(
    _ string: String, size: Double = 12, x: Int = 0, y: Int = 0,
    alignment: TextStyle.Alignment = .centre
  ) -> TextMask? {
    let text = Text(string, TextStyle(1, alignment: alignment))
    return renderer.mask(for: TextKey(text: text, pixelSize: size, phaseX: x, phaseY: y))
  }

  /// Coverage counts what it finds anywhere in a pixel at that pixel's centre, which moves the centre
  /// of a small text by so many pixels.
  private static let centreTolerance = 0.03

  @Test(arguments: [12, 12.125, 14, 40, 96, 300], 0..<16)
  func aPhaseMovesTheMaskByAQuarterOfAPixel(size: Double, phases: Int) throws {
    let (x, y) = (phases % 4, phases / 4)
    let still = try #require(mask("Riff 7", size: size))
    let moved = try #require(mask("Riff 7", size: size, x: x, y: y))
    #expect(abs(moved.centre.x - still.centre.x - Double(x) / 4) < Self.centreTolerance)
    #expect(abs(moved.centre.y - still.centre.y - Double(y) / 4) < Self.centreTolerance)
  }

  @Test(arguments: [9.0, 14, 40, 96, 300], 1..<16)
  func coverageIsTheSameAtAllPhases(size: Double, phases: Int) throws {
    let still = try #require(mask("Riff 7", size: size)).total
    let moved = try #require(mask("Riff 7", size: size, x: phases % 4, y: phases / 4)).total
    #expect(abs(moved - still) < 0.02 * still)
  }

  @Test(arguments: [10.0, 31.75, 32.25, 130, 255, 257, 400])
  func coverageGrowsWithTheSquareOfTheSize(size: Double) throws {
    let small = try #require(mask("Riff", size: 200)).total / (200 * 200)
    let other = try #require(mask("Riff", size: size)).total / (size * size)
    #expect(abs(other - small) < 0.01 * small)
  }

  /// A long text is drawn with fewer samples, so that it does not take much memory meanwhile.
  @Test func aLongTextHasTheSameCoverage() throws {
    let letters = try #require(mask("Riff", size: 200)).total
    let many = try #require(mask(String(repeating: "Riff", count: 60), size: 200)).total
    #expect(abs(many / 60 - letters) < 0.01 * letters)
  }

  @Test func masksThatAreMadeAtOnceAreTheSame() throws {
    let keys = [14.0, 96, 12.5, 14, 31].flatMap { size in
      ["Riff", "AVATAR", "", "漢字 → 😀"].map {
        TextKey(text: Text($0, TextStyle(1)), pixelSize: size)
      }
    }
    let other = try TextRenderer()
    other.prepare(keys)
    let kept = other.kept
    for key in keys {
      let isSame = other.mask(for: key)?.coverage == renderer.mask(for: key)?.coverage
      #expect(isSame, "\(key.text.string) at \(key.pixelSize)")
    }
    #expect(other.kept == kept)
    #expect(kept == renderer.kept)
  }

  @Test(arguments: ["Riff", "AVATAR", "0.125\nlonger line", "漢字 → 😀"])
  func widthIsProportionalToSize(string: String) {
    let one = renderer.measure(Text(string, TextStyle(1)))
    #expect(one > 0)
    for size in [3.0, 12, 14.5, 100] {
      let width = renderer.measure(Text(string, TextStyle(size)))
      #expect(abs(width / size - one) < 1e-3 * one)
    }
  }

  @Test func maskIsAsWideAsMeasured() throws {
    // The letters' own margins are outside of the ink.
    for size in [12.0, 13.375, 48, 120] {
      let drawn = try #require(mask("HAMBURGEFONSTIV", size: size))
      let width = renderer.measure(Text("HAMBURGEFONSTIV", TextStyle(size)))
      #expect(abs(drawn.inkWidth - width) < 0.25 * size)
    }
  }

  @Test func measureKnowsTheWidestLine() {
    let style = TextStyle(12)
    let wide = renderer.measure(Text("wide line", style))
    #expect(renderer.measure(Text("a\nwide line\nb", style)) == wide)
    #expect(renderer.measure(Text("", style)) == 0)
  }

  @Test func digitsOfTheMonoFamilyAreEquallyWide() {
    let style = TextStyle(12, family: .mono)
    let widths = Set((0...9).map { renderer.measure(Text("\($0)\($0)", style)) })
    #expect(widths.count == 1)
  }

  @Test func kerningDrawsLettersTogether() {
    let style = TextStyle(100)
    let apart = renderer.measure(Text("A", style)) + renderer.measure(Text("V", style))
    #expect(renderer.measure(Text("AV", style)) < apart)
  }

  @Test(arguments: ["漢字", "😀", "\u{10FFFD}", "→", "Ж", "e\u{301}", "👩‍👩‍👧", "☃️"])
  func everyCharacterShowsSomething(string: String) throws {
    #expect(try #require(mask(string)).total > 0)
    #expect(renderer.measure(Text(string, TextStyle(12))) > 0)
  }

  @Test(arguments: ["", " ", "\n", "\0", "\u{200B}", "\r\n \t"])
  func nothingToSeeHasNoMask(string: String) {
    #expect(mask(string) == nil)
  }

  @Test func controlCharactersAreInvisible() throws {
    #expect(mask("a\0b")?.coverage == mask("ab")?.coverage)
    #expect(mask("a\tb")?.coverage == mask("a b")?.coverage)
    #expect(mask("a\r\nb")?.coverage == mask("a\nb")?.coverage)
    let broken = String(decoding: [0x61, 0xFF, 0xC3, 0x62], as: UTF8.self)
    #expect(try #require(mask(broken)).total > 0)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9])
  func absurdSizesHaveNoMask(size: Double) {
    #expect(mask("Riff", size: size) == nil)
  }

  @Test func capitalsAreCentredOnThePosition() throws {
    for size in [12.0, 14, 18, 28, 40, 48, 96] {
      let drawn = try #require(mask("HHH", size: size))
      let ink = drawn.inkRows
      let middle = Double(ink.lowerBound + ink.upperBound) / 2
      // The baseline of small text lies on a whole pixel, half a pixel away at most.
      #expect(abs(middle) <= 1)
    }
  }

  @Test func severalLinesAreCentred() throws {
    let one = try #require(mask("HHH", size: 20))
    let three = try #require(mask("HHH\nHHH\nHHH", size: 20))
    #expect(abs(three.centre.y - one.centre.y) < 0.5)
    #expect(three.inkRows.count == one.inkRows.count + Int(2 * TextStyle.lineHeight * 20))
  }

  @Test func alignmentChoosesTheSide() throws {
    let leading = try #require(mask("HHH", size: 16, alignment: .leading))
    let centre = try #require(mask("HHH", size: 16))
    let trailing = try #require(mask("HHH", size: 16, alignment: .trailing))
    let width = renderer.measure(Text("HHH", TextStyle(16)))
    #expect(abs(leading.centre.x - width / 2) < 0.5)
    #expect(abs(centre.centre.x) < 0.5)
    #expect(abs(trailing.centre.x + width / 2) < 0.5)
  }

  @Test(arguments: [11.0, 12.5, 70, 300])
  func theBorderOfAMaskIsEmpty(size: Double) throws {
    for phase in 0..<4 {
      let drawn = try #require(mask("Wij\u{C5}", size: size, x: phase, y: phase))
      for x in 0..<drawn.width {
        #expect(drawn.coverage[x] == 0 && drawn.coverage[(drawn.height - 1) * drawn.width + x] == 0)
      }
      for y in 0..<drawn.height {
        #expect(drawn.coverage[y * drawn.width] == 0)
        #expect(drawn.coverage[(y + 1) * drawn.width - 1] == 0)
      }
    }
  }

  @Test func masksAreTheSameInAnyOrder() throws {
    // More sizes than handles of a font, so that these are reused.
    let sizes = stride(from: 8.0, to: 30, by: 1.375).map { $0 }
    let forwards = sizes.map { mask("order", size: $0)?.coverage }
    let fresh = try TextRenderer()
    let backwards = sizes.reversed().map {
      fresh.mask(for: TextKey(text: Text("order", TextStyle(1)), pixelSize: $0))?.coverage
    }
    #expect(forwards == backwards.reversed())
  }

  /// Texts look the same and are as wide after they and their fonts were forgotten.
  @Test func whatWasForgottenComesBackTheSame() throws {
    let strings = ["Riff 7", "HAMBURGEFONSTIV", "漢字 → é"]
    func all() -> [[UInt8]?] {
      strings.flatMap { string in [9.0, 12, 40, 130].map { mask(string, size: $0)?.coverage } }
    }
    func widths() -> [Double] { strings.map { renderer.measure(Text($0, TextStyle(12))) } }
    let before = (masks: all(), widths: widths())
    let kept = TextKey(
      text: Text(strings[0], TextStyle(1, alignment: .centre)), pixelSize: 12, phaseX: 0, phaseY: 0)
    // The second call is the first in which nothing was used since the one before.
    for _ in 0..<2 { renderer.forgetUnused(except: [kept]) }
    #expect(renderer.kept == 1)
    renderer.forgetUnused(except: [])
    renderer.forgetUnused(except: [])
    #expect(renderer.kept == 0)
    #expect(widths() == before.widths)
    #expect(all() == before.masks)
    // The fonts are open again; in a rest they are closed.
    for _ in 0..<2 { renderer.forgetUnused(except: [], isResting: true) }
    #expect(renderer.openFonts == 0)
    renderer.giveBackFiles()
    for size in [9.0, 12, 40] { _ = mask(strings[0], size: size) }
    #expect(renderer.openFonts == 1)
    #expect(all() == before.masks)
    #expect(renderer.openFonts > 0)
  }
}

@Suite struct FontTests {
  @Test func aMissingFontFileIsReported() {
    let error = #expect(throws: SDLError.self) { try TextRenderer(font: "/no/such/font.ttf") }
    #expect(error?.description.hasPrefix("/no/such/font.ttf cannot be used as a font") == true)
  }

  @Test func aFileThatIsNotAFontIsReported() {
    let error = #expect(throws: SDLError.self) { try TextRenderer(font: "/proc/self/stat") }
    #expect(error?.description.contains("--font") == true)
  }

  @Test(arguments: [
    (TextStyle.Weight.light, 50), (.regular, 80), (.medium, 80), (.semibold, 200), (.bold, 200),
  ])
  func theNearestWeightIsUsed(weight: TextStyle.Weight, expected: Int) {
    let styles = [50, 80, 200].map {
      FontCatalog.Style(file: FontFile(path: "\($0)", index: 0), weight: $0)
    }
    #expect(FontCatalog.nearest(to: weight, in: styles)?.path == "\(expected)")
    #expect(FontCatalog.nearest(to: weight, in: []) == nil)
  }
}

extension TextMask {
  var total: Double { coverage.reduce(0) { $0 + Double($1) } / 255 }

  /// Where the weight of the coverage lies, seen from the place.
  var centre: (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    for (index, value) in coverage.enumerated() {
      x += Double(value) * (Double(index % width + left) + 0.5)
      y += Double(value) * (Double(index / width + top) + 0.5)
    }
    return (x / (255 * total), y / (255 * total))
  }

  /// The rows with coverage of more than half, seen from the place.
  var inkRows: Range<Int> {
    let rows = (0..<height).filter { y in
      coverage[y * width..<(y + 1) * width].contains { $0 > 127 }
    }
    guard let first = rows.first, let last = rows.last else { return 0..<0 }
    return first + top..<last + 1 + top
  }

  var inkWidth: Double {
    let columns = (0..<width).filter { x in
      (0..<height).contains { coverage[$0 * width + x] > 0 }
    }
    guard let first = columns.first, let last = columns.last else { return 0 }
    return Double(last + 1 - first)
  }
}
