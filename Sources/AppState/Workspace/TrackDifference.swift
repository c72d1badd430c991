package import Editing
import Keyframes
package import Stage
import Words

extension TrackPath {
  /// "x of bird".
  package var words: String { localized("\(property.localizedProperty) of \(node.displayName)") }
}

extension PropertyTrack {
  /// How the track differs from `plain`, in a few words: "2 keyframes changed". A nil `plain` means
  /// that the track is new.
  ///
  /// - Complexity: O(*n*²) in the keyframes, at worst.
  package func difference(from plain: PropertyTrack?) -> String {
    switch (self, plain) {
    case (_, nil):
      localized(
        Message(count: marks.count, one: "1 keyframe new", other: "\(marks.count) keyframes new"))
    case (.number(_, let track), .number(_, let old)): Self.words(track, old)
    case (.color(_, let track), .color(_, let old)): Self.words(track, old)
    case (.hidden(let track), .hidden(let old)): Self.words(track, old)
    case (.gradient(let track), .gradient(let old)): Self.words(track, old)
    case (.outline(let track), .outline(let old)): Self.words(track, old)
    case (.string(let track), .string(let old)): Self.words(track, old)
    case (.rangeColor(_, let track), .rangeColor(_, let old)): Self.words(track, old)
    case (.maskPath(_, let track), .maskPath(_, let old)): Self.words(track, old)
    case (.maskOpacity(_, let track), .maskOpacity(_, let old)): Self.words(track, old)
    case (.number, _), (.color, _), (.hidden, _), (.gradient, _), (.outline, _), (.string, _),
      (.rangeColor, _), (.maskPath, _), (.maskOpacity, _):
      localized("another kind of value")
    }
  }

  private static func words<Value>(_ track: Track<Value>, _ old: Track<Value>) -> String {
    var (left, added) = (old.keyframes, 0)
    for keyframe in track.keyframes {
      if let index = left.firstIndex(of: keyframe) { left.remove(at: index) } else { added += 1 }
    }
    let changed = max(added, left.count)
    guard changed > 0 else {
      return track == old ? localized("unedited") : localized("changed beyond its ends")
    }
    if added == 0 {
      return localized(
        Message(count: changed, one: "1 keyframe gone", other: "\(changed) keyframes gone"))
    }
    if left.isEmpty {
      return localized(
        Message(count: changed, one: "1 keyframe added", other: "\(changed) keyframes added"))
    }
    return localized(
      Message(count: changed, one: "1 keyframe changed", other: "\(changed) keyframes changed"))
  }
}
