import AppState
import Interface
import Keyframes
import Stage
import Words

/// The times of the last frames as a graph, and why frames were missed, for developers.
struct FrameTimesPanel: Panel, MeasuringPanel, PanelBesideStage {
  static let side = SidePanel.frameTimes

  private var frames = MeasuredFrames()
  /// The same as the numbers show them, which can't be read if they change with every frame.
  private var shown = MeasuredFrames()
  /// In milliseconds.
  private var age = 0.0

  private static let readingTime = 250.0

  func owns(_ part: Part) -> Bool { false }

  func isMeasuring(_ workspace: Workspace) -> Bool { card(workspace) != nil }

  mutating func willHandle(_ event: InputEvent, _ workspace: inout Workspace) {
    guard case .frameShown(let report) = event, let frame = MeasuredFrame(report) else { return }
    frames.add(frame)
    age += frame.interval
    if shown.last.isEmpty || age >= Self.readingTime { (shown, age) = (frames, 0) }
  }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    if card(workspace) == nil { (frames, shown) = (MeasuredFrames(), MeasuredFrames()) }
  }

  // MARK: Drawing

  private static let graphHeight = 136.0
  private static let row = 20.0
  /// The width of a frame in the graph.
  private static let bar = 2.0
  /// The width of the column of times beside the graph, and beside missed frames.
  private static let times = 60.0
  /// The longest interval in the graph, in milliseconds.
  private static let longest = 3 * MeasuredFrame.usual

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let card = card(workspace) else { return }
    ui.sidePanel(Self.side.name, card)
    let inside = card.inset(x: Theme.margin, y: 0)
    ui.text(
      localized("Frame times"), Theme.heading, Theme.text,
      at: Point(x: inside.minX, y: card.minY + 28))
    ui.clipped(to: card) { ui in
      var y = card.minY + 52
      drawGraph(in: inside.from(y: y, to: y + Self.graphHeight), &ui)
      y += Self.graphHeight + 26
      drawKey(in: inside, &y, &ui)
      drawNumbers(in: inside, &y, &ui)
      drawLate(in: inside, from: y + 12, to: card.maxY, &ui)
    }
  }

  /// A bar for each frame, newest at the right, with a mark below late frames.
  private func drawGraph(in rect: Rect, _ ui: inout UI) {
    let graph = Rect(
      x: rect.minX + Self.times, y: rect.minY, width: rect.width - Self.times, height: rect.height)
    ui.box(graph, Theme.raised, corner: 4)
    func y(of time: Double) -> Double {
      graph.maxY - min(time / Self.longest, 1) * graph.height
    }
    for count in 1...2 {
      let time = Double(count) * MeasuredFrame.usual
      ui.box(
        Rect(x: graph.minX, y: ui.snap(y(of: time)), width: graph.width, height: ui.hair),
        Theme.control)
      ui.text(
        localized("\(time.fixed(1)) ms"), Theme.index, Theme.mutedText,
        at: Point(x: graph.minX - 8, y: y(of: time)))
    }
    let count = Int(graph.width / Self.bar)
    var (work, display, withoutCore, late) = (Path(), Path(), Path(), Path())
    for (index, frame) in frames.last.suffix(count).reversed().enumerated() {
      let x = graph.maxX - Double(index + 1) * Self.bar
      func bar(from start: Double, to end: Double) -> Path {
        .rectangle(Rect(x: x, y: y(of: end), width: Self.bar, height: y(of: start) - y(of: end)))
      }
      let worked = max(frame.work - frame.withoutCore, 0)
      let presented = worked + frame.presenting
      work.append(bar(from: 0, to: worked))
      display.append(bar(from: worked, to: presented))
      if frame.withoutCore > 0 {
        withoutCore.append(bar(from: presented, to: presented + frame.withoutCore))
      }
      if frame.isLate {
        late.append(.rectangle(Rect(x: x, y: graph.maxY + 3, width: Self.bar, height: 5)))
      }
    }
    // A sprite for each colour: hundreds of boxes would take longer than the frames they show.
    for (path, color) in [
      (work, Theme.mint), (display, Theme.sky), (withoutCore, Theme.violet), (late, Theme.coral),
    ] where !path.isEmpty {
      ui.sprites.append(Sprite(.path(path), name: "frames", fill: .color(color)))
    }
  }

  private func drawKey(in inside: Rect, _ y: inout Double, _ ui: inout UI) {
    for (index, (name, color)) in [
      (localized("Work of Riff"), Theme.mint), (localized("Display"), Theme.sky),
      (localized("No core free"), Theme.violet), (localized("Missed"), Theme.coral),
    ].enumerated() {
      let x = index.isMultiple(of: 2) ? inside.minX : inside.centre.x
      ui.box(Rect(x: x, y: y - 4, width: 8, height: 8), color, corner: 2)
      let fitted = ui.fitted(name, Theme.caption, width: inside.width / 2 - 20)
      ui.text(fitted, Theme.caption, Theme.mutedText, at: Point(x: x + 14, y: y))
      if !index.isMultiple(of: 2) { y += Self.row }
    }
    y += 10
  }

  private func drawNumbers(in inside: Rect, _ y: inout Double, _ ui: inout UI) {
    func time(_ part: Double) -> String {
      shown.interval(at: part).map { localized("\($0.fixed(1)) ms") } ?? "–"
    }
    for (name, value) in [
      (localized("Frames per second"), shown.last.isEmpty ? "–" : shown.framesPerSecond.fixed(1)),
      (localized("Median"), time(0.5)), (localized("95th percentile"), time(0.95)),
      (localized("Slowest"), time(1)), (localized("Missed since opened"), String(shown.missed)),
    ] {
      let room = inside.width - ui.measure(Text(value, Theme.index)) - 8
      ui.text(
        ui.fitted(name, Theme.caption, width: room), Theme.caption, Theme.mutedText,
        at: Point(x: inside.minX, y: y))
      ui.text(value, Theme.index, Theme.text, at: Point(x: inside.maxX, y: y))
      y += Self.row
    }
  }

  /// The late frames and their causes, newest first, as many as fit.
  private func drawLate(in inside: Rect, from top: Double, to bottom: Double, _ ui: inout UI) {
    ui.text(
      localized("Missed frames"), Theme.key, Theme.text, at: Point(x: inside.minX, y: top))
    let words =
      !shown.late.isEmpty
      ? ""
      : shown.last.isEmpty
        ? localized("Frames are measured while something moves.")
        : localized("None")
    var y = top + Self.row
    for line in ui.wrapped(words, Theme.caption, width: inside.width, lines: 3) {
      ui.text(line, Theme.caption, Theme.mutedText, at: Point(x: inside.minX, y: y))
      y += Theme.line
    }
    for frame in shown.late where y + Self.row / 2 < bottom {
      ui.text(
        localized("\(frame.interval.fixed(1)) ms"), Theme.index, Theme.text,
        at: Point(x: inside.minX + Self.times - 8, y: y))
      let cause = ui.fitted(
        frame.cause ?? "", Theme.caption, width: inside.width - Self.times)
      ui.text(
        cause, Theme.caption, Theme.mutedText, at: Point(x: inside.minX + Self.times, y: y))
      y += Self.row
    }
  }
}

extension Path {
  fileprivate static func rectangle(_ rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.minX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.maxY))
    path.line(to: Point(x: rect.minX, y: rect.maxY))
    path.close()
    return path
  }
}
