import Editing
import Interface
import Keyframes
import Stage
import Words

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
        modes.map { MenuItem(Message(verbatim: $0.title), .nodes(.blend($0)), isOn: $0 == now) }
      })
  }
}

extension BlendMode {
  var title: String {
    switch self {
    case .normal: localized("Normal")
    case .multiply: localized("Multiply")
    case .screen: localized("Screen")
    case .overlay: localized("Overlay")
    case .darken: localized("Darken")
    case .lighten: localized("Lighten")
    case .colorDodge: localized("Colour dodge")
    case .colorBurn: localized("Colour burn")
    case .hardLight: localized("Hard light")
    case .softLight: localized("Soft light")
    case .difference: localized("Difference")
    case .exclusion: localized("Exclusion")
    case .add: localized("Add")
    }
  }
}
