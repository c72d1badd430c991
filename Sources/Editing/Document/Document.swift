public import Keyframes
public import Stage

/// All edits of the demos: changed knobs and tracks, and the versions saved for comparison.
public struct Document: Equatable, Sendable {
  /// Edits by the demo's name; demos without edits are left out.
  public private(set) var demos: [String: DemoEdits] = [:]
  /// Saved versions by the demo's name; demos without saved versions are left out.
  public private(set) var savedVersions: [String: Versions] = [:]

  /// Easings that were saved for all demos, in the order of the list; no two have one name.
  public package(set) var presets: [SavedEasing] = []

  /// A document without edits.
  public init() {}

  /// The edits of the demo with a name, even if that demo no longer exists.
  public subscript(demo: String) -> DemoEdits {
    get { demos[demo] ?? DemoEdits() }
    // In place: a line of a document that is read must not copy all edits before it.
    _modify {
      defer { if demos[demo]?.isEmpty == true { demos[demo] = nil } }
      yield &demos[demo, default: DemoEdits()]
    }
  }

  public var isEmpty: Bool { demos.isEmpty && savedVersions.isEmpty && presets.isEmpty }

  /// The versions of a demo that were saved in addition to its edits.
  public func savedVersions(of demo: String) -> Versions { savedVersions[demo] ?? Versions() }

  package mutating func change(versionsOf demo: String, _ change: (inout Versions) -> Void) {
    var kept = savedVersions(of: demo)
    change(&kept)
    savedVersions[demo] = kept.isEmpty ? nil : kept
  }

  /// The names of the demos whose edits or saved versions differ from those in `other`.
  public func differences(from other: Document) -> Set<String> {
    names.union(other.names)
      .filter { demos[$0] != other.demos[$0] || savedVersions[$0] != other.savedVersions[$0] }
  }

  /// The names of the demos that have edits or saved versions.
  package var names: Set<String> { Set(demos.keys).union(savedVersions.keys) }

  /// The document with only the parts that belong to no single demo.
  package var withoutDemos: Document {
    var copy = self
    (copy.demos, copy.savedVersions) = ([:], [:])
    return copy
  }

  /// The demos of this document with everything else of `other`.
  package func withRest(of other: Document) -> Document {
    var copy = other
    (copy.demos, copy.savedVersions) = (demos, savedVersions)
    return copy
  }

  /// Sets a knob; setting it to its default removes the edit.
  public mutating func turn(_ knob: Knob, of demo: String, to value: KnobValue) {
    self[demo].values[knob.name] = value == knob.defaultValue ? nil : value
  }
}

/// The edits of one demo. Edits of knobs and nodes that no longer exist are kept, without effect.
public struct DemoEdits: Equatable, Sendable {
  /// The values of knobs that are not at their defaults, by the knob's name.
  public var values: [String: KnobValue] = [:]
  /// The knobs that replace those of a scene without code; nil for the scene's own.
  public var knobs: [SceneKnob]?
  /// The edited tracks.
  public private(set) var tracks: [TrackPath: PropertyTrack] = [:]
  /// The length of the timeline, in its unit; nil for the demo's own, which pages always keep.
  public var length: Double?
  /// Times that the user has named, in order of time; no two are the same.
  public internal(set) var markers: [Cue] = []
  /// Nodes in place of the demo's own, to which edited tracks apply; nil for the demo's own.
  public var nodes: [Node]?
  /// The motion tokens that replace the scene's own; nil for the scene's own.
  public var tokens: MotionTokens?
  /// The easings of the ground and of paging that replace tokens that were deleted or renamed, by
  /// the demo's names for the tokens. Easings of renamed tokens have the new names.
  public var replacedTokens: [String: Easing] = [:]
  /// The names of nodes that are hidden in the editor, with their children. They are exported.
  public var hiddenNodes: Set<String> = []
  /// The names of nodes that can't be selected on the stage, together with the nodes inside them.
  public var lockedNodes: Set<String> = []

  public init() {}

  public var isEmpty: Bool {
    values.isEmpty && tracks.isEmpty && length == nil && markers.isEmpty && tokens == nil
      && knobs == nil
      && replacedTokens.isEmpty && !hasNodeEdits
  }

  /// Whether nodes were rearranged, hidden or locked.
  public var hasNodeEdits: Bool {
    nodes != nil || !hiddenNodes.isEmpty || !lockedNodes.isEmpty
  }

  /// All edits but tracks and nodes.
  package var withoutScene: DemoEdits {
    var copy = self
    (copy.tracks, copy.nodes) = ([:], nil)
    return copy
  }

  /// The tracks and nodes of these edits with everything else of `other`.
  package func withRest(of other: DemoEdits) -> DemoEdits {
    var copy = other
    (copy.tracks, copy.nodes) = (tracks, nodes)
    return copy
  }

  /// Replaces all edited tracks.
  mutating func replaceTracks(_ tracks: [TrackPath: PropertyTrack]) { self.tracks = tracks }

  /// The edited track at a key path; nil if it is not edited. Setting a track of another property,
  /// or one without a property, traps. See also `edit(_:at:)`.
  public subscript(path: TrackPath) -> PropertyTrack? {
    get { tracks[path] }
    set {
      if let newValue {
        require(
          newValue.path(of: path.node) == path,
          "A track of \(newValue.name) cannot be put in the place of \(path.property).")
      }
      tracks[path] = newValue
    }
  }

  /// Sets an edited track, as its subscript does. Tangents of keyframes that have a kind follow their
  /// neighbours (`Track.settlingTangents(since:)`).
  package mutating func edit(_ track: PropertyTrack?, at path: TrackPath) {
    self[path] = track?.settlingTangents(since: tracks[path])
  }
}

/// The key path of a track in a scene: a node and one of its properties.
public struct TrackPath: Hashable, Sendable {
  /// The node's name, as in `Scene.allNodes`.
  public let node: String
  /// The property's name, as in `PropertyTrack.name`: "x", "fill", "hidden".
  public let property: String

  public init(node: String, property: String) {
    self.node = node
    self.property = property
  }
}

extension TrackPath {
  /// Sorts key paths by node, then by property.
  package var order: (String, String) { (node, property) }
}

extension PropertyTrack {
  /// The track's key path on the node with a name; nil for a track without a property.
  public func path(of node: String) -> TrackPath? {
    switch self {
    case .number(nil, _), .color(nil, _): nil
    case .number, .color, .hidden, .gradient, .outline, .string, .rangeColor, .maskPath,
      .maskOpacity:
      TrackPath(node: node, property: name)
    }
  }
}
