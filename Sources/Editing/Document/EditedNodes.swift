import Keyframes
public import Stage

// Rearranging the nodes of a demo. Edits of a node follow it.
extension DemoEdits {
  /// Carries out a command on the nodes on the stage; `own` are the demo's current nodes, `fresh`
  /// the nodes of the demo in its initial state, and `knobs` are the scene's own knobs, whose targets follow; a
  /// knob goes with the last node that it sets.
  ///
  /// - Returns: the names of the nodes that were made or moved.
  /// - Throws: ``NodeRefusal``; then nothing has changed.
  /// - Complexity: O(*n*) in the nodes and the edited tracks.
  @discardableResult
  public mutating func perform(
    _ command: NodeCommand, on own: [Node], fresh: [Node], knobs: [SceneKnob] = [], at time: Double
  ) throws(NodeRefusal) -> [String] {
    let plain = Scene(of: liveNodes(own: own, fresh: fresh))
    let change = try command.applied(to: plain.edited(by: onlyTracks).nodes, at: time)
    let rest = plain.takingBack(tracks, from: change)
    var keptTracks = tracks.filter { path, _ in
      !plain.hasNode(path.node) && !rest.scene.hasNode(path.node)
    }
    keptTracks.merge(rest.tracks) { $1 }
    replaceTracks(keptTracks)
    let kept = keptNodes(rest.scene.nodes, own: own, fresh: fresh)
    nodes = rest.scene.nodes == own ? nil : kept
    let gone = Set(
      (self.knobs ?? knobs).filter { !$0.sets.isEmpty && change.targets(of: $0.sets).isEmpty }
        .map(\.name))
    changeKnobs(of: knobs) { list in
      list.removeAll { gone.contains($0.name) }
      for index in list.indices { list[index].sets = change.targets(of: list[index].sets) }
    }
    for name in gone { values[name] = nil }
    hiddenNodes = change.names(of: hiddenNodes)
    lockedNodes = change.names(of: lockedNodes)
    return change.touched
  }

  /// Hides nodes in the editor, or shows them again.
  public mutating func setHidden(_ isHidden: Bool, _ names: Set<String>) {
    if isHidden { hiddenNodes.formUnion(names) } else { hiddenNodes.subtract(names) }
  }

  /// Locks nodes, or unlocks them.
  public mutating func setLocked(_ isLocked: Bool, _ names: Set<String>) {
    if isLocked { lockedNodes.formUnion(names) } else { lockedNodes.subtract(names) }
  }

  /// Whether there are edits for a scene file: all but nodes hidden or locked.
  public var hasSceneEdits: Bool {
    !values.isEmpty || !tracks.isEmpty || nodes != nil || length != nil || !markers.isEmpty
      || tokens != nil || knobs != nil || !replacedTokens.isEmpty
  }

  /// Removes all edits that a scene file can store.
  public mutating func removeSceneEdits() {
    replaceTracks([:])
    (nodes, length, markers, tokens, replacedTokens) = (nil, nil, [], nil, [:])
    (knobs, values) = (nil, [:])
  }

  private var onlyTracks: DemoEdits {
    var edits = DemoEdits()
    edits.replaceTracks(tracks)
    return edits
  }
}

extension Set<String> {
  /// Whether the set contains the name of a node or of a group around it.
  public func coversNode(_ name: String) -> Bool { contains(name) || coversGroup(of: name) }

  /// Whether the set contains the name of a group around a node.
  package func coversGroup(of name: String) -> Bool {
    !isEmpty && name.groups.contains { contains($0) }
  }
}

extension String {
  /// The names of the groups around a node of this name.
  package var groups: some Sequence<String> {
    indices.lazy.filter { self[$0] == "/" }.map { String(self[..<$0]) }
  }
}

extension NodeChange {
  /// The current names of nodes that had the names `old`, copies included.
  fileprivate func names(of old: Set<String>) -> Set<String> {
    old.isEmpty ? old : Set(origins.filter { old.contains($0.value) }.map(\.key))
  }

  /// The targets of a knob under the current names of their nodes, those of copies included.
  fileprivate func targets(of old: [SceneKnob.Target]) -> [SceneKnob.Target] {
    guard !old.isEmpty else { return old }
    // Nodes of mattes have no origins: they keep their names.
    let kept = Set(Scene(of: nodes).allNodes.map(\.name)).subtracting(origins.keys)
    return old.flatMap { target in
      let names = origins.filter { $0.value == target.node }.map(\.key)
      return (names.isEmpty && kept.contains(target.node) ? [target.node] : names).sorted().map {
        SceneKnob.Target($0, target.part)
      }
    }
  }
}

extension Scene {
  fileprivate func hasNode(_ name: String) -> Bool { node(named: name) != nil }

  /// The nodes after a change. Edited tracks that the change left alone are taken out of them, and
  /// returned as edits.
  fileprivate func takingBack(
    _ tracks: [TrackPath: PropertyTrack], from change: NodeChange
  ) -> (scene: Scene, tracks: [TrackPath: PropertyTrack]) {
    guard !tracks.isEmpty else { return (Scene(of: change.nodes), [:]) }
    let byNode = Dictionary(grouping: tracks) { $0.key.node }
    let plain = Dictionary(allNodes.map { ($0.name, $0.node) }) { first, _ in first }
    var kept: [TrackPath: PropertyTrack] = [:]
    let scene = Scene(of: change.nodes).mapNodes { name, node in
      guard let origin = change.origins[name], let before = plain[origin] else { return }
      for (path, track) in byNode[origin] ?? []
      where node.track(of: path.property) == track {
        kept[TrackPath(node: name, property: path.property)] = track
        node.restore(path.property, of: before)
      }
    }
    return (scene, kept)
  }
}

extension Node {
  /// Sets a property to the track that it has in `other`; unsets it if it has none.
  fileprivate mutating func restore(_ property: String, of other: Node) {
    if let track = other.track(of: property) { take(track) } else { unset(property) }
  }

  /// Unsets the property with a name.
  mutating func unset(_ property: String) {
    if let number = Property.named[property] { return unset(number) }
    if let color = ColorProperty.allCases.first(where: { $0.name == property }) {
      return unset(color)
    }
    switch property {
    case "hidden": hidden = false
    case "gradient": gradient = nil
    case "outline": outline = nil
    case "string": string = nil
    case _: rangeColors.removeAll { PropertyTrack.rangeColor($0.range, $0.color).name == property }
    }
  }
}
