import CTurboJPEG
import Words

/// Pictures in JPEG files.
nonisolated enum JPEG {
  /// The most pixels that all passes of a progressive file may draw together: each is drawn over the
  /// whole picture, which is kept in memory, and a small file can have hundreds.
  static let mostDrawn = 240 << 20

  static func read(_ bytes: [UInt8]) throws(PictureFault) -> PixelGrid {
    guard let decoder = tjInitDecompress() else { throw .damaged("there is no memory for it") }
    defer { tjDestroy(decoder) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard
      tjDecompressHeader3(
        decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0
    else { throw .damaged(reason(decoder)) }
    let size = Int(width) * Int(height)
    try PixelGrid.check(Int(width), Int(height), most: PictureReading.mostPixelsOfJPEG)
    let passes = JPEGParts.passes(of: bytes)
    guard passes == 1 || passes <= mostDrawn / size else {
      throw .tooSlow(passes: passes)
    }
    let isInk = [TJCS_CMYK, TJCS_YCCK].contains { Int32($0.rawValue) == space }
    let format = Int32(isInk ? TJPF_CMYK.rawValue : TJPF_RGBA.rawValue)
    // libjpeg reads a picture at such a share of its size in less time.
    while Int(width) * Int(height) > PixelGrid.mostPixels {
      (width, height) = ((width + 1) / 2, (height + 1) / 2)
    }
    let grid = try PixelGrid(width: Int(width), height: Int(height)) { room in
      let result = room.withMemoryRebound(to: UInt8.self) { samples in
        tjDecompress2(
          decoder, bytes, UInt(bytes.count), samples.baseAddress, width, 0, height, format,
          TJFLAG_LIMITSCANS)
      }
      // Other programs show a picture despite a warning too, unless a part of it is missing.
      let isWarning = tjGetErrorCode(decoder) == TJERR_WARNING.rawValue
      if result != 0, !isWarning || endsEarly(decoder) || !JPEGParts.hasEnd(bytes) {
        return reason(decoder)
      }
      if isInk { mix(room) }
      return nil
    }
    return grid.turned(JPEGParts.orientation(of: bytes))
  }

  private static func endsEarly(_ decoder: tjhandle) -> Bool {
    words(decoder).lowercased().contains("premature end")
  }

  private static func words(_ decoder: tjhandle) -> String {
    String(cString: tjGetErrorStr2(decoder))
  }

  private static func reason(_ decoder: tjhandle) -> Message {
    endsEarly(decoder) ? "it ends too early" : Message(verbatim: words(decoder))
  }

  /// Converts cyan, magenta, yellow and black to red, green and blue, in place. They are stored
  /// inverted, as Adobe's programs began to do.
  private static func mix(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    for index in pixels.indices {
      let sample = UInt32(littleEndian: pixels[index])
      let black = sample >> 24
      func part(_ shift: UInt32) -> UInt32 {
        (((sample >> shift & 0xFF) * black + 127) / 255) << shift
      }
      pixels[index] = UInt32(littleEndian: 0xFF00_0000 | part(16) | part(8) | part(0))
    }
  }
}

nonisolated extension PixelGrid {
  /// The picture as it is meant to be seen; `orientation` is EXIF's, from 1 to 8.
  fileprivate func turned(_ orientation: Int) -> PixelGrid {
    guard orientation > 1 else { return self }
    let (right, bottom) = (width - 1, (height - 1) * width)
    // The position of the first pixel, and the steps to the next one in a row and in a column.
    let (first, step, row): (Int, Int, Int) =
      switch orientation {
      case 2: (right, -1, width)
      case 3: (bottom + right, -1, -width)
      case 4: (bottom, 1, -width)
      case 5: (0, width, 1)
      case 6: (bottom, -width, 1)
      case 7: (bottom + right, -width, -1)
      case _: (right, width, -1)
      }
    let (across, down) = orientation > 4 ? (height, width) : (width, height)
    let turned = [UInt32](unsafeUninitializedCapacity: pixels.count) { room, count in
      count = pixels.count
      for y in 0..<down {
        for x in 0..<across { room[y * across + x] = pixels[first + y * row + x * step] }
      }
    }
    return PixelGrid(width: across, height: down, pixels: turned)
  }
}
