public import Exporting

/// All that somebody has changed in the demos, and that is worth keeping: knobs and tracks, and the
/// versions of them that were kept to be compared.
public struct Document: Equatable, Sendable {
  /// By the demo's name; what has no edits is not there.
  public private(set) var demos: [String: DemoEdits] = [:]
  /// By the demo's name; demos of which no version was kept are not there.
  public private(set) var variants: [String: Variants] = [:]

  /// Nothing is changed.
  public init() {}

  /// The edits of the demo of that name, which there may not be any more.
  public subscript(demo: String) -> DemoEdits {
    get { demos[demo] ?? DemoEdits() }
    set { demos[demo] = newValue.isEmpty ? nil : newValue }
  }

  public var isEmpty: Bool { demos.isEmpty && variants.isEmpty }

  /// The versions of the demo of that name that were kept beside its edits.
  public func variants(of demo: String) -> Variants { variants[demo] ?? Variants() }

  mutating func change(variantsOf demo: String, _ change: (inout Variants) -> Void) {
    var kept = variants(of: demo)
    change(&kept)
    variants[demo] = kept.isEmpty ? nil : kept
  }

  /// The names of the demos whose edits, or kept versions, are not those of `other`.
  public func differences(from other: Document) -> Set<String> {
    names.union(other.names)
      .filter { demos[$0] != other.demos[$0] || variants[$0] != other.variants[$0] }
  }

  /// Of the demos that it says something of.
  var names: Set<String> { Set(demos.keys).union(variants.keys) }

  /// Turns a knob; its default is no edit.
  public mutating func turn(_ knob: Knob, of demo: String, to value: KnobValue) {
    self[demo].values[knob.name] = value == knob.defaultValue ? nil : value
  }
}

/// What is changed in one demo. Knobs and nodes that there are no more are kept, and do nothing.
public struct DemoEdits: Equatable, Sendable {
  /// What is not at its default, by the knob's name.
  public var values: [String: KnobValue] = [:]
  /// By their place.
  public private(set) var tracks: [TrackPlace: PropertyTrack] = [:]

  public init() {}

  public var isEmpty: Bool { values.isEmpty && tracks.isEmpty }

  /// The track at a place; nil where it is as the demo has it. Traps where a track of another
  /// property, or of none, is set.
  public subscript(place: TrackPlace) -> PropertyTrack? {
    get { tracks[place] }
    set {
      if let newValue {
        precondition(
          newValue.place(of: place.node) == place,
          "A track of \(newValue.name) cannot be that of \(place.property).")
      }
      tracks[place] = newValue
    }
  }
}

/// A track of a scene.
public struct TrackPlace: Hashable, Sendable {
  /// As `Scene.allNodes` names it.
  public let node: String
  /// As `PropertyTrack.name` has it: "x", "fill", "hidden".
  public let property: String

  public init(node: String, property: String) {
    self.node = node
    self.property = property
  }
}

extension TrackPlace {
  /// "x of bird".
  var words: String { "\(property) of \(node.spokenName)" }

  var order: (String, String) { (node, property) }
}

extension PropertyTrack {
  /// Where it lies on the node of that name; nil for a track that was not given to any property.
  public func place(of node: String) -> TrackPlace? {
    switch self {
    case .number(nil, _), .color(nil, _): nil
    case .number, .color, .hidden, .gradient: TrackPlace(node: node, property: name)
    }
  }
}
