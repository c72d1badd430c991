public import Drawing

/// Encodes the frames of an animated PNG: each is stored as the box of pixels that changed since
/// the frame before. Unchanged pixels in the box are clear if all changed ones are opaque and the
/// result is smaller.
public struct APNGCoder: FrameCoder {
  /// An encoded frame.
  public struct Frame: Sendable {
    let box: PixelRect
    /// The rows of the box, as a zlib stream.
    let stream: [UInt8]
    /// Whether the frame is drawn over the one before, rather than replacing the pixels of its box.
    let blends: Bool
  }

  public static let dependsOnFrameBefore = true

  private let compress: @Sendable ([UInt8]) -> [UInt8]
  private var last: Raster?

  /// - Parameter compress: returns a zlib stream of bytes.
  public init(compress: @escaping @Sendable ([UInt8]) -> [UInt8]) { self.compress = compress }

  public mutating func follow(_ raster: Raster) { last = raster }

  public mutating func code(_ raster: Raster) -> Frame? {
    defer { last = raster }
    guard let last else {
      return Frame(
        box: raster.bounds, stream: compress(raster.samples(raster.bounds)), blends: false)
    }
    guard let change = PictureChange(from: last, to: raster) else { return nil }
    let whole = compress(raster.samples(change.box))
    guard change.isOpaque else { return Frame(box: change.box, stream: whole, blends: false) }
    let changed = compress(raster.samples(change.box, since: last))
    return changed.count < whole.count
      ? Frame(box: change.box, stream: changed, blends: true)
      : Frame(box: change.box, stream: whole, blends: false)
  }
}

/// Writes an animated PNG frame by frame (PNG, third edition, 2025). Opaque frames decode to
/// exactly the same pixels. Equal frames are merged into one that lasts longer.
public struct APNGWriter: FilmWriter {
  private let size: (width: Int, height: Int)
  private let rate: FrameRate
  private let loops: Int
  private var body: [UInt8] = []
  private var pending: (frame: APNGCoder.Frame, length: Int)?
  /// The frames so far but for the last: equal ones in turn are one.
  public private(set) var count = 0
  private var sequence: UInt32 = 0

  /// A frame without changes: a clear pixel, after its filter, in an uncompressed zlib stream.
  private static let rest = APNGCoder.Frame(
    box: PixelRect(x: 0, y: 0, width: 1, height: 1),
    stream: [0x78, 0x01, 1, 5, 0, 0xFA, 0xFF, 0, 0, 0, 0, 0, 0, 5, 0, 1], blends: true)

  /// Creates a film that plays `loops` times; 0 repeats for ever.
  public init(width: Int, height: Int, rate: FrameRate, loops: Int = 0) {
    size = (width, height)
    self.rate = rate
    self.loops = max(0, loops)
  }

  public mutating func add(_ frame: APNGCoder.Frame?) {
    if let frame {
      flush()
      pending = (frame, 1)
    } else if let held = pending {
      // A delay is a fraction of two 16-bit numbers.
      if (held.length + 1) * rate.denominator <= 65_535 {
        pending?.length += 1
      } else {
        flush()
        pending = (Self.rest, 1)
      }
    }
  }

  public mutating func finish() throws(FilmError) -> [UInt8] {
    flush()
    guard count > 0 else { throw .empty }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // 8 bits a channel, red, green, blue and alpha.
    file.add(
      chunk: "IHDR",
      UInt32(size.width).bigEndianBytes + UInt32(size.height).bigEndianBytes + [8, 6, 0, 0, 0])
    file.add(chunk: "sRGB", [0])
    file.add(chunk: "acTL", UInt32(count).bigEndianBytes + UInt32(loops).bigEndianBytes)
    file += body
    file.add(chunk: "IEND", [])
    return file
  }

  private mutating func flush() {
    guard let (frame, length) = pending else { return }
    pending = nil
    let box = frame.box
    var control = nextSequence().bigEndianBytes
    for value in [box.width, box.height, box.x, box.y] { control += UInt32(value).bigEndianBytes }
    control += UInt16(length * rate.denominator).bigEndianBytes
    control += UInt16(rate.numerator).bigEndianBytes
    control += [0, frame.blends ? 1 : 0]
    body.add(chunk: "fcTL", control)
    if count == 0 {
      body.add(chunk: "IDAT", frame.stream)
    } else {
      body.add(chunk: "fdAT", nextSequence().bigEndianBytes + frame.stream)
    }
    count += 1
  }

  private mutating func nextSequence() -> UInt32 {
    defer { sequence += 1 }
    return sequence
  }
}

extension Raster {
  /// The rows of a box as PNG stores them: the filter "none", then straight red, green, blue and
  /// alpha. Pixels that are the same in `old` are clear.
  fileprivate func samples(_ box: PixelRect, since old: Raster? = nil) -> [UInt8] {
    var samples: [UInt8] = []
    samples.reserveCapacity((4 * box.width + 1) * box.height)
    for y in box.y..<box.maxY {
      samples.append(0)
      for index in y * width + box.x..<y * width + box.maxX {
        let pixel = pixels[index]
        if let old, old.pixels[index] == pixel {
          samples.append(0)
          samples.append(0)
          samples.append(0)
          samples.append(0)
        } else {
          samples.append(straight: pixel)
        }
      }
    }
    return samples
  }
}

extension [UInt8] {
  /// Red, green, blue and straight alpha of a premultiplied pixel; a clear one is black.
  fileprivate mutating func append(straight pixel: UInt32) {
    let alpha = pixel >> 24
    for shift in [16, 8, 0] as [UInt32] {
      let value = pixel >> shift & 0xFF
      append(
        alpha == 0xFF
          ? UInt8(value) : alpha == 0 ? 0 : UInt8(Swift.min(255, (value * 255 + alpha / 2) / alpha))
      )
    }
    append(UInt8(alpha))
  }

  /// Appends a chunk of a PNG file: its length, name, data and checksum.
  fileprivate mutating func add(chunk name: String, _ data: [UInt8]) {
    self += UInt32(data.count).bigEndianBytes
    let body = Array(name.utf8) + data
    self += body
    self += Checksum.crc32(body).bigEndianBytes
  }
}
