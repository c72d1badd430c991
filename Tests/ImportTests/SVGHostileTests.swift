import Formats
import Keyframes
import Stage
import Testing

@testable import Formats
@testable import SVG
import Words

/// Pictures that would take for ever, or all memory: refused with a sentence, after a limited amount of work.
@Suite struct SVGHostileTests {
  private func sentence(_ inside: String) -> String {
    do {
      _ = try SVGReader.read(
        Array("<svg width='9' height='9'>\(inside)</svg>".utf8), name: "test"
      ) { _ throws(FileError) in throw FileError(sentence: "None.") }
      return ""
    } catch {
      return error.sentence.english
    }
  }

  @Test func rulesForManyElementsAreCounted() {
    let rules = String(repeating: ".a{fill:red}", count: 5000)
    let elements = String(repeating: "<rect class='a' width='1' height='1'/>", count: 200)
    #expect(sentence("<style>\(rules)</style>\(elements)").contains("style rules"))
  }

  /// Rules that are not for an element cost nothing.
  @Test func rulesAreFoundByWhatTheyName() {
    var sheet = SVGStylesheet()
    sheet.add(
      (0..<5000).map { ".c\($0){fill:red} #i\($0){fill:blue} e\($0){fill:green}" }.joined())
    sheet.finish()
    let work = SVGWork()
    let element = XMLElement(
      name: "e3", prefix: "", attributes: ["class": "c7 c9", "id": "i11"], contents: [], place: 0)
    #expect(sheet.values(of: element, work).normal == ["fill": "blue"])
    #expect(work.matches == 4)
  }

  @Test(arguments: [
    "<path d='M0 0\(String(repeating: "l1 1", count: 130_000))'/>",
    String(
      repeating: "<path d='M0 0\(String(repeating: "a1 1 0 0 1 2 2", count: 2000))'/>", count: 40),
    "<g id='a'><path d='M0 0\(String(repeating: "h1", count: 999))'/></g>"
      + String(repeating: "<use href='#a'/>", count: 200),
  ])
  func piecesOfPathsAreCounted(_ inside: String) {
    #expect(sentence(inside).contains("pieces"))
  }

  /// A file is refused if its groups lie too deep in each other for a document that keeps them to be read again.
  @Test func groupsInEachOtherAreCounted() throws {
    func groups(_ count: Int) -> String {
      String(repeating: "<g opacity='.5'>", count: count)
        + "<linearGradient id='g'><stop stop-color='red'/><stop offset='1'/></linearGradient>"
        + "<rect width='5' height='5' fill='url(#g)' stroke='red'/>"
        + String(repeating: "</g>", count: count)
    }
    let most = try #require((1...99).last { sentence(groups($0)).isEmpty })
    #expect(most > 80)
    let next = sentence(groups(most + 1))
    #expect(next == #"91 groups lie in each other, down to "rect"; up to 90 are shown."#)
    let file = try SVGReader.read(
      Array("<svg width='9' height='9'>\(groups(most))</svg>".utf8), name: "test"
    ) { _ throws(FileError) in throw FileError(sentence: "None.") }
    let json = ExportFormat.json.export(file.scene, file.timeline).text
    #expect((try? Pasted(json)) != nil)
  }

  /// What is beyond the limit is not even read.
  @Test func aPathIsReadUpToItsLimit() {
    var data = PathData("M0 0" + String(repeating: "h1", count: 1000), most: 100)
    #expect(throws: PathData.Mistake.self) { try data.read() }
    #expect(data.path.elements.count == 100)
  }

  /// Not even numbers near the largest keep a picture from being written.
  @Test(arguments: ExportFormat.allCases)
  func hugeNumbersAreExported(_ format: ExportFormat) throws {
    let svg =
      "<svg width='9' height='9'><path stroke='red' d='M1e308 130c0-40 50-75 100-75'/></svg>"
    let file = try SVGReader.read(Array(svg.utf8), name: "test") { _ throws(FileError) in
      throw FileError(sentence: "None.")
    }
    #expect(!format.export(file.scene, .seconds(1)).text.isEmpty)
  }

  /// Neither does a path whose width is infinite.
  @Test(arguments: ExportFormat.allCases)
  func infiniteWidthsAreExported(_ format: ExportFormat) {
    let path = Path(through: [Point(x: -1e308, y: 0), Point(x: 1e308, y: 5)])
    let scene = Scene(ground: .black) { Node(.path(path), fill: .white) }
    #expect(!format.export(scene, .seconds(1)).text.isEmpty)
  }

  /// A gradient that repeats over a box of almost no width has more rounds than can be counted.
  @Test(arguments: ["reflect", "repeat"], ["1e-320", "1e-200", "1e-12"])
  func gradientsOfAlmostNoLengthAreRead(_ spread: String, _ width: String) {
    #expect(
      sentence(
        "<linearGradient id='g' x1='.4' x2='.6' spreadMethod='\(spread)'><stop stop-color='red'/>"
          + "<stop offset='1'/></linearGradient><rect width='\(width)' height='9' fill='url(#g)'/>"
      ) == "")
  }
}
