import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// Above the ruler: buttons for the view at the left, the selection at the right.
extension TimelinePanel {
  func drawHeader(_ parts: TimelineParts, _ workspace: Workspace, _ ui: inout UI) {
    let header = parts.header
    var x = drawZoom(header, &ui) + 8
    x = drawFilter(header, from: x, &ui) + 12
    x = drawLength(header, from: x, workspace, &ui)
    drawChosen(
      Rect(x: x + 8, y: header.minY + 4, width: header.maxX - x - 20, height: 24), workspace, &ui)
  }

  /// - Returns: where it ends.
  private func drawZoom(_ header: Rect, _ ui: inout UI) -> Double {
    var buttons: [(name: String, sign: String, width: Double, action: Action)] = [
      ("fit timeline", localized("Fit"), 36, .fitTimeline)
    ]
    if header.width >= 560 {
      buttons += [
        ("zoom timeline out", "−", 26, .zoomTimeline(1.5)),
        ("zoom timeline in", "+", 26, .zoomTimeline(1 / 1.5)),
      ]
    }
    var x = header.minX + 8
    for (name, sign, width, action) in buttons {
      let rect = Rect(x: x, y: header.minY + 4, width: width, height: 24)
      ui.button(name, rect, action) { ui, color in
        ui.text(sign, Theme.caption.aligned(.centre), color, at: rect.centre)
      }
      x += width + 4
    }
    return x - 4
  }

  /// The choice of rows: all words if they fit, else the current one between two arrows.
  private func drawFilter(_ header: Rect, from x: Double, _ ui: inout UI) -> Double {
    let all = RowFilter.allCases
    let width = all.reduce(0) { $0 + ui.measure(Text($1.title, Theme.caption)) + 16 }
    guard header.width >= 720 else {
      let rect = Rect(x: x, y: header.minY + 4, width: 128, height: 24)
      ui.stepper(
        filter.title, in: rect,
        before: Segment(
          identity: .button("fewer-rows"), title: "‹", isChosen: false,
          action: .timeline(.show(filter.next(by: -1))), tip: localized("Show fewer rows")),
        after: Segment(
          identity: .button("more-rows"), title: "›", isChosen: true,
          action: .timeline(.show(filter.next(by: 1))), tip: localized("Show more rows")))
      return rect.maxX
    }
    let rect = Rect(x: x, y: header.minY + 4, width: width, height: 24)
    let segments = all.map { filter in
      Segment(
        identity: .button("rows \(filter.rawValue)"), title: filter.title,
        isChosen: filter == self.filter, action: .timeline(.show(filter)), tip: filter.words)
    }
    ui.segments(segments, in: rect)
    return rect.maxX
  }

  /// The length of the timeline, where it can be changed.
  private func drawLength(
    _ header: Rect, from x: Double, _ workspace: Workspace, _ ui: inout UI
  ) -> Double {
    guard header.width >= 440 else { return x - 12 }
    let middle = header.minY + 16
    guard workspace.canEditLength else {
      guard workspace.playhead.isPaged, header.width >= 640 else { return x - 12 }
      let pages = workspace.playhead.timeline.length.rounded() + 1
      let words = localized("\(pages.fixed(0)) pages")
      ui.text(words, Theme.caption, Theme.faintText, at: Point(x: x, y: middle))
      return x + ui.measure(Text(words, Theme.caption))
    }
    var left = x
    if header.width >= 640 {
      let words = localized("Length")
      let label = Rect(
        x: x, y: header.minY + 4, width: ui.measure(Text(words, Theme.caption)) + 6, height: 24)
      let look = ui.add(
        Widget(identity: .timeline(.lengthLabel), rect: label, role: .label, isStop: false))
      ui.text(
        words, Theme.caption, look.isHot ? Theme.text : Theme.mutedText,
        at: Point(x: x, y: middle))
      left = label.maxX
    }
    let field = Rect(x: left, y: header.minY + 4, width: 76, height: 24)
    let part = Part.timeline(.field(.length))
    ui.field(part, field, text: text(of: part, workspace), style: Theme.number)
    return field.maxX
  }

  /// The selected track with its value, and the time of its selected keyframe.
  private func drawChosen(_ rect: Rect, _ workspace: Workspace, _ ui: inout UI) {
    guard let (path, track, keys) = workspace.chosenTrack else {
      let words = localized("Click a keyframe, curve or name. Shift-click to add.")
      let isLong = ui.measure(Text(words, Theme.caption)) > rect.width
      return ui.text(
        ui.fitted(
          isLong ? localized("Click to select, Shift adds") : words, Theme.caption,
          width: rect.width),
        Theme.caption.aligned(.trailing),
        Theme.faintText, at: Point(x: rect.maxX, y: rect.centre.y))
    }
    var right = drawValue(of: track, endingAt: rect.maxX, rect, workspace, &ui)
    if workspace.chosenTime != nil {
      right = drawField(.time, localized("at"), endingAt: right, width: 76, rect, workspace, &ui)
    }
    let count = workspace.selection.keys.count
    let title = rowTitle(of: path.node, workspace) + " · " + path.property.localizedProperty
    let number =
      count > 1
      ? "  " + localized("(\(count) keyframes)")
      : keys.isEmpty ? "  " + localized("(at the playhead)") : ""
    let width = right - rect.minX - 8
    guard width > 24 else { return }
    let whole = title + number
    let isShort = ui.measure(Text(whole, Theme.caption)) <= width
    ui.text(
      isShort ? whole : ui.fitted(title, Theme.caption, width: width),
      Theme.caption.aligned(.trailing), Theme.mutedText, at: Point(x: right - 8, y: rect.centre.y))
  }

  private func rowTitle(of node: String, _ workspace: Workspace) -> String {
    workspace.player.currentRows?.first { $0.node == node && $0.isNode }?.title ?? node
  }

  /// - Returns: where it begins.
  private func drawValue(
    of track: PropertyTrack, endingAt right: Double, _ rect: Rect, _ workspace: Workspace,
    _ ui: inout UI
  ) -> Double {
    switch workspace.chosenValue {
    case .number: return drawField(.value, "=", endingAt: right, width: 92, rect, workspace, &ui)
    case .flag(let isOn):
      let toggle = Rect(x: right - 44, y: rect.minY, width: 44, height: rect.height)
      ui.toggle(.button("hidden"), toggle, isOn: isOn, .timeline(.setHidden(!isOn)))
      return toggle.minX - 4
    case .color(let color):
      let left = drawField(.color, "", endingAt: right, width: 100, rect, workspace, &ui)
      let swatch = Rect(x: left - 28, y: rect.minY, width: 28, height: rect.height)
      let shown = Gradient.horizontal(color.clamped, color.clamped)
      ui.colorsButton(swatch, shown, isOn: workspace.editing.picksColors)
      return swatch.minX - 4
    case nil:
      guard var shown = workspace.chosenGradient else { return right }
      let swatch = Rect(x: right - 64, y: rect.minY, width: 64, height: rect.height)
      (shown.start, shown.end) = (.zero, Point(x: 1, y: 0))
      ui.colorsButton(swatch, shown, isOn: workspace.editing.picksColors)
      return swatch.minX - 4
    }
  }

  private func drawField(
    _ name: TimelineField, _ label: String, endingAt right: Double, width: Double, _ rect: Rect,
    _ workspace: Workspace, _ ui: inout UI
  ) -> Double {
    let field = Rect(x: right - width, y: rect.minY, width: width, height: rect.height)
    let part = Part.timeline(.field(name))
    ui.field(part, field, text: text(of: part, workspace), style: Theme.number)
    guard !label.isEmpty else { return field.minX - 4 }
    ui.text(
      label, Theme.caption.aligned(.trailing), Theme.faintText,
      at: Point(x: field.minX - 6, y: rect.centre.y))
    return field.minX - 10 - ui.measure(Text(label, Theme.caption))
  }
}

extension UI {
  /// Opens the picker of the selected track's colour or gradient.
  mutating func colorsButton(_ rect: Rect, _ colors: Gradient, isOn: Bool) {
    button("colors", rect, .timeline(.toggleColors), isOn: isOn) { ui, ring in
      ui.swatch(rect.inset(by: 3), .gradient(colors))
      ui.outline(rect.inset(by: 3), ring.opacity(0.7), width: 1, corner: 4)
    }
  }
}
