import Exporting
import Keyframes
import Stage

/// Keyframes on the clipboard: Riff's JSON, a track where they are of one, and else a group of nodes
/// that have the names and the tracks.
struct CopiedKeys: Equatable, Sendable {
  /// In the order of names; the place is nil where the text does not say of which node it is.
  let tracks: [(place: TrackPlace?, track: PropertyTrack)]
  let text: String

  /// Nil where there are no keyframes.
  init?(_ edit: KeyEdit) {
    let places = edit.byTrack.keys.sorted { ($0.node, $0.property) < ($1.node, $1.property) }
    let picked = places.compactMap { place -> (TrackPlace, PropertyTrack)? in
      guard let indices = edit.byTrack[place] else { return nil }
      return edit.tracks[place]?.picking(indices).map { (place, $0) }
    }
    guard let first = picked.first else { return nil }
    tracks = picked.map { ($0.0, $0.1) }
    guard picked.count > 1 else {
      text = ExportFormat.json.export(first.1).text
      return
    }
    var nodes: [Node] = []
    for (place, track) in picked {
      if nodes.last?.name != place.node {
        var node = Node {}
        node.name = place.node
        nodes.append(node)
      }
      nodes[nodes.count - 1].take(track)
    }
    let all = nodes
    text = ExportFormat.json.export(Node { all }.named("keyframes")).text
  }

  /// Reads what was copied here or elsewhere; nil where it holds no keyframes.
  init?(text: String) {
    self.text = text
    guard let pasted = try? Pasted(text) else { return nil }
    switch pasted {
    case .track(let track): tracks = [(nil, track)]
    case .node(let node) where node.name == "keyframes" && node.shape == nil:
      tracks = node.children.flatMap { child in
        child.allTracks.compactMap { track in
          track.place(of: child.name).map { ($0, track) }
        }
      }.sorted { ($0.0.node, $0.0.property) < ($1.0.node, $1.0.property) }
    case .node, .easing, .scene: return nil
    }
    if tracks.isEmpty { return nil }
  }

  /// The earliest of the keyframes; 0 for constants.
  var start: Double {
    tracks.filter { !$0.track.isConstant }.flatMap { $0.track.marks.map(\.time) }.min() ?? 0
  }

  static func == (a: CopiedKeys, b: CopiedKeys) -> Bool { a.text == b.text }
}

extension Node {
  /// The tracks that were said, in the order of the properties.
  var allTracks: [PropertyTrack] {
    let numbers = Property.allCases.compactMap { property in
      self.numbers[property].map { PropertyTrack.number(property, $0) }
    }
    let colors = ColorProperty.allCases.compactMap { property in
      self.colors[property].map { PropertyTrack.color(property, $0) }
    }
    let hidden: [PropertyTrack] = hidden == false ? [] : [.hidden(hidden)]
    return numbers + colors + hidden + (gradient.map { [.gradient($0)] } ?? [])
  }
}
