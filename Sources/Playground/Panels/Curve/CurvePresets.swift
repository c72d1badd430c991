import Editing
import Interface
import Keyframes
import Stage

// The grid of presets below the curve.
extension CurvePanel {
  private static let columns = 3
  private static let cellHeight = 60.0
  private static let gap = 8.0
  /// How far titles may reach beyond their cells.
  private static let overhang = 3.0

  // MARK: Places

  private func grid(in content: Rect) -> Rect {
    Rect(
      x: content.minX, y: content.minY + 36, width: content.width,
      height: max(content.height - 36, 1))
  }

  /// Where the list is seen.
  func presetView(_ workspace: Workspace) -> Rect {
    grid(in: layout(workspace).content).inset(x: -Self.overhang, y: 0)
  }

  var presetsHeight: Double {
    let rows = (matches.count + Self.columns - 1) / Self.columns
    return Double(rows) * (Self.cellHeight + Self.gap)
  }

  /// `place` is the index in the grid, which begins at `top`.
  private func presetRect(_ place: Int, in grid: Rect, top: Double) -> Rect {
    let width = (grid.width - Self.gap * Double(Self.columns - 1)) / Double(Self.columns)
    return Rect(
      x: grid.minX + Double(place % Self.columns) * (width + Self.gap),
      y: top + Double(place / Self.columns) * (Self.cellHeight + Self.gap),
      width: width, height: Self.cellHeight)
  }

  // MARK: Drawing

  func drawPresets(_ target: CurveTarget, _ rects: CurveLayout, _ room: Rect, _ ui: inout UI) {
    let content = rects.content
    let field = Rect(
      x: content.minX, y: content.minY, width: content.width, height: min(28, content.height))
    ui.searchField(.curve(.field(.search)), field, text: query, placeholder: Words[.searchCurves])
    let grid = grid(in: content)
    let stop = stopOfGrid(target, ui)
    let bar = Rect(x: grid.minX, y: grid.minY, width: grid.width + 14, height: grid.height)
    if matches.isEmpty {
      ui.text(
        Words[.noMatchingCurve], Theme.caption, Theme.mutedText,
        at: Point(x: grid.minX, y: grid.minY + 12))
    }
    ui.list(.curve(.presets), area: room, bar: bar) { ui, top in
      for (place, index) in matches.enumerated() {
        drawPreset(
          index, presetRect(place, in: grid, top: top), grid,
          isChosen: CurvePreset.all[index].easing == target.easing, isStop: index == stop, &ui)
      }
    }
  }

  /// The one at which Tab stops: that with the focus, else the one that is set, else the first.
  private func stopOfGrid(_ target: CurveTarget, _ ui: UI) -> Int? {
    if case .curve(.preset(let index))? = ui.focus, matches.contains(index) { return index }
    return matches.first { CurvePreset.all[$0].easing == target.easing } ?? matches.first
  }

  private func drawPreset(
    _ index: Int, _ rect: Rect, _ grid: Rect, isChosen: Bool, isStop: Bool, _ ui: inout UI
  ) {
    let look = ui.add(
      Widget(
        identity: .curve(.preset(index)), rect: rect, role: .button(.curve(.keep(preset: index))),
        isStop: isStop))
    guard rect.intersects(grid) else { return }
    let preset = CurvePreset.all[index]
    let picture = Rect(x: rect.minX, y: ui.snap(rect.minY), width: rect.width, height: 42)
    let isTried = look.isHot || look.hasFocus
    ui.box(picture, isTried ? Theme.raisedHot : Theme.raised, corner: 6)
    let scale = CurveScale(rect: picture.inset(x: -4, y: 3), axis: preset.axis)
    ui.sprites.append(
      Sprite(
        .path(scale.path(of: preset.easing, samples: 60)),
        stroke: Stroke(Theme.mint, width: 1.5, cap: .round, join: .round)))
    if look.hasFocus {
      ui.outline(picture, Theme.brass, width: 2, corner: 6)
    } else if isChosen {
      ui.outline(picture, Theme.mint, width: 1.5, corner: 6)
    }
    ui.text(
      ui.fitted(preset.title, Theme.caption, width: rect.width + 2 * Self.overhang),
      Theme.caption.aligned(.centre), isTried || isChosen ? Theme.text : Theme.mutedText,
      at: Point(x: rect.centre.x, y: picture.maxY + 10))
  }

  // MARK: Keys

  /// The arrow keys walk the grid; up from its first row leads to the search.
  /// - Returns: whether the key was one of those.
  mutating func walkPresets(from index: Int, _ key: Key, _ ui: inout UI) -> Bool {
    guard let place = matches.firstIndex(of: index) else { return false }
    let next: Int
    switch key {
    case .left: next = place - 1
    case .right: next = place + 1
    case .up: next = place - Self.columns
    case .down: next = place + Self.columns
    case .home: next = 0
    case .end: next = matches.count - 1
    case .space, .pageUp, .pageDown, .tab, .enter, .escape, .backspace, .delete, .menu, .function,
      .character:
      return false
    }
    mutedPointer = ui.pointer
    if key == .up, next < 0 {
      ui.setFocus(.curve(.field(.search)))
    } else if matches.indices.contains(next) {
      focus(preset: matches[next], &ui)
    }
    return true
  }

  /// From the search into the grid.
  mutating func enterPresets(_ ui: inout UI) {
    mutedPointer = ui.pointer
    if let first = matches.first { focus(preset: first, &ui) }
  }

  private func focus(preset index: Int, _ ui: inout UI) {
    ui.setFocus(.curve(.preset(index)))
    reveal(preset: index, &ui)
  }

  mutating func reveal(_ part: Part, _ workspace: inout Workspace, _ ui: inout UI) {
    if case .curve(.preset(let index)) = part { reveal(preset: index, &ui) }
  }

  /// Scrolls the grid so that a preset is seen whole.
  private func reveal(preset index: Int, _ ui: inout UI) {
    guard let place = matches.firstIndex(of: index) else { return }
    let rect = presetRect(place, in: .zero, top: 0)
    ui.changeList(.curve(.presets)) { $0.reveal(from: rect.minY, to: rect.maxY) }
  }
}
