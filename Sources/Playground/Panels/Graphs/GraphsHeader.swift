import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// Above the ruler: buttons for the view at the left, the selected keyframe at the right.
extension GraphsPanel {
  func drawHeader(_ plot: GraphPlot, _ workspace: Workspace, _ ui: inout UI) {
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
      Rect(x: x + 8, y: header.minY + 4, width: header.maxX - x - 20, height: 24), workspace, &ui)
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

  /// The fields of the selected keyframe, and the selected track's name left of them.
  private func drawChosen(_ rect: Rect, _ workspace: Workspace, _ ui: inout UI) {
    guard let (path, _, keys) = workspace.chosenTrack,
      let track = listed.first(where: { $0.path == path })
    else {
      let words = localized("Click a keyframe or curve. Double-click a curve to add a keyframe.")
      return ui.text(
        ui.fitted(words, Theme.caption, width: rect.width), Theme.caption.aligned(.trailing),
        Theme.faintText, at: Point(x: rect.maxX, y: rect.centre.y))
    }
    var end = rect.maxX
    // The timeline has a colour's swatch, if it is open.
    if case .color(let color)? = workspace.chosenValue, workspace.layout.timeline == nil {
      let swatch = Rect(x: end - 28, y: rect.minY, width: 28, height: rect.height)
      let shown = Gradient.horizontal(color.clamped, color.clamped)
      ui.colorsButton(swatch, shown, isOn: workspace.editing.picksColors)
      end = swatch.minX - 4
    }
    let shown = fields(in: end - rect.minX - 24, workspace, ui)
    let fields = GraphField.allCases.filter(shown.contains)
    let right = end - fields.reduce(0) { $0 + fieldWidth($1, ui) }
    var x = right
    for field in fields {
      x += fieldWidth(field, ui)
      let part = Part.graph(.field(field))
      let box = Rect(x: x - field.width, y: rect.minY, width: field.width, height: rect.height)
      ui.field(part, box, text: text(of: part, workspace), style: Theme.number)
      ui.text(
        field.label, Theme.caption.aligned(.trailing), Theme.faintText,
        at: Point(x: box.minX - 6, y: rect.centre.y))
    }
    let count = workspace.selection.keys.count
    let number =
      count > 1
      ? "  " + localized("(\(count) keyframes)")
      : keys.isEmpty ? "  " + localized("(at the playhead)") : ""
    guard right - rect.minX > 32 else { return }
    ui.text(
      title(of: track, number, width: right - rect.minX - 8, &ui),
      Theme.caption.aligned(.trailing), Theme.mutedText, at: Point(x: right - 8, y: rect.centre.y))
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
