package import Stage

/// The values that the edits of a demo replace, as its file had them when they were made: nodes, tracks, the length,
/// tokens and knobs. With them, edits and later changes of the file can be merged.
///
/// It is stored like the edits of a demo, under a name that no demo can have, so that it is saved,
/// undone and restored together with the edits.
extension Document {
  /// The originals of a demo's edits, or of those of a saved version.
  package subscript(originalsOf demo: String, letter: Versions.Letter? = nil) -> DemoEdits {
    get { self[Self.name(ofOriginalsOf: demo, letter)] }
    set { self[Self.name(ofOriginalsOf: demo, letter)] = newValue }
  }

  /// The demo whose originals have the name `name`; the name itself if it is a demo's.
  package static func demo(ofOriginals name: String) -> String {
    name.firstIndex(of: "@").map { String(name[..<$0]) } ?? name
  }

  private static func name(ofOriginalsOf demo: String, _ letter: Versions.Letter?) -> String {
    demo + "@file" + (letter?.rawValue ?? "")
  }

  /// The names of the demos that differ, without those of originals.
  package func demosThatDiffer(from other: Document) -> Set<String> {
    Set(differences(from: other).map(Self.demo(ofOriginals:)))
  }

  /// Exchanges the originals of the edits for those of a version.
  mutating func exchangeOriginals(
    of demo: String, _ old: Versions.Letter, for new: Versions.Letter
  ) {
    let put = self[originalsOf: demo]
    self[originalsOf: demo] = self[originalsOf: demo, new]
    self[originalsOf: demo, new] = DemoEdits()
    self[originalsOf: demo, old] = put
  }
}

/// A demo as its file has it now, and its edits.
package struct FileContent {
  /// The demo's name.
  package let name: String
  /// The edits, merged with the file's changes.
  package let edits: DemoEdits
  package let hasConflicts: Bool
  /// The demo in its initial state, without edits.
  package let scene: Scene
  package let timeline: Timeline

  package init(
    name: String, edits: DemoEdits, hasConflicts: Bool, scene: Scene, timeline: Timeline
  ) {
    (self.name, self.edits, self.hasConflicts) = (name, edits, hasConflicts)
    (self.scene, self.timeline) = (scene, timeline)
  }
}

extension Document {
  /// Makes the edits edits of the file as it is now. While there are conflicts, nothing changes.
  package mutating func follow(_ file: FileContent) {
    guard !file.hasConflicts, !self[originalsOf: file.name].isEmpty else { return }
    self[file.name] = file.edits
    self[originalsOf: file.name] = DemoEdits()
    noteOriginals(file)
  }

  /// Notes the originals of edits that have none yet, and forgets those without edits.
  package mutating func noteOriginals(_ file: FileContent) {
    let edits = self[file.name]
    var originals = self[originalsOf: file.name]
    originals.nodes = edits.nodes == nil ? nil : originals.nodes ?? file.scene.nodes
    originals.length = edits.length == nil ? nil : originals.length ?? file.timeline.length
    originals.tokens = edits.tokens == nil ? nil : originals.tokens ?? file.scene.allTokens
    originals.knobs = edits.knobs == nil ? nil : originals.knobs ?? file.scene.knobs
    for place in originals.tracks.keys where edits[place] == nil { originals[place] = nil }
    let news = edits.tracks.keys.filter { originals[$0] == nil }
    if !news.isEmpty {
      let plain = Scene(of: edits.nodes ?? file.scene.nodes).nodesByName
      for place in news { originals[place] = plain[place.node]?.anyTrack(of: place.property) }
    }
    if originals != self[originalsOf: file.name] { self[originalsOf: file.name] = originals }
  }
}
