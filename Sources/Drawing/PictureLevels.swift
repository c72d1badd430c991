import Stage

/// A picture in smaller sizes, each half as wide and high as the one before, down to one pixel.
struct PictureLevels: Sendable {
  let list: [PictureLevel]

  /// - Complexity: O(*n*) in the number of pixels.
  init(_ picture: Picture) {
    var list: [PictureLevel] = []
    var last = PictureLevel(picture)
    while last.width > 1 || last.height > 1 {
      last = last.halved
      list.append(last)
    }
    self.list = list
  }
}

extension PictureLevel {
  /// Half as wide and high, rounded up; each pixel is the mean of the area that it covers.
  fileprivate var halved: PictureLevel {
    let (columns, rows) = (Shares(width), Shares(height))
    var narrow = [SIMD4<Float>](repeating: .zero, count: columns.count * height)
    for y in 0..<height {
      for x in 0..<columns.count {
        var sum = SIMD4<Float>.zero
        columns.forEach(x) { sum += pixels[y * width + $0].channels * $1 }
        narrow[y * columns.count + x] = sum
      }
    }
    var small: [UInt32] = []
    small.reserveCapacity(columns.count * rows.count)
    for y in 0..<rows.count {
      for x in 0..<columns.count {
        var sum = SIMD4<Float>.zero
        rows.forEach(y) { sum += narrow[$0 * columns.count + x] * $1 }
        small.append(UInt32(channels: sum))
      }
    }
    return PictureLevel(width: columns.count, height: rows.count, pixels: small)
  }

  /// The pixels of a line that each pixel of a line half as long covers, with their weights.
  private struct Shares {
    let length: Int
    let count: Int

    init(_ length: Int) {
      self.length = length
      count = (length + 1) / 2
    }

    func forEach(_ index: Int, _ body: (_ pixel: Int, _ share: Float) -> Void) {
      let step = Double(length) / Double(count)
      let (from, to) = (Double(index) * step, Double(index + 1) * step)
      for pixel in Int(from)..<min(Int(to.rounded(.up)), length) {
        let part = min(to, Double(pixel + 1)) - max(from, Double(pixel))
        if part > 0 { body(pixel, Float(part / step)) }
      }
    }
  }
}

extension UInt32 {
  fileprivate var channels: SIMD4<Float> {
    SIMD4(Float(self >> 24), Float(self >> 16 & 0xFF), Float(self >> 8 & 0xFF), Float(self & 0xFF))
  }

  fileprivate init(channels: SIMD4<Float>) {
    // One by one: converting a vector is not optimised.
    let rounded = channels + 0.5
    self =
      UInt32(rounded.x) << 24 | UInt32(rounded.y) << 16 | UInt32(rounded.z) << 8
      | UInt32(rounded.w)
  }
}
