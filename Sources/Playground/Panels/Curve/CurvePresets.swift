import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The grid of presets below the curve.
extension CurvePanel {
  static let columns = 3
  private static let cellHeight = 60.0
  private static let gap = 8.0
  /// How far titles may reach beyond their cells.
  private static let overhang = 3.0

  // MARK: Layout

  private func grid(in content: Rect) -> Rect {
    Rect(
      x: content.minX, y: content.minY + 36, width: content.width,
      height: max(content.height - 36, 1))
  }

  /// Where the list is seen.
  func presetView(_ workspace: Workspace) -> Rect {
    grid(in: content(workspace)).inset(x: -Self.overhang, y: 0)
  }

  var presetsHeight: Double {
    sections.indices.last.map { top(of: $0) + height(of: sections[$0].positions.count) } ?? 0
  }

  /// The line above a section.
  static let title = 28.0

  private func height(of count: Int) -> Double {
    Double((count + Self.columns - 1) / Self.columns) * (Self.cellHeight + Self.gap)
  }

  /// Where the cells of a section begin. The built-in presets alone have no title.
  func top(of section: Int) -> Double {
    guard hasTitles else { return 0 }
    let above = sections.prefix(section).reduce(0) {
      $0 + Self.title + height(of: $1.positions.count)
    }
    return above + Self.title
  }

  /// `position` is the index in the grid, which begins at `top`.
  func presetRect(_ position: Int, in grid: Rect, top: Double) -> Rect {
    let section = sections.firstIndex { $0.positions.contains(position) } ?? 0
    let cell = sections.isEmpty ? 0 : position - sections[section].positions.lowerBound
    let width = (grid.width - Self.gap * Double(Self.columns - 1)) / Double(Self.columns)
    return Rect(
      x: grid.minX + Double(cell % Self.columns) * (width + Self.gap),
      y: top + self.top(of: section)
        + Double(cell / Self.columns) * (Self.cellHeight + Self.gap),
      width: width, height: Self.cellHeight)
  }

  // MARK: Drawing

  func drawPresets(
    _ target: CurveTarget, _ rects: CurveLayout, _ room: Rect, _ workspace: Workspace,
    _ ui: inout UI
  ) {
    let content = content(workspace)
    let field = Rect(
      x: content.minX, y: content.minY, width: content.width, height: min(28, content.height))
    drawSearch(field, workspace, &ui)
    let grid = grid(in: content)
    let stop = stopOfGrid(target, ui)
    let bar = Rect(x: grid.minX, y: grid.minY, width: grid.width + 14, height: grid.height)
    if matches.isEmpty {
      ui.text(
        localized("No curve matches. Esc clears the search."), Theme.caption, Theme.mutedText,
        at: Point(x: grid.minX, y: grid.minY + 12))
    }
    ui.list(.curve(.presets), area: room, bar: bar) { ui, top in
      drawTitles(grid, top: top, &ui)
      for (position, index) in matches.enumerated() {
        guard let preset = preset(index) else { continue }
        drawPreset(
          preset, index, presetRect(position, in: grid, top: top), grid,
          isChosen: isChosen(index, target.easing), isStop: index == stop, &ui)
      }
    }
  }

  /// The one at which Tab stops: that with the focus, else the one that is set, else the first.
  private func stopOfGrid(_ target: CurveTarget, _ ui: UI) -> Int? {
    if case .curve(.preset(let index))? = ui.focus, matches.contains(index) { return index }
    return matches.first { isChosen($0, target.easing) } ?? matches.first
  }

  private func drawPreset(
    _ preset: CurvePreset, _ index: Int, _ rect: Rect, _ grid: Rect, isChosen: Bool,
    isStop: Bool, _ ui: inout UI
  ) {
    let look = ui.add(
      Widget(
        identity: .curve(.preset(index)), rect: rect, role: .button(.curve(.keep(preset: index))),
        isStop: isStop))
    guard rect.intersects(grid) else { return }
    let picture = Rect(x: rect.minX, y: ui.snap(rect.minY), width: rect.width, height: 42)
    let isTried = look.isHot || look.hasFocus
    ui.box(picture, isTried ? Theme.raisedHot : Theme.raised, corner: 6)
    if let token = token(index), token.easing == nil {
      drawDuration(token, picture, &ui)
    } else {
      let scale = CurveScale(rect: picture.inset(x: -4, y: 3), axis: preset.axis)
      ui.sprites.append(
        Sprite(
          .path(scale.path(of: preset.easing, samples: 60)),
          stroke: Stroke(Theme.mint, width: 1.5, cap: .round, join: .round)))
    }
    if look.hasFocus {
      ui.outline(picture, Theme.brass, width: 2, corner: 6)
    } else if isChosen {
      ui.outline(picture, Theme.mint, width: 1.5, corner: 6)
    }
    ui.text(
      ui.fitted(preset.title, Theme.caption, width: rect.width + 2 * Self.overhang),
      Theme.caption.aligned(.centre), isTried || isChosen ? Theme.text : Theme.mutedText,
      at: Point(x: rect.centre.x, y: picture.maxY + 10))
    if let own = ownIndex(index), ui.pointer.map(rect.contains) == true {
      drawDeleting(own, picture, &ui)
    }
  }
}
