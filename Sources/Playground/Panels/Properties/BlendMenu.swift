import AppState
import Interface
import Keyframes
import Stage
import Words

extension Workspace {
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
