public import AppState
import Keyframes

extension Session {
  /// The pictures of pages that the talk needs next, the most urgent first; also those of recorded talks that it
  /// plays.
  public var wantedPages: [PageOrder] {
    (workspace.talk.presentation?.replay?.wantedPages ?? []) + workspace.wantedPages
  }

  /// Changes whenever other pages than before may be wanted; always, while a recorded talk is played.
  public var pagesMoment: PagesMoment? {
    guard let presentation = workspace.talk.presentation, presentation.replay == nil else {
      return nil
    }
    return PagesMoment(
      current: presentation.current, sheet: presentation.sheet, stops: presentation.stops.count,
      window: workspace.layout.window.size, scale: workspace.pixelsPerLogicalPoint,
      hasCode: workspace.window.arrangement.showsCode,
      revisions: workspace.talk.slides.decks.values.reduce(0) { $0 + $1.revision })
  }

  /// Whether a picture is wanted for what is on the stage now.
  public var waitsForPage: Bool {
    if let replay = workspace.talk.presentation?.replay { return replay.waitsForPage }
    guard let stop = workspace.slideOnStage,
      let order = workspace.order(of: stop, in: workspace.layout)
    else { return false }
    return workspace.wantedPages.first == order
  }

  /// Takes over the picture of a page; nil if it can't be drawn.
  public mutating func take(_ picture: PagePicture?, for order: PageOrder) {
    workspace.take(picture, for: order)
    workspace.talk.presentation?.replay?.take(picture, for: order)
  }
}

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

extension RewindableSession {
  /// As `Session.take`.
  public mutating func take(_ picture: PagePicture?, for order: PageOrder) {
    session.take(picture, for: order)
  }
}
