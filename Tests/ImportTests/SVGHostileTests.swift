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

  /// An element with relatives, innermost last.
  private func nested(_ names: [String], _ work: SVGWork) -> SVGFamily? {
    var family: SVGFamily?
    for name in names {
      let element = XMLElement(
        name: name, prefix: "", attributes: [:], contents: [], place: 0)
      family = SVGFamily(in: family, SVGSiblings([element]), 0, work)
    }
    return family
  }

  /// A rule whose outermost condition nobody meets is not tried in every way.
  @Test func rulesForElementsInOthersTakeFewSteps() throws {
    let work = SVGWork()
    let place = try #require(nested(Array(repeating: "g", count: 20) + ["rect"], work))
    let selector = try #require(SVGSelector("z g g g g g g rect"))
    #expect(!selector.matches(place))
    #expect(work.steps <= 30)
  }

  @Test func bracketsAndBlocksInEachOtherAreLimited() {
    func not(_ depth: Int) -> String {
      String(repeating: ":not(", count: depth) + "rect" + String(repeating: ")", count: depth)
    }
    #expect(SVGSelector(not(8)) != nil)
    #expect(SVGSelector(not(9)) == nil)
    func fill(inBlocks depth: Int) -> [String: String] {
      var sheet = SVGStylesheet()
      sheet.add(
        String(repeating: "@media all{", count: depth) + "rect{fill:red}"
          + String(repeating: "}", count: depth))
      sheet.finish()
      let rect = XMLElement(name: "rect", prefix: "", attributes: [:], contents: [], place: 0)
      return sheet.values(of: rect, SVGWork()).normal
    }
    #expect(fill(inBlocks: 8) == ["fill": "red"])
    #expect(fill(inBlocks: 9) == [:])
  }

  /// Each clip doubles the one that it is clipped by.
  @Test func clipsOfClipsAreCounted() {
    let clips = (0..<20).map { index in
      "<clipPath id='c\(index)'>"
        + String(
          repeating: "<rect width='9' height='9' clip-path='url(#c\(index + 1))'/>", count: 2)
        + "</clipPath>"
    }
    let clipped = "<rect width='9' height='9' clip-path='url(#c0)'/>"
    #expect(sentence(clips.joined() + clipped).contains("elements"))
  }

  /// Endless rounds are written out where another animation follows.
  @Test func roundsThatAreWrittenOutAreCounted() {
    let animations =
      "<animate attributeName='opacity' values='0;1' dur='1ms' repeatCount='indefinite'/>"
      + "<animate attributeName='opacity' values='0;1' begin='10s' dur='20s'/>"
    let elements = String(
      repeating: "<rect width='9' height='9'>\(animations)</rect>", count: 30)
    #expect(sentence(elements).contains("keyframes"))
  }

  private func transforms(_ count: Int, _ attributes: String) -> String {
    "<rect width='9' height='9'>"
      + (0..<count).map { index in
        "<animateTransform attributeName='transform' type='\(index.isMultiple(of: 2) ? "translate" : "scale")' dur='1s' values='1;2' \(attributes)/>"
      }.joined() + "</rect>"
  }

  @Test func animationsOfOneTransformAreLimited() {
    #expect(sentence(transforms(40, "additive='sum'")) == "")
    #expect(sentence(transforms(300, "additive='sum'")).contains("groups lie in each other"))
    #expect(sentence(transforms(5000, "additive='sum'")).contains("keyframes"))
    #expect(sentence(transforms(40, "")) == "")
    #expect(sentence(transforms(1000, "")).contains("keyframes"))
  }

  /// Functions that are too many for a scene are not read once for each of them.
  @Test func functionsOfTransformsAreLimited() {
    func animated(_ count: Int) -> String {
      let (one, two) = (
        String(repeating: "translate(1px) scale(2) ", count: count),
        String(repeating: "translate(2px) scale(3) ", count: count)
      )
      return
        "<style>@keyframes a{from{transform:\(one)}to{transform:\(two)}}rect{animation:a 1s}</style>"
        + "<rect width='9' height='9'/>"
    }
    #expect(sentence(animated(20)) == "")
    #expect(sentence(animated(1000)).contains("groups lie in each other"))
  }

  @Test func keyframesOfManyElementsAreCounted() {
    let frames = (0..<1000).map { "\(Double($0) / 10)%{opacity:\($0 % 2)}" }.joined()
    func animated(_ count: Int) -> String {
      "<style>@keyframes a{\(frames)}rect{animation:a 1s}</style>"
        + String(repeating: "<rect width='9' height='9'/>", count: count)
    }
    #expect(sentence(animated(2)) == "")
    #expect(sentence(animated(1000)).contains("keyframes"))
    let names = String(repeating: "a,", count: 2000)
    let times = String(repeating: "1s,", count: 2000)
    #expect(
      sentence(
        "<style>@keyframes a{from{opacity:0}to{opacity:1}}</style><rect width='9' height='9' style='animation-name:\(names)a;animation-duration:\(times)1s'/>"
      ) == "")
  }

  /// The paths are those of motion along a path, of `offset-path`, and of a path that changes.
  @Test(arguments: [
    "<rect width='9' height='9'><animateMotion dur='1s'><mpath href='#p'/></animateMotion></rect>",
    "<rect width='9' height='9' class='a'/>", "<path d='M0 0h1' class='b'/>",
  ])
  func piecesOfSharedPathsAreCounted(_ element: String) {
    let data = "M0 0" + String(repeating: "h1", count: 20_000)
    let defs =
      "<defs><path id='p' d='\(data)'/></defs><style>.a{offset-path:path('\(data)')}"
      + "@keyframes b{from{d:path('\(data)')}}.b{animation:b 1s}</style>"
    #expect(sentence(defs + String(repeating: element, count: 100)).contains("pieces"))
  }

  @Test func stopsOfRepeatedGradientsAreCounted() {
    let stops = (0..<20).map { "<stop offset='\(Double($0) / 20)' stop-color='red'/>" }.joined()
    func painted(_ count: Int) -> String {
      "<linearGradient id='g' x1='.5' x2='.501' spreadMethod='repeat'>\(stops)</linearGradient>"
        + String(repeating: "<rect width='9' height='9' fill='url(#g)'/>", count: count)
    }
    #expect(sentence(painted(20)) == "")
    #expect(sentence(painted(500)).contains("pieces"))
  }

  @Test func textsThatAreReferredToAreCounted() {
    let text = "<g id='a'>\(String(repeating: "abcdefghij", count: 20_000))</g>"
    let references = String(repeating: "<tref href='#a'/>", count: 5000)
    #expect(sentence("<defs>\(text)</defs><text>\(references)</text>").contains("letters"))
  }

  @Test(arguments: ["font-family", "stroke-dasharray"])
  func longValuesOfManyElementsAreCounted(_ property: String) {
    let value = String(repeating: "1 ", count: 10_000)
    #expect(
      sentence(
        "<style>*{\(property):\(value)}</style>" + String(repeating: "<g/>", count: 1000)
      ).contains("style rules"))
  }

  @Test func primitivesOfFiltersAreCounted() {
    let filter =
      "<filter id='f'>\(String(repeating: "<feOffset dx='1'/>", count: 1000))</filter>"
    let filtered = "<rect width='9' height='9' filter='url(#f)'/>"
    #expect(sentence(filter + filtered) == "")
    #expect(sentence(filter + String(repeating: filtered, count: 20)).contains("style rules"))
  }

  /// The style around a marker is found once for all vertices.
  @Test func markersInManyGroupsAreRead() {
    let groups = 80
    #expect(
      sentence(
        "<style>g{fill:red}</style>" + String(repeating: "<g>", count: groups)
          + "<marker id='m'><title/></marker>" + String(repeating: "</g>", count: groups)
          + "<path marker-mid='url(#m)' d='M0 0\(String(repeating: "h1", count: 3500))'/>") == "")
  }

  /// Notes of many kinds are counted in one.
  @Test func notesAreLimited() {
    var notes: [ImportNote] = []
    for index in 0..<1000 {
      notes.note("filter \("\(index)")", of: "a", instead: "shown without it")
    }
    notes.note("filter \("7")", of: "a", instead: "shown without it")
    #expect(notes.count == 401 && notes[7].count == 2)
    #expect(notes[400].count == 600 && notes[400].layer.isEmpty)
  }

  @Test func beginningsAreLimited() {
    let begins = (0..<600).map { SVGSchedule.Moment(offset: Double($0)) }
    let schedule = SVGSchedule([SVGSchedule.Item(begins: begins, active: 0.5)])
    #expect(schedule.isCut)
    #expect(schedule.intervals[0].map(\.begin) == (0..<500).map(Double.init))
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
