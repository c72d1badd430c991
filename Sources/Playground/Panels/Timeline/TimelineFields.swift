import Editing
import Interface
import Keyframes
import Stage

/// The fields of the selected track.
enum TimelineField: Hashable, Sendable {
  /// At the first selected keyframe, or where the playhead is.
  case value
  /// Of the first selected keyframe.
  case time
  /// As `value`.
  case color
  /// Of the timeline.
  case length
}

// What the fields and sliders hold, and what changing them does.
extension TimelinePanel {
  func text(of part: Part, _ workspace: Workspace) -> String {
    if part == .timeline(.search) { return search }
    if part == .timeline(.markerName) { return naming?.marker.name ?? "" }
    guard case .timeline(.field(let field)) = part else { return "" }
    switch (field, workspace.chosenValue) {
    case (.length, _): return workspace.playhead.timeline.length.fieldText
    case (.time, _): return workspace.chosenTime.map(\.fieldText) ?? ""
    case (.value, .number(let number)?): return number.fieldText
    case (.color, .color(let color)?): return color.hexText
    case (.value, _), (.color, _): return ""
    }
  }

  func number(of part: Part, _ workspace: Workspace) -> NumberEntry? {
    switch part {
    case .timeline(.field(.value)):
      guard case .number(let number)? = workspace.chosenValue,
        let track = workspace.chosenTrack?.track
      else { return nil }
      return NumberEntry(number, step: track.step, limits: Self.values)
    case .timeline(.field(.time)):
      let range = workspace.playhead.timeline.range
      return workspace.chosenTime.map {
        NumberEntry(
          $0, step: workspace.playhead.frame,
          limits: min(range.lowerBound, $0)...max(range.upperBound, $0))
      }
    case .timeline(.field(.length)), .timeline(.lengthLabel):
      guard workspace.canEditLength else { return nil }
      return NumberEntry(
        workspace.playhead.timeline.length, step: workspace.playhead.frame,
        limits: workspace.lengths, usual: workspace.player.ownLength)
    case .timeline(.color(let part)):
      guard case .color(let color)? = workspace.chosenValue else { return nil }
      return NumberEntry(
        hsl(of: color)[keyPath: part.path], step: part.step, range: 0...part.greatest)
    case _: return nil
    }
  }

  mutating func set(
    _ number: Double, of part: Part, factor: Double, _ workspace: inout Workspace
  ) {
    switch part {
    case .timeline(.field(.value)): setValue(.number((number * 1e6).rounded() / 1e6), &workspace)
    case .timeline(.field(.time)): workspace.moveChosenKeys(to: number)
    case .timeline(.field(.length)), .timeline(.lengthLabel):
      workspace.setLength((number * 1e6).rounded() / 1e6)
    case .timeline(.color(let part)): set(number, of: part, &workspace)
    case _: break
    }
  }

  /// Rows are searched with every letter.
  mutating func textChanged(
    _ text: String, in part: Part, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    if part == .timeline(.search) { search = text }
  }

  /// What cannot be read is refused with a sentence, and nothing changes.
  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    if part == .timeline(.markerName) { return name(text, &workspace) }
    guard case .timeline(.field(let field)) = part, text != self.text(of: part, workspace) else {
      return
    }
    switch field {
    case .value:
      guard let number = Double(typed: text), Self.values.contains(number) else {
        return workspace.say(Words[.notAValue, text.quoted(atMost: 24)])
      }
      setValue(.number(number), &workspace)
    case .time:
      guard let now = workspace.chosenTime else { return }
      guard let time = workspace.playhead.timeline.typed(text, now: now) else {
        return workspace.say(Words[.notATime, String(text.prefix(40))])
      }
      workspace.history.begin()
      workspace.moveChosenKeys(to: time)
      workspace.history.commit()
      workspace.keyEditing.gesture = nil
    case .length: commit(length: text, &workspace)
    case .color:
      guard let color = Color(hexText: text) else {
        return workspace.say(Words[.notAColor, text.quoted(atMost: 24)])
      }
      setValue(.color(color), &workspace)
    }
  }

  /// Nothing is the demo's own length.
  private func commit(length text: String, _ workspace: inout Workspace) {
    guard !text.allSatisfy(\.isWhitespace) else { return workspace.setLength(nil) }
    var timeline = workspace.playhead.timeline
    let now = timeline.length
    // A percentage is one of the present length; nothing else is limited by it.
    if !text.contains("%") { timeline.range = 0...workspace.lengths.upperBound }
    guard let length = timeline.typed(text, now: now), length > 0 else {
      return workspace.say(Words[.notALength, text.quoted(atMost: 24)])
    }
    workspace.setLength(length)
  }

  func endsWriting(in part: Part) -> Bool { isField(part) }

  /// What can be typed and dragged to.
  private static var values: ClosedRange<Double> { -1e9...1e9 }

  /// Gives the selected keyframes of the selected track a value; without any, the track at the playhead:
  /// where it moves, a keyframe is added.
  func setValue(_ value: TrackValue, _ workspace: inout Workspace) {
    guard let (place, track, keys) = workspace.chosenTrack else { return }
    guard keys.isEmpty else {
      return workspace.setTrack(
        track.setting(value, ofKeys: keys.laterHalf(in: track)), at: place)
    }
    let changed = track.setting(value, at: workspace.keyTime(on: track))
    guard changed != track else { return }
    // What is selected on other tracks stays selected; nothing of this one is.
    workspace.setTrack(changed, at: place)
  }
}

extension Workspace {
  /// The selected track with its place, and the keyframes of it that are selected.
  var chosenTrack: (place: TrackPlace, track: PropertyTrack, keys: Set<Int>)? {
    guard let place = selection.track, let track = anyTrack(at: place) else { return nil }
    return (place, track, Set(selection.keys.filter { $0.track == place }.map(\.index)))
  }

  /// The value of the selected track at its first selected keyframe, or else at the playhead.
  var chosenValue: TrackValue? {
    guard let (_, track, keys) = chosenTrack else { return nil }
    if let first = keys.laterHalf(in: track).min(), let value = track.value(ofKey: first) {
      return value
    }
    return track.value(at: playhead.timeline.clamp(player.time))
  }

  /// The time of the first selected keyframe of the selected track.
  var chosenTime: Double? {
    guard let (_, track, keys) = chosenTrack, let first = keys.min() else { return nil }
    let marks = track.marks
    return marks.indices.contains(first) ? marks[first].time : nil
  }

  /// Moves all selected keyframes so that the first one of the selected track is at `time`.
  fileprivate mutating func moveChosenKeys(to time: Double) {
    guard let (place, _, keys) = chosenTrack, let first = keys.min() else { return }
    var gesture = keyEditing.gesture ?? keyGesture()
    let before = gesture.base.byTrack[place]?.min() ?? first
    guard let marks = gesture.base.tracks[place]?.marks, marks.indices.contains(before) else {
      return
    }
    let start = marks[before].time
    let change = time - start
    gesture.time = change
    // Exactly the time that was typed, not one that rounding makes of the change.
    show(gesture.base.retimed { $0 == start ? time : $0 + change }, in: &gesture)
    keyEditing.gesture = gesture
  }
}

extension Double {
  /// At most four decimals, without zeros at the end.
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
