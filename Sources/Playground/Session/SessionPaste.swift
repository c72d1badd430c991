import Exporting
import Keyframes
import Stage

/// What is pasted while no field is being written in: anything that Riff can read back.
extension Session {
  /// An easing goes to the keyframes that are selected, or to the stretch under the playhead; a track
  /// to the track that is meant, or to the property that it names; of nodes and scenes everything
  /// that the demo has as well. It is one step, and what cannot be used is told.
  mutating func pasteValue(_ text: String) {
    let pasted: Pasted
    do throws(PasteError) {
      pasted = try Pasted(text, customs: player.scene.easings)
    } catch {
      notice = Notice("This cannot be pasted. \(error)")
      return
    }
    guard pasted.isWithinReach else { return notice = Notice(PropertyTrack.beyondReach) }
    switch pasted {
    case .easing(let easing): paste(easing)
    case .track(let track): paste(track)
    case .node(let node): paste(Scene(ground: .clear) { node }, "node", into: target(of: node))
    case .scene(let scene, _): paste(scene, "scene", into: nil)
    }
  }

  private mutating func paste(_ easing: Easing) {
    let selected = selection.keys.filter { track(at: $0.track)?.easing(at: $0.index) != nil }
    let keys = selected.isEmpty ? Set(curveTarget()?.keys ?? []) : selected
    guard let first = keys.first else {
      notice = Notice("An easing was pasted, and this demo has no keyframes for it.")
      return
    }
    let tracks = Dictionary(grouping: keys, by: \.track).compactMap { place, keys in
      track(at: place).map { (place, $0.leaving(Set(keys.map(\.index)), with: easing)) }
    }
    put(tracks)
    let place = keys.count == 1 ? first.track.words : "\(keys.count) keyframes"
    notice = Notice("Pasted \(easing.notation.cut(to: 60)) into \(place).")
  }

  private mutating func paste(_ track: PropertyTrack) {
    let meant = homePlace
    let node = selection.isEmpty ? homeNode : meant?.node
    // A track goes where somebody points; one that does not fit there goes to what it says it is of.
    if !selection.isEmpty || track.isNameless, let meant, let old = self.track(at: meant),
      let fitting = track.asking(for: old)
    {
      return put(track: fitting, at: meant)
    }
    if let node, let place = track.place(of: node) { return put(track: track, at: place) }
    let place = meant.map { " and \($0.words) is none" } ?? ", and this demo has no tracks"
    notice = Notice("A track of \(track.kind) was pasted\(place): select one that is.")
  }

  private mutating func put(track: PropertyTrack, at place: TrackPlace) {
    put([(place, track)])
    let count = track.marks.count
    notice = Notice(
      "Pasted \(count) \(count == 1 ? "keyframe" : "keyframes") into \(place.words).")
  }

  /// The node of the demo that a pasted one stands for: the one that is meant if it is called so, else
  /// the only one, in whatever group.
  private func target(of node: Node) -> String? {
    let all = player.scene.allNodes
    let meant = homeNode
    if let found = all.first(where: { $0.name == meant && $0.node.name == node.name }) {
      return found.name
    }
    let same = all.filter { $0.node.name == node.name && !node.name.isEmpty }
    return same.count == 1 ? same[0].name : nil
  }

  /// `root` is what the scene's first node stands for, if it is not called so itself.
  private mutating func paste(_ scene: Scene, _ word: String, into root: String?) {
    let (tracks, missing) = edits(from: scene, into: root)
    if !tracks.isEmpty { put(tracks) }
    let nodes = Set(tracks.map(\.0.node)).count
    var words =
      tracks.isEmpty
      ? "The \(word) that was pasted has no node of this demo"
      : "Pasted \(tracks.count.of("track")) of \(nodes.of("node"))"
    if !missing.isEmpty, !tracks.isEmpty {
      let names = missing.prefix(3).joined(separator: ", ") + (missing.count > 3 ? " …" : "")
      words += "; not in this demo: \(names)"
    }
    notice = Notice(words + ".")
  }

  /// The tracks of a pasted scene, by the demo's names, and the names that the demo does not have.
  private func edits(
    from scene: Scene, into root: String?
  ) -> (tracks: [(TrackPlace, PropertyTrack)], missing: [String]) {
    let names = Set(player.scene.allNodes.map(\.name))
    var (tracks, missing): ([(TrackPlace, PropertyTrack)], [String]) = ([], [])
    let first = scene.allNodes.first?.name ?? ""
    for (name, node) in scene.allNodes {
      let target = root.map { $0 + name.dropFirst(first.count) } ?? name
      guard names.contains(target) else {
        missing.append(name)
        continue
      }
      tracks += node.allTracks.compactMap { track in
        track.place(of: target).map { ($0, track) }
      }
    }
    return (tracks, missing)
  }

  /// Puts tracks in their places as one change; what is as the demo has it by itself is no edit.
  private mutating func put(_ tracks: [(TrackPlace, PropertyTrack)]) {
    let (demo, plain) = (player.demo.name, player.plainScene)
    let nodes = Dictionary(plain.allNodes.map { ($0.name, $0.node) }) { first, _ in first }
    edit { document in
      for (place, track) in tracks {
        let own = nodes[place.node]?.track(of: place.property)
        document[demo][place] = own == track ? nil : track
      }
    }
  }
}

extension Int {
  /// "1 track", "2 tracks".
  fileprivate func of(_ word: String) -> String { self == 1 ? "1 \(word)" : "\(self) \(word)s" }
}

extension String {
  fileprivate func cut(to count: Int) -> String {
    self.count <= count ? self : prefix(count - 1) + "…"
  }
}

extension Pasted {
  fileprivate var isWithinReach: Bool {
    switch self {
    case .easing: true
    case .track(let track): track.isWithinReach
    case .node(let node): Scene(ground: .clear) { node }.isWithinReach
    case .scene(let scene, _): scene.isWithinReach
    }
  }
}

extension Scene {
  fileprivate var isWithinReach: Bool {
    allNodes.allSatisfy { $0.node.allTracks.allSatisfy(\.isWithinReach) }
  }
}

extension PropertyTrack {
  /// Why a track that is not within reach cannot be pasted.
  static let beyondReach = "This cannot be pasted: its times or numbers go beyond ±1e9."

  /// Whether all its times and numbers are within ±1e9, as those that are typed are.
  var isWithinReach: Bool {
    func isNear(_ number: Double) -> Bool { abs(number) <= 1e9 }
    guard marks.allSatisfy({ isNear($0.time) }) else { return false }
    guard case .number(_, let track) = self else { return true }
    return track.keyframes.allSatisfy { isNear($0.value) }
  }
}

extension PropertyTrack {
  /// What its values are.
  fileprivate var kind: String {
    switch self {
    case .number: "numbers"
    case .color: "colours"
    case .hidden: "on and off"
    case .gradient: "gradients"
    }
  }

  fileprivate var isNameless: Bool { place(of: "") == nil }

  /// The same values as a track of what `other` is of; nil where they are of another kind.
  fileprivate func asking(for other: PropertyTrack) -> PropertyTrack? {
    switch (self, other) {
    case (.number(_, let track), .number(let property, _)): .number(property, track)
    case (.color(_, let track), .color(let property, _)): .color(property, track)
    case (.hidden, .hidden), (.gradient, .gradient): self
    case (.number, _), (.color, _), (.hidden, _), (.gradient, _): nil
    }
  }
}

extension Scene {
  /// The easings of all its tracks, for the names of one's own.
  fileprivate var easings: [Easing] {
    allNodes.flatMap { $0.node.allTracks.flatMap { $0.marks.map(\.easing) } }
  }
}
