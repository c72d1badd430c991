import Keyframes
import Scrolling
import Stage

/// A line of the palette where it lies, from the top of the list.
struct PaletteRow {
  let index: Int
  let rect: Rect
  let keys: [String]
  let words: [String]
  /// The room for the keys of any line.
  let keysWidth: Double
}

extension Session {
  private static let paletteHead = 60.0
  private static let lineHeight = 16.0
  private static let paletteHint = "Find a command, a demo, a knob"

  /// The key map with a field to find what there is, over everything; where it does not fit, it
  /// scrolls.
  mutating func drawPalette(_ ui: inout UI) {
    let card = paletteCard
    _ = ui.add(
      Widget(
        identity: .button("close help"), rect: layout.window, role: .button(.toggleHelp),
        isStop: false, tip: ""))
    ui.box(layout.window, Theme.scrim)
    _ = ui.add(Widget(identity: .backdrop("help"), rect: card, role: .surface))
    ui.box(card, Theme.panel, corner: 12)
    ui.outline(card, Theme.hairline, width: 1, corner: 12)
    let list = paletteList(in: card)
    let rows = paletteRows(width: list.width, ui)
    scrollPalette(rows, in: list)
    for row in rows { draw(row, in: list, &ui) }
    if rows.isEmpty {
      ui.text(
        "Nothing is called so. Esc closes.", Theme.caption, Theme.mutedText,
        at: Point(x: list.minX + 12, y: list.minY + 16))
    }
    drawPaletteBar(list, rows, &ui)
    drawPaletteField(in: card, &ui)
  }

  var paletteCard: Rect {
    let window = layout.window
    return Rect(
      centre: window.centre,
      size: Size(
        width: min(window.width - 32, window.width >= 700 ? 960 : 560),
        height: min(window.height - 24, 640)))
  }

  /// Two while it is the key map and there is room.
  private var paletteColumns: Int { layout.window.width >= 700 && !palette.isSearching ? 2 : 1 }

  func paletteList(in card: Rect) -> Rect {
    Rect(
      x: card.minX + 12, y: card.minY + Self.paletteHead, width: card.width - 24,
      height: max(card.height - Self.paletteHead - 12, 1))
  }

  private func drawPaletteField(in card: Rect, _ ui: inout UI) {
    let rect = Rect(x: card.minX + 12, y: card.minY + 12, width: card.width - 24, height: 36)
    ui.field(
      .palette, rect, text: palette.query, writing: field?.edit,
      placeholder: Self.paletteHint, indent: 24)
    ui.icon(
      .search, Theme.mutedText, centre: Point(x: rect.minX + 16, y: rect.centre.y), size: 14)
  }

  // MARK: Rows

  /// Every line, as high as its words need; none is cut.
  func paletteRows(width: Double, _ ui: UI) -> [PaletteRow] {
    let columns = paletteColumns
    let columnWidth = (width - 12 * Double(columns - 1)) / Double(columns)
    let keysWidth = paletteKeysWidth(in: columnWidth, ui)
    let style = palette.isSearching ? Theme.label : Theme.caption
    let sizes = palette.lines.map { line -> (keys: [String], words: [String], height: Double) in
      let fits = ui.measure(Text(line.keys, Theme.key)) <= keysWidth
      let keys = fits ? [line.keys] : ui.wrapped(line.keys, Theme.key, width: keysWidth, lines: 4)
      let words = ui.wrapped(
        line.words, style, width: columnWidth - 24 - keysWidth - 12, lines: 6)
      let count = Double(max(keys.count, words.count, 1))
      return (keys, words, count * Self.lineHeight + (palette.isSearching ? 16 : 12))
    }
    let half = sizes.reduce(0) { $0 + $1.height } / Double(columns)
    var (x, y) = (0.0, 0.0)
    return sizes.enumerated().map { index, size in
      if y >= half, x == 0, columns == 2 { (x, y) = (columnWidth + 12, 0) }
      defer { y += size.height }
      return PaletteRow(
        index: index, rect: Rect(x: x, y: y, width: columnWidth, height: size.height),
        keys: size.keys, words: size.words, keysWidth: keysWidth)
    }
  }

  private func paletteKeysWidth(in width: Double, _ ui: UI) -> Double {
    // While something is searched for they stay where the key map has them.
    let widest =
      (PaletteLine.keyMap + palette.lines).map { ui.measure(Text($0.keys, Theme.key)) }.max() ?? 0
    return min(widest, width * 0.34)
  }

  private func draw(_ row: PaletteRow, in list: Rect, _ ui: inout UI) {
    let rect = row.rect.offset(x: list.minX, y: list.minY - helpScroller.position)
    let seen = rect.intersection(list)
    guard !seen.isEmpty else { return }
    let line = palette.lines[row.index]
    let role: Widget.Role = line.deed == nil ? .surface : .button(.performLine(row.index))
    let look = ui.add(
      Widget(
        identity: .paletteLine(row.index), rect: seen, role: role, isStop: false, tip: ""))
    let clips = [Clip(list)]
    let isChosen = palette.chosen == row.index
    if isChosen || look.isHot && line.deed != nil {
      ui.box(
        rect, isChosen ? Theme.raisedHot : Theme.raised, corner: Theme.corner, clips: clips)
    }
    let isSearching = palette.isSearching
    let (keysX, wordsX) = (rect.minX + 12, rect.minX + 24 + row.keysWidth)
    func y(_ index: Int) -> Double {
      rect.minY + (isSearching ? 16 : 14) + Double(index) * Self.lineHeight
    }
    for (index, keys) in row.keys.enumerated() {
      ui.text(
        keys, Theme.key, line.deed == nil ? Theme.mutedText : Theme.text,
        at: Point(x: keysX, y: y(index)), clips: clips)
    }
    let style = isSearching ? Theme.label : Theme.caption
    let color =
      line.deed == nil ? Theme.faintText : isSearching || isChosen ? Theme.text : Theme.mutedText
    for (index, words) in row.words.enumerated() {
      ui.text(
        words, style, color, at: Point(x: wordsX, y: y(index)), clips: clips)
    }
  }

  // MARK: Scrolling

  private mutating func scrollPalette(_ rows: [PaletteRow], in list: Rect) {
    let whole = rows.map(\.rect.maxY).max() ?? 0
    helpScroller.resize(
      to: Extent(range: 0...max(0, whole - list.height), viewport: list.height))
  }

  /// Scrolls so that the line that Enter performs is seen whole.
  mutating func revealChosenLine() {
    let list = paletteList(in: paletteCard)
    guard let chosen = palette.chosen else { return helpScroller.settle(to: 0) }
    let rect = paletteRows(width: list.width, ui)[chosen].rect
    if rect.minY < helpScroller.destination {
      helpScroller.settle(to: max(rect.minY - 4, 0))
    } else if rect.maxY > helpScroller.destination + list.height {
      helpScroller.settle(to: rect.maxY + 4 - list.height)
    }
  }

  private func drawPaletteBar(_ list: Rect, _ rows: [PaletteRow], _ ui: inout UI) {
    let whole = rows.map(\.rect.maxY).max() ?? 0
    guard whole > list.height else { return }
    let length = max(list.height * list.height / whole, 16)
    let part = min(max(helpScroller.position / (whole - list.height), 0), 1)
    ui.box(
      Rect(
        x: list.maxX + 4, y: list.minY + part * (list.height - length), width: 4, height: length),
      Theme.hairline, corner: 2)
  }
}

extension PaletteLine {
  /// As its row has it.
  fileprivate var words: String { kind.isEmpty ? title : "\(title)  (\(kind))" }
}
