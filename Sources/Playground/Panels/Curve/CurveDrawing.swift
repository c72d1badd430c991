import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

extension CurvePanel {
  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard workspace.layout.shows(.curve) else { return }
    let room = workspace.layout.roomOrNone(of: .curve)
    ui.sidePanel("curve", room)
    let rects = layout(workspace)
    if !rects.title.isEmpty {
      let title = ui.fitted(
        localized("Curve"), Theme.heading, width: rects.title.width - 5 * Self.buttonStep)
      ui.text(
        title, Theme.heading, Theme.text, at: Point(x: rects.title.minX, y: rects.title.centre.y))
    }
    guard let drawn else {
      ui.text(
        localized("Nothing is animated here."), Theme.caption, Theme.mutedText,
        at: Point(x: rects.tracks.minX, y: rects.tracks.centre.y))
      return takeWheels(room, &ui)
    }
    drawHead(rects, workspace, &ui)
    drawChoosers(drawn.target, rects, workspace, &ui)
    if !rects.canvas.isEmpty { drawCanvas(drawn, rects, workspace, &ui) }
    drawName(drawn.easing, in: rects.name, &ui)
    drawNotation(drawn, rects, workspace, &ui)
    drawTabs(rects.tabs, &ui)
    drawTokenLines(drawn, workspace, &ui)
    switch tab {
    case .presets: drawPresets(drawn.target, rects, room, workspace, &ui)
    case .shape:
      drawShape(drawn, rects, workspace, &ui)
      takeWheels(room, &ui)
    case .nearest:
      drawNearest(drawn.target, content(workspace), &ui)
      takeWheels(room, &ui)
    }
    if let error = drawn.error { draw(error, rects, &ui) }
  }

  /// Where nothing scrolls, wheels and fingers on the panel do nothing, rather than move time.
  private func takeWheels(_ room: Rect, _ ui: inout UI) {
    ui.addList(.curve(.panel), area: room, bar: .zero)
  }

  // MARK: Head

  private static let buttonStep = 32.0

  /// Where a chooser takes the place of the title, there is no room for the first two buttons.
  private func drawHead(_ rects: CurveLayout, _ workspace: Workspace, _ ui: inout UI) {
    let buttons: [(name: String, icon: Icon, action: CurveAction, isOn: Bool)] = [
      ("curve pen", .pen, .draw, isDrawing),
      ("pin curve", .pinned, .pin, workspace.editing.pinnedCurve != nil),
      ("reverse curve", .reverse, .reverse, false), ("mirror curve", .mirror, .mirror, false),
      ("copy curve", .copy, .copy, false),
    ]
    let shown = rects.title.isEmpty ? buttons.suffix(3) : buttons[...]
    for (index, (name, icon, action, isOn)) in shown.enumerated() {
      let rect = Rect(
        x: rects.head.maxX - Self.buttonStep * Double(shown.count - index) + 4,
        y: rects.head.minY, width: 28, height: 28)
      ui.button(name, rect, .curve(action), isOn: isOn) { ui, color in
        ui.icon(icon, color, centre: rect.centre, size: 14)
      }
    }
  }

  private func drawChoosers(
    _ target: CurveTarget, _ rects: CurveLayout, _ workspace: Workspace, _ ui: inout UI
  ) {
    let (tracks, first) = (target.keys.byTrack.count, target.first.track)
    let (track, property) =
      tracks > 1
      ? (localized("\(tracks) tracks"), "")
      : (first.node.displayName, " · " + first.property.localizedProperty)
    let segment: String
    if target.keys.count > 1 {
      segment = localized("\(target.keys.count) segments")
    } else if let range = target.stretch {
      segment = workspace.playhead.timeline.unit.reading(range)
    } else {
      segment = localized("last keyframe")
    }
    drawChooser(.track, track, keeping: property, rects.tracks, &ui)
    drawChooser(.stretch, segment, rects.stretches, &ui)
  }

  private func drawChooser(
    _ chooser: CurveChooser, _ words: String, keeping end: String = "", _ rect: Rect,
    _ ui: inout UI
  ) {
    func arrow(_ sign: String, by count: Int) -> Segment {
      Segment(
        identity: .curve(.step(chooser, count)), title: sign, isChosen: false,
        action: .curve(.choose(chooser, by: count)))
    }
    let after = arrow("›", by: 1)
    ui.stepper(
      words, keeping: end, in: rect, before: arrow("‹", by: -1), after: after,
      word: Segment(
        identity: .curve(.chooser(chooser)), title: words + end, isChosen: true,
        action: after.action))
  }

  // MARK: Notation

  private func drawNotation(
    _ drawn: DrawnCurve, _ rects: CurveLayout, _ workspace: Workspace, _ ui: inout UI
  ) {
    let field = Part.curve(.field(.notation))
    let words = preview == nil ? text(of: field, workspace) : drawn.easing.unnamed.notation
    // More than can fit: hundreds of stops would be measured one by one.
    ui.field(
      field, rects.notation, text: String(words.prefix(240)),
      placeholder: localized("Type or paste an easing"))
    if drawn.error != nil {
      ui.outline(rects.notation, Theme.coral, width: 1.5, corner: Theme.corner)
    }
  }

  /// An error in a card below the field, over everything there.
  private func draw(_ error: String, _ rects: CurveLayout, _ ui: inout UI) {
    let lines = ui.wrapped(error, Theme.caption, width: rects.notation.width - 16, lines: 5)
    let card = Rect(
      x: rects.notation.minX, y: rects.notation.maxY + 4, width: rects.notation.width,
      height: 16 * Double(lines.count) + 12)
    ui.box(card, Theme.panel, corner: Theme.corner)
    ui.outline(card, Theme.coral.opacity(0.5), width: 1, corner: Theme.corner)
    for (index, line) in lines.enumerated() {
      ui.text(
        line, Theme.caption, Theme.coral,
        at: Point(x: card.minX + 8, y: card.minY + 14 + 16 * Double(index)))
    }
  }

  private func drawTabs(_ rect: Rect, _ ui: inout UI) {
    ui.segments(
      CurveTab.allCases.map { tab in
        Segment(
          identity: .curve(.tab(tab)), title: tab.title, isChosen: tab == self.tab,
          action: .curve(.show(tab)))
      }, in: rect)
  }
}

extension Timeline.Unit {
  /// A segment's times: "0.50 – 1.20 s".
  fileprivate func reading(_ range: ClosedRange<Double>) -> String {
    func ends(_ decimals: Int) -> String {
      "\(range.lowerBound.fixed(decimals)) – \(range.upperBound.fixed(decimals))"
    }
    return switch self {
    case .pages: localized("\(ends(2)) p")
    case .points: localized("\(ends(0)) pt")
    case .seconds: localized("\(ends(2)) s")
    }
  }
}
