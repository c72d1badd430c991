import Keyframes
package import Stage
package import Syntax

/// Riff's own Swift: the words in which demos are written, exact to the last bit.
///
/// Long literals and paths stand in separate `let`s with explicit types, and long lists of nodes
/// are parted, so that a compiler never has to think about more than a line.
package enum SwiftExport {
  package static func text(_ track: PropertyTrack, _ losses: inout Losses) -> String {
    var writer = SwiftWriter()
    let (swift, type) = expression(track, &writer)
    losses.add(writer.losses)
    return writer.lets
      + "let \(track.swiftName): Track<\(type)> = \(swift.whole("Track<\(type)>"))\n"
  }

  package static func text(_ node: Node, _ losses: inout Losses) -> String {
    var writer = SwiftWriter()
    let expression = writer.expression(node)
    losses.add(writer.losses)
    return writer.lets + expression + "\n"
  }

  package static func text(
    _ scene: Scene, _ timeline: Timeline, named name: String, _ losses: inout Losses
  ) -> String {
    var writer = SwiftWriter(isInType: true)
    let head = writer.arguments(of: scene)
    let body = writer.nodes(scene.nodes)
    losses.add(writer.losses)
    var made = "Scene(\(head)) {\n\(body.indented(by: 2))\n}"
    var lines = ""
    if scene.size != Scene.size { lines += "scene.size = \(SwiftValue.size(scene.size))\n" }
    if scene.pageHeight != Scene.size.height {
      lines += "scene.pageHeight = \(SwiftValue.number(scene.pageHeight))\n"
    }
    let tokens = SwiftTokens(scene.tokens, all: scene.allTokens)
    lines += tokens.list
    if !lines.isEmpty { made = "var scene = \(made)\n\(lines)return scene" }
    let type = name.camel(startingUpper: true) + "Scene"
    var text = "import Keyframes\nimport Stage\n\nenum \(type) {\n"
    text += "static let timeline = \(SwiftValue.timeline(timeline))".indented(by: 2)
    if !timeline.markers.isEmpty {
      text += "\n  static let markers = [\(SwiftValue.cues(timeline.markers))]"
    }
    text += "\n\n  static var scene: Scene {\n\(made.indented(by: 4))\n  }\n"
    for part in writer.parts { text += "\n" + part.indented(by: 2) + "\n" }
    for declaration in writer.declarations {
      text += "\n" + "private static let \(declaration)".indented(by: 2) + "\n"
    }
    return tokens.text(text) + "}\n"
  }

  private static func expression(
    _ track: PropertyTrack, _ writer: inout SwiftWriter
  ) -> (SwiftTrack, type: String) {
    switch track {
    case .number(_, let track), .maskOpacity(_, let track):
      (.number(track, &writer.losses), "Double")
    case .color(_, let track), .rangeColor(_, let track):
      (.color(track, &writer.losses), "Color")
    case .hidden(let track): (.hidden(track, &writer.losses), "Bool")
    case .gradient(let track): (.gradient(track, &writer.losses), "Gradient")
    case .outline(let track), .maskPath(_, let track): (writer.outline(track), "Path")
    case .string(let track): (.string(track, &writer.losses), "Discrete<String>")
    }
  }
}

/// Collects the declarations that an expression needs beside it.
struct SwiftWriter {
  /// Whether long lists of nodes may be parted, because there is a type around to hold the parts.
  var isInType = false
  var losses = Losses()
  /// `name: Type = value`, in the order in which they are needed.
  private(set) var declarations: [String] = []
  /// Lists of nodes, as builders.
  private(set) var parts: [String] = []
  private var counts: [String: Int] = [:]

  init(isInType: Bool = false) { self.isInType = isInType }

  /// The existing declarations, by the text behind their name.
  private var known: [String: String] = [:]

  /// The declarations before an expression that stands alone.
  fileprivate var lets: String {
    declarations.isEmpty ? "" : declarations.map { "let \($0)\n" }.joined() + "\n"
  }

  /// A `let` for `value`; one that is there already is used again.
  mutating func declare(_ stem: String, _ type: String, _ value: String) -> String {
    let rest = ": \(type) = \(value)"
    if let name = known[rest] { return name }
    let name = fresh(stem)
    known[rest] = name
    declarations.append(name + rest)
    return name
  }

  private mutating func fresh(_ stem: String) -> String {
    counts[stem, default: 0] += 1
    return "\(stem)\(counts[stem, default: 1])"
  }

  /// The nodes one under the other; many of them in parts.
  mutating func nodes(_ nodes: [Node]) -> String {
    let most = 12
    guard isInType, nodes.count > most else {
      return nodes.map { expression($0) }.joined(separator: "\n")
    }
    return stride(from: 0, to: nodes.count, by: most).map { start in
      let some = nodes[start..<min(start + most, nodes.count)].map { expression($0) }
      let name = fresh("part")
      parts.append(
        "@NodeBuilder private static var \(name): [Node] {\n"
          + "\(some.joined(separator: "\n").indented(by: 2))\n}")
      return name
    }.joined(separator: "\n")
  }

  mutating func arguments(of scene: Scene) -> String {
    var parts = ["ground: \(ground(scene.ground))"]
    if scene.pageWidth != Scene.size.width {
      parts.append("pageWidth: \(SwiftValue.number(scene.pageWidth))")
    }
    switch scene.paging {
    case .across: break
    case .down: parts.append("paging: .down")
    case .along(let track):
      let swift = SwiftTrack.point(track, &losses).whole("Track<Point>")
      parts.append("paging: .along(\(declare("camera", "Track<Point>", swift)))")
    }
    return parts.joined(separator: ", ")
  }

  private mutating func ground(_ track: Track<Color>) -> String {
    if track.isPlainConstant { return SwiftValue.color(track.keyframes[0].value) }
    return declared("ground", .color(track, &losses), "Track<Color>")
  }

  /// The expression itself, or the name of a `let` where it is long.
  mutating func declared(_ stem: String, _ track: SwiftTrack, _ type: String) -> String {
    let text = track.whole(type)
    return text.utf8.count > 60 ? declare(stem, type, text) : text
  }
}
