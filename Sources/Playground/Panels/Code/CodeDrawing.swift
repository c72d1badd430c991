import AppState
import Interface
import Keyframes
import Stage
import Words

extension CodePanel {
  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let places = places(workspace), let shown else { return }
    ui.backdrop(.backdrop("code"), places.room)
    ui.box(places.room, Theme.ground)
    ui.box(places.room.edgeTowardsStage(max(ui.hair, 1), isLeft: false), Theme.hairline)
    drawHeading(shown, places, workspace, &ui)
    if let choice = places.choice { ui.segments(segments(workspace), in: choice) }
    if case .none(let words) = shown.content {
      return ui.text(
        ui.fitted(words, places.title, width: places.text.width), places.title, Theme.mutedText,
        at: Point(x: places.text.minX, y: places.text.minY + places.line))
    }
    drawRows(shown, places, workspace, &ui)
  }

  private func segments(_ workspace: Workspace) -> [Segment] {
    [(CodeSubject.lines, "File"), (.track, "Track")].map { subject, title in
      Segment(
        identity: .code(.subject(subject)), title: localized(title),
        isChosen: subject == workspace.codeSubject, action: .code(.subject(subject)),
        tip: CodeAction.subject(subject).words)
    }
  }

  /// The subject of the code, and at the right its current value.
  private func drawHeading(
    _ shown: ShownCode, _ places: CodeLayout, _ workspace: Workspace, _ ui: inout UI
  ) {
    var room = places.heading.width
    let y = places.heading.minY + places.line * 0.5
    if case .track(.number(_, let track), _, _) = shown.content {
      let number = ((track.value(at: workspace.player.time) * 100).rounded() / 100).short
      let style = places.style.aligned(.trailing)
      ui.text(number, style, Theme.brass, at: Point(x: places.heading.maxX, y: y))
      room -= ui.measure(Text(number, style)) + places.style.size
    }
    let title: String =
      switch shown.content {
      case .track(_, let place, _): place.words
      case .lines: OpenedFile.fileName(of: workspace.openedFile?.path ?? "")
      case .none: localized("Code")
      }
    ui.text(
      ui.fitted(title, places.title, width: room), places.title, Theme.text,
      at: Point(x: places.heading.minX, y: y))
  }

  private func drawRows(
    _ shown: ShownCode, _ places: CodeLayout, _ workspace: Workspace, _ ui: inout UI
  ) {
    let look = ui.add(Widget(identity: .code(.text), rect: places.text, role: .list))
    let letter = max(ui.measure(Text("0", places.style)), 1)
    let gutter = places.gutter(shown.content.lineCount, letter)
    let live = shown.liveMarks(at: workspace.player.time)
    let first = max(Int(ui.list(.code(.text)).position / places.line), 0)
    let count = Int(places.text.height / places.line) + 2
    let bar = Rect(
      x: places.text.minX, y: places.text.minY, width: places.room.maxX - places.text.minX,
      height: places.text.height)
    ui.list(.code(.text), bar: bar) { ui, top in
      for (index, row) in shown.page.rows.enumerated().dropFirst(first).prefix(count) {
        let y = top + 4 + (Double(index) + 0.5) * places.line
        if gutter > 0 { drawLine(row, shown, y, gutter - 2 * letter, places, &ui) }
        let start = Point(x: places.text.minX + gutter, y: y)
        for mark in row.marks { draw(mark, at: start, letter, live, places, &ui) }
        for span in row.spans {
          let isLit = span.mark.map { isOnLight($0, live) } == true
          ui.text(
            span.text, places.style, isLit ? Theme.onBrass : span.kind.color,
            at: start + Point(x: Double(span.column) * letter, y: 0))
        }
      }
    }
    if look.hasFocus { ui.focusRing(around: places.text, corner: Theme.corner) }
  }

  /// The number of a line, and its ground where it is lit or was just changed.
  private func drawLine(
    _ row: CodePage.Row, _ shown: ShownCode, _ y: Double, _ width: Double, _ places: CodeLayout,
    _ ui: inout UI
  ) {
    let all = Rect(
      x: places.text.minX, y: y - places.line / 2, width: places.text.width, height: places.line)
    let isLit = shown.litLines.contains(row.line)
    if isLit {
      ui.box(all, Theme.raisedHot)
      let bar = Size(width: max(3, places.line / 12), height: all.height)
      ui.box(Rect(origin: all.origin, size: bar), Theme.brass)
    }
    let freshness = freshness(of: row.line)
    if freshness > 0 { ui.box(all, Theme.mint.opacity(0.3 * freshness)) }
    guard row.isFirst else { return }
    ui.text(
      String(row.line + 1), places.style.aligned(.trailing), isLit ? Theme.brass : Theme.mutedText,
      at: Point(x: places.text.minX + width, y: y))
  }

  /// Live code has a brass ground, just changed code a mint one, which fades.
  private func draw(
    _ mark: CodePage.Mark, at start: Point, _ letter: Double, _ live: Range<Int>,
    _ places: CodeLayout, _ ui: inout UI
  ) {
    let room = Rect(
      x: start.x + Double(mark.columns.lowerBound) * letter,
      y: start.y - places.line * 0.46, width: Double(mark.columns.count) * letter,
      height: places.line * 0.92)
    let freshness = freshness(of: mark.index)
    if live.contains(mark.index) { ui.box(room, Theme.brass, corner: 4) }
    if freshness > 0 { ui.box(room, Theme.mint.opacity(freshness), corner: 4) }
  }

  private func isOnLight(_ mark: Int, _ live: Range<Int>) -> Bool {
    live.contains(mark) || freshness(of: mark) > 0.5
  }
}
