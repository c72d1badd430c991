import Keyframes
import Stage

/// A line of the timeline panel: a node, or one of its properties that moves or was said.
struct TimelineRow: Equatable {
  enum Content: Equatable {
    /// A node, with the number of its tracks.
    case node(tracks: Int)
    case number(Property, Track<Double>)
    case color(ColorProperty, Track<Color>)
    case hidden(Track<Bool>)
    case gradient(Track<LinearGradient>)
  }

  /// As in `Scene.allNodes`.
  let node: String
  /// How many groups it lies in.
  let depth: Int
  let content: Content

  /// The times and easings of its keyframes, in order; none for a node and for constants.
  var keyframes: [(time: Double, easing: Easing)] {
    switch content {
    case .node: []
    case .number(_, let track): track.marks
    case .color(_, let track): track.marks
    case .hidden(let track): track.marks
    case .gradient(let track): track.marks
    }
  }

  var title: String {
    switch content {
    case .node: node.split(separator: "/").last.map(String.init) ?? node
    case .number(let property, _): property.name
    case .color(let property, _): property.name
    case .hidden: "hidden"
    case .gradient: "gradient"
    }
  }

  /// Every node and below it its tracks, in the scene's order. Nodes that say nothing that moves are
  /// left out unless `showsConstants`.
  ///
  /// - Complexity: O(*n*) in the scene's tracks.
  static func rows(of scene: Scene, showsConstants: Bool = false) -> [TimelineRow] {
    scene.allNodes.flatMap { name, node -> [TimelineRow] in
      let depth = name.count { $0 == "/" }
      let tracks = contents(of: node).filter { showsConstants || $0.moves }
      guard !tracks.isEmpty else { return [] }
      let head = TimelineRow(node: name, depth: depth, content: .node(tracks: tracks.count))
      return [head] + tracks.map { TimelineRow(node: name, depth: depth, content: $0) }
    }
  }

  private static func contents(of node: Node) -> [Content] {
    let numbers = Property.allCases.compactMap { property in
      node.numbers[property].map { Content.number(property, $0) }
    }
    let colors = ColorProperty.allCases.compactMap { property in
      node.colors[property].map { Content.color(property, $0) }
    }
    let hidden: [Content] = node.hidden == false ? [] : [.hidden(node.hidden)]
    return numbers + colors + hidden + (node.gradient.map { [.gradient($0)] } ?? [])
  }
}

extension TimelineRow.Content {
  fileprivate var moves: Bool {
    switch self {
    case .node: true
    case .number(_, let track): track.times != nil
    case .color(_, let track): track.times != nil
    case .hidden(let track): track.times != nil
    case .gradient(let track): track.times != nil
    }
  }
}

extension Track {
  fileprivate var marks: [(time: Double, easing: Easing)] {
    times == nil ? [] : keyframes.map { ($0.time, $0.easing) }
  }
}
