package import Keyframes
package import Stage

/// The easing and the duration that share one name.
package struct MotionToken: Equatable, Sendable {
  package let name: String
  /// Nil for a duration alone.
  package let easing: Easing?
  /// Nil for an easing alone.
  package let seconds: Double?

  package init(name: String, easing: Easing?, seconds: Double?) {
    (self.name, self.easing, self.seconds) = (name, easing, seconds)
  }
}

/// The motion tokens of a scene, and the segments that use each.
package struct TokensOfScene: Equatable, Sendable {
  /// One token for each name, tokens with an easing first, otherwise in the scene's order.
  package let list: [MotionToken]
  /// The keyframes that begin the segments, by token; tracks without keyframes are left out.
  package let users: [String: KeySet]

  /// - Complexity: O(*n*) in the keyframes; O(*n* *m*) in the tokens.
  package init(_ scene: Scene) {
    let all = scene.allTokens
    list =
      all.easings.map {
        MotionToken(name: $0.name, easing: $0.easing, seconds: all.seconds(named: $0.name))
      }
      + all.durations.filter { all.easing(named: $0.name) == nil }.map {
        MotionToken(name: $0.name, easing: nil, seconds: $0.seconds)
      }
    var users: [String: KeySet] = [:]
    for (name, node) in list.isEmpty ? [] : scene.allNodes {
      for track in node.tracks where !track.isConstant {
        guard let path = track.path(of: name) else { continue }
        for (index, mark) in track.marks.enumerated() {
          for token in Set([mark.easing.token, mark.easing.durationToken].compactMap(\.self)) {
            users[token, default: []].insert(KeyframePath(path, index))
          }
        }
      }
    }
    self.users = users
  }

  /// The token with a name; nil if there is none.
  package subscript(name: String) -> MotionToken? { list.first { $0.name == name } }

  /// The name, or the name with the first free number, "enter-2"; cut if it is long.
  package func freeName(_ name: String) -> String {
    let taken = Set(list.map(\.name))
    if !taken.contains(name) { return name }
    for number in 2... {
      let end = "-\(number)"
      let free = String(name.prefix(60 - end.count)) + end
      if !taken.contains(free) { return free }
    }
    return name
  }
}
