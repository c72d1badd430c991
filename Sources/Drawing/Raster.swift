public import Keyframes

/// A picture in memory, row by row from the top.
public struct Raster: Equatable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Premultiplied 0xAARRGGBB.
  public var pixels: [UInt32]
  /// The position of its top left pixel on the surface, for a raster that is a part of one.
  private(set) var originX = 0
  private(set) var originY = 0

  /// Creates a clear picture; a negative side counts as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = Array(repeating: 0, count: self.width * self.height)
  }

  /// Creates a clear picture of a part of a surface, for painting with the surface's coordinates.
  init(area: PixelRect) {
    self.init(width: area.width, height: area.height)
    (originX, originY) = (area.x, area.y)
  }

  /// The same, in memory that is no longer needed.
  init(area: PixelRect, reusing memory: consuming [UInt32]) {
    self.init(area: area, uncleared: memory)
    clear(area, to: 0)
  }

  /// A picture of a part of a surface whose pixels are to be painted: memory that is no longer needed
  /// is taken as it is.
  init(area: PixelRect, uncleared memory: consuming [UInt32]) {
    (width, height, originX, originY) = (area.width, area.height, area.x, area.y)
    if memory.count > area.area { memory.removeLast(memory.count - area.area) }
    if memory.capacity < area.area { memory = [] }
    memory.append(contentsOf: repeatElement(0, count: area.area - memory.count))
    pixels = memory
  }

  /// The part of the surface that the picture shows.
  public var area: PixelRect { PixelRect(x: originX, y: originY, width: width, height: height) }

  /// The index that column 0 of the surface would have in row `y` of the surface.
  @inline(__always)
  func base(of y: Int) -> Int { (y - originY) * width - originX }

  /// The premultiplied pixel at a position inside the picture; elsewhere it traps.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[index(x, y)] }
    set { pixels[index(x, y)] = newValue }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    require(
      x >= 0 && x < width && y >= 0 && y < height,
      "The pixel (\(x), \(y)) is not in a picture of \(width) × \(height) pixels.")
    return y * width + x
  }

  /// The rectangle of all pixels.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}

extension Color {
  /// The clamped colour, premultiplied, as 0xAARRGGBB.
  public var premultiplied: UInt32 {
    let color = clamped
    func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
    return byte(color.alpha) << 24 | byte(color.red * color.alpha) << 16
      | byte(color.green * color.alpha) << 8 | byte(color.blue * color.alpha)
  }
}

/// `pixel` times `factor` / 255 in each channel, rounded.
@inline(__always)
func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
  let odd = (pixel >> 8 & 0xFF00FF) &* factor &+ 0x800080
  let even = (pixel & 0xFF00FF) &* factor &+ 0x800080
  return ((odd &+ (odd >> 8 & 0xFF00FF)) & 0xFF00_FF00)
    | ((even &+ (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF)
}

/// Premultiplied `source` over `target`.
@inline(__always)
func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
  source &+ scaled(target, by: 255 &- (source >> 24))
}

/// Paints a translucent colour over a run of pixels; see `fill`.
@inline(__always)
func paint(_ pixels: inout MutableSpan<UInt32>, from start: Int, to end: Int, with pixel: UInt32) {
  guard start >= 0, start <= end, end <= pixels.count else {
    fatalError("A run of pixels is not in the picture.")
  }
  let rest = 255 &- (pixel >> 24)
  for index in start..<end { pixels[index] = pixel &+ scaled(pixels[index], by: rest) }
}

/// Sets a run of pixels: eight at a time, and the last eight once more instead of a loop for the rest.
/// Checking the bounds first removes the checks inside the loops.
@inline(__always)
func fill(_ pixels: inout MutableSpan<UInt32>, from start: Int, to end: Int, with pixel: UInt32) {
  guard start >= 0, start <= end, end <= pixels.count else {
    fatalError("A run of pixels is not in the picture.")
  }
  guard start <= end &- 8 else {
    for index in start..<end { pixels[index] = pixel }
    return
  }
  for index in start..<start &+ (end &- start) & ~7 { pixels[index] = pixel }
  for index in end &- 8..<end { pixels[index] = pixel }
}
