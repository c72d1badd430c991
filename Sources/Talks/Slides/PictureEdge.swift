package import Keyframes
package import Stage

extension Picture {
  /// The colour that continues the picture around it: the colour of more than half of its edge, or else `color`. Nil
  /// if its edge is not opaque.
  ///
  /// - Complexity: O(1), as it looks at 512 pixels at most.
  package func ground(else color: Color) -> Color? {
    edge.map { 2 * $0.count > $0.total ? Color($0.pixel & 0xFFFFFF) : color }
  }

  /// The commonest colour of the edge, if at least a third of it has that; else, as on gradients, the mean of its
  /// colours. Of equally common ones it is the first from the upper left corner on. Black if the edge is not opaque.
  ///
  /// - Complexity: O(1), as it looks at 512 pixels at most.
  package var ground: Color {
    guard let edge else { return .black }
    return 3 * edge.count >= edge.total ? Color(edge.pixel & 0xFFFFFF) : edge.mean
  }

  /// The commonest pixel of the edge, how many there are of it and in all, and the mean colour; nil if one is not
  /// opaque.
  private var edge: (pixel: UInt32, count: Int, total: Int, mean: Color)? {
    var found: [UInt32] = []
    for x in stride(from: 0, to: width, by: max(1, width / 64)) {
      found += [pixels[x], pixels[(height - 1) * width + x]]
    }
    for y in stride(from: 0, to: height, by: max(1, height / 64)) {
      found += [pixels[y * width], pixels[y * width + width - 1]]
    }
    guard found.allSatisfy({ $0 >> 24 == 255 }), var best = found.first else { return nil }
    var counts: [UInt32: Int] = [:]
    for pixel in found { counts[pixel, default: 0] += 1 }
    for pixel in found where counts[pixel, default: 0] > counts[best, default: 0] { best = pixel }
    func mean(_ shift: UInt32) -> Double {
      Double(found.reduce(0) { $0 + ($1 >> shift) & 255 }) / Double(255 * found.count)
    }
    let colors = Color(red: mean(16), green: mean(8), blue: mean(0))
    return (best, counts[best, default: 0], found.count, colors)
  }
}
