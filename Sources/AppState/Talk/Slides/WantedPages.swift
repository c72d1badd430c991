import Interface
import Keyframes
import Stage
package import Talks

// The pictures of pages that a talk needs: first those on the display and beside it, then small ones for the
// contact sheet and the notes, then all others.
extension Workspace {
  /// The picture of a stop's page as large as it is on the display; nil if the stop shows no page, or the facts
  /// about it are not there yet.
  package func order(
    of stop: TalkStop, in layout: Layout, part: PageOrder.Part = .page
  ) -> PageOrder? {
    guard let size = pageSize(of: stop) else { return nil }
    let room = Layout.pageRoom(layout.panels, window.arrangement, size, in: layout.window)
    let pixels = pixelsPerLogicalPoint
    let rect = Layout.fitted(size, into: room, pixelsPerPoint: pixels)
    return order(of: stop, width: rect.width * pixels, height: rect.height * pixels, part)
  }

  /// The small picture of a stop's page, for the contact sheet and the notes.
  package func smallOrder(of stop: TalkStop, part: PageOrder.Part = .page) -> PageOrder? {
    guard let size = pageSize(of: stop) else { return nil }
    let window = layout.window.size
    // A quarter of the display, within what is worth its memory.
    let side = min(max(window.width * pixelsPerLogicalPoint / 4, 320), 640)
    let scale = min(side / size.width, side * 9 / 16 / size.height)
    return order(of: stop, width: size.width * scale, height: size.height * scale, part)
  }

  private func order(
    of stop: TalkStop, width: Double, height: Double, _ part: PageOrder.Part
  ) -> PageOrder? {
    guard case .slides(_, let number) = stop.source, let path = deckPath(of: stop),
      let deck = deck(of: stop), let facts = deck.facts,
      facts.pages.indices.contains(number - 1)
    else { return nil }
    func whole(_ side: Double) -> Int { min(max(Int(side.rounded()), 1), 16_384) }
    return PageOrder(
      path: path, revision: deck.revision, page: number, part: part, width: whole(width),
      height: whole(height), isTurned: facts.pages[number - 1].isTurned,
      side: facts.side)
  }

  /// The pictures to be drawn next, the most urgent first; empty without a talk that is presented.
  package var wantedPages: [PageOrder] {
    guard let presentation = talk.presentation, !talk.slides.decks.isEmpty else { return [] }
    let (stops, current) = (presentation.stops, presentation.current)
    let near = [current, current + 1, current - 1].filter(stops.indices.contains)
    let around = stops.indices.sorted { distance($0, current) < distance($1, current) }
    let middle = presentation.sheet.map { max($0, 0) } ?? current
    let seen = stops.indices.sorted { distance($0, middle) < distance($1, middle) }
    var orders = near.compactMap { order(of: stops[$0], in: layout) }
    orders += near.compactMap { notesOrder(of: stops[$0]) }
    orders += seen.prefix(120).compactMap { smallOrder(of: stops[$0]) }
    orders += around.compactMap { order(of: stops[$0], in: layout) }
    return talk.slides.pictures.missing(of: orders)
  }

  /// Whether the page on the stage has no picture of the display's size yet.
  var isDrawingPage: Bool {
    guard let stop = slideOnStage, let order = order(of: stop, in: layout) else { return false }
    return !talk.slides.pictures.has(order) && !talk.slides.pictures.hasFailed(order)
  }

  /// The half with notes, if the stop's page has one.
  package func notesOrder(of stop: TalkStop) -> PageOrder? {
    guard let facts = deck(of: stop)?.facts, facts.side != .none else { return nil }
    return order(of: stop, in: layout, part: .notes)
  }

  /// Stops ahead come before those behind.
  private func distance(_ stop: Int, _ from: Int) -> Int {
    stop >= from ? 2 * (stop - from) : 2 * (from - stop) + 1
  }

  /// Takes over the picture of a page, or that there is none.
  package mutating func take(_ picture: PagePicture?, for order: PageOrder) {
    // A recorded talk has pages of its own.
    guard talk.slides.decks[order.path] != nil else { return }
    talk.slides.pictures.put(picture, for: order)
    guard picture == nil, let stop = talk.presentation?.stop, fault(ofPageOf: stop) != nil else {
      return
    }
    talk.presentation?.missing = stop.source.text
  }
}
