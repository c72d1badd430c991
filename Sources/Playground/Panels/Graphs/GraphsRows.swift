import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The list of tracks at the left, and the curves' names at the right.
extension GraphsPanel {
  private var hasSeveralNodes: Bool {
    listed.contains { $0.path.node != listed.first?.path.node }
  }

  /// A track's name, with its node's where there are several.
  func title(of track: GraphTrack) -> String {
    let name = track.path.property.localizedProperty
    return hasSeveralNodes ? "\(track.node) \(name)" : name
  }

  /// The same, with `end`; the node's name is shortened first.
  func title(of track: GraphTrack, _ end: String = "", width: Double, _ ui: inout UI) -> String {
    let name = track.path.property.localizedProperty + end
    guard hasSeveralNodes else { return ui.fitted(name, Theme.caption, width: width) }
    return ui.fitted(track.node, keeping: " " + name, Theme.caption, width: width)
  }

  func drawRows(_ plot: GraphPlot, _ workspace: Workspace, _ ui: inout UI) {
    let names = plot.parts.timeline.names
    let list = ui.list(.graph(.list))
    let height = TimelineParts.rowHeight
    let first = min(max(Int(list.position / height), 0), listed.count)
    let last = min(max(first, Int((list.position + names.height) / height) + 1), listed.count)
    ui.clipped(to: names) { ui in
      for index in first..<last {
        let row = Rect(
          x: names.minX, y: names.minY + Double(index) * height - list.position,
          width: names.width, height: height)
        drawRow(listed[index], row, workspace, &ui)
      }
    }
    ui.addList(.graph(.list), area: names, bar: names)
    ui.drawBar(of: list, in: names, isHeld: ui.heldBar == .graph(.list))
    ui.box(
      Rect(x: names.maxX - ui.hair, y: names.minY, width: ui.hair, height: names.height),
      Theme.hairline)
  }

  private func drawRow(
    _ track: GraphTrack, _ row: Rect, _ workspace: Workspace, _ ui: inout UI
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
    drawSample(
      of: track, Rect(x: name.minX + 4, y: row.centre.y - 4, width: 16, height: 8),
      at: workspace.player.time, &ui)
    let value = reading(of: track, workspace)
    let room = row.maxX - name.minX - 38
    let width = ui.measure(Text(value, Theme.index)) + 8
    // The value leaves the name its room.
    let property = Text(track.path.property.localizedProperty, Theme.caption)
    let hasValue = ui.measure(property) + (hasSeveralNodes ? 40 : 0) <= room - width
    let color =
      isChosen || nameLook.isHot ? Theme.text : track.isShown ? Theme.mutedText : Theme.faintText
    ui.text(
      title(of: track, width: room - (hasValue ? width : 0), &ui), Theme.caption, color,
      at: Point(x: name.minX + 26, y: row.centre.y))
    if hasValue { ui.text(value, Theme.index, color, at: Point(x: row.maxX - 12, y: row.centre.y)) }
  }

  /// The value at the playhead; while speeds are shown, the speed, of x and y together if they share a graph.
  private func reading(of track: GraphTrack, _ workspace: Workspace) -> String {
    let time = workspace.player.time
    guard state.showsSpeed, track.colors == nil else { return track.reading(at: time) }
    let graph = speedGraphs.first { $0.tracks.contains { $0.path == track.path } }
    return workspace.words(
      ofSpeed: graph?.speeds.speed(at: time) ?? track.numbers.velocity(at: time), of: track)
  }

  /// A piece of a track's curve, or its colour.
  private func drawSample(
    of track: GraphTrack, _ rect: Rect, at time: Double, _ ui: inout UI
  ) {
    let opacity = track.isShown ? 1 : 0.4
    if let colors = track.colors {
      let stroke = Stroke(Theme.faintText, width: 1)
      return ui.box(rect, colors.value(at: time).opacity(opacity), corner: 2, stroke: stroke)
    }
    ui.sprites.append(
      Sprite(
        .line(
          from: Point(x: rect.minX, y: rect.centre.y), to: Point(x: rect.maxX, y: rect.centre.y)),
        stroke: Stroke(
          track.hue.color.opacity(opacity), width: 2, dash: track.hue.dash.map { $0 / 2 })))
  }

  /// The names right of the curves.
  func drawNames(_ plot: GraphPlot, _ ui: inout UI) {
    let x = plot.parts.curves.maxX + 5
    for (track, y) in plot.names {
      ui.text(
        title(of: track, width: plot.parts.plot.maxX - x - 6, &ui), Theme.caption,
        track.hue.color, at: Point(x: x, y: y))
    }
  }
}
