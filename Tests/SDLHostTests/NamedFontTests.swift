import Drawing
import Formats
import Keyframes
import SDLHost
import Stage
import Testing

/// Fonts that are found by their names.
struct NamedFontTests {
  private let fonts = NamedFonts()

  @Test func aFontThatIsNotInstalledHasNoOutlines() {
    #expect(fonts.outline(of: "a", in: NamedFont(["No Such Family"])) == nil)
    #expect(fonts.outline(of: "a", in: NamedFont(["No Such Family", "DejaVu Sans"])) != nil)
  }

  @Test(
    arguments: TextStyle.Weight.allCases,
    [("sans-serif", TextStyle.Family.sans), ("monospace", .mono)])
  func riffsOwnFontsAreFoundByTheirKind(
    _ weight: TextStyle.Weight, _ kind: (name: String, family: TextStyle.Family)
  ) throws {
    let renderer = try TextRenderer()
    for scalar in "Hamburg09".unicodeScalars {
      #expect(
        fonts.outline(of: scalar, in: NamedFont([kind.name], weight))
          == renderer.outline(of: scalar, in: TextStyle(1, weight, family: kind.family)))
    }
  }

  /// The widths of the characters with the kerning between them are the width of the text on the stage.
  @Test(arguments: ["AVATo", "Text", "Wa.", "HHH"])
  func charactersAreKernedAsOnTheStage(_ string: String) throws {
    let font = NamedFont(["sans-serif"])
    let scalars = Array(string.unicodeScalars)
    let widths = try scalars.map { try #require(fonts.outline(of: $0, in: font)).advance }
    let kerning = zip(scalars, scalars.dropFirst()).map { fonts.kerning($0, $1, in: font) }
    let whole = try TextRenderer().measure(Text(string, TextStyle(1)))
    // SDL_ttf counts overhanging parts of the last letter.
    #expect(abs(widths.reduce(0, +) + kerning.reduce(0, +) - whole) < 0.02)
    #expect((string == "HHH") == kerning.allSatisfy { $0 == 0 })
  }

  @Test func italicsLean() throws {
    let upright = try #require(fonts.outline(of: "l", in: NamedFont(["DejaVu Sans"])))
    let leaning = try #require(
      fonts.outline(of: "l", in: NamedFont(["DejaVu Sans"], isItalic: true)))
    #expect(leaning.path.bounds.width > upright.path.bounds.width + 0.05)
  }

  /// A stroke of no width makes outlines of a text of the stage.
  @Test(arguments: ["start", "middle", "end"], ["auto", "middle", "hanging"])
  func outlinesLieWhereTheTextLies(_ anchor: String, _ baseline: String) throws {
    let renderer = try TextRenderer()
    func picture(_ attributes: String) throws -> Raster {
      let svg = """
        <svg width='300' height='100'><text x='150' y='50' font-size='40' text-anchor='\(anchor)'
          dominant-baseline='\(baseline)' \(attributes)>AVATo</text></svg>
        """
      let file = try SceneFile.read(
        Array(svg.utf8), .svg, name: "test", outlines: fonts.outlines
      ) { _ throws(FileError) in throw FileError(sentence: "There is no such file.") }
      var (painter, text) = (RasterPainter(), renderer)
      _ = painter.paint(
        file.scene.frame(at: 0), on: .white, size: (300, 100), scale: 1, text: &text)
      return painter.raster
    }
    // The rounding of baselines aside.
    expectAlike(
      try picture("stroke='red' stroke-width='0'"), try picture(""), mean: 1.5, maximum: 255)
  }
}
