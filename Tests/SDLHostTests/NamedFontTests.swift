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
          dominant-baseline='\(baseline)' \(attributes)>Hello</text></svg>
        """
      let file = try SceneFile.read(
        Array(svg.utf8), .svg, name: "test", outlines: fonts.outline
      ) { _ throws(FileError) in throw FileError(sentence: "There is no such file.") }
      var (painter, text) = (RasterPainter(), renderer)
      _ = painter.paint(
        file.scene.frame(at: 0), on: .white, size: (300, 100), scale: 1, text: &text)
      return painter.raster
    }
    // Kerning and the rounding of baselines aside.
    expectAlike(
      try picture("stroke='red' stroke-width='0'"), try picture(""), mean: 1.5, maximum: 255)
  }
}
