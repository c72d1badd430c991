import Exporting
import Keyframes
import Stage

extension PropertyTrack {
  /// What is other than in `plain`, in a few words: "2 keyframes changed"; nil is no such track.
  ///
  /// - Complexity: O(*n*²) in the keyframes, at worst.
  func difference(from plain: PropertyTrack?) -> String {
    switch (self, plain) {
    case (_, nil): Self.count(marks.count, "new")
    case (.number(_, let track), .number(_, let old)): Self.words(track, old)
    case (.color(_, let track), .color(_, let old)): Self.words(track, old)
    case (.hidden(let track), .hidden(let old)): Self.words(track, old)
    case (.gradient(let track), .gradient(let old)): Self.words(track, old)
    case (.number, _), (.color, _), (.hidden, _), (.gradient, _): "another kind of value"
    }
  }

  private static func words<Value>(_ track: Track<Value>, _ old: Track<Value>) -> String {
    var (left, added) = (old.keyframes, 0)
    for keyframe in track.keyframes {
      if let index = left.firstIndex(of: keyframe) { left.remove(at: index) } else { added += 1 }
    }
    let changed = max(added, left.count)
    guard changed > 0 else { return track == old ? "as it was" : "changed beyond its ends" }
    return added == 0
      ? count(changed, "gone") : left.isEmpty ? count(changed, "added") : count(changed, "changed")
  }

  private static func count(_ count: Int, _ word: String) -> String {
    "\(count) \(count == 1 ? "keyframe" : "keyframes") \(word)"
  }
}
