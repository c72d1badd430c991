import DemoKit
import Formats
import Persistence
import Words

// Stops that are pages of slides.
extension TalkReader {
  /// Begins a stop for each page; later lines are about the last one.
  mutating func beginPages(
    _ line: TalkWords, _ words: inout TalkWords, _ pageCount: (String) -> Int?
  ) throws(FileError) {
    endStop()
    lines.append(line.line)
    // Later lines are about this stop, whether its pages are there or not.
    (stop, isOnePage) = (TalkStop(.slides("", page: 1)), true)
    let range = try SlideRange(&words, count: pageCount)
    if let lack = range.lack { lacks.append(lack) }
    let pages = range.pages ?? 1...(pageCount(range.path) ?? 1)
    guard talk.stops.count + pages.count <= Talk.mostStops else {
      throw line.error(
        "A talk has at most \(Talk.mostStops) stops: leave some out, or make two talks.")
    }
    talk.stops += pages.dropLast().map { TalkStop(.slides(range.path, page: $0)) }
    lines += Array(repeating: line.line, count: pages.count - 1)
    stop = TalkStop(.slides(range.path, page: pages.upperBound))
    isOnePage = range.pages?.count == 1
  }

  mutating func readPlace(_ words: inout TalkWords) throws(FileError) {
    stop?.place = try TalkPlace(&words, demos: demos.keys.sorted())
  }

  /// All pages of a PDF have their notes at one side.
  mutating func readNotesSide(
    _ line: TalkWords, _ words: inout TalkWords
  ) throws(FileError) {
    guard let now = stop, case .slides(let path, _) = now.source else { return }
    let side = try NotesSide(&words)
    guard (talk.stops + [now]).allSatisfy({ ($0.notesSide(of: path) ?? side) == side }),
      now.notesSide == nil
    else { throw line.error("\(path.quoted(atMost: 40)) already has \"notes-pages\".") }
    stop?.notesSide = side
  }

  /// Refuses a line that the stop can't have because it is a page, several pages, or something else.
  func refuseOfPages(_ name: Name, _ line: TalkWords) throws(FileError) {
    guard name != .place || isPage else {
      throw line.error(
        "\"place\" puts a demo on a page: begin the stop with a line such as \"slides deck.pdf 4\"."
      )
    }
    guard !isPage || isOnePage else {
      throw line.error(
        "\"\(name.rawValue)\" belongs to one page: begin its stop with a line such as \"slides deck.pdf 4\"."
      )
    }
  }

  func refuseWithoutPlace(_ name: Name, _ words: TalkWords) throws(FileError) {
    guard !isPage || stop?.place != nil else {
      throw words.error(
        "\"\(name.rawValue)\" belongs to a demo: put one on the page, as in \"place springs in 10% 20% 80% 60%\"."
      )
    }
  }
}
