/// A patch from one document to another: the parts that differ, as in the other document.
package struct DocumentPatch: Equatable, Sendable {
  /// The differences in the edits of one demo.
  package struct Edits: Equatable, Sendable {
    /// All edits but tracks and nodes; nil if they are the same.
    package var rest: DemoEdits?
    /// Nil if the nodes are the same.
    package var nodes: NodesPatch?
    package var tracks: [TrackPath: TrackPatch] = [:]

    package init(rest: DemoEdits? = nil) { self.rest = rest }
  }

  /// Differences by the demo's name.
  package var edits: [String: Edits] = [:]
  package var versions: [String: Versions] = [:]
  /// The parts that belong to no demo; nil if they are the same.
  package var rest: Document?

  package init() {}

  /// - Complexity: O(*n*) in the demos, and in the keyframes of the tracks that differ.
  package init(from old: Document, to new: Document) {
    for demo in new.differences(from: old) {
      let (before, after) = (old.savedVersions(of: demo), new.savedVersions(of: demo))
      if before != after { versions[demo] = after }
      if old[demo] != new[demo] { edits[demo] = Edits(from: old[demo], to: new[demo]) }
    }
    if old.withoutDemos != new.withoutDemos { rest = new.withoutDemos }
  }

  /// The patched document.
  package func applied(to document: Document) -> Document {
    var result = rest.map { document.withRest(of: $0) } ?? document
    for (demo, patch) in edits { result[demo] = patch.applied(to: document[demo]) }
    for (demo, versions) in versions { result.change(versionsOf: demo) { $0 = versions } }
    return result
  }
}

extension DocumentPatch.Edits {
  fileprivate init(from old: DemoEdits, to new: DemoEdits) {
    if old.withoutScene != new.withoutScene { rest = new.withoutScene }
    if old.nodes != new.nodes { nodes = NodesPatch(from: old.nodes, to: new.nodes) }
    for path in Set(old.tracks.keys).union(new.tracks.keys) where old[path] != new[path] {
      tracks[path] = TrackPatch(from: old[path], to: new[path])
    }
  }

  fileprivate func applied(to edits: DemoEdits) -> DemoEdits {
    var result = rest.map { edits.withRest(of: $0) } ?? edits
    if let nodes { result.nodes = nodes.applied(to: edits.nodes) }
    for (path, patch) in tracks {
      let track = patch.applied(to: edits[path])
      // A patch made for another document may have a track that does not fit.
      result[path] = track?.path(of: path.node) == path ? track : nil
    }
    return result
  }
}
