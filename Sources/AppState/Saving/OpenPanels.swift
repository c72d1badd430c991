import DemoKit
import Keyframes
import Stage

/// The open panels and the view options of the demo, restored at the next start.
package struct OpenPanels: Equatable, Sendable {
  package var showsTimeline = false
  /// Nil for the default of the window's size.
  package var showsGallery: Bool?
  /// The names of the panels beside the stage, the last opened one last.
  package var sides: [String] = []
  package var viewState = ViewState()

  private static let timeline = "timeline"
  private static var seen: [(word: String, path: WritableKeyPath<ViewState, Bool>)] {
    [
      ("lanes", \.lanes), ("trails", \.trails), ("values", \.values),
      ("no-vectors", \.hidesVectors), ("less-motion", \.reducedMotion),
    ]
  }

  /// As lines of a saved session.
  package var lines: [String] {
    var words = showsTimeline ? [Self.timeline] : []
    words += sides
    words += Self.seen.filter { viewState[keyPath: $0.path] }.map(\.word)
    let open = words.isEmpty ? [] : ["open " + words.joined(separator: " ")]
    return open + (showsGallery.map { ["gallery \($0 ? "open" : "closed")"] } ?? [])
  }

  /// Opens the panel named by `word`; unknown words change nothing.
  package mutating func open(_ word: String) {
    if word == Self.timeline { showsTimeline = true }
    if let one = Self.seen.first(where: { $0.word == word }) { viewState[keyPath: one.path] = true }
    if SidePanel.all.contains(where: { $0.name == word }), !sides.contains(word) {
      sides.append(word)
    }
  }
}

extension Arrangement {
  package var openPanels: OpenPanels {
    OpenPanels(
      showsTimeline: showsTimeline, showsGallery: showsGallery, sides: sides.map(\.name),
      viewState: viewState)
  }

  package mutating func open(_ panels: OpenPanels) {
    showsTimeline = panels.showsTimeline
    showsGallery = panels.showsGallery
    sides = panels.sides.compactMap { name in SidePanel.all.first { $0.name == name } }
    viewState = panels.viewState
  }
}

extension Workspace {
  /// Opens the panels of a saved session, and restores its parts of timelines and its selection.
  package mutating func restore(_ savedSession: SavedSession) {
    window.arrangement.open(savedSession.panels)
    window.arrangement.sizes = savedSession.sizes
    window.arrangement.pointingSizes = savedSession.pointingSizes
    talk.setNotesZoom(savedSession.notesZoom)
    editing.pinnedCurve = savedSession.pinnedCurve
    window.welcome = savedSession.welcome
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
