import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

enum GalleryPart: Hashable, Sendable {
  case list
  case search
  /// By the demo's index.
  case card(Int)
  /// The badge of a demo with edits.
  case edited(Int)
}

/// The search field, and a list of pictures, one for each demo.
struct GalleryPanel: Panel, MovingPanel, TypedPanel, FocusedPanel, CachingPanel {
  private(set) var search = ""
  /// The indices of the demos that the search leaves, in the gallery's order.
  private(set) var matches: [Int] = []
  /// The pictures of the demos, and the demo that is pointed at or has the focus; its picture is nil if it doesn't move.
  private var posters: [[Sprite]] = []
  private var live: (demo: Int, since: Double, film: PlayerPictures, picture: [Sprite]?)?
  /// The first card of a file, or of a scene that was made here, while the gallery has its own order.
  private var firstFile: Int?
  /// The gallery's demos that these are of.
  private var revision = -1
  /// Seconds since the start.
  private var age = 0.0
  /// The demo whose card was scrolled to, and how large the panel was then.
  private var revealed: (demo: Int, size: Size)?

  func owns(_ part: Part) -> Bool { if case .gallery = part { true } else { false } }
  func isField(_ part: Part) -> Bool { part == .gallery(.search) }
  func isMoving(_ workspace: Workspace) -> Bool { live?.picture != nil }
  /// A pointer that was left on a card must not keep a core busy.
  var rate: Double { 12 }

  mutating func advance(by seconds: Double, _ workspace: inout Workspace) { age += seconds }

  // MARK: Before drawing

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    if revision != workspace.gallery.revision {
      revision = workspace.gallery.revision
      findMatches(in: workspace)
      posters = workspace.gallery.players.indices.map { _ in [] }
      live = nil
    }
    guard let panel = workspace.layout.gallery else {
      live = nil
      if posters.contains(where: { !$0.isEmpty }) { forgetCache() }
      return workspace.gallery.forgetPosters()
    }
    let grid = grid(in: panel, workspace)
    ui.resizeList(.gallery(.list), height: grid.height, view: grid.list)
    followChosen(workspace, panel, &ui)
    makePosters(&workspace, grid, ui)
    followPointed(&workspace, ui)
  }

  mutating func forgetCache() {
    live = live.map { ($0.demo, $0.since, PlayerPictures(), nil) }
    posters = posters.map { _ in [] }
  }

  /// Only of the cards in sight: to make them all would hold up the first frame. Those that are more than a
  /// list's height away are forgotten.
  private mutating func makePosters(_ workspace: inout Workspace, _ grid: GalleryGrid, _ ui: UI) {
    let top = grid.list.minY - ui.list(.gallery(.list)).position
    for (index, demo) in matches.enumerated() {
      let card = grid.card(index, from: top)
      if !posters[demo].isEmpty {
        let distance = max(grid.list.minY - card.maxY, card.minY - grid.list.maxY)
        guard distance > grid.list.height else { continue }
        posters[demo] = []
        workspace.gallery.forgetPoster(at: demo)
      } else if card.intersects(grid.list) {
        posters[demo] = workspace.gallery.players[demo].poster(
          in: workspace.gallery.shared.colors)
      }
    }
  }

  /// Scrolls to another demo's card; at once where the panel has changed its size.
  private mutating func followChosen(_ workspace: Workspace, _ panel: Rect, _ ui: inout UI) {
    let (old, now) = (revealed, (demo: workspace.gallery.chosen, size: panel.size))
    revealed = now
    guard old?.demo != now.demo || old?.size != now.size else { return }
    reveal(demo: now.demo, in: panel, atOnce: old?.size != now.size, workspace, &ui)
  }

  private mutating func followPointed(_ workspace: inout Workspace, _ ui: UI) {
    // The card under the pointer may belong to a file that has just been removed.
    guard !workspace.window.arrangement.reducesMotion, let demo = pointedDemo(ui),
      workspace.gallery.players.indices.contains(demo),
      workspace.gallery.players[demo].playhead.timeline.length > 0
    else { return live = nil }
    let since = live.flatMap { $0.demo == demo ? $0.since : nil } ?? age
    workspace.gallery.follow(at: demo)
    let player = workspace.gallery.players[demo]
    var film = live.flatMap { $0.demo == demo ? $0.film : nil } ?? PlayerPictures()
    live = (demo, since, PlayerPictures(), nil)
    guard let time = liveTime(of: player, since: since) else { return }
    let picture = film.picture(of: player.scene, player.demo, at: player.moment(time))
    live = (demo, since, film, picture)
  }

  private func pointedDemo(_ ui: UI) -> Int? {
    switch ui.pointer.flatMap({ ui.widget(at: $0)?.identity }) {
    case .gallery(.card(let index)), .gallery(.edited(let index)): return index
    case _: break
    }
    if case .gallery(.card(let index))? = ui.focus, ui.showsFocus { return index }
    return nil
  }

  /// From the poster on, with half a second of rest at the end of each round. Nil after two rounds, and at
  /// least ten seconds: a pointer that was left on a card moves nothing.
  private func liveTime(of player: Player, since: Double) -> Double? {
    let playhead = player.playhead
    let elapsed = (age - since) * playhead.rate + player.demo.posterTime
    let round = playhead.timeline.length + 0.5 * playhead.rate
    guard elapsed < 2 * round || age - since < 10 else { return nil }
    return playhead.timeline.clamp(
      playhead.timeline.range.lowerBound + elapsed.truncatingRemainder(dividingBy: round))
  }

  func stop(_ workspace: Workspace) -> PanelStop? {
    workspace.layout.gallery.map {
      PanelStop(room: $0, first: .gallery(.card(cardStop(workspace, focus: nil) ?? 0)))
    }
  }

  /// The card at which Tab stops: the focused one, else the one of the demo on the stage, else the
  /// first.
  private func cardStop(_ workspace: Workspace, focus: Part?) -> Int? {
    if case .gallery(.card(let index))? = focus, matches.contains(index) { return index }
    return matches.contains(workspace.gallery.chosen) ? workspace.gallery.chosen : matches.first
  }

  // MARK: Searching

  /// The demos whose title, name or caption has every word that was typed, the best first.
  private func matches(in workspace: Workspace) -> [Int] {
    let query = SearchQuery(search)
    guard !query.words.isEmpty else { return Array(workspace.gallery.players.indices) }
    let found = workspace.gallery.players.indices.compactMap { index in
      let demo = workspace.gallery.players[index].demo
      return query.rank(in: demo.searched).map { (rank: $0, index: index) }
    }
    return found.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
  }

  /// Searches for `text`, from the top of the list.
  mutating func setSearch(_ text: String, _ workspace: Workspace, _ ui: inout UI) {
    search = text
    findMatches(in: workspace)
    if ui.writing?.name == .gallery(.search), ui.writing?.edit.text != text {
      ui.beginWriting(text, in: .gallery(.search))
    }
    ui.changeList(.gallery(.list)) { $0.jump(to: 0) }
  }

  // MARK: Layout

  private func grid(in panel: Rect, _ workspace: Workspace) -> GalleryGrid {
    GalleryGrid(in: panel, count: matches.count, headingBefore: firstFile)
  }

  private mutating func findMatches(in workspace: Workspace) {
    matches = matches(in: workspace)
    firstFile = nil
    guard search.isEmpty else { return }
    firstFile = matches.firstIndex { index in
      let name = workspace.gallery.players[index].demo.name
      return workspace.gallery.files[name] != nil || workspace.isMadeHere(name)
    }
  }

  /// Scrolls so that a demo's card is seen whole.
  func reveal(
    demo: Int, in panel: Rect, atOnce: Bool = false, _ workspace: Workspace, _ ui: inout UI
  ) {
    guard let index = matches.firstIndex(of: demo) else { return }
    let card = grid(in: panel, workspace).card(index, from: 0)
    ui.changeList(.gallery(.list)) { list in
      list.reveal(from: card.minY - 4, to: card.maxY + Theme.margin, atOnce: atOnce)
    }
  }

  // MARK: Drawing

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let panel = workspace.layout.gallery else { return }
    ui.backdrop(.backdrop("gallery"), panel)
    ui.box(panel, Theme.panel)
    let head = GalleryGrid.head(of: panel)
    if head.height > 0 { drawHead(head, &ui) }
    let field = Rect(
      x: panel.minX, y: head.maxY, width: panel.width, height: GalleryGrid.searchHeight
    ).inset(x: Theme.margin, y: 12)
    ui.searchField(.gallery(.search), field, text: search, placeholder: localized("Search demos"))
    let grid = grid(in: panel, workspace)
    let stop = cardStop(workspace, focus: ui.focus)
    ui.list(.gallery(.list), area: panel) { ui, top in
      if let heading = grid.heading(from: top) { drawHeading(in: heading, &ui) }
      for (index, demo) in matches.enumerated() {
        let card = grid.card(index, from: top)
        draw(demo, in: card, grid.list, isStop: demo == stop, workspace, &ui)
      }
    }
    if matches.isEmpty { drawEmptiness(in: grid.list, &ui) }
  }

  private func drawEmptiness(in list: Rect, _ ui: inout UI) {
    let lines = ui.wrapped(
      localized("No demo matches. Esc clears the search."), Theme.caption,
      width: list.width - 2 * Theme.margin, lines: 3)
    for (index, line) in lines.enumerated() {
      ui.text(
        line, Theme.caption, Theme.mutedText,
        at: Point(x: list.minX + Theme.margin, y: list.minY + 12 + 17 * Double(index)))
    }
  }

  private func draw(
    _ index: Int, in card: Rect, _ list: Rect, isStop: Bool, _ workspace: Workspace,
    _ ui: inout UI
  ) {
    let look = ui.add(
      Widget(
        identity: .gallery(.card(index)), rect: card, role: .button(.choose(demo: index)),
        isStop: isStop, tip: ""))
    // Cards out of sight can still get the focus, and come into sight with it.
    guard card.intersects(list) else { return }
    let player = workspace.gallery.players[index]
    let demo = player.demo
    let picture = Rect(
      x: card.minX, y: ui.snap(card.minY), width: card.width,
      height: (card.width * 9 / 16).rounded())
    let frame = live.flatMap { $0.demo == index ? $0.picture : nil } ?? posters[index]
    ui.thumbnail(frame, of: player.stageSize, in: picture)
    if !workspace.document[demo.name].isEmpty, !workspace.isMadeHere(demo.name) {
      drawEdited(index, in: picture, &ui)
    }
    let isChosen = index == workspace.gallery.chosen
    ui.outline(
      picture, isChosen ? Theme.brass : look.isHot ? Theme.faintText : Theme.hairline,
      width: isChosen ? 2 : max(ui.hair, 1), corner: Theme.corner)
    ui.text(
      ui.fitted(demo.titleNow, Theme.heading, width: card.width - 20), Theme.heading,
      isChosen ? Theme.brass : Theme.text, at: Point(x: card.minX, y: picture.maxY + 14))
    if index < 9 {
      ui.text(
        "\(index + 1)", Theme.index, Theme.faintText,
        at: Point(x: card.maxX, y: picture.maxY + 14))
    }
    let caption = caption(of: index, workspace)
    let lines = ui.wrapped(caption.words, Theme.caption, width: card.width, lines: 2)
    for (line, words) in lines.enumerated() {
      ui.text(
        words, Theme.caption, caption.isWrong ? Theme.coral : Theme.mutedText,
        at: Point(x: card.minX, y: picture.maxY + 32 + 16 * Double(line)))
    }
    if look.hasFocus { ui.focusRing(around: picture, corner: Theme.corner) }
  }
}
