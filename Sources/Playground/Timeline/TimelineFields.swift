import Exporting
import Keyframes
import Stage

/// The fields that belong to time and to the selected track.
enum TimelineField: Hashable {
  /// Of the selected track, at the selected keyframe or where the playhead is.
  case value
  /// Of the selected keyframe.
  case time
  /// Of the selected track, as `value`.
  case color
  /// Where time is.
  case playhead
}

// What the fields of the timeline hold, and what writing in them does.
extension Session {
  /// The selected track with its place, and the keyframes of it that are selected.
  var chosenTrack: (place: TrackPlace, track: PropertyTrack, keys: Set<Int>)? {
    guard let place = selection.track, let track = track(at: place) else { return nil }
    return (place, track, Set(selection.keys.filter { $0.track == place }.map(\.index)))
  }

  /// What the selected track is at its first selected keyframe, or else at the playhead.
  var chosenValue: TrackValue? {
    guard let (_, track, keys) = chosenTrack else { return nil }
    if let first = keys.laterHalf(in: track).min(), let value = track.value(ofKey: first) {
      return value
    }
    return track.value(at: player.playhead.timeline.clamp(player.time))
  }

  /// When the first selected keyframe of the selected track is.
  var chosenTime: Double? {
    guard let (_, track, keys) = chosenTrack, let first = keys.min() else { return nil }
    let marks = track.marks
    return marks.indices.contains(first) ? marks[first].time : nil
  }

  func keyText(of field: TimelineField) -> String {
    switch field {
    case .value:
      if case .number(let number)? = chosenValue { return number.fieldText }
    case .time: return chosenTime.map(\.fieldText) ?? ""
    case .color:
      if case .color(let color)? = chosenValue { return color.hexText }
    case .playhead: return player.time.fieldText
    }
    return ""
  }

  func keyNumber(of field: TimelineField) -> NumberField? {
    let timeline = player.playhead.timeline
    switch field {
    case .value:
      guard case .number(let number)? = chosenValue, let track = chosenTrack?.track else {
        return nil
      }
      return NumberField(value: number, step: track.step, range: -1e9...1e9)
    case .time:
      return chosenTime.map {
        let range = min(timeline.range.lowerBound, $0)...max(timeline.range.upperBound, $0)
        return NumberField(value: $0, step: player.playhead.frame, range: range)
      }
    case .playhead:
      guard driver.admits(.scrubBar) else { return nil }
      return NumberField(
        value: timeline.clamp(player.time), step: player.playhead.frame, range: timeline.range)
    case .color: return nil
    }
  }

  mutating func set(_ number: Double, inKeyField field: TimelineField) {
    switch field {
    case .value: setValue(.number((number * 1e6).rounded() / 1e6))
    case .time: setKeyTime(number)
    case .playhead: player.playhead.jump(to: number)
    case .color: break
    }
  }

  /// What cannot be read is refused with a sentence, and all stays as it was.
  mutating func commit(_ text: String, inKeyField field: TimelineField) {
    guard text != keyText(of: field) else { return }
    let shown = text.quoted(atMost: 24)
    switch field {
    case .value:
      guard let number = Double(typed: text), abs(number) <= 1e9 else {
        return notice = Notice("\(shown) is no number from -1e9 to 1e9.")
      }
      setValue(.number(number))
    case .time:
      guard let now = chosenTime else { return }
      guard let time = player.playhead.timeline.typed(text, now: now) else {
        return notice = Notice("\(shown) is no time: write it like 1.5, 1/3 or 50%.")
      }
      history.begin()
      setKeyTime(time)
      history.commit()
      timeline.gesture = nil
    case .color:
      guard let color = Color(hexText: text) else {
        return notice = Notice("\(shown) is no colour: write it like #FF7F50.")
      }
      setValue(.color(color))
    case .playhead:
      guard let time = player.playhead.timeline.typed(text, now: player.time) else {
        return notice = Notice("\(shown) is no time: write it like 1.5, 1/3 or 50%.")
      }
      if driver.admits(.keys) { player.playhead.jump(to: time) }
    }
  }

  mutating func setHidden(_ isHidden: Bool) { setValue(.flag(isHidden)) }

  /// Gives the selected keyframes of the selected track a value; without any, the track at the playhead:
  /// a keyframe comes where it moves.
  mutating func setValue(_ value: TrackValue) {
    guard let (place, track, keys) = chosenTrack else { return }
    guard keys.isEmpty else {
      return setTrack(track.setting(value, ofKeys: keys.laterHalf(in: track)), at: place)
    }
    let changed = track.setting(value, at: keyTime(on: track))
    guard changed != track else { return }
    // What was selected on other tracks stays; nothing of this one was.
    setTrack(changed, at: place)
  }

  /// Moves all selected keyframes so that the first one of the selected track is at `time`.
  private mutating func setKeyTime(_ time: Double) {
    guard let (place, _, keys) = chosenTrack, let first = keys.min() else { return }
    var gesture = timeline.gesture ?? keyGesture()
    let before = gesture.base.byTrack[place]?.min() ?? first
    guard let marks = gesture.base.tracks[place]?.marks, marks.indices.contains(before) else {
      return
    }
    gesture.time = time - marks[before].time
    // The very number that was said, not one that rounding makes of the way there.
    let (start, way) = (marks[before].time, gesture.time)
    show(gesture.base.retimed { $0 == start ? time : $0 + way }, in: &gesture)
    timeline.gesture = gesture
  }
}

extension Double {
  /// At most four decimals, and none that say nothing.
  fileprivate var fieldText: String {
    let rounded = (self * 1e4).rounded() / 1e4
    return rounded == 0 ? "0" : rounded.short
  }
}

extension Set<Int> {
  /// Of the two keyframes of a step, where they are all that is selected, the one that counts from its
  /// time on.
  fileprivate func laterHalf(in track: PropertyTrack) -> Set<Int> {
    let marks = track.marks
    guard count == 2, let low = self.min(), let high = self.max(), marks.indices.contains(high),
      marks[low].time == marks[high].time
    else { return self }
    return [high]
  }
}
