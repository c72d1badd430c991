import Formats
public import Keyframes
import Persistence
public import Words

/// A PDF whose pages are stops of a talk: its pages, with their notes and links.
///
/// As text, which recordings have:
///
/// ```
/// riff deck 1
/// page 960 540
/// note "Drag slowly."
/// link 3 0.1 0.2 0.3 0.05
/// page 540 960 turned
/// ```
public struct DeckFacts: Equatable, Sendable {
  public struct Page: Equatable, Sendable {
    /// As it is displayed, in points.
    public var size: Size
    /// Whether it is displayed turned by a quarter, so that its own width is its height here.
    public var isTurned = false
    /// In lines; empty if it has none.
    public var notes = ""
    public var links: [Link] = []
    /// The addresses on the web to which it has links. They are only shown to the speaker.
    public var addresses: [String] = []

    public init(size: Size) { self.size = size }
  }

  /// A link to another page of the same file.
  public struct Link: Equatable, Sendable {
    /// In fractions of the displayed page.
    public var rect: Rect
    /// From 1.
    public var page: Int
  }

  /// Why its notes and links could not be read; nil if they were. Not part of ``text``.
  public var lacksNotes: Message?
  /// Not empty.
  public internal(set) var pages: [Page]
  /// Where the talk says that the pages have their notes; nil if it doesn't.
  public var notesSide: NotesSide?

  public static let mostPages = 10_000
  /// Annotations of a page; further ones are left out.
  static let mostLinks = 200
  /// Annotations of all pages.
  static let mostAnnotations = 20_000
  /// Sides of pages, in points.
  static let sides = 0.1...1e6

  private static let firstLine = "riff deck 1"

  public var text: String {
    var lines = [Self.firstLine] + (notesSide.map { ["notes-pages \($0.rawValue)"] } ?? [])
    for page in pages {
      lines.append(
        "page \(page.size.width.exactText) \(page.size.height.exactText)"
          + (page.isTurned ? " turned" : ""))
      if !page.notes.isEmpty { lines.append("note \(page.notes.quoted)") }
      lines += page.addresses.map { "address \($0.quoted)" }
      lines += page.links.map { link in
        let rect = link.rect
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(\.exactText)
        return "link \(link.page) \(numbers.joined(separator: " "))"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  init(pages: [Page]) { self.pages = pages }

  /// Reads the text of facts; nil if it is damaged or of another version.
  public init?(text: String) {
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == Self.firstLine else { return nil }
    pages = []
    for line in lines.dropFirst() {
      var words = LineWords(Array(line.utf8)[...], line: 1)
      guard (try? read(&words)) != nil else { return nil }
    }
    guard !pages.isEmpty else { return nil }
  }

  private mutating func read(_ words: inout LineWords) throws(LineError) {
    let name = try words.word("The first word")
    let last = pages.count - 1
    switch name {
    case "page" where pages.count < Self.mostPages:
      let width = try words.number("The width", in: Self.sides)
      var page = Page(
        size: Size(width: width, height: try words.number("The height", in: Self.sides)))
      page.isTurned = words.next() == "turned"
      pages.append(page)
    case "note" where last >= 0: pages[last].notes = try words.quoted("The note")
    case "address" where last >= 0: pages[last].addresses.append(try words.quoted("The address"))
    case "notes-pages": notesSide = NotesSide(rawValue: try words.word("The side"))
    case "link" where last >= 0:
      let page = try words.count("The page", in: 1...Self.mostPages)
      var numbers: [Double] = []
      for _ in 0..<4 { numbers.append(try words.number("The link", in: 0...1)) }
      let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      if pages[last].links.count < Self.mostLinks {
        pages[last].links.append(Link(rect: rect, page: page))
      }
    case _: throw words.error("There is no \(name.quoted(atMost: 40)) in the facts about a PDF.")
    }
    try words.finish("\(name)")
  }
}

/// Why the pages of a PDF can't be shown.
public enum DeckFault: String, CaseIterable, Error, Sendable {
  case missing
  case folder
  case outside
  case notPDF = "not-pdf"
  case password
  case damaged
  case tooLong = "too-long"
  /// The programs that read and draw it are not installed.
  case noPrograms = "no-programs"

  /// In a sentence about the file called `name`.
  public func sentence(on name: String) -> Message {
    switch self {
    case .missing: "\(name) can't be opened: there is no such file."
    case .folder: "\(name) is a folder: \"slides\" shows pages of a PDF. Name a file in it."
    case .outside:
      "\(name) is outside the talk's folder, and a talk shows only files in there: copy it there, or open it yourself first."
    case .notPDF where name.lowercased().hasSuffix(".pdf"):
      "\(name) isn't a PDF, although its name ends in .pdf: export it again."
    case .notPDF: "\(name) isn't a PDF: \"slides\" shows pages of a PDF."
    case .password: "\(name) needs a password: save it without one."
    case .damaged: "\(name) is damaged, or has no pages: export it again."
    case .tooLong: "\(name) took too long to read: export it again, with simpler pages."
    case .noPrograms:
      "\(name) can't be shown: pages of a PDF need the package poppler-utils (Debian: apt install poppler-utils)."
    }
  }
}
