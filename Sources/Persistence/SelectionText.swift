package import Editing
import Keyframes
import Words

// A selection as lines.
extension Selection {
  /// More selected keyframes than these are not saved.
  package static let mostSaved = 10_000

  package var lines: [String] {
    var lines = track.map { ["track \($0.line)"] } ?? []
    guard keys.count <= Self.mostSaved else { return lines }
    let byTrack = keys.byTrack.sorted { $0.key.order < $1.key.order }
    lines += byTrack.map { path, indices in
      "selected \(path.line) " + indices.sorted().map(String.init).joined(separator: " ")
    }
    return lines
  }

  package mutating func readTrack(_ words: inout LineWords) throws(LineError) {
    track = try TrackPath(&words)
  }

  package mutating func readKeys(_ words: inout LineWords) throws(LineError) {
    let path = try TrackPath(&words)
    repeat {
      keys.insert(KeyframePath(path, try words.count("The index", in: 0...Int(1e9))))
    } while !words.isEmpty
  }
}

extension TrackPath {
  /// As lines name it: `"ball" "x"`.
  package var line: String { "\(node.quoted) \(property.quoted)" }

  package init(_ words: inout LineWords) throws(LineError) {
    self.init(node: try words.quoted("The node"), property: try words.quoted("The property"))
  }
}
