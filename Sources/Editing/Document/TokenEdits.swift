package import Keyframes
package import Stage

// Edits of motion tokens. The tracks of a demo have the names of tokens, and beside them their values, so that
// every part of a scene can be read alone; `Scene.edited(by:fresh:)` gives them the values that hold now.
extension DemoEdits {
  /// Changes the tokens of the scene, which is as it was edited so far.
  package mutating func changeTokens(
    of scene: Scene, _ change: (inout MotionTokens) -> Void
  ) {
    let old = scene.allTokens
    var new = old
    change(&new)
    guard new != old else { return }
    tokens = new
  }

  /// Gives the easing with a name another curve, everywhere.
  package mutating func setToken(_ name: String, to easing: Easing, in scene: Scene) {
    changeTokens(of: scene) { tokens in
      guard let index = tokens.easings.firstIndex(where: { $0.name == name }) else { return }
      tokens.easings[index].easing = easing.unnamed
    }
  }

  /// Gives the duration with a name another length; the segments that are as long follow, and so do the
  /// keyframes behind them.
  package mutating func setToken(_ name: String, to seconds: Double, in scene: Scene) {
    guard seconds.isFinite, seconds > 0 else { return }
    changeTokens(of: scene) { tokens in
      guard let index = tokens.durations.firstIndex(where: { $0.name == name }) else { return }
      tokens.durations[index].seconds = seconds
    }
    if let tokens { mapTracks(of: scene) { $0.lasting(tokens) } }
  }

  /// Adds tokens; those of the same names are replaced, and the segments that use them follow.
  package mutating func addTokens(_ new: MotionTokens, to scene: Scene) {
    changeTokens(of: scene) { $0 = $0.merged(with: new) }
    if let tokens { mapTracks(of: scene) { $0.lasting(tokens) } }
  }

  /// Gives a token another name, wherever the scene uses it. A name that is taken, or that no token can have,
  /// changes nothing.
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

  /// What the ground and paging of the scene, which is as it was edited so far, use in place of a token.
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
        guard let place = track.place(of: name) else { continue }
        let changed = change(track)
        if changed != track { self[place] = changed }
      }
    }
  }
}

extension PropertyTrack {
  /// With the segments after the keyframes at `indices` as long as the token of a duration; nil takes the name
  /// back, and leaves the length.
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
  /// The easing with a name, without it; linear for a duration alone.
  fileprivate func curve(of name: String) -> Easing { easing(named: name)?.unnamed ?? .linear }
}

extension Easing {
  /// This easing, for a segment as long as that of `other`, unless it names a duration itself.
  package func measured(as other: Easing) -> Easing {
    durationToken == nil ? lasting(other.durationToken) : self
  }
}
