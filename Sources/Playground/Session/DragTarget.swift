package import AppState
package import Editing
import Interface
package import Keyframes
import Stage

/// Something in the window that can be dragged.
package enum DragTarget: Sendable {
  /// A keyframe on the timeline.
  case keyframe(KeyframePath)
  /// The control of a knob, by the knob's name.
  case knob(String)
  /// The bar of a node on the timeline.
  case bar(String)
  /// A keyframe of the motion path of a selected node, by its place among them.
  case motion(String, Int)
  /// A part of the curve editor.
  case curve(CurveSpot)
}

package enum CurveSpot: Sendable {
  case canvas
  case tab(CurveTab)
  case slider(CurveParameter)
}

extension Session {
  /// Where a target lies, in window points, for a script that moves the pointer there; nil if it is
  /// not shown.
  package func position(of target: DragTarget) -> Point? {
    for index in panels.indices {
      let panel = panel(index, as: (any PanelWithTargets).self)
      if let position = panel?.position(of: target, workspace, ui) {
        return position * workspace.layout.interfaceScale
      }
    }
    return nil
  }
}
