public import Keyframes
public import Stage

/// A track of a node with the property that it moves.
public enum PropertyTrack: Equatable, Sendable {
  /// Without a property it is a track of numbers that has not been given to any.
  case number(Property?, Track<Double>)
  case color(ColorProperty?, Track<Color>)
  case hidden(Track<Bool>)
  case gradient(Track<LinearGradient>)

  /// As tables write it; "value" and "color" where there is no property.
  public var name: String {
    switch self {
    case .number(let property, _): property?.name ?? "value"
    case .color(let property, _): property?.name ?? "color"
    case .hidden: "hidden"
    case .gradient: "gradient"
    }
  }
}

extension PropertyTrack {
  /// Whether all its values can be written as numbers.
  var isFinite: Bool {
    switch self {
    case .number, .color, .hidden: true
    case .gradient(let track):
      track.keyframes.allSatisfy { $0.value.stops.allSatisfy { $0.color.isFinite } }
    }
  }
}

extension Node {
  /// Its own tracks and those of all that it holds.
  var allTracks: [PropertyTrack] { tracks + children.flatMap(\.allTracks) }

  /// The tracks that were said, in the order of the properties; `hidden` unless it never is.
  var tracks: [PropertyTrack] {
    var all: [PropertyTrack] = Property.allCases.compactMap { property in
      numbers[property].map { .number(property, $0) }
    }
    all += ColorProperty.allCases.compactMap { property in
      colors[property].map { .color(property, $0) }
    }
    if hidden != false { all.append(.hidden(hidden)) }
    if let gradient { all.append(.gradient(gradient)) }
    return all
  }
}

extension Property {
  /// Those of `Node.contents(_:)`.
  static let ofTheContents: Set<Property> = [
    .contentsX, .contentsY, .contentsWidth, .contentsHeight,
  ]
}

extension Track {
  /// A constant as `Track(value)` makes it.
  var isPlainConstant: Bool { isConstant && self == Track(keyframes[0].value) }

  /// The easing that all keyframes have, the last included.
  var commonEasing: Easing? {
    let first = keyframes[0].easing
    return keyframes.allSatisfy { $0.easing == first } ? first : nil
  }

  var hasControls: Bool { keyframes.contains { $0.controls != nil } }

  var holdsBeyond: Bool { before == .hold && after == .hold }
}
