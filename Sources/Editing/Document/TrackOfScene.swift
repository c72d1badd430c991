package import Stage

extension Scene {
  /// The track at a key path; nil if there is no such node, or its property is not set.
  ///
  /// - Complexity: O(*n*) in the siblings of the node and of its groups.
  package func track(at path: TrackPath) -> PropertyTrack? {
    node(named: path.node)?.track(of: path.property)
  }

  /// All nodes by their names in ``allNodes``, for looking up many.
  ///
  /// - Complexity: O(*n*)
  package var nodesByName: [String: Node] {
    Dictionary(allNodes.map { ($0.name, $0.node) }) { first, _ in first }
  }
}

extension Node {
  /// The track of the property with a name; nil if there is none, or it is not set.
  package func track(of property: String) -> PropertyTrack? {
    if let number = Property.named[property] {
      return numbers[number].map { .number(number, $0) }
    }
    if let color = ColorProperty.allCases.first(where: { $0.name == property }) {
      return colors[color].map { .color(color, $0) }
    }
    if let mask = MaskProperty(property) { return track(at: mask) }
    return switch property {
    case "hidden": .hidden(hidden)
    case "gradient": gradient.map { .gradient($0) }
    case "outline": outline.map { .outline($0) }
    case "string": string.map { .string($0) }
    default:
      rangeColors.lazy.map { .rangeColor($0.range, $0.color) }.first { $0.name == property }
    }
  }
}
