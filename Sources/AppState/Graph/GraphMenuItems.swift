import Editing
import Keyframes
import Words

// Commands of the graph editor's context menus.
extension GraphPlot {
  /// For the selected keyframes.
  package var keyItems: [MenuItem] {
    let hasKeys = !selection.keys.isEmpty
    func item(_ title: Message, _ action: Action) -> MenuItem {
      MenuItem(title, action, isEnabled: hasKeys, reason: "No keyframes are selected")
    }
    return [
      item("Type its numbers", .graph(.typeKey)), item("Cut", .timeline(.cut)),
      item("Copy", .copy), MenuItem("Paste", .paste), item("Delete", .timeline(.delete)),
      item("Fit the selection", .graph(.fitSelection)),
    ]
  }
}

extension GraphTrack {
  package var menuItems: [MenuItem] {
    [
      MenuItem("Show this curve", .graph(.toggleTrack(path)), isOn: isShown),
      MenuItem("Show only this curve", .graph(.showOnly(path))),
      MenuItem("Select all keyframes of the track", .graph(.selectAll)),
    ]
  }
}

extension GraphState {
  package var viewItems: [MenuItem] {
    [
      MenuItem("Fit", .graph(.fit)),
      MenuItem("Speeds instead of values", .graph(.toggleSpeed), isOn: showsSpeed),
      MenuItem("Normalise", .graph(.toggleNormalised), isOn: isNormalised),
      MenuItem("Freeze the curves to compare with", .graph(.freeze)),
      MenuItem("Clear frozen curves", .graph(.clearFrozen), isEnabled: !frozen.isEmpty),
      MenuItem("Show all curves", .graph(.showAll)),
      MenuItem("Values and graph editor", .toggleValues, isOn: true),
    ]
  }
}
