import AppState
import Interface
import Keyframes
public import Stage

// The pointer, which the system draws over a window and which a film of it has to show.
extension Replay {
  mutating func note(_ event: InputEvent) {
    switch event {
    case .pointerPressed, .menuPressed: isPressed = true
    case .pointerReleased, .menuReleased, .pointerLeft, .focusLost: isPressed = false
    case _: break
    }
  }

  mutating func noteShape() {
    for case .pointerShape(let shape) in frame.requests { hasPointer = shape != .hidden }
  }

  /// An arrow at the pointer, in logical points, to be painted over a frame; a ring around its tip
  /// shows that its button is down. Empty while there is no pointer.
  public var pointer: [Sprite] {
    guard hasPointer, let tip = session.ui.pointer else { return [] }
    let map = Transform.translation(x: tip.x, y: tip.y)
    var arrow = Sprite(
      .path(Self.arrow), transform: map, fill: .color(.black),
      stroke: Stroke(.white, width: 1.5, join: .round))
    arrow.name = "pointer"
    guard isPressed else { return [arrow] }
    let ring = Sprite(
      .ellipse(Size(width: 30, height: 30)), transform: map,
      fill: .color(.black.opacity(0.18)),
      stroke: Stroke(.white.opacity(0.85), width: 2))
    return [ring, arrow]
  }

  /// Its tip is at the origin; 20 points high.
  private static let arrow: Path = {
    var path = Path()
    path.move(to: .zero)
    let corners: [(Double, Double)] = [
      (0, 17), (4, 13.2), (6.7, 19.6), (9.4, 18.5), (6.7, 12.2), (12.2, 12.2),
    ]
    for (x, y) in corners { path.line(to: Point(x: x, y: y)) }
    path.close()
    return path
  }()
}
