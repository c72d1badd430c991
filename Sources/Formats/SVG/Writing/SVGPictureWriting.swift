import Keyframes
import Stage

// Pictures of pixels, as data URLs.
extension SVGWriter {
  mutating func image(
    _ picture: Picture, _ node: Node, _ look: SVGLook, ink: SVGCurve?
  ) -> String {
    guard ink == nil else {
      losses.add("Shadows of pictures are left out.", .grave)
      return ""
    }
    let own = node.shape?.bounds.size ?? Size(width: 0, height: 0)
    let id = fresh("picture")
    // One unit wide and high, so that it can be stretched.
    define(
      SVGTag(
        "image",
        [
          "id": id, "x": "-.5", "y": "-.5", "width": "1", "height": "1",
          "preserveAspectRatio": "none", "href": picture.dataURL,
        ]
      ).text)
    var tag = SVGTag("use", ["href": "#\(id)"])
    let sizes = [(Property.width, own.width), (.height, own.height)].map { side, own in
      (node.numbers[side].map { curve($0, side.name) } ?? SVGCurve(own)).map { [max($0[0], 0)] }
    }
    let size =
      sizes[0].beside(sizes[1])
      ?? maker.baked(sizes.flatMap(\.times)) {
        let box = node.box(at: $0)
        return [box.width, box.height]
      }
    if size.isStill {
      tag.set("transform", "scale(\(size.first[0].svg) \(size.first[1].svg))")
    } else {
      animate(&tag, "scale", size) { "\($0[0].svg) \($0[1].svg)" }
    }
    return faded(tag, look)
  }
}

extension Picture {
  /// Its source, if that is such a URL, or else a PNG without compression.
  fileprivate var dataURL: String {
    if DataURL.isOne(source) { return source.escapedForXML }
    return "data:image/png;base64," + plainPNG.base64
  }

  /// Straight alpha, stored as it is (deflate's blocks of the first kind).
  private var plainPNG: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (width * 4 + 1))
    for y in 0..<height {
      rows.append(0)
      for pixel in pixels[y * width..<(y + 1) * width] {
        let alpha = pixel >> 24
        for shift in [16 as UInt32, 8, 0] {
          let part = pixel >> shift & 0xFF
          rows.append(alpha == 0 ? 0 : UInt8(min(255, (part * 255 + alpha / 2) / alpha)))
        }
        rows.append(UInt8(alpha))
      }
    }
    let head = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", head)
      + chunk("IDAT", rows.stored) + chunk("IEND", [])
  }

  private func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    return UInt32(body.count).bigEndianBytes + named
      + ZipArchive.checksum(named).bigEndianBytes
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> ($0 as UInt32)) }
  }
}

extension [UInt8] {
  /// As a zlib stream without compression.
  fileprivate var stored: [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var place = 0
    repeat {
      let count = Swift.min(65_535, self.count - place)
      let isLast: UInt8 = place + count == self.count ? 1 : 0
      let (low, high) = (UInt8(count & 0xFF), UInt8(count >> 8))
      stream += [isLast, low, high, ~low, ~high]
      stream += self[place..<place + count]
      place += count
    } while place < count
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in self {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + (b << 16 | a).bigEndianBytes
  }
}
