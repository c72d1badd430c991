import Editing
package import Keyframes
import Stage
import Words

// Tangents of the selected keyframes.
extension Workspace {
  /// The kinds of the selected keyframes of numbers; empty if there are none.
  package mutating func tangentKinds() -> Set<TangentKind?> {
    let edit = selectedEdit()
    return edit.keys.byTrack.reduce(into: []) { kinds, track in
      guard let numbers = edit.tracks[track.key]?.numbers else { return }
      for index in track.value where numbers.keyframes.indices.contains(index) {
        kinds.insert(numbers.keyframes[index].tangents)
      }
    }
  }

  /// Sets the kind of tangents of the selected keyframes, as one change; nil breaks them.
  package mutating func setTangents(_ kind: TangentKind?) {
    let edit = selectedEdit()
    let keys = edit.keys.filter { path, _ in edit.tracks[path]?.numbers != nil }
    guard !keys.isEmpty else { return say(localized("Select keyframes of numbers first.")) }
    var result = KeyEdit(keys: edit.keys)
    for (path, indices) in keys.byTrack {
      guard let track = edit.tracks[path], let numbers = track.numbers else { continue }
      result.tracks[path] = track.with(numbers.setting(kind, ofKeys: indices))
    }
    guard kind == nil || result.hasHandles(keys) else {
      return say(
        localized("Springs and steps have no tangents. Convert the easing to a Bézier curve first.")
      )
    }
    change { _ in result }
  }

  /// Automatic, smooth, flat, broken, then automatic again.
  package mutating func cycleTangents() {
    let order: [TangentKind?] = [.automatic, .smooth, .flat, nil]
    let kinds = tangentKinds()
    let index = kinds.count == 1 ? order.firstIndex { kinds.contains($0) } : nil
    setTangents(index.map { order[($0 + 1) % order.count] } ?? .automatic)
  }

  private mutating func selectedEdit() -> KeyEdit {
    KeyEdit(tracks: timelineTracks(), keys: selection.keys)
  }
}

extension KeyEdit {
  /// Whether any of the keyframes has a tangent that can be changed.
  fileprivate func hasHandles(_ keys: KeySet) -> Bool {
    keys.byTrack.contains { path, indices in
      guard let numbers = tracks[path]?.numbers else { return false }
      return indices.contains {
        numbers.incoming($0)?.tangent != nil || numbers.outgoing($0)?.tangent != nil
      }
    }
  }
}
