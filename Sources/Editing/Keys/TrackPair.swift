package import Keyframes
package import Stage

/// A question about two tracks of the same kind of value.
package protocol TrackPairQuestion<Answer> {
  associatedtype Answer
  func ask<Value>(_ one: Track<Value>, _ other: Track<Value>) -> Answer
}

/// Makes one track from two of the same kind of value.
package protocol TrackCombination {
  func combined<Value>(_ one: Track<Value>, _ other: Track<Value>) -> Track<Value>
}

extension PropertyTrack {
  /// Nil if the tracks are of different properties.
  package func answer<Question: TrackPairQuestion>(
    to question: Question, with other: PropertyTrack
  ) -> Question.Answer? {
    guard name == other.name else { return nil }
    return switch (self, other) {
    case (.number(_, let one), .number(_, let two)): question.ask(one, two)
    case (.color(_, let one), .color(_, let two)): question.ask(one, two)
    case (.hidden(let one), .hidden(let two)): question.ask(one, two)
    case (.gradient(let one), .gradient(let two)): question.ask(one, two)
    case (.outline(let one), .outline(let two)): question.ask(one, two)
    case (.string(let one), .string(let two)): question.ask(one, two)
    case (.rangeColor(_, let one), .rangeColor(_, let two)): question.ask(one, two)
    case (.maskPath(_, let one), .maskPath(_, let two)): question.ask(one, two)
    case (.maskOpacity(_, let one), .maskOpacity(_, let two)): question.ask(one, two)
    case (.number, _), (.color, _), (.hidden, _), (.gradient, _), (.outline, _), (.string, _),
      (.rangeColor, _), (.maskPath, _), (.maskOpacity, _):
      nil
    }
  }

  /// Nil if the tracks are of different properties.
  package func combined(_ how: some TrackCombination, with other: PropertyTrack) -> PropertyTrack? {
    guard name == other.name else { return nil }
    return switch (self, other) {
    case (.number(let property, let one), .number(_, let two)):
      .number(property, how.combined(one, two))
    case (.color(let property, let one), .color(_, let two)):
      .color(property, how.combined(one, two))
    case (.hidden(let one), .hidden(let two)): .hidden(how.combined(one, two))
    case (.gradient(let one), .gradient(let two)): .gradient(how.combined(one, two))
    case (.outline(let one), .outline(let two)): .outline(how.combined(one, two))
    case (.string(let one), .string(let two)): .string(how.combined(one, two))
    case (.rangeColor(let range, let one), .rangeColor(_, let two)):
      .rangeColor(range, how.combined(one, two))
    case (.maskPath(let index, let one), .maskPath(_, let two)):
      .maskPath(index, how.combined(one, two))
    case (.maskOpacity(let index, let one), .maskOpacity(_, let two)):
      .maskOpacity(index, how.combined(one, two))
    case (.number, _), (.color, _), (.hidden, _), (.gradient, _), (.outline, _), (.string, _),
      (.rangeColor, _), (.maskPath, _), (.maskOpacity, _):
      nil
    }
  }
}

extension Track {
  /// How many keyframes at either end are equal in both tracks; no keyframe counts twice.
  ///
  /// - Complexity: O(*n*) in the keyframes that are the same.
  func sharedEnds(with other: Track) -> (prefix: Int, suffix: Int) {
    let (one, two) = (keyframes, other.keyframes)
    let shorter = min(one.count, two.count)
    var prefix = 0
    while prefix < shorter, one[prefix] == two[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, one[one.count - 1 - suffix] == two[two.count - 1 - suffix] {
      suffix += 1
    }
    return (prefix, suffix)
  }
}
