import Keyframes
import Stage

extension Scene {
  /// The scene with the tokens of the edits, if they have any, and with their values wherever
  /// tracks name them. A segment that was dragged longer or shorter than its duration's token has
  /// lost that name.
  ///
  /// - Complexity: O(*n*) in the keyframes; O(1) without tokens, and where nothing was edited.
  func withTokens(of edits: DemoEdits) -> Scene {
    guard edits.tokens != nil || !tokens.isEmpty,
      edits.tokens != nil || !edits.tracks.isEmpty || edits.nodes != nil
    else { return self }
    var scene = self
    if let tokens = edits.tokens { scene.tokens = tokens }
    let names = TokenNames(scene.tokens, areAll: edits.tokens != nil)
    scene = scene.mapEasings(names.resolved)
    guard !scene.tokens.durations.isEmpty else { return scene }
    return scene.mapNodes { _, node in
      for track in node.tracks where track.marks.contains(where: { $0.easing.durationToken != nil })
      {
        node.take(track.edited(by: names).track)
      }
    }
  }
}

extension Scene {
  /// The scene with replacements for renamed and deleted tokens, in its ground and its paging.
  ///
  /// - Complexity: O(*n*) in the keyframes of both; O(1) if there are no replacements.
  func replacingTokens(by edits: DemoEdits) -> Scene {
    guard !edits.replacedTokens.isEmpty else { return self }
    return mapOwnEasings { easing in
      let curve = easing.token.map { edits.replacedTokens[$0] ?? .token($0, easing.unnamed) }
      let length = easing.durationToken.flatMap { name in
        edits.replacedTokens[name].map(\.token) ?? name
      }
      return (curve ?? easing.unnamed).lasting(length)
    }
  }

  /// Whether an easing of the ground or of paging is a token with a name.
  func usesOwnToken(_ name: String) -> Bool {
    var isUsed = false
    _ = mapOwnEasings { easing in
      isUsed = isUsed || easing.token == name || easing.durationToken == name
      return easing
    }
    return isUsed
  }
}

/// The values of tokens, by name.
private struct TokenNames: TrackEdit {
  private let easings: [String: Easing]
  private let durations: [String: Double]
  /// Whether unknown names are dropped.
  private let areAll: Bool

  init(_ tokens: MotionTokens, areAll: Bool) {
    easings = Dictionary(tokens.easings.map { ($0.name, $0.easing.unnamed) }) { first, _ in first }
    durations = Dictionary(tokens.durations.map { ($0.name, $0.seconds) }) { first, _ in first }
    self.areAll = areAll
  }

  func resolved(_ easing: Easing) -> Easing {
    guard easing.token != nil || easing.durationToken != nil else { return easing }
    var curve = easing.unnamed
    if let name = easing.token {
      if let known = easings[name] {
        curve = .token(name, known)
      } else if !areAll {
        curve = .token(name, curve)
      }
    }
    let isKnown = easing.durationToken.map { durations[$0] != nil } ?? false
    return isKnown || !areAll ? curve.lasting(easing.durationToken) : curve
  }

  /// The track without names of durations that differ from the length of their segments.
  func edited<Value>(_ track: Track<Value>) -> (track: Track<Value>, indices: Set<Int>) {
    let track = track.withKeyframes { keyframes in
      for index in keyframes.indices {
        guard let name = keyframes[index].easing.durationToken, let seconds = durations[name],
          keyframes.indices.contains(index + 1)
        else { continue }
        let length = keyframes[index + 1].time - keyframes[index].time
        if abs(length - seconds) > 1e-6 {
          keyframes[index].easing = keyframes[index].easing.lasting(nil)
        }
      }
    }
    return (track, [])
  }
}
