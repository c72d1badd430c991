import DemoKit
import Demos
import Drawing
import Formats
import Foundation
import Keyframes
import SDLHost
import Stage
import Testing

/// Outlines of characters, and the Lottie files that bring them along.
@Suite struct GlyphOutlineTests {
  let renderer: TextRenderer

  init() throws { renderer = try TextRenderer() }

  private static let styles = TextStyle.Weight.allCases.flatMap {
    [TextStyle(100, $0), TextStyle(100, $0, family: .mono)]
  }

  @Test(arguments: styles)
  func anOutlineCoversAsMuchAsTheDrawnCharacter(_ style: TextStyle) throws {
    for character in "HAgo8&" {
      let scalar = try #require(character.unicodeScalars.first)
      let outline = try #require(renderer.outline(of: scalar, in: style))
      var text = Text(String(character), style)
      text.style.size = 1
      let mask = try #require(
        renderer.mask(for: TextKey(text: text, pixelSize: 200, phaseX: 0, phaseY: 0)))
      let scene = Scene(ground: .black) {
        Node(.path(outline.path.transformed(by: .scale(200))), fill: .white).at(x: 100, y: 250)
      }
      let raster = Raster(scene, at: 0)
      let drawn = raster.pixels.reduce(0) { $0 + Double($1 & 0xFF) } / 255
      let wanted = mask.coverage.reduce(0) { $0 + Double($1) } / 255
      #expect(abs(drawn - wanted) < 0.01 * wanted, "\(character)")
    }
  }

  @Test(arguments: catalog.map(\.name))
  func everyCharacterOfADemoHasAnOutline(_ name: String) throws {
    let demo = try #require(catalog.first { $0.name == name })
    let file = try LottieTextFile(demo, renderer)
    #expect(file.documents.isEmpty == file.characters.isEmpty)
    for document in file.documents {
      for scalar in document.string.unicodeScalars {
        let entry = try #require(file.characters[document.font + String(scalar)], "\(scalar)")
        let isBlank = scalar == " " || scalar == "\r"
        #expect(entry.contours.isEmpty == isBlank, "\(scalar)")
        #expect(entry.contours.allSatisfy { $0.isClosed && $0.count > 2 }, "\(scalar)")
      }
    }
  }

  /// Of an em, for each character: measured between two letters, with their kerning, in whole thousandths.
  private static let precision = 0.005
  /// Of an em, for a line: as much as kerning and ligatures change it.
  private static let kerning = 0.15

  @Test(arguments: catalog.map(\.name))
  func aLineIsAsWideAsItIsMeasured(_ name: String) throws {
    let demo = try #require(catalog.first { $0.name == name })
    let file = try LottieTextFile(demo, renderer)
    for document in Set(file.documents) {
      var spaced = document.style
      spaced.letterSpacing = 0.5
      for line in document.string.split(separator: "\r").map(String.init) {
        let width = line.unicodeScalars.reduce(0) { width, scalar in
          width + (file.characters[document.font + String(scalar)]?.width ?? 0) / 100
        }
        let count = Double(line.count)
        let alone = renderer.measure(Text(line, spaced)) - 0.5 * (count - 1)
        #expect(abs(width - alone) <= count * Self.precision, "\(line)")
        let whole = renderer.measure(Text(line, document.style))
        #expect(abs(width - whole) <= Self.kerning, "\(line)")
      }
    }
  }

  @Test(arguments: ["rainbow", "presets", "paging-intro"])
  func aFileWithOutlinesStaysText(_ name: String) throws {
    let demo = try #require(catalog.first { $0.name == name })
    func read(_ outlines: GlyphOutlines?) throws -> SceneFile {
      let text = ExportFormat.lottie.export(demo.scene, demo.timeline, outlines: outlines).text
      return try LottieReader.read(Array(text.utf8), name: "a") { source throws(FileError) in
        throw FileError(sentence: "There is no picture \(source).")
      }
    }
    let (bare, whole) = (try read(nil), try read(renderer.outline))
    #expect(whole.scene == bare.scene)
    #expect(whole.notes == bare.notes)
  }

  @Test func aCharacterThatNoFontHasIsALoss() {
    func losses(_ string: String) -> [String] {
      let scene = Scene(ground: .black) { Node(string, TextStyle(20), .white) }
      let exported = ExportFormat.lottie.export(scene, .seconds(1), outlines: renderer.outline)
      return exported.losses.map(\.english)
    }
    #expect(losses("a b").count == 1)
    #expect(losses("a\u{F0FFF}").contains { $0.hasPrefix("Characters that no") })
    #expect(losses("\u{F0FFF}") != losses("a"))
  }
}

/// The texts and the characters of an exported Lottie.
private struct LottieTextFile {
  struct Document: Hashable {
    let string: String
    /// Family and style.
    let font: String
    let style: TextStyle
  }
  struct Contour {
    let isClosed: Bool
    let count: Int
  }
  struct Entry {
    let width: Double
    let contours: [Contour]
  }

  var documents: [Document] = []
  /// By font and character.
  var characters: [String: Entry] = [:]

  init(_ demo: any Demo, _ renderer: TextRenderer) throws {
    let text = ExportFormat.lottie.export(
      demo.scene, demo.timeline, outlines: renderer.outline
    ).text
    typealias Object = [String: Any]
    let weights = TextStyle.Weight.allCases
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    var fonts: [String: String] = [:]
    func name(_ object: Object, _ keys: String...) -> String {
      keys.map { object[$0] as? String ?? "?" }.joined()
    }
    for font in (root["fonts"] as? Object)?["list"] as? [Object] ?? [] {
      fonts[try #require(font["fName"] as? String)] = name(font, "fFamily", "fStyle")
    }
    for entry in root["chars"] as? [Object] ?? [] {
      let shapes = (entry["data"] as? Object)?["shapes"] as? [Object]
      let contours = try (shapes?.first?["it"] as? [Object] ?? []).map { item in
        let path = try #require((item["ks"] as? Object)?["k"] as? Object)
        return Contour(
          isClosed: path["c"] as? Bool == true, count: (path["v"] as? [Any])?.count ?? 0)
      }
      characters[name(entry, "fFamily", "style", "ch")] = Entry(
        width: try #require(entry["w"] as? Double), contours: contours)
    }
    for holder in [root] + (root["assets"] as? [Object] ?? []) {
      for layer in holder["layers"] as? [Object] ?? [] where layer["ty"] as? Int == 5 {
        let keys = ((layer["t"] as? Object)?["d"] as? Object)?["k"] as? [Object]
        for key in try #require(keys) {
          let document = try #require(key["s"] as? Object)
          let name = try #require(document["f"] as? String)
          documents.append(
            Document(
              string: try #require(document["t"] as? String), font: try #require(fonts[name]),
              style: TextStyle(
                1, weights.first { name.lowercased().hasSuffix("-\($0)") } ?? .regular,
                family: name.hasPrefix("Inter") ? .sans : .mono)))
        }
      }
    }
  }
}
