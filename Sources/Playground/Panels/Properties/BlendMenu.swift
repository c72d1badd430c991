import AppState
import Interface
import Keyframes
import Stage
import Words

extension Workspace {
  /// All modes, in the groups that image editors have: darkening, brightening, contrast and
  /// comparing modes.
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
