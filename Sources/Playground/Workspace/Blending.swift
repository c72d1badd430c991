import Editing
import Interface
import Keyframes
import Stage

// How the colours of nodes mix with what is below.
extension Workspace {
  /// The blend mode of the nodes whose properties are shown; nil where they differ, or if there are none.
  var blendMode: BlendMode? {
    let modes = Set(nodesWithProperties.compactMap { player.scene.node(named: $0)?.blend })
    return modes.count == 1 ? modes.first : nil
  }

  /// Gives these nodes another one. They stay selected as they are.
  mutating func blend(_ mode: BlendMode) {
    let (names, nodes, before) = (Set(nodesWithProperties), selectedNodes, selection)
    guard mode != blendMode, perform(.blend(names, mode)) else { return }
    if nodes.isEmpty { (selectedNodes, selection) = ([], before) } else { select(nodes: nodes) }
  }

  /// All of them, in the groups that image editors have: those that darken, those that brighten, those
  /// that raise the contrast, and those that compare.
  var blendMenu: Menu {
    let groups: [[BlendMode]] = [
      [.normal], [.darken, .multiply, .colorBurn], [.lighten, .screen, .colorDodge, .add],
      [.overlay, .softLight, .hardLight], [.difference, .exclusion],
    ]
    let now = blendMode
    return Menu(
      groups: groups.map { modes in
        modes.map { MenuItem($0.title, .nodes(.blend($0)), isOn: $0 == now) }
      })
  }
}

extension BlendMode {
  var title: String {
    switch self {
    case .normal: Words[.blendNormal]
    case .multiply: Words[.blendMultiply]
    case .screen: Words[.blendScreen]
    case .overlay: Words[.blendOverlay]
    case .darken: Words[.blendDarken]
    case .lighten: Words[.blendLighten]
    case .colorDodge: Words[.blendColorDodge]
    case .colorBurn: Words[.blendColorBurn]
    case .hardLight: Words[.blendHardLight]
    case .softLight: Words[.blendSoftLight]
    case .difference: Words[.blendDifference]
    case .exclusion: Words[.blendExclusion]
    case .add: Words[.blendAdd]
    }
  }
}
