import DemoKit
package import Editing
import Keyframes
import Stage

/// The view of the graph editor for each demo.
package struct GraphState {
  /// The view for one demo.
  struct View {
    /// Nodes whose tracks are listed alone; all if none of them has a track.
    var nodes: Set<String> = []
    var hidden: Set<TrackPath> = []
    /// If any, only these tracks are shown.
    var solo: Set<TrackPath> = []
    /// The visible part of the axis as long as these tracks are shown; nil shows all values.
    var values: (range: ClosedRange<Double>, tracks: [TrackPath])?
    /// The same of speeds.
    var speeds: (range: ClosedRange<Double>, tracks: [TrackPath])?
    /// Curves to compare with, as they were when they were frozen.
    var frozen: [GraphTrack] = []
  }

  /// Whether each track has an axis of its own, from its least value to its greatest.
  package private(set) var isNormalised = false
  /// Whether speeds are shown instead of values.
  package private(set) var showsSpeed = false
  private var speedPoints = SpeedPoints()
  /// The greatest speeds of normalised graphs, which stay during a drag.
  private var speedUnits: [TrackPath: Double] = [:]
  private var views: [String: View] = [:]
  private var demo = ""
  /// The track that was selected here, which does not change the list.
  private var chosen: TrackPath?
  private var followed: [String] = []
  /// The history's `jumpCount` at the last event.
  private var jumpCount = 0
  /// The tracks of the timeline's rows, until these change.
  private var made: (demo: String, revision: Int, tracks: [GraphTrack])?
  private var ranges: [TrackPath: (numbers: Track<Double>, range: ClosedRange<Double>)] = [:]
  /// Whether normalised tracks keep their axes, as during a drag.
  package var keepsRanges = false

  package init() {}

  private var view: View {
    get { views[demo] ?? View() }
    set { views[demo] = newValue }
  }

  package var frozen: [GraphTrack] { view.frozen }

  // MARK: Tracks

  /// All tracks that are listed: those of the selected nodes, else all that are animated.
  ///
  /// - Complexity: O(*n*) in the tracks, and in the keyframes of those that have changed.
  package mutating func tracks(_ workspace: inout Workspace) -> [GraphTrack] {
    demo = workspace.player.demo.name
    let (all, view) = (allTracks(&workspace), view)
    let own = all.filter { view.nodes.contains($0.path.node) }
    var listed = own.isEmpty ? all : own
    var nodes: [String: Int] = [:]
    for index in listed.indices {
      listed[index].shade = nodes[listed[index].path.node] ?? nodes.count
      nodes[listed[index].path.node] = listed[index].shade
      listed[index].isShown = isShown(listed[index].path, view)
      if isNormalised, listed[index].colors == nil {
        let range = range(of: listed[index])
        let isFlat = range.length <= 0
        listed[index].unit =
          isFlat ? (range.lowerBound - 0.5)...(range.lowerBound + 0.5) : range
      }
    }
    return listed
  }

  /// Frees the tracks, their ranges and their speeds, which are made again when they are asked for.
  package mutating func forgetTracks() {
    (made, speedPoints) = (nil, SpeedPoints())
    if !keepsRanges { (ranges, speedUnits) = ([:], [:]) }
  }

  private mutating func allTracks(_ workspace: inout Workspace) -> [GraphTrack] {
    let revision = workspace.player.revision
    if let made, made.demo == demo, made.revision == revision { return made.tracks }
    if made?.demo != demo { forgetTracks() }
    var title = ""
    var all: [GraphTrack] = []
    for row in workspace.player.rows() {
      if row.isNode { title = row.title }
      if let track = GraphTrack(row, node: title) { all.append(track) }
    }
    made = (demo, revision, all)
    return all
  }

  private func isShown(_ path: TrackPath, _ view: View) -> Bool {
    view.solo.isEmpty ? !view.hidden.contains(path) : view.solo.contains(path)
  }

  private mutating func range(of track: GraphTrack) -> ClosedRange<Double> {
    if let made = ranges[track.path], keepsRanges || made.numbers == track.numbers {
      return made.range
    }
    let range = track.range
    ranges[track.path] = (track.numbers, range)
    return range
  }

  /// Hides or shows a track.
  package mutating func toggle(_ path: TrackPath, of tracks: [GraphTrack]) {
    var view = view
    // Showing one alone ends with the first other change.
    if !view.solo.isEmpty {
      view.hidden = Set(tracks.map(\.path)).subtracting(view.solo)
      view.solo = []
    }
    view.hidden.formSymmetricDifference([path])
    self.view = view
  }

  /// Shows only these tracks, or all again.
  package mutating func showOnly(_ paths: Set<TrackPath>) {
    view.solo = view.solo == paths ? [] : paths
  }

  package mutating func showAll() { (view.solo, view.hidden) = ([], []) }

  /// The tracks of a selection on the timeline are shown alone.
  package mutating func open(_ workspace: inout Workspace) {
    demo = workspace.player.demo.name
    var paths = workspace.selection.keys.tracks
    if let track = workspace.selection.track { paths.insert(track) }
    view.nodes = Set(workspace.selectedNodes)
    let all = tracks(&workspace).map(\.path)
    view.solo = paths.intersection(all)
    if view.solo.count == all.count { view.solo = [] }
    (chosen, followed) = (workspace.selection.track, workspace.selectedNodes)
  }

  /// A track was selected in the graph editor.
  package mutating func choose(_ path: TrackPath, _ workspace: inout Workspace) {
    chosen = path
    if workspace.selection.track != path { workspace.editing.picksColors = false }
    workspace.selection.track = path
    // Keys such as Ctrl+A are for keyframes from now on.
    workspace.editing.chosenNode = nil
  }

  /// Whether the selected track was selected here.
  package func chose(_ workspace: Workspace) -> Bool {
    chosen != nil && chosen == workspace.selection.track
  }

  /// After each event: lists the tracks of nodes that were selected elsewhere. Undo and redo also select
  /// nodes, but leave the list as it is.
  package mutating func follow(_ workspace: Workspace) {
    demo = workspace.player.demo.name
    let (nodes, jumpCount) = (workspace.selectedNodes, workspace.editing.history.jumpCount)
    defer { self.jumpCount = jumpCount }
    guard nodes != followed else { return }
    followed = nodes
    guard jumpCount == self.jumpCount else { return }
    let isOwn = workspace.selection.track == chosen && chosen.map { [$0.node] == nodes } ?? false
    guard !isOwn else { return }
    // Pasted keyframes may be of several nodes, the last of which is selected.
    (view.nodes, view.solo) = (Set(nodes + workspace.selection.keys.tracks.map(\.node)), [])
    chosen = nil
  }

  // MARK: Values

  package mutating func toggleNormalised() {
    isNormalised.toggle()
    for name in views.keys {
      views[name]?.values = nil
      views[name]?.speeds = nil
    }
  }

  package mutating func toggleSpeed() { showsSpeed.toggle() }

  /// The visible part of the axis, of values or of speeds.
  private var shownRange: (range: ClosedRange<Double>, tracks: [TrackPath])? {
    get { showsSpeed ? view.speeds : view.values }
    set { if showsSpeed { view.speeds = newValue } else { view.values = newValue } }
  }

  /// The speed graphs of tracks.
  ///
  /// - Complexity: O(*n*) in the tracks, and in the keyframes of those that have changed.
  package mutating func speedGraphs(of tracks: [GraphTrack]) -> [SpeedGraph] {
    var graphs = SpeedGraph.graphs(of: tracks)
    guard showsSpeed, isNormalised else { return graphs }
    for index in graphs.indices {
      let path = graphs[index].first.path
      if !keepsRanges || speedUnits[path] == nil {
        let range = graphs[index].range(of: speedPoints.points(of: graphs[index]))
        speedUnits[path] = max(range.upperBound, -range.lowerBound)
      }
      graphs[index].unit = speedUnits[path].flatMap { $0 > 0 ? $0 : nil }
    }
    return graphs
  }

  private mutating func speedRange(of tracks: [GraphTrack]) -> ClosedRange<Double> {
    let graphs = speedGraphs(of: tracks)
    let ranges = graphs.map { graph in
      var plain = graph
      plain.unit = nil
      let range = graph.range(of: speedPoints.points(of: plain))
      return graph.onAxis(range.lowerBound)...graph.onAxis(range.upperBound)
    }
    let low = ranges.map(\.lowerBound).min() ?? 0
    return low...max(ranges.map(\.upperBound).max() ?? 1, low)
  }

  /// The axis of the shown tracks over these points.
  package mutating func axis(
    of tracks: [GraphTrack], over points: ClosedRange<Double>
  ) -> ValueAxis {
    if let values = shownRange, values.tracks == tracks.map(\.path) {
      return ValueAxis(values.range, over: points)
    }
    return ValueAxis.fitting(range(of: tracks) ?? 0...1, over: points)
  }

  /// The part of the axis that the values or speeds of tracks take; nil without tracks.
  private mutating func range(of tracks: [GraphTrack]) -> ClosedRange<Double>? {
    if showsSpeed { return speedRange(of: tracks) }
    var (low, high) = (Double.infinity, -Double.infinity)
    for track in tracks {
      let range = range(of: track)
      low = min(low, track.onAxis(range.lowerBound))
      high = max(high, track.onAxis(range.upperBound))
    }
    return low <= high ? low...high : nil
  }

  /// Shows other values, a part of those of the tracks among them.
  package mutating func pan(_ axis: ValueAxis, by height: Double, of tracks: [GraphTrack]) {
    var moved = axis
    moved.pan(by: height, keeping: range(of: tracks))
    if moved != axis { show(values: moved.values, of: tracks) }
  }

  /// Shows a part of the axis until other tracks are shown.
  package mutating func show(values: ClosedRange<Double>, of tracks: [GraphTrack]) {
    shownRange = (values, tracks.map(\.path))
  }

  /// Shows all values.
  package mutating func fitValues() { shownRange = nil }

  // MARK: Reference curves

  package mutating func freeze(_ tracks: [GraphTrack]) { view.frozen = tracks }
}
