import AppState
import Formats
import Interface
import Keyframes
import Stage
import Words

extension CodePanel {
  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let layout = layout(workspace), let shown else { return }
    ui.backdrop(.backdrop("code"), layout.room)
    ui.box(layout.room, Theme.ground)
    ui.box(Self.edge(of: layout.room, width: max(ui.hair, 1)), Theme.hairline)
    drawHeading(shown, layout, workspace, &ui)
    if let choice = layout.choice { ui.segments(segments(workspace), in: choice) }
    if case .none(let words) = shown.content {
      return ui.text(
        ui.fitted(words, layout.title, width: layout.text.width), layout.title, Theme.mutedText,
        at: Point(x: layout.text.minX, y: layout.text.minY + layout.line))
    }
    drawRows(shown, layout, workspace, &ui)
  }

  /// The line towards the stage, which is above or at the left.
  private static func edge(of room: Rect, width: Double) -> Rect {
    room.minY > 0
      ? Rect(x: room.minX, y: room.minY, width: room.width, height: width)
      : Rect(x: room.minX, y: room.minY, width: width, height: room.height)
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
    _ shown: ShownCode, _ layout: CodeLayout, _ workspace: Workspace, _ ui: inout UI
  ) {
    var room = layout.heading.width
    let y = layout.heading.minY + layout.line * 0.5
    if case .track(.number(_, let track), _, _) = shown.content {
      let number = ((track.value(at: workspace.player.time) * 100).rounded() / 100).short
      let style = layout.style.aligned(.trailing)
      ui.text(number, style, Theme.brass, at: Point(x: layout.heading.maxX, y: y))
      room -= ui.measure(Text(number, style)) + layout.style.size
    }
    let title: String =
      switch shown.content {
      case .track(_, let path, _): path.words
      case .lines: FilePath.name(of: workspace.openedFile?.path ?? "")
      case .none: localized("Code")
      }
    ui.text(
      ui.fitted(title, layout.title, width: room), layout.title, Theme.text,
      at: Point(x: layout.heading.minX, y: y))
  }

  private func drawRows(
    _ shown: ShownCode, _ layout: CodeLayout, _ workspace: Workspace, _ ui: inout UI
  ) {
    let look = ui.add(Widget(identity: .code(.text), rect: layout.text, role: .list))
    let letter = max(ui.measure(Text("0", layout.style)), 1)
    let gutter = layout.gutter(shown.content.lineCount, letter)
    let live = shown.liveMarks(at: workspace.player.time)
    let first = max(Int(ui.list(.code(.text)).position / layout.line), 0)
    let count = Int(layout.text.height / layout.line) + 2
    let bar = Rect(
      x: layout.text.minX, y: layout.text.minY, width: layout.room.maxX - layout.text.minX,
      height: layout.text.height)
    ui.list(.code(.text), bar: bar) { ui, top in
      for (index, row) in shown.page.rows.enumerated().dropFirst(first).prefix(count) {
        let y = top + 4 + (Double(index) + 0.5) * layout.line
        if gutter > 0 { drawLine(row, shown, y, gutter - 2 * letter, layout, &ui) }
        let start = Point(x: layout.text.minX + gutter, y: y)
        for mark in row.marks { draw(mark, at: start, letter, live, layout, &ui) }
        for span in row.spans {
          let isLit = span.mark.map { isOnLight($0, live) } == true
          ui.text(
            span.text, layout.style, isLit ? Theme.onBrass : span.kind.color,
            at: start + Point(x: Double(span.column) * letter, y: 0))
        }
      }
    }
    if look.hasFocus { ui.focusRing(around: layout.text, corner: Theme.corner) }
  }

  /// The number of a line, and its ground where it is lit or was just changed.
  private func drawLine(
    _ row: CodePage.Row, _ shown: ShownCode, _ y: Double, _ width: Double, _ layout: CodeLayout,
    _ ui: inout UI
  ) {
    let all = Rect(
      x: layout.text.minX, y: y - layout.line / 2, width: layout.text.width, height: layout.line)
    let isLit = shown.litLines.contains(row.line)
    if isLit {
      ui.box(all, Theme.raisedHot)
      let bar = Size(width: max(3, layout.line / 12), height: all.height)
      ui.box(Rect(origin: all.origin, size: bar), Theme.brass)
    }
    let freshness = freshness(of: row.line)
    if freshness > 0 { ui.box(all, Theme.mint.opacity(0.3 * freshness)) }
    guard row.isFirst else { return }
    ui.text(
      String(row.line + 1), layout.style.aligned(.trailing), isLit ? Theme.brass : Theme.mutedText,
      at: Point(x: layout.text.minX + width, y: y))
  }

  /// Live code has a brass ground, just changed code a mint one, which fades.
  private func draw(
    _ mark: CodePage.Mark, at start: Point, _ letter: Double, _ live: Range<Int>,
    _ layout: CodeLayout, _ ui: inout UI
  ) {
    let room = Rect(
      x: start.x + Double(mark.columns.lowerBound) * letter,
      y: start.y - layout.line * 0.46, width: Double(mark.columns.count) * letter,
      height: layout.line * 0.92)
    let freshness = freshness(of: mark.index)
    if live.contains(mark.index) { ui.box(room, Theme.brass, corner: 4) }
    if freshness > 0 { ui.box(room, Theme.mint.opacity(freshness), corner: 4) }
  }

  private func isOnLight(_ mark: Int, _ live: Range<Int>) -> Bool {
    live.contains(mark) || freshness(of: mark) > 0.5
  }
}
