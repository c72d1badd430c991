public import Stage
import Words

/// Reads pictures from files.
public nonisolated enum PictureReading {
  /// The most pixels of a picture, and of all pictures of a file together: 4,096 × 4,096. Reading
  /// and showing them takes a second.
  public static let mostPixels = 16 << 20
  /// The most pixels of a JPEG file, which is read at a half, a quarter or an eighth of its size if
  /// it has more than ``mostPixels``.
  public static let mostPixelsOfJPEG = 48 << 20

  /// Reads a PNG, JPEG or WebP file of any kind as sRGB pixels. 16 bits per channel are reduced to
  /// 8, a JPEG is turned as its EXIF data says, and of an animated file the first picture is read.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - source: the picture's source; see ``Stage/Picture/source``.
  ///   - name: the name in messages; nil for the source.
  /// - Returns: the picture, with premultiplied alpha.
  /// - Throws: a sentence if the file is of another kind, is damaged, or has too many pixels.
  /// - Complexity: O(*n*) in the number of pixels; a picture that is too large is refused before it
  ///   is unpacked.
  public static func picture(
    _ bytes: [UInt8], source: String, name: String? = nil
  ) throws(SDLError) -> Picture {
    let name = name ?? source
    let short = name.utf8.count > 80 ? "\(name.prefix(80))…" : name
    do throws(PictureFault) {
      let grid =
        switch PictureFormat(bytes) {
        case .png: try PNG.read(bytes)
        case .jpeg: try JPEG.read(bytes)
        case .webp: try WebP.read(bytes)
        case nil: throw PictureFault.unknown
        }
      return Picture(
        width: grid.width, height: grid.height, pixels: grid.pixels, source: source,
        file: source.hasPrefix("data:") ? [] : bytes)
    } catch {
      throw SDLError(error.sentence(on: short))
    }
  }

  /// Whether a file has further pictures behind the first one.
  ///
  /// - Complexity: O(*n*) in the number of a file's parts.
  public static func isAnimated(_ bytes: [UInt8]) -> Bool {
    switch PictureFormat(bytes) {
    case .png: PNG.isAnimated(bytes)
    case .jpeg, nil: false
    case .webp: bytes.count > 20 && bytes[12..<16].elementsEqual("VP8X".utf8) && bytes[20] & 2 != 0
    }
  }
}

/// The reason why a picture can't be read.
nonisolated enum PictureFault: Error {
  case unknown
  case damaged(Message)
  case tooLarge(width: Int, height: Int, most: Int)
  /// A progressive JPEG that is drawn in too many passes.
  case tooSlow(passes: Int)

  func sentence(on name: String) -> Message {
    switch self {
    case .unknown:
      return "The picture \(name) is not a PNG, JPEG or WebP file."
    case .damaged(let reason):
      return "The picture \(name) is damaged: \(reason)."
    case .tooLarge(let width, let height, let most):
      return
        "The picture \(name) has \(width) × \(height) pixels, and at most \(most >> 20) megapixels are read: make it smaller."
    case .tooSlow(let passes):
      return
        "The picture \(name) takes \(passes) passes to draw, which are too many for its size: save it again."
    }
  }
}

/// The pixels of a file, 0xAARRGGBB with premultiplied alpha.
nonisolated struct PixelGrid {
  /// The most pixels that are kept.
  static let mostPixels = PictureReading.mostPixels

  let width, height: Int
  let pixels: [UInt32]

  /// Fills pixels of four bytes each, red, green, blue and straight alpha, by `fill`, which returns
  /// nil or the reason why the file is damaged.
  ///
  /// A copy of a large picture would need as much memory again, so they are converted in place.
  init(
    width: Int, height: Int, fill: (UnsafeMutableBufferPointer<UInt32>) -> Message?
  ) throws(PictureFault) {
    try Self.check(width, height)
    (self.width, self.height) = (width, height)
    var fault: Message?
    pixels = [UInt32](unsafeUninitializedCapacity: width * height) { room, count in
      // The capacity may be larger.
      let room = UnsafeMutableBufferPointer(rebasing: room[..<(width * height)])
      fault = fill(room)
      count = fault == nil ? room.count : 0
      if fault == nil { Self.premultiply(room) }
    }
    if let fault { throw .damaged(fault) }
  }

  init(width: Int, height: Int, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  static func check(
    _ width: Int, _ height: Int, most: Int = mostPixels
  ) throws(PictureFault) {
    guard width > 0, height > 0 else { throw .damaged("it has no pixels") }
    guard width <= most / height else {
      throw .tooLarge(width: width, height: height, most: most)
    }
  }

  private static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    for index in pixels.indices {
      let sample = UInt32(littleEndian: pixels[index])
      let alpha = sample >> 24
      if alpha == 0 {
        pixels[index] = 0
        continue
      }
      func part(_ shift: UInt32) -> UInt32 { ((sample >> shift & 0xFF) * alpha + 127) / 255 }
      pixels[index] = alpha << 24 | part(0) << 16 | part(8) << 8 | part(16)
    }
  }
}
