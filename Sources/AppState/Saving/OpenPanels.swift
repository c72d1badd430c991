import DemoKit
import Keyframes
import Stage

/// The open panels and the view options of the demo, restored at the next start.
package struct OpenPanels: Equatable, Sendable {
  package var showsTimeline = false
  /// Nil for the default of the window's size.
  package var showsGallery: Bool?
  /// The name of the panel at the right.
  package var side: String?
  package var viewState = ViewState()

  private static let timeline = "timeline"
  private static var seen: [(word: String, path: WritableKeyPath<ViewState, Bool>)] {
    [
      ("lanes", \.lanes), ("trails", \.trails), ("values", \.values),
      ("no-vectors", \.hidesVectors),
    ]
  }

  /// As lines of a saved session.
  package var lines: [String] {
    var words = showsTimeline ? [Self.timeline] : []
    words += side.map { [$0] } ?? []
    words += Self.seen.filter { viewState[keyPath: $0.path] }.map(\.word)
    let open = words.isEmpty ? [] : ["open " + words.joined(separator: " ")]
    return open + (showsGallery.map { ["gallery \($0 ? "open" : "closed")"] } ?? [])
  }

  /// Opens the panel named by `word`; unknown words change nothing.
  package mutating func open(_ word: String) {
    if word == Self.timeline { showsTimeline = true }
    if let one = Self.seen.first(where: { $0.word == word }) { viewState[keyPath: one.path] = true }
    if SidePanel.all.contains(where: { $0.name == word }) { side = word }
  }
}

extension Arrangement {
  package var openPanels: OpenPanels {
    OpenPanels(
      showsTimeline: showsTimeline, showsGallery: showsGallery, side: side?.name,
      viewState: viewState)
  }

  package mutating func open(_ panels: OpenPanels) {
    showsTimeline = panels.showsTimeline
    showsGallery = panels.showsGallery
    side = SidePanel.all.first { $0.name == panels.side }
    viewState = panels.viewState
  }
}

extension Workspace {
  /// Opens the panels of a saved session, and restores its parts of timelines and its selection.
  package mutating func restore(_ savedSession: SavedSession) {
    window.arrangement.open(savedSession.panels)
    window.arrangement.timelineHeight = savedSession.timelineHeight
    window.arrangement.graphsHeight = savedSession.graphsHeight
    window.arrangement.namesWidth = savedSession.namesWidth
    window.arrangement.pointingSizes = savedSession.pointingSizes
    editing.pinnedCurve = savedSession.pinnedCurve
    for player in gallery.players {
      guard let times = savedSession.views[player.demo.name] else { continue }
      let range = player.playhead.timeline.range
      window.arrangement.timelineViews[player.demo.name] = TimelineScale(
        range, over: 0...1, showing: times)
    }
    if savedSession.demo == player.demo.name {
      selection = savedSession.selection
      editing.keyEditing.tidied = nil
      tidyKeys()
    }
    relayout()
  }
}
