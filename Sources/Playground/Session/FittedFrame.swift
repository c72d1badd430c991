import AppState
public import Interface
public import Keyframes
import Stage

extension Frame {
  /// The frame of a window of `window` pixels, scaled to fit into `room` and centred; unchanged, to the
  /// bit, if the sizes are the same.
  public func fitted(from window: Size, to room: Size) -> Frame {
    let factor = min(room.width / window.width, room.height / window.height)
    guard factor > 0, factor.isFinite else { return self }
    let left = ((room.width - window.width * factor) / 2).rounded()
    let top = ((room.height - window.height * factor) / 2).rounded()
    let isSame = abs(factor - 1) < 1e-9
    guard !isSame || left != 0 || top != 0 else { return self }
    var frame = self
    frame.scale = isSame ? scale : scale * factor
    let view = Transform.translation(x: left / frame.scale, y: top / frame.scale)
    frame.sprites = sprites.map { $0.mapped(by: view) }
    return frame
  }
}
