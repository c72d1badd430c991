import Syntax
import Keyframes
import Stage

/// What `riff check` says about a file.
public enum FileReport {
  /// One line on what the file holds, then one for each thing that is shown otherwise; ends without a
  /// newline.
  ///
  ///     rainbow.json: 3 nodes, 2 tracks with 9 keyframes, 4 seconds, 960 × 540
  ///       sun: drop shadow, shown without it
  public static func text(_ file: SceneFile, named name: String) -> String {
    let scene = file.scene
    let nodes = scene.nodes.reduce(0) { $0 + $1.nodeCount }
    let moving = scene.nodes.flatMap(\.tracksWithDescendants).map(\.keyframeCount).filter { $0 > 1 }
    var parts = [count(nodes, "node")]
    if !moving.isEmpty {
      parts.append(
        "\(count(moving.count, "track")) with \(count(moving.reduce(0, +), "keyframe"))")
    }
    let length = file.timeline.length.text(digits: 3)
    let unit = file.timeline.unit.rawValue
    parts.append("\(length) \(length == "1" ? String(unit.dropLast()) : unit)")
    parts.append("\(scene.size.width.text(digits: 2)) × \(scene.size.height.text(digits: 2))")
    if !file.timeline.markers.isEmpty {
      parts.append(count(file.timeline.markers.count, "marker"))
    }
    let head = "\(name): \(parts.joined(separator: ", "))"
    return ([head] + file.notes.map { "  " + line($0) }).joined(separator: "\n")
  }

  /// All mistakes as a compiler prints them; ends without a newline.
  public static func text(_ errors: FileErrors, named name: String) -> String {
    errors.errors.map { $0.text(in: name) }.joined(separator: "\n")
  }

  /// A note as one line: `sun: drop shadow (3 times), shown without it`.
  public static func line(_ note: ImportNote) -> String {
    let times = note.count > 1 ? " (\(note.count) times)" : ""
    let layer = note.layer.isEmpty ? "" : "\(note.layer): "
    return "\(layer)\(note.feature)\(times), \(note.instead)"
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}

extension Node {
  /// With all its descendants.
  fileprivate var nodeCount: Int { children.reduce(1) { $0 + $1.nodeCount } }
}

extension PropertyTrack {
  fileprivate var keyframeCount: Int {
    switch self {
    case .number(_, let track), .maskOpacity(_, let track): track.keyframes.count
    case .color(_, let track), .rangeColor(_, let track): track.keyframes.count
    case .hidden(let track): track.keyframes.count
    case .gradient(let track): track.keyframes.count
    case .outline(let track), .maskPath(_, let track): track.keyframes.count
    case .string(let track): track.keyframes.count
    }
  }
}
