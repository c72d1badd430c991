package import Keyframes
package import Stage

// Edits of motion tokens. The tracks of a demo store the names of tokens with their values, so that
// every part of a scene can be read alone; `Scene.edited(by:fresh:)` updates these values.
extension DemoEdits {
  /// Changes the tokens of the scene, which includes all edits so far.
  package mutating func changeTokens(
    of scene: Scene, _ change: (inout MotionTokens) -> Void
  ) {
    let old = scene.allTokens
    var new = old
    change(&new)
    guard new != old else { return }
    tokens = new
  }

  /// Sets the curve of the easing with a name, wherever it is used.
  package mutating func setToken(_ name: String, to easing: Easing, in scene: Scene) {
    changeTokens(of: scene) { tokens in
      guard let index = tokens.easings.firstIndex(where: { $0.name == name }) else { return }
      tokens.easings[index].easing = easing.unnamed
    }
  }

  /// Sets the length of the duration with a name, in seconds. Segments of that duration follow, and
  /// the keyframes after them move.
  package mutating func setToken(_ name: String, to seconds: Double, in scene: Scene) {
    guard seconds.isFinite, seconds > 0 else { return }
    changeTokens(of: scene) { tokens in
      guard let index = tokens.durations.firstIndex(where: { $0.name == name }) else { return }
      tokens.durations[index].seconds = seconds
    }
    if let tokens { mapTracks(of: scene) { $0.lasting(tokens) } }
  }

  /// Adds tokens, replacing tokens with the same names; the segments that use them follow.
  package mutating func addTokens(_ new: MotionTokens, to scene: Scene) {
    changeTokens(of: scene) { $0 = $0.merged(with: new) }
    if let tokens { mapTracks(of: scene) { $0.lasting(tokens) } }
  }

  /// Renames a token, wherever the scene uses it. A name that is taken, or that is not valid for a
  /// token, changes nothing.
  package mutating func renameToken(_ name: String, to new: String, in scene: Scene) {
    let all = scene.allTokens
    guard all.names.contains(name), !all.names.contains(new), Easing.isTokenName(new) else {
      return
    }
    changeTokens(of: scene) { tokens in
      for (index, token) in tokens.easings.enumerated() where token.name == name {
        tokens.easings[index] = .init(name: new, easing: token.easing)
      }
      for (index, token) in tokens.durations.enumerated() where token.name == name {
        tokens.durations[index] = .init(name: new, seconds: token.seconds)
      }
    }
    mapNames(of: scene) { $0 == name ? new : $0 }
    replaceOwn(name, in: scene, by: .token(new, all.curve(of: name)))
  }

  /// Deletes a token. The segments that use it keep its easing and its length.
  package mutating func deleteToken(_ name: String, in scene: Scene) {
    let curve = scene.allTokens.curve(of: name)
    changeTokens(of: scene) { tokens in
      tokens.easings.removeAll { $0.name == name }
      tokens.durations.removeAll { $0.name == name }
    }
    mapNames(of: scene) { $0 == name ? nil : $0 }
    replaceOwn(name, in: scene, by: curve)
  }

  /// Replaces a token in the ground and the paging of the scene, which includes all edits so far.
  private mutating func replaceOwn(_ name: String, in scene: Scene, by easing: Easing) {
    guard scene.usesOwnToken(name) else { return }
    for (own, current) in replacedTokens where current.token == name {
      replacedTokens[own] = easing
    }
    if replacedTokens[name] == nil { replacedTokens[name] = easing }
  }

  private mutating func mapNames(of scene: Scene, _ change: (String) -> String?) {
    mapTracks(of: scene) { track in
      track.mapEasings { easing in
        let name = easing.token.flatMap(change)
        let curve = name.map { .token($0, easing.unnamed) } ?? easing.unnamed
        return curve.lasting(easing.durationToken.flatMap(change))
      }
    }
  }

  private mutating func mapTracks(of scene: Scene, _ change: (PropertyTrack) -> PropertyTrack) {
    for (name, node) in scene.allNodes {
      for track in node.tracks {
        guard let path = track.path(of: name) else { continue }
        let changed = change(track)
        if changed != track { self[path] = changed }
      }
    }
  }
}

extension PropertyTrack {
  /// The track with the segments after the keyframes at `indices` as long as the token of a
  /// duration; nil removes the token's name and keeps the length.
  package func lasting(
    _ name: String?, after indices: Set<Int>, _ tokens: MotionTokens
  ) -> PropertyTrack {
    edited(by: DurationNaming(indices: indices, name: name)).track.lasting(tokens)
  }
}

private struct DurationNaming: TrackEdit {
  let indices: Set<Int>
  let name: String?

  func edited<Value>(_ track: Track<Value>) -> (track: Track<Value>, indices: Set<Int>) {
    let track = track.withKeyframes { keyframes in
      for index in indices where keyframes.indices.contains(index + 1) {
        keyframes[index].easing = keyframes[index].easing.lasting(name)
      }
    }
    return (track, indices)
  }
}

extension MotionTokens {
  /// The easing with a name, as one without a name; linear if the name is only a duration.
  fileprivate func curve(of name: String) -> Easing { easing(named: name)?.unnamed ?? .linear }
}

extension Easing {
  /// The easing for a segment measured by the same duration as `other`, unless it names a duration
  /// itself.
  package func measured(as other: Easing) -> Easing {
    durationToken == nil ? lasting(other.durationToken) : self
  }
}
