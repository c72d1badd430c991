import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

/// The parts of the properties panel; properties by their names.
enum PropertyPart: Hashable, Sendable {
  case list
  case label(String)
  /// The number, or the colour as text.
  case field(String)
  case swatch(String)
  case toggle(String)
  /// Adds a keyframe at the playhead, or removes it.
  case key(String)
  /// Opens the list of blend modes.
  case blend
  /// Shows all properties, or only the set ones.
  case all, set

  /// The property that a number or a text belongs to.
  var property: String? {
    switch self {
    case .label(let name), .field(let name): name
    case .list, .swatch, .toggle, .key, .blend, .all, .set: nil
    }
  }

  /// The property or number whose row it is in.
  var row: String? {
    switch self {
    case .label(let name), .field(let name), .swatch(let name), .toggle(let name), .key(let name):
      name
    case .list, .blend, .all, .set: nil
    }
  }
}

/// A line of the panel.
enum PropertyRow: Equatable {
  case heading(String)
  case property(Content)
  /// The nodes' blend mode with everything below; `isSet` if the primary node has its own.
  case blend(isSet: Bool)
  /// A number of a star or a polygon; `isMixed` if the nodes have different ones.
  case star(StarNumber, Double, isMixed: Bool)

  struct Content: Equatable {
    let name: String
    /// The primary node's track; a constant of the default if it is not set.
    let track: PropertyTrack
    let isSet: Bool
    /// Whether the edits have set or changed it.
    let isEdited: Bool
    /// The value of another selected node, if their values differ.
    let other: TrackValue?
    /// Whether a knob sets a part of it.
    let hasKnob: Bool
  }

  static let height = 28.0
}
