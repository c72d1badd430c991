import AppState
import Interface
import Keyframes
import Stage

extension UI {
  /// A picture in the proportions of its scene, in the middle of its card, on its ground.
  mutating func thumbnail(_ frame: [Sprite], of size: Size, in rect: Rect) {
    let whole = Rect(origin: .zero, size: size)
    let shown = frame.visible(in: whole)
    let scale = min(rect.width / size.width, rect.height / size.height)
    let clip = Clip(rect, cornerRadius: Theme.corner)
    let left = rect.centre.x - size.width * scale / 2
    let top = rect.centre.y - size.height * scale / 2
    let view = Transform.scale(scale).then(.translation(x: left, y: top))
    guard
      (size.width * scale).rounded() < rect.width.rounded()
        || (size.height * scale).rounded() < rect.height.rounded()
    else {
      sprites += shown.map { $0.placed(by: view, in: clip) }
      return
    }
    box(rect, frame.ground(of: whole, on: Theme.raised), corner: Theme.corner)
    let stage = Clip(
      Rect(x: left, y: top, width: size.width * scale, height: size.height * scale))
    for sprite in shown {
      var placed = sprite.placed(by: view, in: stage)
      placed.clips.append(clip)
      sprites.append(placed)
    }
  }
}
