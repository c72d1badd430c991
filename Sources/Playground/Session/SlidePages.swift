public import AppState
public import Talks

extension Session {
  /// The pictures of pages that the talk needs next, the most urgent first; also those of recorded talks that it
  /// plays.
  public var wantedPages: [PageOrder] {
    (workspace.talk.presentation?.replay?.wantedPages ?? []) + workspace.wantedPages
  }

  /// Changes whenever other pages than before may be wanted; nil without a talk that is presented.
  public var pagesMoment: PagesMoment? { workspace.pagesMoment }

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

extension RewindableSession {
  /// As `Session.take`.
  public mutating func take(_ picture: PagePicture?, for order: PageOrder) {
    session.take(picture, for: order)
  }
}
