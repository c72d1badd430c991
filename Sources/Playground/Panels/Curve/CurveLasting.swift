import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

// A spring's own duration.
extension CurvePanel {
  /// Lengths that differ by less, in seconds, are the same: the button rounds to a millionth.
  private static let sameLength = 1e-5

  /// How long a spring takes to settle, where the time is in seconds and segments can last as long.
  func settlingTime(_ drawn: DrawnCurve, _ workspace: Workspace) -> Double? {
    guard workspace.playhead.timeline.unit == .seconds, drawn.target.stretch != nil,
      let time = drawn.easing.settlingTime
    else { return nil }
    return time
  }

  /// A button that gives the segment the length in which the spring settles; hidden while a single
  /// segment has it.
  func drawLasting(_ drawn: DrawnCurve, in row: Rect, _ workspace: Workspace, _ ui: inout UI) {
    guard let time = settlingTime(drawn, workspace), !row.isEmpty else { return }
    let many = drawn.target.keys.count > 1
    if !many, let now = drawn.target.stretch?.length, abs(now - time) < Self.sameLength { return }
    let words =
      many
      ? localized("Fit segments to their springs")
      : localized("Let this segment last \(time.fixed(2)) s")
    ui.button("last-as-spring", row, .curve(.lastAsSpring), isOn: false) { ui, color in
      ui.outline(row, Theme.hairline, width: 1, corner: Theme.corner)
      ui.text(
        ui.fitted(words, Theme.caption, width: row.width - 12), Theme.caption.aligned(.centre),
        color, at: row.centre)
    }
  }
}

extension Workspace {
  /// Lets each segment of the curve editor last as long as its spring takes to settle. The later
  /// keyframes of its track keep their distances. One undo step.
  mutating func lastAsSprings() {
    guard let target = curveTarget(), playhead.timeline.unit == .seconds else { return }
    pin(target)
    let scene = player.scene
    editTracks { edits in
      for (path, indices) in target.keys.byTrack {
        guard var track = scene.track(at: path) else { continue }
        for index in indices.sorted(by: >) { track = track.lastingAsSpring(after: index) }
        if track != scene.track(at: path) { edits.edit(track, at: path) }
      }
    }
  }
}

extension PropertyTrack {
  /// With the keyframes after `index` moved together, so that the spring at `index` has its time.
  fileprivate func lastingAsSpring(after index: Int) -> PropertyTrack {
    let marks = marks
    guard index + 1 < marks.count, let time = marks[index].easing.settlingTime else { return self }
    let end = ((marks[index].time + time) * 1e6).rounded() / 1e6
    let change = end - marks[index + 1].time
    let start = marks[index + 1].time
    return retimed(Set((index + 1)..<marks.count)) { $0 == start ? end : $0 + change }.track
  }
}

extension Easing {
  /// The seconds in which a spring settles; nil for other easings, and if it never settles.
  var settlingTime: Double? {
    guard case .spring(let spring, let velocity) = CurveShape(self).form else { return nil }
    let time = spring.settlingTime(velocity: velocity)
    return time.isFinite && time > 0.001 ? time : nil
  }
}
