import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage

// A row: its name at the left, its keyframes at the right.
extension TimelinePanel {
  func draw(
    _ row: TimelineRow, _ rect: Rect, _ view: TimelineView, _ workspace: Workspace,
    _ ui: inout UI
  ) {
    let seen = rect.intersection(view.parts.list)
    let clip = Clip(view.parts.list)
    let isChosen = row.path != nil && row.path == workspace.selection.track
    let hasCursor = view.hasFocus && cursor == row.name
    if row.isNode { ui.box(rect, Theme.raised.opacity(0.5), clips: [clip]) }
    if isChosen {
      ui.box(rect, Theme.brass.opacity(0.1), clips: [clip])
      ui.chosenBar(rect, clips: [clip])
    }
    drawName(of: row, rect, seen, isChosen: isChosen, view, workspace, &ui)
    if hasCursor {
      ui.outline(
        Rect(
          x: rect.minX + 2, y: rect.minY, width: view.parts.field.minX - rect.minX - 4,
          height: rect.height), Theme.brass, width: 1.5, corner: 4, clips: [clip])
    }
    let clips = [Clip(view.parts.keys)]
    switch row.content {
    case .node:
      drawBar(of: row, rect, view, workspace, clips, &ui)
      drawMoves(row.moves(within: view.scale.times), rect, view, workspace, clips, &ui)
    case .unset: break
    case .track:
      drawColors(of: row, rect, view, &ui)
      drawCurves(of: row, rect, view, clips, &ui)
      drawDiamonds(of: row, rect, view, clips, &ui)
    }
  }

  private func drawName(
    of row: TimelineRow, _ rect: Rect, _ seen: Rect, isChosen: Bool, _ view: TimelineView,
    _ workspace: Workspace, _ ui: inout UI
  ) {
    let clips = [Clip(view.parts.list)]
    let indent = rect.minX + 28 + 8 * Double(min(row.depth, 4)) + (row.isNode ? 0 : 4)
    let name = Rect(
      x: rect.minX + 28, y: seen.minY, width: view.parts.field.minX - rect.minX - 31,
      height: seen.height)
    let look = ui.add(
      Widget(
        identity: .button("row \(row.name.text)"), rect: name,
        role: .button(.timeline(.chooseRow(row.name))), isStop: false))
    let style = row.isNode ? Theme.key : Theme.caption
    let rest = row.isUnset ? Theme.faintText : Theme.mutedText
    let color = isChosen ? Theme.brass : row.isNode || look.isHot ? Theme.text : rest
    ui.text(
      ui.fitted(row.localizedTitle, style, width: view.parts.field.minX - indent - 8), style, color,
      at: Point(x: indent, y: rect.centre.y), clips: clips)
    let button = Rect(x: rect.minX + 2, y: seen.minY, width: 26, height: seen.height)
    if row.isNode {
      let isFolded = folded[workspace.player.demo.name]?.contains(row.node) == true
      drawFold(row.node, isFolded: isFolded, button, rect.centre.y, clips, &ui)
    } else if let path = row.path {
      drawKeyButton(
        row, path, button, rect.centre.y, keyTime: workspace.keyTime, clips, &ui)
    }
  }

  private func drawFold(
    _ node: String, isFolded: Bool, _ rect: Rect, _ middle: Double, _ clips: [Clip], _ ui: inout UI
  ) {
    let look = ui.add(
      Widget(
        identity: .button("fold \(node)"), rect: rect, role: .button(.timeline(.fold(node))),
        isStop: false))
    let corners =
      isFolded
      ? [Point(x: -3, y: -4), Point(x: 4, y: 0), Point(x: -3, y: 4)]
      : [Point(x: -4, y: -3), Point(x: 4, y: -3), Point(x: 0, y: 4)]
    ui.sprites.append(
      Sprite(
        .corners(corners), transform: .translation(x: rect.centre.x, y: middle),
        fill: .color(look.isHot ? Theme.text : Theme.mutedText), clips: clips))
  }

  /// Filled where there is a keyframe at the playhead, an outline in brass where the track moves, and
  /// in grey where it is constant.
  private func drawKeyButton(
    _ row: TimelineRow, _ trackPath: TrackPath, _ rect: Rect, _ middle: Double, keyTime: Double,
    _ clips: [Clip], _ ui: inout UI
  ) {
    let look = ui.add(
      Widget(
        identity: .button("key \(row.name.text)"), rect: rect,
        role: .button(.timeline(.toggleKey(trackPath))), isStop: false))
    let near = 1e-8 * max(1, abs(keyTime))
    let isHere = !row.keys(from: keyTime - near, to: keyTime + near).isEmpty
    let color =
      look.isHot
      ? Theme.brassHot : row.isConstant ? Theme.faintText : Theme.brass.opacity(0.8)
    var path = Path()
    path.addDiamond(
      at: Point(x: rect.centre.x, y: middle), radius: row.isConstant ? 2.5 : 4.5)
    ui.sprites.append(
      Sprite(
        .path(path), fill: isHere ? .color(color) : nil, stroke: Stroke(color, width: 1.25),
        clips: clips))
  }

  /// The colours of a track of colours, along the lower edge of its row.
  private func drawColors(
    of row: TimelineRow, _ rect: Rect, _ view: TimelineView, _ ui: inout UI
  ) {
    guard !row.isConstant, let colors = row.track?.colors else { return }
    let bar = rect.from(y: rect.maxY - 6, to: rect.maxY - 2).intersection(view.parts.keys)
    guard bar.width > 1, bar.height > 0 else { return }
    ui.box(bar, fill: .gradient(colors.gradient(over: bar, view.scale)))
  }

  /// From the first keyframe of a node and everything in it to the last, with ends that stretch.
  private func drawBar(
    of row: TimelineRow, _ rect: Rect, _ view: TimelineView, _ workspace: Workspace,
    _ clips: [Clip], _ ui: inout UI
  ) {
    guard let bar = view.barRect(of: row.node, rect) else { return }
    let held = drag as? BarDrag
    let part: BarDrag.Part? =
      if let held { held.node == row.node ? held.part : nil } else {
        if case .bar(row.node, let part) = view.hovered { part } else { nil }
      }
    let color = workspace.player.playhead.timeline.unit == .seconds ? Theme.violet : Theme.sky
    let isSelected = workspace.selectedNodes.contains(row.node)
    let isHeld = part != nil && held != nil
    ui.box(
      bar, color.opacity(isHeld || isSelected ? 0.36 : part == nil ? 0.18 : 0.24), corner: 4,
      clips: clips)
    if isSelected { ui.outline(bar, Theme.brass.opacity(0.8), width: 1, corner: 4, clips: clips) }
    guard let part, part != .whole else { return }
    let x = part == .start ? bar.minX : bar.maxX - 3
    ui.box(
      Rect(x: x, y: bar.minY, width: 3, height: bar.height), isHeld ? Theme.brassHot : color,
      corner: 1.5, clips: clips)
  }

  /// Bars where anything of a node moves: violet where time is in seconds, else sky blue.
  private func drawMoves(
    _ moves: [ClosedRange<Double>], _ rect: Rect, _ view: TimelineView, _ workspace: Workspace,
    _ clips: [Clip], _ ui: inout UI
  ) {
    let color = workspace.player.playhead.timeline.unit == .seconds ? Theme.violet : Theme.sky
    var path = Path()
    var end = -Double.infinity
    for move in moves where move.overlaps(view.scale.times) {
      let (left, right) = (view.scale.x(of: move.lowerBound), view.scale.x(of: move.upperBound))
      let bar = Rect(
        x: left + 1, y: rect.centre.y - 3, width: max(right - left - 2, 1), height: 6)
      guard bar.maxX > end + MarkRow.leastGap else { continue }
      end = bar.maxX
      path.addBox(bar)
    }
    guard !path.isEmpty else { return }
    ui.sprites.append(Sprite(.path(path), fill: .color(color.opacity(0.6)), clips: clips))
  }
}

extension TimelineRow.Name {
  /// As part of the names of its widgets.
  var text: String { property.map { "\(node) \($0)" } ?? node }
}
