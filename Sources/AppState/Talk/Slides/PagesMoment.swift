import Interface
import Keyframes
import Talks

/// On what it depends which pages a session wants.
public struct PagesMoment: Equatable, Sendable {
  let current: Int
  let sheet: Int?
  let stops: [TalkStop]
  let window: Size
  let scale: Double
  let hasCode: Bool
  let hasCaptions: Bool
  let revisions: Int
  /// The same of the recorded talk that is played; empty without one.
  let replayed: [PagesMoment]
}

extension Workspace {
  /// Changes whenever other pages than before may be wanted; nil without a talk that is presented.
  package var pagesMoment: PagesMoment? {
    guard let presentation = talk.presentation else { return nil }
    return PagesMoment(
      current: presentation.current, sheet: presentation.sheet, stops: presentation.stops,
      window: layout.window.size, scale: pixelsPerLogicalPoint,
      hasCode: window.arrangement.showsCode, hasCaptions: window.arrangement.hasCaptions,
      revisions: talk.slides.decks.values.reduce(0) { $0 + $1.revision },
      replayed: [presentation.replay?.pagesMoment].compactMap(\.self))
  }
}
