import AppState
import DemoKit
import Keyframes
import Stage

/// What was seen when a hand took hold, and what was kept of it before.
struct HeldView {
  let demo: String
  let before: TimelineScale?
  let during: TimelineScale
}

extension TimelinePanel {
  /// What lies under the hand stays there, also while the timeline becomes longer or shorter.
  mutating func holdView(_ view: TimelineView, _ workspace: inout Workspace) {
    let demo = workspace.player.demo.name
    heldView = HeldView(
      demo: demo, before: workspace.window.arrangement.timelineViews[demo], during: view.scale)
    workspace.window.arrangement.timelineViews[demo] = view.scale
    workspace.window.arrangement.holdsTimelineView = true
  }

  /// The view is again what it was, unless it was moved meanwhile.
  mutating func letGoOfView(_ workspace: inout Workspace) {
    workspace.window.arrangement.holdsTimelineView = false
    guard let held = heldView else { return }
    heldView = nil
    if workspace.window.arrangement.timelineViews[held.demo] == held.during {
      workspace.window.arrangement.timelineViews[held.demo] = held.before
    }
  }
}
