import Editing
import Interface
import Keyframes
package import Stage
import Words

// How the colours of nodes mix with everything below.
extension Workspace {
  /// The blend mode of the selected nodes; nil where they differ, or if there are none.
  package var blendMode: BlendMode? {
    let modes = Set(nodes(named: selectedNodes).map { $0.node.blend })
    return modes.count == 1 ? modes.first : nil
  }

  /// Gives these nodes another one. They stay selected as they are.
  package mutating func blend(_ mode: BlendMode) {
    let nodes = selectedNodes
    if mode != blendMode, perform(.blend(Set(nodes), mode)) { select(nodes: nodes) }
  }
}

extension BlendMode {
  package var title: String {
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
    case .hue: localized("Hue")
    case .saturation: localized("Saturation")
    case .color: localized("Colour")
    case .luminosity: localized("Luminosity")
    case .add: localized("Add")
    }
  }
}
