import AppState
import Commands
import Demos
import Interface
import SDLHost
import Talks
import Words

/// A talk through all demos with twenty pages of a PDF between them, which are drawn by poppler while it is
/// presented. Where that is not installed there are no pages, and a note says so.
struct TalkWithSlides {
  private static let pages = 20

  /// The events with which it begins.
  let events: [InputEvent]
  /// Keeps the PDF.
  private let scratch: ScratchFolder

  init() throws(SDLError) {
    scratch = try ScratchFolder()
    let (deck, path) = (scratch.file("deck.pdf"), scratch.file("talk.txt"))
    try Storage.write(SampleDeck(pages: Self.pages).text, to: deck)
    var talk = Talk.everything(catalog.map { Player($0) })
    let facts = DeckReading.facts(at: deck, of: path)
    switch facts {
    case .success:
      // Behind every stop one page, and the others at the end.
      let stops = talk.stops
      talk.stops = []
      for index in 0..<max(stops.count, Self.pages) {
        if index < stops.count { talk.stops.append(stops[index]) }
        if index < Self.pages {
          talk.stops.append(TalkStop(.slides("deck.pdf", page: index + 1)))
        }
      }
    case .failure(let fault): note(fault.sentence(on: "deck.pdf"))
    }
    events = [
      .deck(path: deck, text: facts.eventText), .talk(path: path, text: talk.text),
      .present(fromHere: false),
    ]
  }
}
