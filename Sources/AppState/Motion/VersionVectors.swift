import Editing
package import Keyframes
import Stage

/// From where a node is in one version to where it is in another, in stage points.
package struct VersionVector: Equatable, Sendable {
  package let from, to: Point
}

extension Workspace {
  /// Shorter differences are not shown, in stage points.
  private static let shortest = 1.0

  /// From each moving node of the first compared version to the same node in the second, at the
  /// playhead; empty unless versions are compared and the vectors are shown.
  package mutating func versionVectors() -> [VersionVector] {
    guard viewState.lanes, !viewState.hidesVectors,
      let (first, second) = player.sights.lanes.map(\.version).compared
    else { return [] }
    let nodes = movedNodes()
    let time = player.time
    let from = player.sights.lanes[first].centres(of: nodes, at: time)
    let to = player.sights.lanes[second].centres(of: nodes, at: time)
    return zip(from, to).compactMap { from, to in
      guard let from, let to, from.distance(to: to) > Self.shortest else { return nil }
      return VersionVector(from: from, to: to)
    }
  }

  /// The nodes that move, and those whose tracks were edited.
  private mutating func movedNodes() -> [String] {
    let moving = movingNodes()
    let edited = player.sights.lanes.flatMap { $0.version.edits.tracks.keys.map(\.node) }
    return moving + Set(edited).subtracting(moving).sorted().prefix(48)
  }
}

extension [Lane.Version] {
  /// The indices of the two versions that are compared: the one on the stage and the first other one, in
  /// the order of their letters. Nil where there are not two that differ.
  var compared: (first: Int, second: Int)? {
    guard let staged = firstIndex(where: \.isOnStage),
      let other = indices.first(where: { $0 != staged && !self[$0].hasReducedMotion }),
      self[staged].edits != self[other].edits
    else { return nil }
    return (Swift.min(staged, other), Swift.max(staged, other))
  }
}
