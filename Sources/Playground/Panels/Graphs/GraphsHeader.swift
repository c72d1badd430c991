import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// Above the ruler: buttons for the view at the left, the selected keyframe and the readout at the right.
extension GraphsPanel {
  func drawHeader(
    _ plot: GraphPlot, _ readout: String?, _ workspace: Workspace, _ ui: inout UI
  ) {
    let header = plot.parts.timeline.header
    var x = header.minX + 8
    func button(_ name: String, _ words: String, _ action: GraphCommand, isOn: Bool = false) {
      let width = max(ui.measure(Text(words, Theme.caption)) + 16, 26)
      let rect = Rect(x: x, y: header.minY + 4, width: width, height: 24)
      ui.button(name, rect, .graph(action), isOn: isOn) { ui, color in
        ui.text(words, Theme.caption.aligned(.centre), color, at: rect.centre)
      }
      x += width + 4
    }
    button("fit graphs", localized("Fit"), .fit)
    button(
      "normalise graphs", localized("Normalise"), .toggleNormalised, isOn: state.isNormalised)
    button("speed graph", localized("Speed"), .toggleSpeed, isOn: state.showsSpeed)
    if state.frozen.isEmpty {
      button("freeze graphs", localized("Freeze"), .freeze)
    } else {
      button("clear frozen graphs", localized("Clear frozen"), .clearFrozen, isOn: true)
    }
    if listed.contains(where: { !$0.isShown }) {
      button("show all graphs", localized("Show all"), .showAll)
    }
    drawChosen(
      Rect(x: x + 8, y: header.minY + 4, width: header.maxX - x - 20, height: 24), readout,
      workspace, &ui)
    drawCorner(plot, &ui)
  }

  /// Zoom buttons, above the names.
  private func drawCorner(_ plot: GraphPlot, _ ui: inout UI) {
    let corner = plot.parts.timeline.corner
    var x = corner.minX + 6
    for (name, sign, action) in [
      ("zoom graph times out", "−", Action.zoomTimeline(1.5)),
      ("zoom graph times in", "+", .zoomTimeline(1 / 1.5)),
      ("zoom graph values out", "↕−", .graph(.zoomValues(1.5))),
      ("zoom graph values in", "↕+", .graph(.zoomValues(1 / 1.5))),
    ] {
      let rect = Rect(x: x, y: corner.minY + 1, width: sign.count > 1 ? 34 : 26, height: 24)
      guard rect.maxX < corner.maxX else { return }
      ui.button(name, rect, action) { ui, color in
        ui.text(sign, Theme.caption.aligned(.centre), color, at: rect.centre)
      }
      x += rect.width + 2
    }
  }

  /// The fields of the selected keyframe, and left of them the readout or the selected track's name. A long readout
  /// leaves room for only two fields.
  private func drawChosen(
    _ rect: Rect, _ readout: String?, _ workspace: Workspace, _ ui: inout UI
  ) {
    let chosen = workspace.chosenTrack.flatMap { chosen in
      listed.first { $0.path == chosen.path }.map { (track: $0, keys: chosen.keys) }
    }
    guard let (track, keys) = chosen else {
      let hint = localized("Click a keyframe or curve. Double-click a curve to add a keyframe.")
      return drawWords(readout, or: hint, endingAt: rect.maxX, in: rect, &ui)
    }
    var end = rect.maxX
    // The timeline has a colour's swatch, if it is open.
    if case .color(let color)? = workspace.chosenValue, workspace.layout.timeline == nil {
      let swatch = Rect(x: end - 28, y: rect.minY, width: 28, height: rect.height)
      let shown = Gradient.horizontal(color.clamped, color.clamped)
      ui.colorsButton(swatch, shown, isOn: workspace.editing.picksColors)
      end = swatch.minX - 4
    }
    let right = drawFields(
      besides: readout.map { ui.measure(Text($0, Theme.index)) } ?? 0,
      in: Rect(x: rect.minX, y: rect.minY, width: end - rect.minX, height: rect.height), workspace,
      &ui)
    let count = workspace.selection.keys.count
    let number =
      count > 1
      ? "  " + localized("(\(count) keyframes)")
      : keys.isEmpty ? "  " + localized("(at the playhead)") : ""
    guard right - rect.minX > 32 else { return }
    let name = title(of: track, number, width: right - rect.minX - 8, &ui)
    drawWords(readout, or: name, endingAt: right - 8, in: rect, &ui)
  }

  /// Fields at the right end of a rectangle: as many as leave a readout of a width its room, and at least two.
  /// - Returns: where they begin.
  private func drawFields(
    besides readout: Double, in rect: Rect, _ workspace: Workspace, _ ui: inout UI
  ) -> Double {
    let rest = fields(in: rect.width - 24 - readout, workspace, ui)
    let shown =
      rest.count < 2 ? Array(fields(in: rect.width - 24, workspace, ui).prefix(2)) : rest
    let fields = GraphField.allCases.filter(shown.contains)
    let left = rect.maxX - fields.reduce(0) { $0 + fieldWidth($1, ui) }
    var x = left
    for field in fields {
      x += fieldWidth(field, ui)
      let part = Part.graph(.field(field))
      let box = Rect(x: x - field.width, y: rect.minY, width: field.width, height: rect.height)
      ui.field(part, box, text: text(of: part, workspace), style: Theme.number)
      ui.text(
        field.label, Theme.caption.aligned(.trailing), Theme.faintText,
        at: Point(x: box.minX - 6, y: rect.centre.y))
    }
    return left
  }

  private func drawWords(
    _ readout: String?, or words: String, endingAt x: Double, in rect: Rect, _ ui: inout UI
  ) {
    let style = readout == nil ? Theme.caption : Theme.index
    ui.text(
      ui.fitted(readout ?? words, style, width: x - rect.minX), style.aligned(.trailing),
      readout == nil ? Theme.mutedText : Theme.text, at: Point(x: x, y: rect.centre.y))
  }

  private func fieldWidth(_ field: GraphField, _ ui: UI) -> Double {
    field.width + 14 + ui.measure(Text(field.label, Theme.caption))
  }

  /// The fields that have a number, as many as fit.
  private func fields(in width: Double, _ workspace: Workspace, _ ui: UI) -> [GraphField] {
    var width = width
    return GraphField.byRank.filter { field in
      guard number(of: .graph(.field(field)), workspace) != nil else { return false }
      width -= fieldWidth(field, ui)
      return width >= 0
    }
  }
}
