import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

/// Values and speeds over time, in a strip above the timeline, on the same scale of time.
struct GraphsPanel: Panel, DraggedPanel, FocusedPanel, PanelWithTips {
  /// The tracks that have a graph, and their graphs.
  private var movers: [Mover] = []
  private var graphs: [Graph] = []

  func owns(_ part: Part) -> Bool { part == .graphs }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    (movers, graphs) = ([], [])
    guard let panel = workspace.layout.graphs else { return }
    movers = workspace.graphed()
    if movers.isEmpty { return }
    graphs = workspace.graphs(of: movers, over: workspace.timelineScale(in: panel))
  }

  func stop(_ workspace: Workspace) -> PanelStop? {
    workspace.layout.graphs.map { PanelStop(room: $0, first: .graphs) }
  }

  // MARK: Pointer

  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply {
    guard workspace.allows(.scrubBar) else { return .button }
    workspace.playhead.beginScrub()
    _ = drag(to: press.pointer, &workspace, &ui)
    return .editing
  }

  /// Time follows the pointer.
  mutating func drag(
    to pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI
  ) -> DragReply {
    guard let panel = workspace.layout.graphs else { return .goesOn }
    workspace.playhead.scrub(to: workspace.timelineScale(in: panel).time(at: pointer.position.x))
    return .goesOn
  }

  mutating func release(at pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    workspace.playhead.endScrub()
  }

  mutating func cancel(_ workspace: inout Workspace, _ ui: inout UI) {
    workspace.playhead.endScrub()
  }

  func pointerShape(_ workspace: Workspace) -> PointerShape? { .resizeHorizontally }

  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    Tip(localized("Values and speeds: drag to scrub"), keys: "V")
  }

  // MARK: Drawing

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let panel = workspace.layout.graphs else { return }
    ui.backdrop(.backdrop("graphs"), panel)
    ui.box(panel, Theme.panel)
    ui.box(Rect(x: panel.minX, y: panel.minY, width: panel.width, height: ui.hair), Theme.hairline)
    let times = workspace.timelineParts(in: panel).field
    let field = Rect(x: times.minX, y: panel.minY, width: times.width, height: panel.height)
    let scale = workspace.timelineScale(in: panel)
    _ = ui.add(Widget(identity: .graphs, rect: field, role: .slider, isStop: false))
    if ui.focus == .graphs, ui.showsFocus {
      ui.outline(field.inset(by: 2), Theme.brass, width: 2, corner: 4)
    }
    guard !graphs.isEmpty else {
      return ui.text(
        localized("Nothing to graph."), Theme.caption, Theme.mutedText,
        at: Point(x: panel.minX + Theme.margin, y: panel.minY + 20))
    }
    let names = graphs.map(\.path.node).shortNames
    let height = (panel.height - 4) / Double(graphs.count)
    for (index, graph) in graphs.enumerated() {
      let row = Rect(
        x: panel.minX, y: panel.minY + 4 + Double(index) * height, width: panel.width,
        height: height)
      if index > 0 {
        ui.box(Rect(x: row.minX, y: row.minY, width: row.width, height: ui.hair), Theme.hairline)
      }
      draw(graph, of: names[index], movers[index], in: row, field, scale, workspace, &ui)
    }
    let x = ui.snap(scale.x(of: workspace.player.time))
    ui.box(
      Rect(x: x - 0.75, y: panel.minY, width: 1.5, height: panel.height), Theme.brass.opacity(0.6),
      clips: [Clip(field)])
    ui.box(
      Rect(x: field.minX - ui.hair, y: panel.minY, width: ui.hair, height: panel.height),
      Theme.hairline)
  }

  private func draw(
    _ graph: Graph, of node: String, _ mover: Mover, in row: Rect, _ field: Rect,
    _ scale: TimelineScale, _ workspace: Workspace, _ ui: inout UI
  ) {
    guard let track = mover.number?.track else { return }
    let now = workspace.player.time
    let timeline = workspace.playhead.timeline
    let step = Graph.step(of: timeline)
    let (value, speed) = (track.value(at: now), Graph.speed(of: track, at: now, step: step))
    let inside = row.inset(x: 0, y: min(7, row.height / 5))
    let clips = [Clip(Rect(x: field.minX, y: row.minY, width: field.width, height: row.height))]
    let speeds = GraphAxis(graph.speeds.withoutSpikes + [0], in: inside)
    let values = GraphAxis(graph.values, in: inside)
    ui.box(
      Rect(x: field.minX, y: ui.snap(speeds.y(of: 0)), width: field.width, height: ui.hair),
      Theme.hairline.opacity(0.7), clips: clips)
    // Told apart by dashes, too.
    for (numbers, axis, color, width, dash) in [
      (graph.speeds, speeds, Theme.mutedText, 1.0, [3.0, 2]),
      (graph.values, values, Theme.mint, 1.5, []),
    ] {
      ui.sprites.append(
        Sprite(
          .path(graph.path(of: numbers, scale, axis)), name: "graph",
          stroke: Stroke(color, width: width, join: .round, dash: dash), clips: clips))
    }
    let x = scale.x(of: now)
    if x >= field.minX, x <= field.maxX {
      ui.disc(centre: Point(x: x, y: speeds.y(of: speed)), radius: 2.5, Theme.mutedText)
      ui.disc(centre: Point(x: x, y: values.y(of: value)), radius: 4, Theme.mint)
    }
    let usual = graph.speeds.withoutSpikes.lazy.map(abs).max() ?? 0
    drawNumbers(
      of: graph, node, value, abs(speed) > 50 * usual && usual > 0 ? nil : speed, timeline.unit,
      in: row, width: field.minX - row.minX, &ui)
  }

  /// Nil for the speed where the value jumps.
  private func drawNumbers(
    of graph: Graph, _ node: String, _ value: Double, _ speed: Double?, _ timeUnit: Timeline.Unit,
    in row: Rect, width: Double, _ ui: inout UI
  ) {
    let (left, right) = (row.minX + 12, row.minX + width - 12)
    let hasTwoLines = row.height >= 30
    let y = hasTwoLines ? row.centre.y - 9 : row.centre.y
    func line(
      _ words: String, _ style: TextStyle, _ color: Color, _ number: String, _ tint: Color,
      at y: Double
    ) {
      let room = right - left - ui.measure(Text(number, Theme.index)) - 8
      ui.text(ui.fitted(words, style, width: room), style, color, at: Point(x: left, y: y))
      ui.text(number, Theme.index, tint, at: Point(x: right, y: y))
    }
    let property = graph.property
    let name = property.name.localizedProperty
    line(
      hasTwoLines ? name : "\(node) \(name)", Theme.key, Theme.text,
      property.reading(value), Theme.mint, at: y)
    guard hasTwoLines else { return }
    let reading = speed.map { timeUnit.speed(property.reading($0)) } ?? localized("jump")
    line(node, Theme.caption, Theme.mutedText, reading, Theme.mutedText, at: y + 18)
  }
}

/// Where values lie in a row: the highest at its top.
struct GraphAxis {
  private let rect: Rect
  private let values: ClosedRange<Double>

  init(_ numbers: [Double], in rect: Rect) {
    self.rect = rect
    let finite = numbers.filter(\.isFinite)
    values = (finite.min() ?? 0)...(finite.max() ?? 0)
  }

  /// In points; the middle where all values are the same.
  func y(of value: Double) -> Double {
    guard values.length > 0, value.isFinite else { return rect.centre.y }
    let part = (value - values.lowerBound) / values.length
    return rect.maxY - min(max(part, -0.2), 1.2) * rect.height
  }
}

extension Graph {
  fileprivate func path(of numbers: [Double], _ scale: TimelineScale, _ axis: GraphAxis) -> Path {
    var path = Path()
    for (time, number) in zip(times, numbers) {
      let point = Point(x: scale.x(of: time), y: axis.y(of: number))
      if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
    }
    return path
  }
}

extension [Double] {
  /// Without the few speeds at a jump of the value, which are so large that they would flatten the rest.
  fileprivate var withoutSpikes: [Double] {
    let sizes = map(abs).filter(\.isFinite).sorted()
    guard let largest = sizes.last, largest > 0 else { return self }
    let usual = sizes[Swift.min(sizes.count - 1, sizes.count * 97 / 100)]
    guard usual > 0, largest > 8 * usual else { return self }
    return filter { abs($0) <= usual }
  }
}

extension Timeline.Unit {
  /// A speed, such as "120/s".
  fileprivate func speed(_ change: String) -> String {
    switch self {
    case .pages: localized("\(change)/p")
    case .points: localized("\(change)/pt")
    case .seconds: localized("\(change)/s")
    }
  }
}
