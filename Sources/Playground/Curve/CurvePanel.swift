import Exporting
import Keyframes
import Stage

extension Session {
  /// The curve editor: what it bends, the curve, its notation, and below presets or numbers.
  mutating func drawCurve(in room: Rect, _ ui: inout UI) {
    // What the panel asks of the rows again and again is ready then.
    _ = player.rows()
    _ = ui.add(Widget(identity: .backdrop("curve"), rect: room, role: .surface))
    ui.box(room, Theme.panel)
    ui.box(Rect(x: room.minX, y: room.minY, width: ui.hair, height: room.height), Theme.hairline)
    let rects = CurveLayout(in: room, tab: curve.tab)
    ui.text(
      "Curve", Theme.heading, Theme.text, at: Point(x: rects.head.minX, y: rects.head.centre.y))
    _ = players[chosen].rows()
    curve.drawn = curveTarget()
    defer { curve.drawn = nil }
    guard let target = curve.preview?.target ?? curve.drawn else {
      ui.text(
        "Nothing here moves by keyframes.", Theme.caption, Theme.mutedText,
        at: Point(x: rects.tracks.minX, y: rects.tracks.centre.y))
      return
    }
    drawHead(rects, &ui)
    drawChoosers(target, rects, &ui)
    let easing = curve.preview?.easing ?? target.easing
    if !rects.canvas.isEmpty { drawCanvas(target, easing, rects, &ui) }
    drawNotation(easing, rects, &ui)
    drawTabs(rects.tabs, &ui)
    switch curve.tab {
    case .presets: drawPresets(target, in: rects.content, &ui)
    case .shape: drawShape(easing, target, rects, &ui)
    }
    drawError(rects, &ui)
  }

  func isOnCurve(_ place: Point) -> Bool {
    layout.side == .curve && layout.sideRoom.contains(place)
  }

  // MARK: Head

  private func drawHead(_ rects: CurveLayout, _ ui: inout UI) {
    let buttons: [(name: String, icon: Icon, action: CurveAction)] = [
      ("reverse curve", .reverse, .reverse), ("mirror curve", .mirror, .mirror),
      ("copy curve", .copy, .copy),
    ]
    for (index, (name, icon, action)) in buttons.enumerated() {
      let rect = Rect(
        x: rects.head.maxX - 32 * Double(buttons.count - index) + 4, y: rects.head.minY,
        width: 28, height: 28)
      ui.button(name, rect, .curve(action)) { ui, color in
        ui.icon(icon, color, centre: rect.centre, size: 14)
      }
    }
  }

  private func drawChoosers(_ target: CurveTarget, _ rects: CurveLayout, _ ui: inout UI) {
    let tracks = Set(target.keys.map(\.track)).count
    let name = target.first.track.node.spokenName
    let track = tracks > 1 ? "\(tracks) tracks" : "\(name) · \(target.first.track.property)"
    let unit = player.playhead.timeline.unit
    let stretch: String
    if target.keys.count > 1 {
      stretch = "\(target.keys.count) stretches"
    } else if let range = target.stretch {
      stretch = unit.reading(range)
    } else {
      stretch = "last keyframe"
    }
    drawChooser(.track, track, rects.tracks, &ui)
    drawChooser(.stretch, stretch, rects.stretches, &ui)
  }

  private func drawChooser(
    _ chooser: CurveChooser, _ words: String, _ rect: Rect, _ ui: inout UI
  ) {
    ui.box(rect, Theme.raised, corner: Theme.corner)
    for (sign, left, way) in [("‹", rect.minX, -1), ("›", rect.maxX - 28, 1)] {
      let end = Rect(x: left, y: rect.minY, width: 28, height: rect.height)
      ui.segment(
        .curve(.step(chooser, way)), end, sign, isChosen: false,
        .curve(.choose(chooser, by: way)))
    }
    ui.segment(
      .curve(.chooser(chooser)), rect.inset(x: 28, y: 0), words, isChosen: true,
      .curve(.choose(chooser, by: 1)))
  }

  // MARK: Notation

  private func drawNotation(_ easing: Easing, _ rects: CurveLayout, _ ui: inout UI) {
    let words = curve.preview == nil ? text(ofCurve: .notation) : easing.notation
    // No more than there can be room for: hundreds of stops would be measured one by one.
    ui.field(
      .curve(.notation), rects.notation, text: String(words.prefix(64)), writing: field?.edit,
      placeholder: "An easing")
    if curveError != nil {
      ui.outline(rects.notation, Theme.coral, width: 1.5, corner: Theme.corner)
    }
  }

  /// What is wrong with what is written, over what lies below its field.
  private func drawError(_ rects: CurveLayout, _ ui: inout UI) {
    guard let error = curveError else { return }
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
          identity: .curve(.tab(tab)), title: tab.title, isChosen: tab == curve.tab,
          action: .curve(.show(tab)))
      }, in: rect)
  }
}

extension Timeline.Unit {
  /// A stretch as the chooser shows it: "0.50 – 1.20 s".
  func reading(_ range: ClosedRange<Double>) -> String {
    let (decimals, sign) =
      switch self {
      case .pages: (2, "p")
      case .points: (0, "pt")
      case .seconds: (2, "s")
      }
    return "\(range.lowerBound.fixed(decimals)) – \(range.upperBound.fixed(decimals)) \(sign)"
  }
}
