import AppState
import Editing
import Interface
import Keyframes
import Stage

enum GraphPart: Hashable, Sendable {
  /// Where the curves are.
  case plot
  /// The times above the plot, and the values left of it.
  case ruler, axis
  /// The list of tracks, and the bars of tracks of colours.
  case list, bars
  case field(GraphField)
  case edge(GraphEdge)
}

/// The graph editor: values of tracks over time, on the timeline's scale of time.
struct GraphsPanel: Panel, FollowingPanel, FocusedPanel, PanelWithTargets, CachingPanel {
  var state = GraphState()
  /// All tracks in the list.
  private(set) var listed: [GraphTrack] = []
  private(set) var curves = GraphCurves()
  private(set) var frozen = GraphCurves()
  /// The speed graphs of the shown tracks; none while values are shown.
  private(set) var speedGraphs: [SpeedGraph] = []
  private(set) var speeds = SpeedCurves()
  private var axis = ValueAxis(0...1, over: 0...1)
  /// The plot of this frame, the tracks whose keyframes are drawn, and those whose speed jumps are marked.
  private(set) var drawnPlot: GraphPlot?
  private(set) var tracksWithKeys: [GraphTrack] = []
  private(set) var markedTracks: [GraphTrack] = []
  /// How far the bars of colours are scrolled, in points, and the selected track, whose bar was scrolled into view.
  private var scrolledBars = 0.0
  private var revealed: TrackPath?
  private var wasOpen = false
  /// The current drag of keyframes, or of the view.
  var drag: (any GraphDrag)?
  var viewDrag: GraphViewDrag?
  /// The visible times before and during a drag, in which they stay.
  var heldView: (before: TimelineScale?, during: TimelineScale)?
  /// The target of the second press of a double-click.
  var doubleClicked: GraphTarget?

  func owns(_ part: Part) -> Bool { if case .graph = part { true } else { false } }

  func stop(_ workspace: Workspace) -> PanelStop? {
    workspace.layout.graphs.map { PanelStop(room: $0, first: .graph(.plot)) }
  }

  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    workspace.tidyKeys()
    state.follow(workspace)
  }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    guard workspace.layout.graphs != nil else {
      wasOpen = false
      return forgetCache()
    }
    if !wasOpen { state.open(&workspace) }
    wasOpen = true
    guard let plot = refreshedPlot(&workspace).map({ scrollingBars($0, workspace, &ui) }) else {
      return
    }
    drawnPlot = plot
    tracksWithKeys = plot.tracksWithKeys
    markedTracks = plot.markedTracks(among: tracksWithKeys)
    curves.update(state.showsSpeed ? [] : plot.tracks, plot.scale, plot.axis)
    speeds.update(speedGraphs, plot)
    frozen.update(state.frozenTracks(among: plot.tracks), plot.scale, plot.axis)
    curves.findJumps(of: state.showsSpeed ? [] : markedTracks)
    ui.resizeList(
      .graph(.list), height: Double(listed.count) * TimelineParts.rowHeight + 8,
      view: plot.parts.timeline.names)
  }

  mutating func forgetCache() {
    state.forgetTracks()
    (curves, frozen, speeds) = (GraphCurves(), GraphCurves(), SpeedCurves())
    (listed, speedGraphs, drawnPlot, tracksWithKeys, markedTracks) = ([], [], nil, [], [])
  }

  /// The plot with the bars of colours scrolled as their list is; a bar that was selected is scrolled to.
  private mutating func scrollingBars(
    _ plot: GraphPlot, _ workspace: Workspace, _ ui: inout UI
  ) -> GraphPlot {
    let (height, track) = (plot.parts.barHeight, workspace.selection.track)
    ui.resizeList(
      .graph(.bars), height: height * Double(plot.parts.bars.count), view: plot.parts.barField)
    if track != revealed {
      revealed = track
      let bars = plot.shown.filter { $0.colors != nil }
      if let index = bars.firstIndex(where: { $0.path == track }) {
        let top = Double(index) * height
        ui.changeList(.graph(.bars)) { $0.reveal(from: top, to: top + height, atOnce: true) }
      }
    }
    let position = ui.list(.graph(.bars)).position
    guard position != scrolledBars else { return plot }
    scrolledBars = position
    return self.plot(workspace) ?? plot
  }

  /// Where everything lies now; nil while the panel is closed.
  mutating func refreshedPlot(_ workspace: inout Workspace) -> GraphPlot? {
    guard let panel = workspace.layout.graphs else { return nil }
    listed = state.tracks(&workspace)
    let shown = listed.filter { $0.isShown && $0.colors == nil }
    axis = state.axis(of: shown, over: parts(panel, workspace).valuePoints)
    speedGraphs = state.showsSpeed ? state.speedGraphs(of: shown) : []
    return plot(workspace)
  }

  /// Where everything lies, as of the last refresh.
  func plot(_ workspace: Workspace) -> GraphPlot? {
    guard let panel = workspace.layout.graphs else { return nil }
    return GraphPlot(
      parts(panel, workspace), workspace.timelineScale(in: panel), axis,
      listed.filter(\.isShown), workspace.selection)
  }

  private func parts(_ panel: Rect, _ workspace: Workspace) -> GraphParts {
    GraphParts(
      workspace.timelineParts(in: panel), bars: listed.count { $0.isShown && $0.colors != nil },
      scrolled: scrolledBars)
  }

  func position(of target: DragTarget, _ workspace: Workspace, _ ui: UI) -> Point? {
    guard case .keyframe(let key) = target else { return nil }
    return plot(workspace)?.point(of: key)
  }
}
