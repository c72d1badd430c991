import Editing
import Keyframes
package import Stage

extension Workspace {
  /// Whether the selected track has a colour, or a gradient, that can be picked.
  package var hasChosenColor: Bool {
    if case .color? = chosenValue { true } else { chosenGradient != nil }
  }

  /// The gradient of the selected track at its first selected keyframe, or else at the playhead.
  package var chosenGradient: Gradient? {
    guard let (_, track, keys) = chosenTrack else { return nil }
    if let first = keys.min(), let gradient = track.gradient(ofKey: first) { return gradient }
    return track.gradient(at: playhead.timeline.clamp(player.time))
  }

  /// Gives the selected keyframes of the selected track a gradient; without any, the track at the
  /// playhead: where it moves, a keyframe is added.
  package mutating func setChosenGradient(_ gradient: Gradient) {
    guard let (path, track, keys) = chosenTrack else { return }
    let changed =
      keys.isEmpty
      ? track.setting(gradient, at: keyTime(on: track)) : track.setting(gradient, ofKeys: keys)
    if changed != track { setTrack(changed, at: path) }
  }
}
