import Formats
import Keyframes
import Stage
import Testing

/// Texts that become outlines, in a font whose characters are squares of half an em, 0.6 em apart.
struct SVGTextOutlineTests {
  private static let installed: Set<String> = ["Squares", "sans-serif", "monospace"]

  private func outline(_ scalar: Unicode.Scalar, in font: NamedFont) -> GlyphOutline? {
    guard scalar != "☃", font.families.contains(where: Self.installed.contains) else { return nil }
    let square = Path(
      through: [(0, 0), (0.5, 0), (0.5, -0.5), (0, -0.5)].map { Point(x: $0.0, y: $0.1) },
      isClosed: true)
    return GlyphOutline(path: scalar == " " ? Path() : square, advance: 0.6, family: "Squares")
  }

  private func read(_ text: String) throws -> SceneFile {
    let svg = "<svg width='200' height='100'>\(text)</svg>"
    return try SVGReader.read(Array(svg.utf8), name: "test", outlines: NamedOutlines(outline)) {
      _ throws(FileError) in throw FileError(sentence: "There is no such file.")
    }
  }

  /// The boxes of all shapes in the scene's coordinates, and whether it has texts.
  private func boxes(_ file: SceneFile) -> [Rect] {
    file.scene.frame(at: 0).compactMap { sprite in
      guard case .path(let path) = sprite.shape else { return nil }
      return path.transformed(by: sprite.transform).bounds
    }
  }

  @Test(arguments: [
    ("", 10.0), ("text-anchor='middle'", -14.0), ("text-anchor='end'", -38.0),
  ])
  func aTextInAnInstalledFontStandsOnItsBaseline(_ anchor: String, _ left: Double) throws {
    let file = try read(
      "<text x='10' y='50' font-size='20' font-family='Squares' \(anchor)>ab d</text>")
    let box = try #require(boxes(file).first)
    #expect(abs(box.minX - left) < 1e-9 && abs(box.maxX - (left + 3 * 12 + 10)) < 1e-9)
    #expect(abs(box.maxY - 50) < 1e-9 && abs(box.minY - 40) < 1e-9)
  }

  @Test(arguments: [
    ("font-style='italic'", "italics"), ("stroke='red'", "outlined text"),
    ("font-family='Missing, Squares'", "font"), ("fill='url(#g)'", "gradient of a text"),
  ])
  func onlyOutlinesShowTheseAndANoteSaysSo(_ attributes: String, _ feature: String) throws {
    let file = try read(
      """
      <linearGradient id='g'><stop stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>
      <text \(attributes)>ab</text>
      """)
    #expect(boxes(file).count == 1)
    #expect(file.notes.contains { $0.feature.text(in: .english).hasPrefix(feature) })
  }

  @Test(arguments: [
    "", "font-family='sans-serif'", "font-family='Missing'", "font-weight='bold' fill='red'",
    "font-family='Inter, Squares'",
  ])
  func othersStayTexts(_ attributes: String) throws {
    #expect(boxes(try read("<text \(attributes)>ab</text>")).isEmpty)
  }

  @Test(arguments: ["a☃", "aא"])
  func aTextThatNoFontHasOrThatIsShapedStaysAText(_ text: String) throws {
    #expect(boxes(try read("<text font-family='Squares'>\(text)</text>")).isEmpty)
  }

  /// Features, and where the shapes of "ab" lie with them.
  @Test(arguments: [
    ("text-decoration='underline'", 2), ("text-decoration='underline line-through'", 2),
    ("paint-order='stroke' stroke='red'", 2), ("rotate='90'", 2),
  ])
  func featuresOfTextsAreShapes(_ attributes: String, _ count: Int) throws {
    let file = try read("<text x='10' y='50' font-family='Squares' \(attributes)>ab</text>")
    #expect(boxes(file).count == count)
    #expect(!file.notes.contains { $0.instead.text(in: .english).contains("without") })
  }

  /// Each character has its own angle, and the last angle is that of all further ones.
  @Test func charactersTurnOneByOne() throws {
    let file = try read(
      "<text x='10' y='50' font-size='20' font-family='Squares' rotate='0 90'>abc</text>")
    let boxes = boxes(file)
    #expect(boxes.count == 3 && abs(boxes[0].maxY - 50) < 1e-9)
    #expect(abs(boxes[1].minY - 50) < 1e-9 && abs(boxes[2].minY - 50) < 1e-9)
  }

  @Test func turnedCharactersTurnAboutTheirBaseline() throws {
    let file = try read(
      "<text x='10' y='50' font-size='20' font-family='Squares' rotate='90'>a</text>")
    let box = try #require(boxes(file).first)
    #expect(abs(box.minX - 10) < 1e-9 && abs(box.minY - 50) < 1e-9 && abs(box.maxX - 20) < 1e-9)
  }

  @Test(arguments: [
    ("<tspan visibility='hidden'>a</tspan>b", [22.0]), ("<tspan display='none'>a</tspan>b", [10]),
    ("<tspan systemLanguage='de'>a</tspan>b", [10]),
    ("a<tspan baseline-shift='5'>b</tspan>", [10, 22]),
    ("<tref href='#t'/>", [10]),
  ])
  func partsOfATextAreShownOrNot(_ inside: String, _ lefts: [Double]) throws {
    let file = try read(
      """
      <defs><text id='t'>q</text></defs>
      <text x='10' y='50' font-size='20' font-family='Squares'>\(inside)</text>
      """)
    #expect(boxes(file).map { ($0.minX * 1e6).rounded() / 1e6 } == lefts)
  }

  @Test func aTextClips() throws {
    let file = try read(
      """
      <clipPath id='c'><text x='10' y='50' font-size='20' font-family='Squares'>a</text></clipPath>
      <rect width='90' height='90' clip-path='url(#c)'/>
      """)
    let matte = try #require(file.scene.nodes.first?.matte)
    let scene = Scene(ground: .white) { matte.nodes }
    let box = try #require(boxes(SceneFile(scene: scene, timeline: .seconds(1))).first)
    #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxY - 50) < 1e-9)
  }

  @Test(arguments: [
    ("writing-mode='tb'", 1), ("writing-mode='lr-tb' font-variant='normal' word-spacing='0px'", 0),
    ("font-variant='small-caps' word-spacing='3'", 0), ("font-variant='titling-caps'", 1),
    ("font-variant='small-caps tabular-nums'", 1), ("font-variant-caps='all-small-caps'", 0),
    ("font-variant-caps='unicase'", 1),
    ("textLength='50'", 0), ("textLength='50' x='1 20'", 1), ("textLength='wide'", 1),
  ])
  func propertiesThatAreNotShownAreNamed(_ attributes: String, _ count: Int) throws {
    #expect(try read("<text \(attributes)>ab</text>").notes.count == count)
  }

  @Test(arguments: ["", " ", "<tspan textLength='9'/>", "<tspan textLength='9'> </tspan>"])
  func anEmptyTextHasNothingToFill(_ inside: String) throws {
    #expect(try read("<text textLength='50'>\(inside)</text>").notes.isEmpty)
  }

  /// Shapes may have crisp edges; `shape-rendering` is not for texts.
  @Test(arguments: [
    ("", false), ("shape-rendering='auto'", false), ("shape-rendering='geometricPrecision'", false),
    ("shape-rendering='optimizeSpeed'", true), ("style='shape-rendering: crispEdges'", true),
  ])
  func edgesAreCrispIfAskedFor(_ attributes: String, _ isCrisp: Bool) throws {
    let file = try read(
      """
      <g \(attributes)><rect width='9' height='9' stroke='red'/><g shape-rendering='inherit'>
      <path d='M0 0H9' stroke='red' paint-order='stroke'/></g></g>
      <text \(attributes) font-family='Squares' stroke='red'>ab</text>
      """)
    // The square, the line's stroke and its fill, and the text.
    let crisp = [isCrisp, isCrisp, isCrisp, false]
    #expect(file.scene.frame(at: 0).suffix(4).map(\.hasCrispEdges) == crisp)
    let svg = ExportFormat.svg.export(file.scene, .seconds(1)).text
    let again = try SVGReader.read(Array(svg.utf8), name: "again") { _ throws(FileError) in
      throw FileError(sentence: "There is no such file.")
    }
    #expect(again.scene.frame(at: 0).suffix(4).map(\.hasCrispEdges) == crisp)
  }

  /// The left and the right end of a text at 10, whose characters are 12 wide.
  @Test(arguments: [
    ("ab", "", 10.0, 32.0), ("ab", "textLength='60'", 10, 68),
    ("ab", "textLength='60' lengthAdjust='spacingAndGlyphs'", 10, 65),
    ("ab", "textLength='60' text-anchor='middle'", -20, 38),
    ("ab", "textLength='60' text-anchor='end' lengthAdjust='spacingAndGlyphs'", -50, 5),
    ("ab ", "textLength='12' lengthAdjust='spacingAndGlyphs'", 10, 21),
    ("a<tspan fill='red'>b</tspan>", "textLength='60'", 10, 68),
    ("a", "textLength='60'", 10, 20), ("aB", "font-variant='small-caps'", 10, 28.4),
    ("aB", "font-variant='all-small-caps'", 10, 25.4),
    ("1B", "font-variant='all-small-caps'", 10, 29),
    ("a b c", "word-spacing='3'", 10, 74),
  ])
  func aLineFillsItsLength(
    _ inside: String, _ attributes: String, _ left: Double, _ right: Double
  ) throws {
    let file = try read(
      "<text x='10' y='50' font-size='20' font-family='Squares' \(attributes)>\(inside)</text>")
    let boxes = boxes(file)
    let ends = (boxes.map(\.minX).min() ?? .nan, boxes.map(\.maxX).max() ?? .nan)
    #expect(abs(ends.0 - left) < 1e-9 && abs(ends.1 - right) < 1e-9, "\(ends)")
    #expect(!file.notes.contains { $0.feature.text(in: .english) == "textLength" })
  }

  @Test func kerningMovesWhatFollows() throws {
    let svg =
      "<svg width='99' height='99'><text font-size='10' font-family='Squares' stroke='red'>abab</text></svg>"
    let outlines = NamedOutlines(outline) { first, second, _ in
      first == "a" && second == "b" ? -0.1 : 0
    }
    let file = try SVGReader.read(Array(svg.utf8), name: "test", outlines: outlines) {
      _ throws(FileError) in throw FileError(sentence: "There is no such file.")
    }
    let box = try #require(boxes(file).first)
    #expect(abs(box.maxX - (3 * 6 - 2 * 1 + 5)) < 1e-9)
  }

  @Test func partsFollowEachOtherByTheWidthsOfTheirFonts() throws {
    let file = try read(
      """
      <text x='10' y='50' font-size='20' font-family='Squares'>ab<tspan fill='red' dy='5'>c</tspan></text>
      """)
    let all = boxes(file)
    #expect(all.count == 2 && abs(all[1].minX - 34) < 1e-9 && abs(all[1].maxY - 55) < 1e-9)
    #expect(!file.notes.contains { $0.instead.text(in: .english).contains("estimated") })
  }
}
