import AppState
import Interface
import Playground
import SDLHost
import Talks

/// A session that shows pages of slides.
package protocol PageTaker {
  var session: Session { get }
  mutating func take(_ picture: PagePicture?, for order: PageOrder)
}

extension RewindableSession: PageTaker {}
extension LiveReplay: PageTaker {}

/// Draws the pages of slides that the talk needs, beside the frames: at most two at once, and one if none of
/// them is urgent.
package final class TalkDecks {
  private struct Work {
    let order: PageOrder
    let isCancelled: Shared<Bool>
    let drawing: Background<PagePicture?>
  }

  private var works: [Work] = []
  /// When nothing more was wanted.
  private var satisfied: PagesMoment?
  /// Whether pages are being drawn, or wait to be.
  package private(set) var isWorking = false

  package init() {}

  nonisolated deinit {}

  /// Passes the session the pages that are ready, and begins further ones.
  package func poll(_ show: inout some PageTaker) {
    var hasNews = false
    for work in works {
      guard let picture = work.drawing.result else { continue }
      hasNews = true
      if !work.isCancelled.value { show.take(picture, for: work.order) }
      works.removeAll { $0.order == work.order }
    }
    let moment = show.session.pagesMoment
    guard moment == nil || moment != satisfied else {
      isWorking = false
      return
    }
    let wanted = show.session.wantedPages
    // The ground around a page may have the colour of the page, which is known only in the next frame.
    isWorking = !wanted.isEmpty || hasNews
    satisfied = wanted.isEmpty && works.isEmpty ? moment : nil
    // A file that has changed, or a window of another size.
    let all = Set(wanted)
    for work in works where !all.contains(work.order) { work.isCancelled.value = true }
    for (index, order) in wanted.enumerated() {
      guard works.count < (index < 3 ? 2 : 1) else { break }
      if !works.contains(where: { $0.order == order }) { begin(order) }
    }
  }

  /// Whether the session may want other pages than at the last `poll`, as after a PDF has changed.
  package func isBehind(_ session: Session) -> Bool {
    session.pagesMoment.map { $0 != satisfied } ?? false
  }

  private func begin(_ order: PageOrder) {
    let isCancelled = Shared(false)
    works.append(
      Work(
        order: order, isCancelled: isCancelled,
        drawing: Background { PageDrawing.settledPicture(order, isCancelled: isCancelled) }))
  }

  /// Ends all programs soon.
  package func cancel() { for work in works { work.isCancelled.value = true } }
}
