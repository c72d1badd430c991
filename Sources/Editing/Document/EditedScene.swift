public import Stage

extension Scene {
  /// The scene with its own tracks replaced by edited ones. Edits of nodes that it does not have are
  /// ignored.
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
  /// Replaces the track of the same property; a track without a property is ignored.
  package mutating func take(_ track: PropertyTrack) {
    switch track {
    case .number(let property, let track): if let property { self[property] = track }
    case .color(let property, let track): if let property { self[property] = track }
    case .hidden(let track): hidden = track
    case .gradient(let track): gradient = track
    case .outline(let track): outline = track
    case .string(let track): string = track
    case .rangeColor(let range, let track): self = fill(track, of: range)
    }
  }
}
