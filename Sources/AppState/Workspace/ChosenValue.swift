package import Editing
import Interface
import Keyframes
package import Stage

extension Workspace {
  /// The selected track with its path, and its selected keyframes.
  package var chosenTrack: (path: TrackPath, track: PropertyTrack, keys: Set<Int>)? {
    guard let path = selection.track, let track = anyTrack(at: path) else { return nil }
    return (path, track, selection.keys[path])
  }

  /// The value of the selected track at its first selected keyframe, or else at the playhead.
  package var chosenValue: TrackValue? {
    guard let (_, track, keys) = chosenTrack else { return nil }
    if let first = keys.laterHalf(in: track).min(), let value = track.value(ofKey: first) {
      return value
    }
    return track.value(at: playhead.timeline.clamp(player.time))
  }

  /// The time of the first selected keyframe of the selected track.
  package var chosenTime: Double? {
    guard let (_, track, keys) = chosenTrack, let first = keys.min() else { return nil }
    return first < track.keyframeCount ? track.times(of: first..<(first + 1))[0] : nil
  }

  /// Moves all selected keyframes so that the first one of the selected track is at `time`.
  package mutating func moveChosenKeys(to time: Double) {
    guard let (path, _, keys) = chosenTrack, let first = keys.min() else { return }
    var gesture = editing.keyEditing.gesture ?? keyGesture()
    let before = gesture.base.keys[path].min() ?? first
    guard let marks = gesture.base.tracks[path]?.marks, marks.indices.contains(before) else {
      return
    }
    let start = marks[before].time
    let change = time - start
    gesture.time = change
    // Exactly the time that was typed, not one that rounding makes of the change.
    show(gesture.base.retimed { $0 == start ? time : $0 + change }, in: &gesture)
    editing.keyEditing.gesture = gesture
  }

  /// Gives the selected keyframes of the selected track a value; without any, the track at the playhead:
  /// where it moves, a keyframe is added.
  package mutating func setChosenValue(_ value: TrackValue) {
    guard let (path, track, keys) = chosenTrack else { return }
    guard keys.isEmpty else {
      return setTrack(
        track.setting(value, ofKeys: keys.laterHalf(in: track)), at: path)
    }
    // With auto-key a constant gets its first keyframe.
    let isKeyed = editing.stageEditing.isOn && editing.stageEditing.setsKeys && track.isConstant
    let base = isKeyed ? track.inserting(at: keyTime).track : track
    let changed = base.setting(value, at: keyTime(on: base))
    guard changed != track else { return }
    // The selection on other tracks stays; on this one there is none.
    setTrack(changed, at: path)
  }
}

extension Set<Int> {
  /// The keyframe that counts from its time on, if both keyframes of a step are selected and
  /// nothing else.
  fileprivate func laterHalf(in track: PropertyTrack) -> Set<Int> {
    guard count == 2, let low = self.min(), let high = self.max(), high == low + 1,
      high < track.keyframeCount
    else { return self }
    let times = track.times(of: low..<(high + 1))
    return times[0] == times[1] ? [high] : self
  }
}
