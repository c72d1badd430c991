public import Stage
import Exporting

extension Scene {
  /// The scene with the edited tracks in the place of its own. Nodes that it does not have are passed
  /// over.
  ///
  /// - Complexity: O(*n*) in the nodes; O(1) without tracks.
  public func edited(by edits: DemoEdits) -> Scene {
    guard !edits.tracks.isEmpty else { return self }
    let byNode = Dictionary(grouping: edits.tracks) { $0.key.node }
    return mapNodes { name, node in
      for (_, track) in byNode[name] ?? [] { node.take(track) }
    }
  }
}

extension Node {
  mutating func take(_ track: PropertyTrack) {
    switch track {
    case .number(let property, let track): if let property { self[property] = track }
    case .color(let property, let track): if let property { self[property] = track }
    case .hidden(let track): hidden = track
    case .gradient(let track): gradient = track
    }
  }
}
