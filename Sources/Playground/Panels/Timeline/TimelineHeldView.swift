import AppState
import DemoKit
import Keyframes
import Stage

/// The view at the start of a drag, and the one kept before it.
struct HeldView {
  let demo: String
  let before: TimelineScale?
  let during: TimelineScale
}

extension TimelinePanel {
  /// The point under the pointer stays there, also while the timeline becomes longer or shorter.
  mutating func holdView(_ view: TimelineView, _ workspace: inout Workspace) {
    let demo = workspace.player.demo.name
    heldView = HeldView(
      demo: demo, before: workspace.window.arrangement.timelineViews[demo], during: view.scale)
    workspace.window.arrangement.timelineViews[demo] = view.scale
    workspace.window.arrangement.holdsTimelineView = true
  }

  /// Restores the view, unless it was moved meanwhile.
  mutating func letGoOfView(_ workspace: inout Workspace) {
    workspace.window.arrangement.holdsTimelineView = false
    guard let held = heldView else { return }
    heldView = nil
    if workspace.window.arrangement.timelineViews[held.demo] == held.during {
      workspace.window.arrangement.timelineViews[held.demo] = held.before
    }
  }
}
