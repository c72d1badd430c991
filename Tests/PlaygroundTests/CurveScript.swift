import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

typealias CurveShape = Playground.CurveShape

// What tests look at in the curve editor.
extension Session {
  var curve: CurvePanel {
    get { panel(CurvePanel.self) }
    set { change(CurvePanel.self) { panel, _, _ in panel = newValue } }
  }

  var curveError: String? { curve.error(workspace, ui) }

  func text(ofCurve field: CurveField) -> String {
    curve.text(of: .curve(.field(field)), workspace)
  }
}

/// The pointer and keys at the curve editor.
extension Script {
  /// A demo with the curve editor open.
  static func bending(
    _ demo: String = "rotation", size: Size = Size(width: 1280, height: 720)
  ) throws -> Script {
    let index = try #require(catalog.firstIndex { $0.name == demo })
    var script = Script(Entry(index: index), size: size)
    script.press(.character("e"))
    return script
  }

  /// The easing that is bent, or tried out.
  var bent: Easing? { session.workspace.curveTarget()?.easing }

  /// The easing on the stage.
  func staged(_ key: KeyframePath) -> Easing? {
    session.player.scene.track(at: key.track)?.easing(at: key.index)
  }

  func rect(_ identity: Part) throws -> Rect {
    try #require(widgets.first { $0.identity == identity }).rect
  }

  /// How the canvas lies in the window.
  func canvas() throws -> CurveScale {
    let rect = try rect(.curve(.canvas))
    return session.curve.scale(of: try #require(bent), in: rect, session.workspace)
  }

  /// Presses, moves and lets go, all in logical points.
  mutating func drag(from start: Point, through positions: [Point]) {
    step(.pointerPressed(window(start), clicks: 1))
    for position in positions { step(.pointerMoved(window(position)), dt: 0.01) }
    step(.pointerReleased(window(positions.last ?? start)))
  }

  /// Gives a field the focus and writes in it.
  mutating func write(_ text: String, in field: CurveField) throws {
    let position = try position(of: .curve(.field(field)))
    step(.pointerPressed(position, clicks: 1), .pointerReleased(position))
    step(.pasted(text))
  }

  mutating func bend(to easing: Easing) {
    change { $0.workspace.bend(to: easing) }
    step()
  }

  mutating func focus(_ part: CurvePart) {
    change { $0.ui.setFocus(.curve(part)) }
    step()
  }

  mutating func show(_ tab: CurveTab) {
    change { $0.curve.tab = tab }
    step()
  }

  /// Scrolls the presets so that one is seen whole.
  mutating func reveal(preset index: Int) {
    change { session in
      session.change(CurvePanel.self) { panel, workspace, ui in
        panel.reveal(.curve(.preset(index)), &workspace, &ui)
      }
    }
  }
}
