import AppState
import Interface
import Keyframes
import Stage
import Talks

/// The latest page of slides, or demo, on the stage of a talk. It stays until the next page has been drawn.
struct ShownSlide {
  /// Nil for a demo.
  let page: (stop: TalkStop, picture: PagePicture, rect: Rect)?
  /// The demo's picture, in the window's points.
  let sprites: [Sprite]
}

extension StagePanel {
  /// Notes what is on the stage of a talk.
  /// - Returns: false while a page has not been drawn yet; the stage stays as it was.
  mutating func followSlide(_ workspace: inout Workspace) -> Bool {
    guard workspace.talk.presentation != nil else {
      slide = nil
      return true
    }
    guard let stop = workspace.slideOnStage, let rect = workspace.layout.page else { return true }
    guard let picture = picture(of: stop, workspace) else {
      // A page that can't be drawn is covered by the reason.
      return false
    }
    slide = ShownSlide(page: (stop, picture, rect), sprites: [])
    workspace.talk.presentation?.ground = picture.ground
    return true
  }

  /// At the display's size; that of another size only if the page is already shown, or can't be drawn as large.
  private func picture(of stop: TalkStop, _ workspace: Workspace) -> PagePicture? {
    guard let order = workspace.order(of: stop, in: workspace.layout) else { return nil }
    let pictures = workspace.talk.slides.pictures
    if let exact = pictures[order] { return exact }
    guard slide?.page?.stop.source == stop.source || pictures.hasFailed(order) else { return nil }
    return pictures.anySize(of: order)
  }

  /// Remembers a demo's picture, for a page that is not there yet.
  mutating func noteDemo(_ workspace: Workspace) {
    guard workspace.talk.presentation != nil, workspace.slideOnStage == nil else { return }
    let layout = workspace.layout
    let clip = Clip(layout.stage)
    let hasSlides = workspace.talk.presentation?.stops.contains { $0.isSlide } == true
    slide =
      hasSlides
      ? ShownSlide(
        page: nil, sprites: picture.map { $0.placed(by: layout.stageTransform, in: clip) }) : nil
  }

  /// Draws the page, or what was there before it.
  /// - Returns: whether a demo is to be drawn on it.
  func drawSlide(_ workspace: Workspace, _ ui: inout UI) -> Bool {
    guard let stop = workspace.slideOnStage else { return true }
    ui.backdrop(.talk(.cover), workspace.layout.window)
    guard let page = slide?.page else {
      ui.sprites += slide?.sprites ?? []
      return false
    }
    ui.sprites.append(
      page.picture.sprite(in: page.rect, pixelsPerPoint: workspace.pixelsPerLogicalPoint))
    guard page.stop.source == stop.source else { return false }
    addLinks(of: stop, workspace, &ui)
    return !workspace.showsPlainSlide
  }

  /// A click on a link goes to the stop with its page.
  private func addLinks(of stop: TalkStop, _ workspace: Workspace, _ ui: inout UI) {
    guard let rect = workspace.layout.page, workspace.talk.presentation?.sheet == nil else {
      return
    }
    for (index, link) in (workspace.page(of: stop)?.links ?? []).enumerated() {
      guard let target = workspace.stop(showingPage: link.page) else { continue }
      _ = ui.add(
        Widget(
          identity: .talk(.link(index)), rect: rect.part(link.rect),
          role: .button(.talk(.go(target))), isStop: false, tip: ""))
    }
  }
}
