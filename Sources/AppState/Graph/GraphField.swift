package import Editing
package import Interface
import Keyframes
import Stage
import Words

/// The fields of the selected keyframe.
package enum GraphField: CaseIterable, Hashable, Sendable {
  case time, value
  /// The speed, and the influence in percent, before the keyframe and after it.
  case speedIn, influenceIn, speedOut, influenceOut

  package var width: Double {
    switch self {
    case .time, .value: 84
    case .speedIn, .speedOut: 76
    case .influenceIn, .influenceOut: 56
    }
  }

  package var label: String {
    switch self {
    case .time: localized("at")
    case .value: "="
    case .speedIn: localized("in")
    case .speedOut: localized("out")
    case .influenceIn, .influenceOut: "%"
    }
  }

  /// The most important fields first, for headers without room for all.
  package static let byRank: [GraphField] = [
    .time, .value, .speedOut, .influenceOut, .speedIn, .influenceIn,
  ]

  /// The side of the keyframe, of speeds and influences.
  package var side: KeySide {
    switch self {
    case .speedIn, .influenceIn: .incoming
    case .time, .value, .speedOut, .influenceOut: .outgoing
    }
  }
}

// The numbers of the selected keyframe.
extension Workspace {
  /// Whether the timeline or the graph editor is open and a keyframe is selected, so that Enter types its value.
  package var hasKeyframeToType: Bool { layout.keyPanel != nil && chosenTime != nil }

  /// Nil if there is none.
  package func number(of field: GraphField) -> NumberEntry? {
    switch field {
    case .time:
      let range = playhead.timeline.range
      return chosenTime.map {
        NumberEntry(
          $0, step: playhead.frame,
          limits: min(range.lowerBound, $0)...max(range.upperBound, $0),
          notation: playhead.timeline.notation(frame: playhead.frame))
      }
    case .value:
      guard case .number(let number)? = chosenValue, let track = chosenTrack?.track else {
        return nil
      }
      return NumberEntry(number, step: track.step, limits: -1e9...1e9, notation: track.notation)
    case .speedIn, .speedOut:
      guard let tangent = chosenTangent(field.side), let track = chosenTrack?.track else {
        return nil
      }
      return NumberEntry(tangent.slope, step: track.step * 10, limits: -1e9...1e9)
    case .influenceIn, .influenceOut:
      return chosenTangent(field.side).map {
        NumberEntry($0.influence * 100, step: 1, limits: 0.1...100)
      }
    }
  }

  package mutating func set(_ number: Double, of field: GraphField) {
    switch field {
    case .time: moveChosenKeys(to: number)
    case .value: setChosenValue(.number((number * 1e6).rounded() / 1e6))
    case .speedIn, .speedOut, .influenceIn, .influenceOut:
      guard var tangent = chosenTangent(field.side) else { return }
      if field == .speedIn || field == .speedOut {
        tangent.slope = number
      } else {
        tangent.influence = number / 100
      }
      setChosenTangent(tangent, field.side)
    }
  }

  /// A number that was typed, as one step; a text that can't be read is refused with a sentence.
  package mutating func type(_ text: String, into field: GraphField) {
    guard let entry = number(of: field) else { return }
    do throws(ArithmeticError) {
      let number: Double
      if field == .time {
        number = try playhead.timeline.typed(text, now: entry.value, frame: playhead.frame)
      } else {
        number = try Arithmetic.value(of: text, in: entry.notation, now: entry.value)
        guard entry.limits.contains(number) else { throw .tooLarge }
      }
      editing.history.begin()
      set(number, of: field)
      editing.history.commit()
      editing.keyEditing.gesture = nil
    } catch {
      say(error.sentence(about: text, field == .time ? Message.notATime : Message.notAValue))
    }
  }
}
