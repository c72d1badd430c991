import Demos
import Exporting
import Keyframes
import Stage
import Testing

@testable import Playground

/// Hands and keys at the curve editor.
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

  /// The easing that is bent, as the document has it.
  var bent: Easing? { session.curveTarget()?.easing }

  /// The easing on the stage.
  func staged(_ key: KeyPlace) -> Easing? {
    session.player.scene.track(at: key.track)?.easing(at: key.index)
  }

  func rect(_ identity: Widget.Identity) throws -> Rect {
    try #require(widgets.first { $0.identity == identity }).rect
  }

  /// How the canvas lies in the window.
  func canvas() throws -> CurveScale {
    let rect = try rect(.curve(.canvas))
    return session.curveScale(of: try #require(bent), in: rect)
  }

  /// Presses, moves and lets go, all in logical points.
  mutating func drag(from start: Point, through places: [Point]) {
    step(.pointerPressed(window(start), clicks: 1))
    for place in places { step(.pointerMoved(window(place)), dt: 0.01) }
    step(.pointerReleased(window(places.last ?? start)))
  }

  /// Gives a field the focus and writes in it.
  mutating func write(_ text: String, in field: CurveField) throws {
    let place = try place(of: .field(.curve(field)))
    step(.pointerPressed(place, clicks: 1), .pointerReleased(place))
    step(.pasted(text))
  }

  mutating func bend(to easing: Easing) {
    change { $0.bend(to: easing) }
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
}
