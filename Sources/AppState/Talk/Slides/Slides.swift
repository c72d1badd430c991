import Formats
import Interface
package import Keyframes
import Stage
package import Talks
package import Words

/// The PDFs of talks, and the pictures of their pages.
package struct Slides {
  /// A PDF that has been read.
  package struct Deck {
    package var facts: DeckFacts?
    /// Why it can't be shown; nil if it can.
    package var fault: DeckFault?
    /// How many pages a stop for each page has; nil if it isn't known.
    package var pageCount: Int?
    /// Changes when the file does.
    package var revision = 0
  }

  /// By path.
  package private(set) var decks: [String: Deck] = [:]
  /// Shared by all copies of the session since its first PDF; copies from before have pictures of their own.
  package private(set) var pictures = PagePictures()
  /// Demos on pages as they were left, by the index of the stop.
  package var left: [Int: Player] = [:]

  /// Takes over the facts about a PDF, or the reason why there are none. While it is being rewritten it stays as
  /// it was. With `keepsStops` the talk has stops for pages that the PDF no longer has.
  mutating func take(_ text: String, of path: String, keepsStops: Bool) {
    if decks.isEmpty { pictures = PagePictures() }
    var deck = decks[path] ?? Deck()
    if let facts = DeckFacts(text: text) {
      (deck.facts, deck.fault) = (facts, nil)
      deck.pageCount = max(facts.pages.count, keepsStops ? deck.pageCount ?? 0 : 0)
    } else if let fault = DeckFault(rawValue: text) {
      guard deck.facts == nil else { return }
      deck.fault = fault
    } else {
      return
    }
    deck.revision += 1
    decks[path] = deck
    pictures.forgetFailures(of: path)
  }

  /// After a talk: forgets its pictures, and counts the pages of PDFs that have become shorter meanwhile.
  /// - Returns: whether there are such PDFs.
  mutating func end() -> Bool {
    pictures.removeAll()
    left = [:]
    let before = decks.mapValues(\.pageCount)
    for (path, deck) in decks { decks[path]?.pageCount = deck.facts?.pages.count }
    return decks.mapValues(\.pageCount) != before
  }
}

extension Workspace {
  /// The path of the PDF of a stop; nil if it shows something else.
  package func deckPath(of stop: TalkStop) -> String? {
    guard case .slides(let path, _) = stop.source else { return nil }
    return Talk.path(path, besides: talkPath)
  }

  package func deck(of stop: TalkStop) -> Slides.Deck? {
    deckPath(of: stop).flatMap { talk.slides.decks[$0] }
  }

  /// The facts about a stop's page.
  package func page(of stop: TalkStop) -> DeckFacts.Page? {
    guard case .slides(_, let number) = stop.source, let pages = deck(of: stop)?.facts?.pages,
      pages.indices.contains(number - 1)
    else { return nil }
    return pages[number - 1]
  }

  /// The size of a stop's page: as large as fits into the usual stage, in its points.
  package func pageSize(of stop: TalkStop) -> Size? {
    guard case .slides(_, let number) = stop.source,
      let size = deck(of: stop)?.facts?.shownSize(ofPage: number)
    else { return nil }
    let scale = min(Scene.size.width / size.width, Scene.size.height / size.height)
    return Size(width: size.width * scale, height: size.height * scale)
  }

  /// The stop whose page is on the stage; nil if the stage shows something else.
  package var slideOnStage: TalkStop? {
    guard let presentation = talk.presentation, !presentation.showsCard,
      case .slides = presentation.stop.source
    else { return nil }
    return presentation.stop
  }

  /// Whether nothing on the stage can be dragged or played: a page without a demo on it.
  package var showsPlainSlide: Bool {
    slideOnStage.map { player(of: $0) != gallery.chosen } ?? false
  }

  /// A stop's notes for the speaker: its own, or else those in the PDF, and the addresses that its page names.
  package func notes(of stop: TalkStop) -> String {
    let page = page(of: stop)
    let notes = stop.notes.isEmpty ? page?.notes ?? "" : stop.notes
    let addresses = page?.addresses.joined(separator: "\n") ?? ""
    return notes.isEmpty || addresses.isEmpty ? notes + addresses : notes + "\n\n" + addresses
  }

  /// Why a stop's page can't be shown; nil if it can, or may soon.
  package func fault(ofPageOf stop: TalkStop) -> Message? {
    guard case .slides(let path, let number) = stop.source else { return nil }
    let name = FilePath.name(of: path)
    let deck = deck(of: stop)
    if let fault = deck?.fault { return fault.sentence(on: name) }
    guard let facts = deck?.facts else { return nil }
    guard facts.pages.indices.contains(number - 1) else {
      return SlideRange.lack("\(number)", of: name, facts.pages.count)
    }
    guard let order = order(of: stop, in: layout), talk.slides.pictures.hasFailed(order),
      talk.slides.pictures.anySize(of: order) == nil
    else { return nil }
    return
      "Page \(number) of \(name) can't be drawn: it is damaged, or too large. Export the PDF again."
  }

  /// The stop that shows a page of the same PDF as the current one; the nearest if there are several.
  package func stop(showingPage number: Int) -> Int? {
    guard let presentation = talk.presentation,
      case .slides(let path, _) = presentation.stop.source
    else { return nil }
    return presentation.stops.indices
      .filter { presentation.stops[$0].source == .slides(path, page: number) }
      .min { abs($0 - presentation.current) < abs($1 - presentation.current) }
  }
}
