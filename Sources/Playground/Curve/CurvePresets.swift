import Keyframes
import Scrolling
import Stage

/// The grid of presets below the curve.
extension Session {
  private static let columns = 3
  private static let cell = Size(width: 72, height: 60)
  private static let gap = 8.0

  /// The indices of the presets that the search leaves, in the grid's order.
  var presetMatches: [Int] { CurvePreset.matches(curve.query) }

  mutating func drawPresets(_ target: CurveTarget, in rect: Rect, _ ui: inout UI) {
    let field = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: min(28, rect.height))
    ui.field(
      .curve(.search), field, text: curve.query, writing: self.field?.edit,
      placeholder: "Search curves", indent: 24)
    ui.icon(
      .search, Theme.mutedText, centre: Point(x: field.minX + 16, y: field.centre.y), size: 14)
    let list = presetList(in: rect)
    let matches = presetMatches
    let rows = (matches.count + Self.columns - 1) / Self.columns
    let height = Double(rows) * (Self.cell.height + Self.gap)
    curve.scroller.resize(
      to: Extent(range: 0...max(0, height - list.height), viewport: max(list.height, 1)))
    let stop = stopOfGrid(matches, target)
    for (place, index) in matches.enumerated() {
      drawPreset(
        index, presetRect(place, in: list), list,
        isChosen: CurvePreset.all[index].easing == target.easing,
        isStop: index == stop, &ui)
    }
    if matches.isEmpty {
      ui.text(
        "No curve matches. Esc clears the search.", Theme.caption, Theme.mutedText,
        at: Point(x: list.minX, y: list.minY + 12))
    }
    drawPresetBar(list, height, &ui)
  }

  private func presetList(in rect: Rect) -> Rect {
    Rect(x: rect.minX, y: rect.minY + 36, width: rect.width, height: max(rect.height - 36, 1))
  }

  private func presetRect(_ place: Int, in list: Rect) -> Rect {
    let row = Double(place / Self.columns)
    let column = Double(place % Self.columns)
    return Rect(
      x: list.minX + column * (Self.cell.width + Self.gap),
      y: list.minY + row * (Self.cell.height + Self.gap) - curve.scroller.position,
      width: Self.cell.width, height: Self.cell.height)
  }

  /// The one at which Tab stops: that with the focus, else the one that is bent, else the first.
  private func stopOfGrid(_ matches: [Int], _ target: CurveTarget) -> Int? {
    if case .curve(.preset(let index))? = ui.focus, matches.contains(index) { return index }
    return matches.first { CurvePreset.all[$0].easing == target.easing } ?? matches.first
  }

  private func drawPreset(
    _ index: Int, _ rect: Rect, _ list: Rect, isChosen: Bool, isStop: Bool, _ ui: inout UI
  ) {
    let seen =
      rect.intersects(list)
      ? rect.intersection(list) : Rect(x: rect.minX, y: list.minY, width: rect.width, height: 0)
    let look = ui.add(
      Widget(
        identity: .curve(.preset(index)), rect: seen, role: .button(.curve(.keep(preset: index))),
        isStop: isStop))
    guard rect.intersects(list) else { return }
    let preset = CurvePreset.all[index]
    let clips = [Clip(list)]
    let picture = Rect(x: rect.minX, y: ui.snap(rect.minY), width: rect.width, height: 42)
    let isTried = look.isHot || look.hasFocus
    ui.box(picture, isTried ? Theme.raisedHot : Theme.raised, corner: 6, clips: clips)
    let scale = CurveScale(rect: picture.inset(x: -4, y: 3), axis: preset.axis)
    ui.sprites.append(
      Sprite(
        .path(scale.path(of: preset.easing, samples: 60)),
        stroke: Stroke(Theme.mint, width: 1.5, cap: .round, join: .round), clips: clips))
    if look.hasFocus {
      ui.outline(picture, Theme.brass, width: 2, corner: 6, clips: clips)
    } else if isChosen {
      ui.outline(picture, Theme.mint, width: 1.5, corner: 6, clips: clips)
    }
    ui.text(
      ui.fitted(preset.title, Theme.caption, width: rect.width), Theme.caption.aligned(.centre),
      isTried || isChosen ? Theme.text : Theme.mutedText,
      at: Point(x: rect.centre.x, y: picture.maxY + 10), clips: clips)
  }

  private func drawPresetBar(_ list: Rect, _ height: Double, _ ui: inout UI) {
    guard height > list.height else { return }
    let length = max(24, list.height * list.height / height)
    let part = min(max(curve.scroller.position / (height - list.height), 0), 1)
    ui.box(
      Rect(
        x: list.maxX + 6, y: list.minY + part * (list.height - length), width: 4, height: length),
      Theme.hairline, corner: 2)
  }

  // MARK: Keys

  /// Arrows walk the grid; up from its first row leads to the search.
  /// - Returns: whether the key was one.
  mutating func walkPresets(from index: Int, _ key: Key) -> Bool {
    let matches = presetMatches
    guard let place = matches.firstIndex(of: index) else { return false }
    let next: Int
    switch key {
    case .left: next = place - 1
    case .right: next = place + 1
    case .up: next = place - Self.columns
    case .down: next = place + Self.columns
    case .home: next = 0
    case .end: next = matches.count - 1
    case .space, .pageUp, .pageDown, .tab, .enter, .escape, .backspace, .delete, .function,
      .character:
      return false
    }
    curve.mutedPointer = ui.pointer
    if key == .up, next < 0 {
      ui.setFocus(.field(.curve(.search)))
    } else if matches.indices.contains(next) {
      focus(preset: matches[next])
    }
    return true
  }

  /// From the search into the grid.
  mutating func enterPresets() {
    curve.mutedPointer = ui.pointer
    if let first = presetMatches.first { focus(preset: first) }
  }

  private mutating func focus(preset index: Int) {
    ui.setFocus(.curve(.preset(index)))
    revealPreset(index)
  }

  /// Scrolls the grid so that a preset is seen whole.
  mutating func revealPreset(_ index: Int) {
    guard let place = presetMatches.firstIndex(of: index) else { return }
    let list = presetList(in: CurveLayout(in: layout.sideRoom, tab: .presets).content)
    let rect = presetRect(place, in: list)
    let (above, below) = (list.minY - rect.minY, rect.maxY - list.maxY)
    if above > 0 {
      curve.scroller.settle(to: curve.scroller.position - above)
    } else if below > 0 {
      curve.scroller.settle(to: curve.scroller.position + below)
    }
  }

  mutating func clearPresetSearch() {
    curve.query = ""
    curve.scroller.jump(to: 0)
    if field?.name == .curve(.search) {
      field = FieldEdit(name: .curve(.search), edit: TextEdit(""), before: "")
    }
  }
}
