import Editing
import Interface
import Keyframes
import Stage

extension Sprite {
  /// Whether every number of it can be drawn.
  var isFinite: Bool {
    let maps = [transform] + clips.map(\.transform)
    return opacity.isFinite
      && maps.allSatisfy { map in
        [map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy(\.isFinite)
      }
      && clips.allSatisfy { clip in
        [clip.rect.minX, clip.rect.minY, clip.rect.maxX, clip.rect.maxY, clip.cornerRadius]
          .allSatisfy(\.isFinite)
      }
      && shape.isFinite
  }
}

extension Shape {
  fileprivate var isFinite: Bool {
    switch self {
    case .rectangle(let size, let radius):
      size.width.isFinite && size.height.isFinite && radius.isFinite
    case .ellipse(let size), .picture(_, let size): size.width.isFinite && size.height.isFinite
    case .path(let path): path.bounds.maxX.isFinite && path.bounds.maxY.isFinite
    case .text(let text): text.style.size.isFinite
    }
  }
}
