package import Editing
package import Keyframes
package import Stage

/// A track that changes its value.
package struct Mover {
  package let path: TrackPath
  /// Nil for colours and other values that are not numbers.
  package let number: (property: Property, track: Track<Double>)?
  /// The segments in which it changes, by the index of the keyframe at the start; at least one.
  package let stretches: [(index: Int, times: ClosedRange<Double>)]
}

extension Player {
  /// The tracks that change and follow the playhead, in the timeline's order.
  ///
  /// - Complexity: O(*n*) in the scene's keyframes, once for each scene.
  package mutating func movers() -> [Mover] {
    if let made = sights.movers { return made }
    let waiting = scene.namesThatWait
    let movers = rows().compactMap { row in waiting.contains(row.node) ? nil : Mover(row) }
    sights.movers = movers
    return movers
  }
}

extension Mover {
  fileprivate init?(_ row: TimelineRow) {
    guard let track = row.track else { return nil }
    let keyframes = row.keyframes
    let stretches = keyframes.indices.filter { keyframes[$0].moves }.map { index in
      (index: index, times: keyframes[index].time...keyframes[index + 1].time)
    }
    guard !stretches.isEmpty else { return nil }
    path = TrackPath(node: row.node, property: track.name)
    if case .number(let property?, let track) = track {
      number = (property, track)
    } else {
      number = nil
    }
    self.stretches = stretches
  }
}

extension Scene {
  /// The nodes that do not follow the playhead, as ``allNodes`` names them.
  fileprivate var namesThatWait: Set<String> {
    let all = allNodes
    let heads = Set(all.filter { $0.node.clock != .playhead }.map(\.name))
    return heads.isEmpty ? [] : Set(all.map(\.name).filter(heads.coversNode))
  }
}
