import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The list of tracks at the left, and the curves' names at the right.
extension GraphsPanel {
  /// A track's name, with its node's where there are several.
  func title(of track: GraphTrack) -> String {
    let name = track.path.property.localizedProperty
    return listed.contains { $0.path.node != track.path.node } ? "\(track.node) \(name)" : name
  }

  func drawRows(_ plot: GraphPlot, _ workspace: Workspace, _ ui: inout UI) {
    let names = plot.parts.timeline.names
    let list = ui.list(.graph(.list))
    let height = TimelineParts.rowHeight
    let hasSeveral = listed.contains { $0.path.node != listed.first?.path.node }
    let first = min(max(Int(list.position / height), 0), listed.count)
    let last = min(max(first, Int((list.position + names.height) / height) + 1), listed.count)
    ui.clipped(to: names) { ui in
      for index in first..<last {
        let row = Rect(
          x: names.minX, y: names.minY + Double(index) * height - list.position,
          width: names.width, height: height)
        drawRow(listed[index], row, hasSeveral, workspace, &ui)
      }
    }
    ui.addList(.graph(.list), area: names, bar: names)
    ui.drawBar(of: list, in: names, isHeld: ui.heldBar == .graph(.list))
    ui.box(
      Rect(x: names.maxX - ui.hair, y: names.minY, width: ui.hair, height: names.height),
      Theme.hairline)
  }

  private func drawRow(
    _ track: GraphTrack, _ row: Rect, _ hasSeveral: Bool, _ workspace: Workspace, _ ui: inout UI
  ) {
    let path = track.path
    let isChosen = workspace.selection.track == path
    if isChosen {
      ui.box(row, Theme.brass.opacity(0.1))
      ui.chosenBar(row)
    }
    let eye = Rect(x: row.minX + 4, y: row.minY, width: 24, height: row.height)
    let look = ui.add(
      Widget(
        identity: .button("eye \(path.node) \(path.property)"), rect: eye,
        role: .button(.graph(.toggleTrack(path))), isStop: false))
    ui.icon(
      track.isShown ? .eye : .hidden, look.isHot || track.isShown ? Theme.text : Theme.faintText,
      centre: eye.centre, size: 14)
    let name = Rect(
      x: eye.maxX, y: row.minY, width: row.maxX - eye.maxX, height: row.height)
    let nameLook = ui.add(
      Widget(
        identity: .button("graph \(path.node) \(path.property)"), rect: name,
        role: .button(.graph(.choose(path))), isStop: false))
    let hue = track.hue
    ui.sprites.append(
      Sprite(
        .line(
          from: Point(x: name.minX + 4, y: row.centre.y),
          to: Point(x: name.minX + 20, y: row.centre.y)),
        stroke: Stroke(
          hue.color.opacity(track.isShown ? 1 : 0.4), width: 2, dash: hue.dash.map { $0 / 2 })))
    let value = track.reading(track.numbers.value(at: workspace.player.time))
    let width = row.width >= 150 ? ui.measure(Text(value, Theme.index)) + 14 : 8
    let words = track.path.property.localizedProperty
    let color =
      isChosen || nameLook.isHot ? Theme.text : track.isShown ? Theme.mutedText : Theme.faintText
    ui.text(
      ui.fitted(
        hasSeveral ? "\(track.node) \(words)" : words, Theme.caption,
        width: row.maxX - name.minX - 26 - width),
      Theme.caption, color, at: Point(x: name.minX + 26, y: row.centre.y))
    guard row.width >= 150 else { return }
    ui.text(value, Theme.index, color, at: Point(x: row.maxX - 8, y: row.centre.y))
  }

  /// The names right of the curves.
  func drawNames(_ plot: GraphPlot, _ ui: inout UI) {
    let x = plot.scale.points.upperBound + 12
    for (track, y) in plot.names {
      ui.text(
        ui.fitted(title(of: track), Theme.caption, width: plot.parts.plot.maxX - x - 6),
        Theme.caption, track.hue.color, at: Point(x: x, y: y))
    }
  }
}
