import Keyframes
import Scrolling
import Stage

extension Session {
  static let timelineNames = 168.0
  static let timelineRuler = 26.0
  static let timelineRow = 24.0

  /// The demo's tracks over time: a ruler, a row for each track, and the playhead over all.
  mutating func drawTimeline(in panel: Rect, _ ui: inout UI) {
    _ = ui.add(Widget(identity: .backdrop("timeline"), rect: panel, role: .surface))
    ui.box(panel, Theme.panel)
    ui.box(Rect(x: panel.minX, y: panel.minY, width: panel.width, height: ui.hair), Theme.hairline)
    let rows = player.rows()
    let scale = timelineScale(in: panel)
    let field = timelineField(in: panel)
    let list = Rect(
      x: panel.minX, y: field.minY + Self.timelineRuler, width: panel.width,
      height: field.height - Self.timelineRuler)
    _ = ui.add(Widget(identity: .timeline, rect: field, role: .slider))
    drawRuler(scale, field, &ui)
    let clip = Clip(list)
    for (index, row) in rows.enumerated() {
      let y = list.minY + Double(index) * Self.timelineRow - timelineScroller.position
      guard y + Self.timelineRow > list.minY, y < list.maxY else { continue }
      let rect = Rect(x: list.minX, y: y, width: list.width, height: Self.timelineRow)
      draw(row, rect, scale, field, clip, &ui)
    }
    if rows.isEmpty {
      ui.text(
        "Nothing here moves by keyframes.", Theme.caption, Theme.mutedText,
        at: Point(x: panel.minX + Theme.margin, y: list.minY + 16))
    }
    drawPlayhead(scale, field, &ui)
    ui.box(
      Rect(x: field.minX - ui.hair, y: panel.minY, width: ui.hair, height: panel.height),
      Theme.hairline)
    drawTimelineButtons(panel, &ui)
  }

  /// Where times lie: right of the names.
  func timelineField(in panel: Rect) -> Rect {
    let names = min(Self.timelineNames, panel.width * 0.3)
    return Rect(
      x: panel.minX + names, y: panel.minY, width: panel.width - names, height: panel.height)
  }

  /// The view of the demo on the stage, over the panel as it lies now.
  func timelineScale(in panel: Rect) -> TimelineScale {
    let field = timelineField(in: panel)
    let points = (field.minX + 16)...(max(field.maxX - 16, field.minX + 17))
    let kept = timelineViews[player.demo.name]
    let range = player.playhead.timeline.range
    guard let kept, kept.whole == TimelineScale(range, over: points).whole else {
      return TimelineScale(range, over: points)
    }
    return kept.over(points)
  }

  /// How far the rows can be scrolled, in points.
  func timelineOverflow(_ panel: Rect, rows: Int) -> Double {
    max(0, Double(rows) * Self.timelineRow + 8 - (panel.height - Self.timelineRuler))
  }

  // MARK: Ruler

  private func drawRuler(_ scale: TimelineScale, _ field: Rect, _ ui: inout UI) {
    let unit = player.playhead.timeline.unit
    let clips = [Clip(field)]
    for time in scale.lines(spacing: 72, in: unit) {
      let x = ui.snap(scale.x(of: time))
      ui.box(
        Rect(x: x, y: field.minY + 18, width: ui.hair, height: field.height - 18),
        Theme.hairline.opacity(0.7), clips: clips)
      // The playhead's head stands here.
      if abs(x - scale.x(of: player.time)) < 18 { continue }
      ui.text(
        time.roundedText, Theme.index.aligned(.centre), Theme.faintText,
        at: Point(x: x, y: field.minY + 10), clips: clips)
    }
    ui.box(
      Rect(
        x: field.minX, y: field.minY + Self.timelineRuler, width: field.width, height: ui.hair),
      Theme.hairline)
    guard let loop = player.playhead.clock.loopRange else { return }
    let (left, right) = (scale.x(of: loop.lowerBound), scale.x(of: loop.upperBound))
    ui.box(
      Rect(x: left, y: field.minY + 20, width: max(right - left, 1), height: 4),
      Theme.brass.opacity(0.55), clips: clips)
  }

  private func drawPlayhead(_ scale: TimelineScale, _ field: Rect, _ ui: inout UI) {
    let x = ui.snap(scale.x(of: player.time))
    let clips = [Clip(field)]
    ui.box(
      Rect(x: x - 0.75, y: field.minY + 6, width: 1.5, height: field.height), Theme.brass,
      clips: clips)
    ui.sprites.append(
      Sprite(
        .corners([Point(x: -6, y: -6), Point(x: 6, y: -6), Point(x: 0, y: 5)]),
        transform: .translation(x: x, y: field.minY + 9), fill: .color(Theme.brass), clips: clips))
  }

  // MARK: Rows

  private func draw(
    _ row: TimelineRow, _ rect: Rect, _ scale: TimelineScale, _ field: Rect, _ clip: Clip,
    _ ui: inout UI
  ) {
    let isNode: Bool
    if case .node = row.content { isNode = true } else { isNode = false }
    let indent = rect.minX + 12 + 12 * Double(row.depth) + (isNode ? 0 : 12)
    if isNode { ui.box(rect, Theme.raised.opacity(0.5), clips: [clip]) }
    let style = isNode ? Theme.key : Theme.caption
    ui.text(
      ui.fitted(row.title, style, width: field.minX - indent - 8), style,
      isNode ? Theme.text : Theme.mutedText, at: Point(x: indent, y: rect.centre.y), clips: [clip])
    guard !isNode else { return }
    let clips = [
      Clip(Rect(x: field.minX, y: clip.rect.minY, width: field.width, height: clip.rect.height))
    ]
    drawCurves(row.keyframes, rect, scale, clips, &ui)
    drawDiamonds(row.keyframes.map(\.time), rect, scale, clips, &ui)
  }

  /// The easing of each stretch as a small curve, where there is room for it; all in one sprite.
  private func drawCurves(
    _ keyframes: [(time: Double, easing: Easing)], _ rect: Rect, _ scale: TimelineScale,
    _ clips: [Clip], _ ui: inout UI
  ) {
    var path = Path()
    for (from, to) in zip(keyframes, keyframes.dropFirst()) {
      let (left, right) = (scale.x(of: from.time), scale.x(of: to.time))
      guard right > left, right > clips[0].rect.minX, left < clips[0].rect.maxX else { continue }
      path.move(to: Point(x: left, y: rect.maxY - 6))
      let count = right - left < 24 ? 1 : 16
      for step in 1...count {
        let part = Double(step) / Double(count)
        let value = min(max(from.easing(part), -0.2), 1.2)
        path.line(to: Point(x: left + part * (right - left), y: rect.maxY - 6 - 12 * value))
      }
    }
    ui.sprites.append(
      Sprite(.path(path), stroke: Stroke(Theme.mint.opacity(0.6), width: 1.25), clips: clips))
  }

  private func drawDiamonds(
    _ times: [Double], _ rect: Rect, _ scale: TimelineScale, _ clips: [Clip], _ ui: inout UI
  ) {
    var path = Path()
    for time in times {
      let centre = Point(x: scale.x(of: time), y: rect.centre.y)
      guard centre.x > clips[0].rect.minX - 8, centre.x < clips[0].rect.maxX + 8 else { continue }
      path.move(to: centre + Point(x: 0, y: -5))
      path.line(to: centre + Point(x: 5, y: 0))
      path.line(to: centre + Point(x: 0, y: 5))
      path.line(to: centre + Point(x: -5, y: 0))
      path.close()
    }
    ui.sprites.append(
      Sprite(
        .path(path), fill: .color(Theme.text), stroke: Stroke(Theme.panel, width: 1), clips: clips))
  }

  // MARK: Buttons

  private func drawTimelineButtons(_ panel: Rect, _ ui: inout UI) {
    let buttons: [(name: String, sign: String, action: Action)] = [
      ("fit timeline", "Fit", .fitTimeline), ("zoom timeline out", "−", .zoomTimeline(1.5)),
      ("zoom timeline in", "+", .zoomTimeline(1 / 1.5)),
    ]
    var x = panel.minX + 8
    for (name, sign, action) in buttons {
      let width = sign.count > 1 ? 36.0 : 26
      let rect = Rect(x: x, y: panel.minY + 1, width: width, height: 24)
      ui.button(name, rect, action) { ui, color in
        ui.text(sign, Theme.caption.aligned(.centre), color, at: rect.centre)
      }
      x += width + 2
    }
  }
}

// MARK: Hands

extension Session {
  /// Time follows the hand on the timeline, drawn to keyframes and pages that are near.
  mutating func scrubTimeline(to place: Point) {
    guard let panel = layout.timeline else { return }
    let scale = timelineScale(in: panel)
    let targets = player.rows().flatMap { $0.keyframes.map(\.time) } + player.ticks
    let snapping = TimeSnapping(targets: targets, reach: scale.duration(of: TimeSnapping.zone / 2))
    player.playhead.scrub(to: snapping.snapped(scale.time(at: place.x)))
  }

  /// Ctrl zooms about the pointer, Shift pans, and a plain wheel scrolls the rows.
  mutating func wheelOverTimeline(
    x: Double, y: Double, at place: Point, _ modifiers: Modifiers, _ time: Double
  ) {
    guard let panel = layout.timeline else { return }
    if modifiers.contains(.control) || modifiers.contains(.command) {
      var scale = timelineScale(in: panel)
      scale.zoom(by: y > 0 ? 1 / (1 + min(y, 5) * 0.15) : 1 + min(-y, 5) * 0.15, at: place.x)
      timelineViews[player.demo.name] = scale
    } else if modifiers.contains(.shift) || abs(x) > abs(y) {
      var scale = timelineScale(in: panel)
      scale.pan(by: (abs(x) > abs(y) ? x : -y) * 40)
      timelineViews[player.demo.name] = scale
    } else {
      timelineScroller.resize(
        to: Extent(
          range: 0...timelineOverflow(panel, rows: player.rows().count),
          viewport: max(panel.height - Self.timelineRuler, 1)))
      timelineScroller.wheel(by: -y * Session.wheelTick / 2, time: time)
    }
  }

  mutating func zoomTimeline(by factor: Double) {
    guard let panel = layout.timeline else { return }
    var scale = timelineScale(in: panel)
    let middle = scale.times.contains(player.time) ? scale.x(of: player.time) : panel.centre.x
    scale.zoom(by: factor, at: middle)
    timelineViews[player.demo.name] = scale
  }

  /// The keyframe before or after the playhead.
  mutating func jumpToKeyframe(_ way: Int) {
    let times = Set(player.rows().flatMap { $0.keyframes.map(\.time) }).sorted()
    let now = player.time
    let next = way > 0 ? times.first { $0 > now + 1e-9 } : times.last { $0 < now - 1e-9 }
    if let next { player.playhead.jump(to: next) }
  }
}

extension Double {
  /// Without the rounding that adding steps leaves: "0.3", "12".
  fileprivate var roundedText: String {
    let rounded = (self * 1e4).rounded() / 1e4
    return rounded == 0 ? "0" : rounded.short
  }
}
