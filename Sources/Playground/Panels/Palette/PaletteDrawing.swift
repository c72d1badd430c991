import AppState
import Interface
import Keyframes
import Stage
import Words

/// Where the palette's parts lie, in logical points.
struct PaletteLayout {
  let card: Rect
  let field: Rect
  let list: Rect
  /// The columns of the key map: two if they fit.
  let columns: Int

  private static let head = 60.0

  init(_ layout: Layout) {
    let window = layout.window
    card = Rect(
      centre: window.centre,
      size: Size(
        width: min(window.width - 32, window.width >= 700 ? 960 : 560),
        height: min(window.height - 24, max(640, window.height * 0.8))))
    field = Rect(x: card.minX + 12, y: card.minY + 12, width: card.width - 24, height: 36)
    list = Rect(
      x: card.minX + 12, y: card.minY + Self.head, width: card.width - 24,
      height: max(card.height - Self.head - 12, 1))
    columns = window.width >= 700 ? 2 : 1
  }
}

/// A line of the palette, measured from the top of the list.
struct PaletteRow {
  let index: Int
  let rect: Rect
  let keys: [String]
  let words: [String]
  /// The distance of the keys and of the words from the row's left end.
  let keysPosition, wordsPosition: Double
  /// The height of a heading above the words.
  let heading: Double
}

extension PalettePanel {
  private static let lineHeight = 16.0
  private static let headingHeight = 32.0
  /// Between a row's ends, its keys and its words.
  private static let margin = 12.0

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard isOpen else { return }
    let window = workspace.layout.window
    let layout = PaletteLayout(workspace.layout)
    _ = ui.add(
      Widget(
        identity: .button("close help"), rect: window, role: .button(.toggleHelp), isStop: false,
        tip: ""))
    ui.box(window, Theme.scrim)
    ui.backdrop(.backdrop("help"), layout.card)
    ui.box(layout.card, Theme.panel, corner: 12)
    ui.outline(layout.card, Theme.hairline, width: 1, corner: 12)
    let bar = Rect(
      x: layout.list.minX, y: layout.list.minY, width: layout.list.width + 12,
      height: layout.list.height)
    ui.list(.palette(.list), bar: bar) { ui, top in
      for row in rows { draw(row, from: top, in: layout.list, &ui) }
    }
    if rows.isEmpty {
      ui.text(
        localized("No results. Esc closes."), Theme.caption, Theme.mutedText,
        at: Point(x: layout.list.minX + 12, y: layout.list.minY + 16))
    }
    ui.searchField(
      .palette(.field), layout.field, text: query,
      placeholder: localized("Find a command, a demo, a knob"))
  }

  // MARK: Rows

  /// Every line, as high as its words need; none is cut.
  func rows(in layout: Layout, _ ui: UI) -> [PaletteRow] {
    let parts = PaletteLayout(layout)
    let columns = isSearching ? 1 : parts.columns
    let width = (parts.list.width - 12 * Double(columns - 1)) / Double(columns)
    let widest = lines.map { ui.measure(Text($0.keys, Theme.key)) }.max() ?? 0
    let sizes = lines.map { size(of: $0, width: width, widestKeys: widest, ui) }
    let half = sizes.reduce(0) { $0 + $1.height } / Double(columns)
    var (x, y) = (0.0, 0.0)
    return sizes.enumerated().map { index, size in
      if y >= half, x == 0, columns == 2 { (x, y) = (width + 12, 0) }
      defer { y += size.height }
      return PaletteRow(
        index: index, rect: Rect(x: x, y: y, width: width, height: size.height),
        keys: size.keys, words: size.words,
        keysPosition: isSearching ? width - Self.margin : Self.margin,
        wordsPosition: isSearching ? Self.margin : size.keysWidth + 2 * Self.margin,
        heading: size.heading)
    }
  }

  /// The key map has the keys in a column before the words; results have them at the right end.
  private func size(
    of line: PaletteLine, width: Double, widestKeys: Double, _ ui: UI
  ) -> (
    keys: [String], keysWidth: Double, words: [String], heading: Double, height: Double
  ) {
    let keysRoom = min(widestKeys, width * (isSearching ? 0.4 : 0.34))
    let own = ui.measure(Text(line.keys, Theme.key))
    let keys = own <= keysRoom ? [line.keys] : keyLines(line.keys, width: keysRoom, ui)
    let keysWidth = isSearching ? min(own, keysRoom) : keysRoom
    let words = ui.lines(
      of: line.words, isSearching ? Theme.label : Theme.caption,
      width: width - 3 * Self.margin - keysWidth, most: 6)
    let count = Double(max(keys.count, words.count, 1))
    let heading = isSearching || line.heading.isEmpty ? 0 : Self.headingHeight
    return (
      keys, keysWidth, words, heading,
      heading + count * Self.lineHeight + (isSearching ? 16 : 12)
    )
  }

  /// Keys that are pressed together stay in one line where it is long enough.
  private func keyLines(_ keys: String, width: Double, _ ui: UI) -> [String] {
    var lines: [String] = []
    for stroke in keys.split(separator: "  ").map(String.init) {
      let longer = lines.last.map { $0 + "  " + stroke }
      if let longer, ui.measure(Text(longer, Theme.key)) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines += ui.lines(of: stroke, Theme.key, width: width, most: 3)
      }
    }
    return lines
  }

  private func draw(_ row: PaletteRow, from top: Double, in list: Rect, _ ui: inout UI) {
    let whole = row.rect.offset(x: list.minX, y: top)
    guard whole.intersects(list) else { return }
    let line = lines[row.index]
    if row.heading > 0 {
      ui.text(
        line.heading, Theme.heading, Theme.text,
        at: Point(x: whole.minX + 12, y: whole.minY + row.heading - 10))
    }
    let rect = Rect(
      x: whole.minX, y: whole.minY + row.heading, width: whole.width,
      height: whole.height - row.heading)
    guard rect.intersects(list) else { return }
    let isPerformable = line.effect != nil
    let look = ui.add(
      Widget(
        identity: .palette(.line(row.index)), rect: rect,
        role: isPerformable ? .button(.palette(.perform(row.index))) : .surface, isStop: false,
        tip: ""))
    let isChosen = chosen == row.index
    if isChosen || look.isHot && isPerformable {
      ui.box(rect, isChosen ? Theme.raisedHot : Theme.raised, corner: Theme.corner)
      if isChosen { ui.chosenBar(rect) }
    }
    let words =
      !isPerformable
      ? Theme.faintText : isSearching || isChosen ? Theme.text : Theme.mutedText
    let y = rect.minY + (isSearching ? 16 : 14)
    let keyStyle = isSearching ? Theme.key.aligned(.trailing) : Theme.key
    for (index, keys) in row.keys.enumerated() {
      ui.text(
        keys, keyStyle, isPerformable && !isSearching ? Theme.text : Theme.mutedText,
        at: Point(x: rect.minX + row.keysPosition, y: y + Double(index) * Self.lineHeight))
    }
    for (index, line) in row.words.enumerated() {
      ui.text(
        line, isSearching ? Theme.label : Theme.caption, words,
        at: Point(
          x: rect.minX + row.wordsPosition, y: y + Double(index) * Self.lineHeight))
    }
  }
}

extension PaletteLine {
  /// As its row has it.
  fileprivate var words: String { kind.isEmpty ? title : "\(title)  (\(kind))" }
}
