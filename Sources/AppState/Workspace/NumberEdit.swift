package import Editing
package import Keyframes
import Stage

/// A change of numbers of nodes, relative to their values at its start.
///
/// With auto-key a new value becomes a keyframe at the playhead. Without it a constant changes, and an
/// animated track is shifted, or for scale factors multiplied, as a whole, so that its motion stays.
package struct NumberEdit {
  package private(set) var gesture: KeyGesture
  /// The time of the playhead at the beginning.
  package let time: Double
  package let setsKeys: Bool
  /// The nodes at the beginning, by their names.
  private let nodes: [String: Node]

  package init(_ workspace: inout Workspace, setsKeys: Bool? = nil) {
    gesture = workspace.keyGesture()
    time = workspace.keyTime
    self.setsKeys = setsKeys ?? workspace.editing.stageEditing.setsKeys
    nodes = workspace.player.scene.nodesByName
  }

  /// The track at the beginning; of a property that is not set, a constant of its default.
  package func track(_ path: TrackPath) -> Track<Double>? {
    anyTrack(path)?.numbers
  }

  /// The value at the beginning, at the playhead.
  package func value(_ path: TrackPath) -> Double? { track(path)?.value(at: time) }

  private func anyTrack(_ path: TrackPath) -> PropertyTrack? {
    gesture.base.tracks[path] ?? nodes[path.node]?.anyTrack(of: path.property)
  }

  /// Gives tracks their new values at the playhead, and all others that it has changed their old ones.
  package mutating func show(
    _ values: [TrackPath: Double], outlines: [TrackPath: Path] = [:], _ workspace: inout Workspace
  ) {
    var result = KeyEdit()
    for (path, outline) in outlines {
      guard let track = anyTrack(path) else { continue }
      let base = setsKeys && track.isConstant ? track.inserting(at: time).track : track
      result.tracks[path] = base.setting(outline: outline, at: time)
    }
    for (path, value) in values {
      guard value.isFinite, let whole = anyTrack(path), let track = whole.numbers else { continue }
      if abs(value - track.value(at: time)) < 1e-9 {
        result.tracks[path] = gesture.base.tracks[path]
      } else {
        result.tracks[path] = whole.with(changed(track, of: whole, to: value))
      }
    }
    workspace.show(result, in: &gesture)
  }

  /// Replaces whole tracks, for example by a recorded motion.
  package mutating func show(tracks: [TrackPath: Track<Double>], _ workspace: inout Workspace) {
    var result = KeyEdit()
    for (path, track) in tracks {
      guard let whole = anyTrack(path)?.with(track) else { continue }
      result.tracks[path] = whole
    }
    workspace.show(result, in: &gesture)
  }

  private func changed(
    _ track: Track<Double>, of whole: PropertyTrack, to value: Double
  ) -> Track<Double> {
    if setsKeys {
      let start = track.isConstant ? track.inserting(at: time).track : track
      return whole.with(start)?.setting(.number(value), at: time).numbers ?? track
    }
    if track.isConstant { return Track(value) }
    let now = track.value(at: time)
    let isFactor =
      switch whole {
      case .number(.scaleX?, _), .number(.scaleY?, _): true
      case _: false
      }
    let shifted =
      isFactor && abs(now) > 1e-6
      ? track.map { $0 * (value / now) }
      : track.map { $0 + (value - now) }
    return shifted
  }
}
