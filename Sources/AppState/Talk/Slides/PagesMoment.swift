import Interface
import Keyframes

/// On what it depends which pages a session wants.
public struct PagesMoment: Equatable, Sendable {
  let current: Int
  let sheet: Int?
  let stops: Int
  let window: Size
  let scale: Double
  let hasCode: Bool
  let revisions: Int
}

extension Workspace {
  /// Changes whenever other pages than before may be wanted; nil while a recorded talk is played.
  package var pagesMoment: PagesMoment? {
    guard let presentation = talk.presentation, presentation.replay == nil else { return nil }
    return PagesMoment(
      current: presentation.current, sheet: presentation.sheet, stops: presentation.stops.count,
      window: layout.window.size, scale: pixelsPerLogicalPoint,
      hasCode: window.arrangement.showsCode,
      revisions: talk.slides.decks.values.reduce(0) { $0 + $1.revision })
  }
}
