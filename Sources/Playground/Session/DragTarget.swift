package import Editing
import Interface
package import Keyframes
import Stage

/// Something in the window that a hand can take hold of.
package enum DragTarget: Sendable {
  /// A keyframe on the timeline.
  case keyframe(KeyPlace)
  /// The control of a knob, by the knob's name.
  case knob(String)
}

extension Session {
  /// Where a target lies, in window points, for a script that moves the pointer there; nil if it is
  /// not shown.
  package func place(of target: DragTarget) -> Point? {
    let place: Point?
    switch target {
    case .keyframe(let key): place = self.place(of: key)
    case .knob(let name):
      place = ui.widgets.first { $0.identity == .knobs(.control(name)) }?.rect.centre
    }
    return place.map { $0 * workspace.layout.interfaceScale }
  }

  private func place(of key: KeyPlace) -> Point? {
    guard let panel = panels.lazy.compactMap({ $0 as? TimelinePanel }).first,
      let view = panel.view(workspace, ui),
      let index = view.rows.firstIndex(where: { $0.place == key.track }),
      key.index < view.rows[index].keyframeCount
    else { return nil }
    let time = view.rows[index].keyframes[key.index].time
    return Point(x: view.scale.x(of: time), y: view.rowRect(index).centre.y)
  }
}
