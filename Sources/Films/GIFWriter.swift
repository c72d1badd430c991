public import Drawing
import Words

/// Encodes the frames of a GIF: each is stored as the box of pixels that changed since the frame
/// before, with unchanged pixels transparent. Pixels that are less than half opaque are
/// transparent.
public struct GIFCoder: FrameCoder {
  /// An encoded frame.
  public struct Frame: Sendable {
    let box: PixelRect
    /// The compressed indices of the frame's pixels.
    let blocks: [UInt8]
  }

  public static let dependsOnFrameBefore = true

  private var palette: Palette
  private let isTransparent: Bool
  private var last: (raster: Raster, indices: [UInt8])?

  /// Creates a coder that uses the colours of `palette`. If frames have clear pixels
  /// (`isTransparent`), each is stored whole.
  public init(_ palette: Palette, isTransparent: Bool = false) {
    self.palette = palette
    self.isTransparent = isTransparent
  }

  public mutating func follow(_ raster: Raster) { last = (raster, indices(of: raster)) }

  public mutating func code(_ raster: Raster) -> Frame? {
    let old = last?.indices
    follow(raster)
    guard let new = last?.indices else { return nil }
    guard let old else { return frame(raster.bounds, new) }
    guard let box = PixelRect(old, differsFrom: new, width: raster.width) else { return nil }
    if isTransparent { return frame(raster.bounds, new) }
    var changed: [UInt8] = []
    changed.reserveCapacity(box.area)
    for y in box.y..<box.maxY {
      for index in y * raster.width + box.x..<y * raster.width + box.maxX {
        changed.append(old[index] == new[index] ? palette.clear : new[index])
      }
    }
    return frame(box, changed)
  }

  private func frame(_ box: PixelRect, _ indices: [UInt8]) -> Frame {
    Frame(box: box, blocks: LZW.blocks(of: indices, bits: palette.bits))
  }

  private mutating func indices(of raster: Raster) -> [UInt8] {
    let old = last.flatMap { $0.raster.pixels.count == raster.pixels.count ? $0 : nil }
    var indices = old?.indices ?? Array(repeating: 0, count: raster.pixels.count)
    let before = old?.raster.pixels
    for (index, pixel) in raster.pixels.enumerated()
    where before.map({ $0[index] != pixel }) ?? true {
      indices[index] = pixel >> 24 < 0x80 ? palette.clear : palette.index(of: pixel.opaque)
    }
    return indices
  }
}

extension PixelRect {
  /// The smallest rectangle around the pixels that differ; nil if none do.
  fileprivate init?(_ old: [UInt8], differsFrom new: [UInt8], width: Int) {
    var (left, right, top, bottom) = (width, -1, 0, -1)
    for y in 0..<new.count / max(width, 1) {
      let row = y * width
      var first = 0
      while first < width, old[row + first] == new[row + first] { first += 1 }
      guard first < width else { continue }
      var last = width - 1
      while old[row + last] == new[row + last] { last -= 1 }
      if bottom < 0 { top = y }
      (left, right, bottom) = (min(left, first), max(right, last), y)
    }
    guard bottom >= 0 else { return nil }
    self.init(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

/// Writes an animated GIF frame by frame, in the colours of one palette. Frames that look the same
/// are merged into one that lasts longer.
public struct GIFWriter: FilmWriter {
  /// The most frames per second: browsers slow down films that are faster.
  public static let fastest = 50.0

  private let rate: FrameRate
  private let isTransparent: Bool
  private let clear: UInt8
  private var file: [UInt8] = []
  private var pending: (frame: GIFCoder.Frame, start: Int)?
  /// How many frames were added, equal ones too.
  private var time = 0
  /// The frames so far but for the last: equal ones in turn are one.
  public private(set) var count = 0

  /// Creates a film that plays `loops` times; 0 repeats for ever. If frames have clear pixels
  /// (`isTransparent`), each replaces the one before; otherwise it is drawn over it.
  ///
  /// - Throws: if the rate is above ``fastest``, or a side is not in 1…65,535.
  public init(
    width: Int, height: Int, rate: FrameRate, palette: Palette, loops: Int = 0,
    isTransparent: Bool = false
  ) throws(FilmError) {
    guard rate.perSecond <= Self.fastest else {
      throw FilmError(
        "A GIF has at most 50 frames per second. Try 50, 100/3 or 25.")
    }
    guard (1...65_535).contains(width), (1...65_535).contains(height) else {
      throw FilmError("A GIF cannot be \(width)×\(height) pixels large.")
    }
    self.rate = rate
    self.isTransparent = isTransparent
    clear = palette.clear
    file = Array("GIF89a".utf8)
    file += UInt16(width).littleEndianBytes + UInt16(height).littleEndianBytes
    // A table for the whole film, 8 bits a channel, of 2^bits colours.
    file += [0xF0 | UInt8(palette.bits - 1), 0, 0] + palette.table
    addLoops(min(max(0, loops), 65_535))
  }

  public mutating func add(_ frame: GIFCoder.Frame?) {
    if let frame {
      flush()
      pending = (frame, time)
    }
    time += 1
  }

  public mutating func finish() throws(FilmError) -> [UInt8] {
    guard pending != nil else { throw .empty }
    flush()
    return file + [0x3B]
  }

  private mutating func addLoops(_ loops: Int) {
    guard loops != 1 else { return }
    // The file counts repetitions after the first time.
    let repetitions = UInt16(loops == 0 ? 0 : loops - 1)
    file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
    file += repetitions.littleEndianBytes + [0]
  }

  private mutating func flush() {
    guard let (frame, start) = pending else { return }
    pending = nil
    count += 1
    var delay = rate.hundredths(at: time) - rate.hundredths(at: start)
    // A picture that stays longer than the file can say is drawn again.
    while delay > 65_535 {
      draw(frame, for: 65_535)
      delay -= 65_535
    }
    draw(frame, for: UInt16(delay))
  }

  /// Writes a picture that stays for hundredths of a second.
  private mutating func draw(_ frame: GIFCoder.Frame, for delay: UInt16) {
    // The disposal: keep the picture, or clear it where frames have clear pixels.
    let flags: UInt8 = (isTransparent ? 2 : 1) << 2 | 1
    file += [0x21, 0xF9, 4, flags] + delay.littleEndianBytes + [clear, 0]
    file.append(0x2C)
    for value in [frame.box.x, frame.box.y, frame.box.width, frame.box.height] {
      file += UInt16(value).littleEndianBytes
    }
    file.append(0)
    file += frame.blocks
  }
}
