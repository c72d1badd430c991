import Keyframes
import Testing

@testable import AppState
@testable import Talks

/// Facts about a PDF, which may come from strangers, as programs print them.
@Suite struct DeckFactsTests {
  private static let info = """
    Title:           Page    1 size:  7 x 7 pts
    Pages:           3
    Page    1 size:  960 x 540 pts
    Page    1 rot:   0
    Page    2 size:  960 x 540 pts (letter)
    Page    2 rot:   270
    Page    3 size:  nan x -1 pts

    """

  /// As qpdf 11.3 prints it, without what nobody reads.
  private static let objects = """
    {"version": 2, "pages": [{"object": "4 0 R"}, {"object": "6 0 R"}, {"object": "8 0 R"}],
    "qpdf": [{"jsonversion": 2}, {
    "obj:1 0 R": {"value": {"/Names": "9 0 R", "/Dests": {"/old": ["8 0 R", "/Fit"]}}},
    "obj:2 0 R": {"value": {"/MediaBox": [0, 0, 960, 540]}},
    "obj:9 0 R": {"value": {"/Dests": {"/Kids": ["10 0 R"]}}},
    "obj:10 0 R": {"value": {"/Names": ["u:new", {"/D": ["6 0 R", "/Fit"]}]}},
    "obj:4 0 R": {"value": {"/Parent": "2 0 R", "/Annots": [
      {"/Subtype": "/Link", "/Rect": [96, 0, 480, 270], "/Dest": ["8 0 R", "/Fit"]},
      {"/Subtype": "/Link", "/Rect": [480, 270, 96, 540], "/A": {"/S": "/GoTo", "/D": "u:new"}},
      {"/Subtype": "/Link", "/Rect": [0, 0, 9, 9], "/A": {"/S": "/URI", "/URI": "u:https://a.b"}},
      {"/Subtype": "/Text", "/Contents": "u:Slowly\\r\\nnow"}, "11 0 R",
      {"/Subtype": "/Text", "/Contents": "b:00ff"}, 7, null]}},
    "obj:11 0 R": {"value": {"/Subtype": "/FreeText", "/Contents": "u:And smile"}},
    "obj:6 0 R": {"value": {"/Parent": "2 0 R", "/Rotate": 270, "/Annots": [
      {"/Subtype": "/Link", "/Rect": [0, 0, 96, 54], "/Dest": "/old"}]}},
    "obj:8 0 R": {"value": {"/Parent": "2 0 R", "/CropBox": [480, 0, 960, 540], "/Annots": [
      {"/Subtype": "/Link", "/Rect": [480, 486, 720, 540], "/Dest": ["4 0 R"]}]}},
    "trailer": {"value": {"/Root": "1 0 R"}}}]}
    """

  private static func facts() throws -> DeckFacts {
    var facts = try #require(DeckFacts(pdfinfo: info))
    facts.add(qpdf: objects)
    return facts
  }

  @Test func pagesHaveTheSizeInWhichTheyAreDisplayed() throws {
    let pages = try Self.facts().pages
    #expect(
      pages.map(\.size.width) == [960, 540, 960] && pages.map(\.size.height) == [540, 960, 540])
    #expect(pages.map(\.isTurned) == [false, true, false])
  }

  @Test func annotationsAreNotesAndLinks() throws {
    let pages = try Self.facts().pages
    #expect(pages.map(\.notes) == ["Slowly\nnow\nAnd smile", "", ""])
    #expect(pages.map { $0.links.map(\.page) } == [[3, 2], [3], [1]])
    func isNear(_ link: DeckFacts.Link, _ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Bool
    {
      let (a, b) = (link.rect, [x, y, w, h])
      return zip([a.minX, a.minY, a.width, a.height], b).allSatisfy { abs($0 - $1) < 1e-9 }
    }
    #expect(isNear(pages[0].links[0], 0.1, 0.5, 0.4, 0.5))
    #expect(isNear(pages[0].links[1], 0.1, 0, 0.4, 0.5))
    // Turned to the left, the lower left corner comes to the lower right.
    #expect(isNear(pages[1].links[0], 0.9, 0.9, 0.1, 0.1))
    // The part that is displayed begins at 480.
    #expect(isNear(pages[2].links[0], 0, 0, 0.5, 0.1))
  }

  @Test func factsAreReadBack() throws {
    let facts = try Self.facts()
    #expect(DeckFacts(text: facts.text) == facts)
    for fault in DeckFault.allCases { #expect(DeckFacts(text: fault.rawValue) == nil) }
  }

  @Test func doubleWidePagesHaveTheirNotesAtTheRight() throws {
    let wide = "Pages: 1\nPage    1 size:  1920 x 540 pts\n"
    var facts = try #require(DeckFacts(pdfinfo: wide))
    #expect(facts.side == .right && facts.shownSize(ofPage: 1) == Size(width: 960, height: 540))
    facts.add(
      qpdf: """
        {"pages": [{"object": "4 0 R"}], "qpdf": [{}, {"obj:4 0 R": {"value": {
        "/MediaBox": [0, 0, 1920, 540], "/Annots": [
        {"/Subtype": "/Link", "/Rect": [0, 0, 480, 540], "/Dest": ["4 0 R"]},
        {"/Subtype": "/Link", "/Rect": [960, 0, 1000, 540], "/Dest": ["4 0 R"]}]}}}]}
        """)
    #expect(facts.pages[0].links.map(\.rect) == [Rect(x: 0, y: 0, width: 0.5, height: 1)])
    let film = try #require(DeckFacts(pdfinfo: "Pages: 1\nPage    1 size:  2400 x 1000 pts\n"))
    #expect(film.side == .none)
  }

  /// Two pages of 16:9, one above the other; paper is not taken for such.
  @Test(arguments: [(800.0, 900.0, NotesSide.bottom), (595, 842, .none), (612, 792, .none)])
  func pagesAsHighAsTwoHaveTheirNotesBelow(_ width: Double, _ height: Double, _ side: NotesSide)
    throws
  {
    let text = "Pages: 1\nPage    1 size:  \(width) x \(height) pts\n"
    #expect(try #require(DeckFacts(pdfinfo: text)).side == side)
  }

  /// The talk names the side; links of the other half are left out, and the rest follows the picture.
  @Test(arguments: NotesSide.allCases)
  func aTalkNamesTheSideOfTheNotes(_ side: NotesSide) throws {
    var facts = try #require(DeckFacts(pdfinfo: "Pages: 1\nPage    1 size:  800 x 400 pts\n"))
    facts.notesSide = side
    let (shown, notes) = (side.shown, side.notes)
    let size = Size(width: 800 * shown.width, height: 400 * shown.height)
    #expect(facts.side == side && facts.shownSize(ofPage: 1) == size)
    #expect(side == .none ? shown == notes : shown.intersection(notes).isEmpty)
    func link(_ part: Rect) -> String {
      let (low, high) = (400 * (1 - part.maxY), 400 * (1 - part.minY))
      return """
        {"Subtype": 0, "/Subtype": "/Link", "/Dest": ["4 0 R"],
        "/Rect": [\(800 * part.minX), \(low), \(800 * part.maxX), \(high)]}
        """
    }
    let links = side == .none ? [shown] : [shown, notes]
    facts.add(
      qpdf: """
        {"pages": [{"object": "4 0 R"}], "qpdf": [{}, {"obj:4 0 R": {"value": {
        "/MediaBox": [0, 0, 800, 400], "/Annots": [\(links.map(link).joined(separator: ","))]}}}]}
        """)
    #expect(facts.pages[0].links.map(\.rect) == [Rect(x: 0, y: 0, width: 1, height: 1)])
    #expect(DeckFacts(text: facts.text) == facts)
  }

  /// Nothing opens them: the speaker reads them.
  @Test func addressesOnTheWebAreKept() throws {
    #expect(try Self.facts().pages.map(\.addresses) == [["https://a.b"], [], []])
    for address in ["file:///etc/passwd", "javascript:1", "https://a b", "ftp://a.b"] {
      var facts = try #require(DeckFacts(pdfinfo: Self.info))
      facts.add(qpdf: Self.objects.replacing("https://a.b", with: address))
      #expect(facts.pages.allSatisfy { $0.addresses.isEmpty }, "\(address)")
    }
  }

  @Test func notesBesideThePDFReplaceItsOwn() throws {
    var facts = try Self.facts()
    facts.add(
      pdfpc: #"{"pdfpcFormat": 2, "pages": [{"idx": 0, "note": "Mine"}, {"idx": 9, "note": "?"}]}"#)
    #expect(facts.pages.map(\.notes) == ["Mine", "", ""])
  }

  /// Whatever is cut off or changed, the rest is read and nothing traps.
  @Test func damageIsLeftOut() throws {
    var random = Seeded(state: 7)
    let (info, objects) = (Array(Self.info.utf8), Array(Self.objects.utf8))
    for _ in 0..<400 {
      func damaged(_ bytes: [UInt8]) -> String {
        var bytes = Array(bytes.prefix(Int.random(in: 0...(2 * bytes.count), using: &random)))
        for _ in 0..<Int.random(in: 0...6, using: &random) where !bytes.isEmpty {
          bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
            in: 0...255, using: &random)
        }
        return String(decoding: bytes, as: UTF8.self)
      }
      var facts = DeckFacts(pdfinfo: damaged(info))
      facts?.add(qpdf: damaged(objects))
      if let facts { #expect(DeckFacts(text: facts.text) == facts) }
      _ = DeckFacts(text: damaged(Array(try Self.facts().text.utf8)))
    }
  }

  /// References in circles end.
  @Test func circlesEnd() throws {
    var facts = try #require(DeckFacts(pdfinfo: "Pages: 1\nPage    1 size:  9 x 9 pts\n"))
    facts.add(
      qpdf: """
        {"pages": [{"object": "1 0 R"}], "qpdf": [{}, {"obj:1 0 R": {"value": {"/Parent": "1 0 R",
        "/Annots": [{"/Subtype": "/Link", "/Rect": [0, 0, 9, 9], "/Dest": "u:a"}]}},
        "obj:2 0 R": {"value": "3 0 R"}, "obj:3 0 R": {"value": "2 0 R"},
        "obj:5 0 R": {"value": {"/Names": {"/Dests": "6 0 R"}}},
        "obj:6 0 R": {"value": {"/Kids": ["6 0 R", "6 0 R", "2 0 R"]}},
        "trailer": {"value": {"/Root": "5 0 R"}}}]}
        """)
    #expect(facts.pages[0].links.isEmpty)
  }
}
