import Keyframes
import Stage

extension Picture {
  /// The colour that continues the picture around it: the colour of more than half of its edge, or else `color`. Nil
  /// if its edge is not opaque.
  ///
  /// - Complexity: O(1), as it looks at 256 pixels.
  func ground(else color: Color) -> Color? {
    var counts: [UInt32: Int] = [:]
    for step in 0..<64 {
      let (x, y) = (step * (width - 1) / 63, step * (height - 1) / 63)
      for (x, y) in [(x, 0), (x, height - 1), (0, y), (width - 1, y)] {
        let pixel = pixels[y * width + x]
        guard pixel >> 24 == 255 else { return nil }
        counts[pixel, default: 0] += 1
      }
    }
    return counts.first { $0.value > 128 }.map { Color($0.key & 0xFFFFFF) } ?? color
  }
}
