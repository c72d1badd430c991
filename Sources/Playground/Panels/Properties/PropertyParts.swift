import Editing
import Interface
import Keyframes
import Stage

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
  /// Shows all properties, or only those that are set.
  case all, set

  /// The property that a number or a text belongs to.
  var property: String? {
    switch self {
    case .label(let name), .field(let name): name
    case .list, .swatch, .toggle, .key, .blend, .all, .set: nil
    }
  }
}

/// What the properties panel can be asked for.
enum PropertyAction: Equatable, Sendable {
  case toggleKey(String)
  case pickColor(String)
  case setHidden(Bool)
  /// Opens the list of blend modes.
  case chooseBlend
  case showAll(Bool)

  /// What tooltips say.
  var words: String {
    switch self {
    case .toggleKey: Words[.toggleKeyTip]
    case .pickColor: Words[.pickColorTip]
    case .setHidden: Words[.setHiddenTip]
    case .chooseBlend: Words[.chooseBlendMode]
    case .showAll(let showsAll): Words[showsAll ? .showAllProperties : .showSetProperties]
    }
  }
}

/// Properties that belong together.
enum PropertyGroup: CaseIterable {
  case transform, size, look, text, shadow, depth, page, other

  var title: String {
    switch self {
    case .transform: Words[.groupTransform]
    case .size: Words[.groupSize]
    case .look: Words[.groupLook]
    case .text: Words[.groupText]
    case .shadow: Words[.groupShadow]
    case .depth: Words[.groupDepth]
    case .page: Words[.groupPage]
    case .other: Words[.groupOther]
    }
  }

  /// The names of its properties in the order of the panel; nil takes what is in no other group.
  private var names: [String]? {
    switch self {
    case .transform:
      [
        "x", "y", "translationX", "translationY", "scaleX", "scaleY", "rotation", "anchorX",
        "anchorY", "skew", "skewAxis", "opacity", "hidden",
      ]
    case .size: ["width", "height", "cornerRadius"]
    case .look:
      [
        "fill", "gradient", "stroke", "strokeWidth", "strokeStart", "strokeEnd", "strokeOffset",
        "dashPhase", "tint",
      ]
    case .text: ["fontSize", "letterSpacing", "lineHeight", "characters", "number"]
    case .shadow: ["shadow", "shadowX", "shadowY", "shadowRadius"]
    case .depth:
      [
        "z", "anchorZ", "rotationX", "rotationY", "axisRotation", "axisX", "axisY", "axisZ",
        "perspective", "depth",
      ]
    case .page: ["page", "row"]
    case .other: nil
    }
  }

  private static let known = Set(allCases.compactMap(\.names).joined())

  /// Of some properties those of this group, in its order.
  func sorted(_ all: [String]) -> [String] {
    guard let names else { return all.filter { !Self.known.contains($0) } }
    let there = Set(all)
    return names.filter(there.contains)
  }
}

/// A line of the panel.
enum PropertyRow: Equatable {
  case heading(String)
  case property(Content)
  /// How the nodes mix with what is below; `isSet` where the primary node has a mode of its own.
  case blend(isSet: Bool)

  struct Content: Equatable {
    let name: String
    /// Of the primary node; a constant of the default if it is not set.
    let track: PropertyTrack
    let isSet: Bool
    /// Whether the edits have set or changed it.
    let isEdited: Bool
    /// Whether the selected nodes have different values.
    let isMixed: Bool
  }

  static let height = 28.0
}
