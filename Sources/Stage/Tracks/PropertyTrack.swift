public import Keyframes

/// A track of a node together with the property that it animates.
public enum PropertyTrack: Equatable, Sendable {
  /// A number in the unit of its property; without a property, the track has not been assigned to
  /// one.
  case number(Property?, Track<Double>)
  /// A colour; without a property, the track has not been assigned to one.
  case color(ColorProperty?, Track<Color>)
  /// Whether the node is hidden, with everything in it.
  case hidden(Track<Bool>)
  /// The gradient that fills the node.
  case gradient(Track<Gradient>)
  /// The outline of the node's shape.
  case outline(Track<Path>)
  /// The text of the node.
  case string(Track<Discrete<String>>)
  /// The colour of a range of the text's characters.
  case rangeColor(Range<Int>, Track<Color>)
  /// The path of the mask at an index of ``Node/pathMasks``.
  case maskPath(Int, Track<Path>)
  /// The opacity of the mask at an index of ``Node/pathMasks``.
  case maskOpacity(Int, Track<Double>)

  /// The name of the property as in tables; "value" or "color" if there is no property. Ranges of a
  /// text are named like "fill[0..<3]", masks like "pathMasks[0].path".
  public var name: String {
    switch self {
    case .number(let property, _): property?.name ?? "value"
    case .color(let property, _): property?.name ?? "color"
    case .hidden: "hidden"
    case .gradient: "gradient"
    case .outline: "outline"
    case .string: "string"
    case .rangeColor(let range, _): "fill[\(range)]"
    case .maskPath(let index, _): MaskProperty.path(index).name
    case .maskOpacity(let index, _): MaskProperty.opacity(index).name
    }
  }
}

extension PropertyTrack {
  /// Whether all values can be written as numbers.
  package var isFinite: Bool {
    switch self {
    case .number, .color, .hidden, .outline, .string, .rangeColor, .maskPath, .maskOpacity: true
    case .gradient(let track):
      track.keyframes.allSatisfy { $0.value.stops.allSatisfy { $0.color.isFinite } }
    }
  }
}

extension Node {
  /// The node's own tracks that are explicitly set.
  ///
  /// They are in the order of the properties: numbers, colours, `hidden` unless it is always false,
  /// the gradient, the outline, the text, the colours of ranges, and for each mask the path, and
  /// the opacity unless it is always 1.
  ///
  /// - Complexity: O(1), in proportion to the number of properties.
  public var tracks: [PropertyTrack] {
    var all: [PropertyTrack] = []
    for property in numbers.keys.inOrder {
      if let track = numbers[property] { all.append(.number(property, track)) }
    }
    for property in colors.keys.inOrder {
      if let track = colors[property] { all.append(.color(property, track)) }
    }
    if hidden != Node.neverHidden { all.append(.hidden(hidden)) }
    if let gradient { all.append(.gradient(gradient)) }
    if let outline { all.append(.outline(outline)) }
    if let string { all.append(.string(string)) }
    all += rangeColors.map { .rangeColor($0.range, $0.color) }
    for (index, mask) in pathMasks.enumerated() {
      all.append(.maskPath(index, mask.path))
      if mask.opacity != 1 { all.append(.maskOpacity(index, mask.opacity)) }
    }
    return all
  }

  /// The node's own ``tracks`` followed by the tracks of all its descendants.
  ///
  /// - Complexity: O(*n*) in the nodes.
  public var tracksWithDescendants: [PropertyTrack] {
    tracks + children.flatMap(\.tracksWithDescendants)
  }
}

extension Collection where Element: RawRepresentable<Int> {
  /// The keys in the order of their declarations.
  fileprivate var inOrder: [Element] { sorted { $0.rawValue < $1.rawValue } }
}

extension Property {
  /// The four properties that `Node.contents(_:)` sets.
  package static let ofTheContents: Set<Property> = [
    .contentsX, .contentsY, .contentsWidth, .contentsHeight,
  ]
}

extension Track {
  /// Whether the track is a constant as made by `Track(value)`.
  package var isPlainConstant: Bool { isConstant && self == Track(keyframes[0].value) }

  /// The easing that all keyframes share, including the last one; nil where they differ.
  package var commonEasing: Easing? {
    let first = keyframes[0].easing
    return keyframes.allSatisfy { $0.easing == first } ? first : nil
  }

  /// Whether any keyframe has control values.
  package var hasControls: Bool { keyframes.contains { $0.controls != nil } }

  /// Whether the first and the last value hold beyond the ends.
  package var holdsBeyond: Bool { before == .hold && after == .hold }
}
