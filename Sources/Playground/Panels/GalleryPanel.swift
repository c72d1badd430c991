import Keyframes
import Scrolling
import Stage

extension Session {
  static let searchHeight = 56.0

  /// The search field and a list of live pictures, one for each demo.
  mutating func drawGallery(in panel: Rect, _ ui: inout UI) {
    _ = ui.add(Widget(identity: .galleryList, rect: panel, role: .surface))
    ui.box(panel, Theme.panel)
    drawSearch(
      Rect(x: panel.minX, y: panel.minY, width: panel.width, height: Self.searchHeight), &ui)
    let list = galleryList(in: panel)
    let clip = Clip(list)
    for (row, demo) in matches.enumerated() {
      drawCard(demo, cardRect(row: row, in: list), clip, &ui)
    }
    if matches.isEmpty {
      let lines = ui.wrapped(
        "No demo matches. Esc clears the search.", Theme.caption,
        width: panel.width - 2 * Theme.margin, lines: 3)
      for (index, line) in lines.enumerated() {
        ui.text(
          line, Theme.caption, Theme.mutedText,
          at: Point(x: panel.minX + Theme.margin, y: list.minY + 12 + 17 * Double(index)))
      }
    }
    drawGalleryBar(list, &ui)
    ui.box(
      Rect(x: panel.maxX - ui.hair, y: panel.minY, width: ui.hair, height: panel.height),
      Theme.hairline)
  }

  func galleryList(in panel: Rect) -> Rect {
    Rect(
      x: panel.minX, y: panel.minY + Self.searchHeight, width: panel.width,
      height: panel.height - Self.searchHeight)
  }

  /// How far the list can be scrolled.
  func galleryOverflow(_ list: Rect) -> Double {
    max(0, Double(matches.count) * cardHeight(list) + Theme.margin - list.height)
  }

  private func cardHeight(_ list: Rect) -> Double {
    ((list.width - 2 * Theme.margin) * 9 / 16).rounded() + 68
  }

  /// A card's picture and words, without the gap to the next.
  func cardRect(row: Int, in list: Rect) -> Rect {
    Rect(
      x: list.minX + Theme.margin,
      y: list.minY + 4 + Double(row) * cardHeight(list) - galleryScroller.position,
      width: list.width - 2 * Theme.margin, height: cardHeight(list) - 12)
  }

  private mutating func drawCard(_ index: Int, _ card: Rect, _ clip: Clip, _ ui: inout UI) {
    let demo = players[index].demo
    let look = ui.add(
      Widget(
        identity: .demo(index), rect: card.seen(in: clip.rect),
        role: .button(.choose(demo: index))))
    // Cards out of sight can still get the focus, and come into sight with it.
    guard card.intersects(clip.rect) else { return }
    let picture = Rect(
      x: card.minX, y: ui.snap(card.minY), width: card.width,
      height: (card.width * 9 / 16).rounded())
    drawThumbnail(index, picture, clip, isLive: look.isHot || look.hasFocus, &ui)
    let isChosen = index == chosen
    ui.outline(
      picture, isChosen ? Theme.brass : look.isHot ? Theme.faintText : Theme.hairline,
      width: isChosen ? 2 : max(ui.hair, 1), corner: Theme.corner, clips: [clip])
    let title = ui.fitted(demo.title, Theme.heading, width: card.width - 20)
    ui.text(
      title, Theme.heading, isChosen ? Theme.brass : Theme.text,
      at: Point(x: card.minX, y: picture.maxY + 14), clips: [clip])
    if index < 9 {
      ui.text(
        "\(index + 1)", Theme.index,
        Theme.faintText, at: Point(x: card.maxX, y: picture.maxY + 14), clips: [clip])
    }
    for (line, words) in ui.wrapped(demo.caption, Theme.caption, width: card.width, lines: 2)
      .enumerated()
    {
      ui.text(
        words, Theme.caption, Theme.mutedText,
        at: Point(x: card.minX, y: picture.maxY + 32 + 16 * Double(line)), clips: [clip])
    }
    if look.hasFocus { ui.focusRing(around: picture, corner: Theme.corner, clips: [clip]) }
  }

  private mutating func drawThumbnail(
    _ index: Int, _ rect: Rect, _ clip: Clip, isLive: Bool, _ ui: inout UI
  ) {
    let view = Transform.scale(rect.width / Scene.size.width)
      .then(.translation(x: rect.minX, y: rect.minY))
    let picture = Clip(rect, cornerRadius: Theme.corner)
    let frame =
      isLive ? players[index].scene.frame(at: liveTime(of: index)) : players[index].poster()
    ui.sprites += frame.map { sprite in
      var placed = sprite.placed(by: view, in: picture)
      placed.clips.append(clip)
      return placed
    }
  }

  private func drawSearch(_ bar: Rect, _ ui: inout UI) {
    let field = bar.inset(x: Theme.margin, y: 12)
    ui.field(
      .search, field, text: search, writing: self.field?.edit, placeholder: "Search demos",
      indent: 24)
    ui.icon(
      .search, Theme.mutedText, centre: Point(x: field.minX + 16, y: field.centre.y), size: 14)
  }
}
