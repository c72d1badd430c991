package import Editing
import Formats
import Keyframes
package import Stage

/// Keyframes on the clipboard, as Riff's JSON: a track if they belong to one, else a group of nodes
/// with the same names and tracks.
package struct CopiedKeys: Equatable, Sendable {
  /// Sorted by name; the path is nil if the text does not name a node.
  package let tracks: [(path: TrackPath?, track: PropertyTrack)]
  package let text: String

  package init(_ tracks: [(path: TrackPath?, track: PropertyTrack)], text: String) {
    (self.tracks, self.text) = (tracks, text)
  }

  /// Reads copied text, from Riff or elsewhere; nil if it contains no keyframes.
  package init?(text: String) {
    self.text = text
    guard let pasted = try? Pasted(text) else { return nil }
    switch pasted {
    case .track(let track): tracks = [(nil, track)]
    case .node(let node) where node.name == "keyframes" && node.shape == nil:
      tracks = node.children.flatMap { child in
        child.tracks.compactMap { track in
          track.path(of: child.name).map { ($0, track) }
        }
      }.sorted { $0.0.order < $1.0.order }
    case .node, .easing, .scene: return nil
    }
    if tracks.isEmpty { return nil }
  }

  /// The time of the earliest keyframe; 0 for constants.
  package var start: Double {
    tracks.filter { !$0.track.isConstant }.flatMap { $0.track.marks.map(\.time) }.min() ?? 0
  }

  package static func == (a: CopiedKeys, b: CopiedKeys) -> Bool { a.text == b.text }
}
