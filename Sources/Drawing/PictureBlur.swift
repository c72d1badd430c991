import Keyframes

/// A blur of a picture in all of its colours.
///
/// The picture is painted in grains of one or more pixels, which are averaged in cells; these are
/// blurred, and interpolated between their centres. The softer the picture, the larger grains and
/// cells are, so that a blur costs no more however wide it is. Both lie on a fixed grid, so that
/// every part of a picture has the same pixels as the whole.
struct PictureBlur {
  /// The width of a grain in pixels: a power of 2.
  let grain: Int
  private let across: Axis
  private let down: Axis

  /// A direction of the blur.
  private struct Axis {
    /// The width of a cell in grains: a power of 2.
    let cell: Int
    let blur: GaussianBlur

    /// `deviation` is in grains. Interpolation changes an edge with a deviation of 2 cells by 1/255.
    init(_ deviation: Double) {
      var cell = 1
      while deviation >= 4 * Double(cell) { cell *= 2 }
      self.cell = cell
      let own = deviation / Double(cell)
      // Averages and interpolation also blur, by variances of 1/12 and 1/6.
      blur = GaussianBlur(variance: own * own - (cell == 1 ? 0 : 0.25))
    }

    /// How far a grain spreads.
    var reach: Int { (blur.reach + 2) * cell }
  }

  /// Deviations below this are sharp.
  private static let sharpest = 0.05
  /// The largest deviation in grains, and in pixels.
  private static let widest = (grains: 512.0, pixels: 4096.0)
  /// Larger deviations have larger grains, in which the seams between shapes become invisible.
  private static let finest = 32.0

  /// Creates a blur by standard deviations in pixels; nil if it would be sharp in both directions or
  /// one of them is not finite.
  init?(_ deviation: Point, orSharp: Bool = false) {
    let sides = [deviation.x, deviation.y].map { $0 < Self.sharpest ? 0 : $0 }
    guard sides.allSatisfy(\.isFinite), orSharp || sides != [0, 0] else { return nil }
    let smaller = min(sides[0], sides[1], Self.widest.pixels)
    var grain = 1
    while smaller >= Self.finest * Double(grain) { grain *= 2 }
    self.grain = grain
    let limit = min(Self.widest.grains * Double(grain), Self.widest.pixels)
    let axes = sides.map { Axis(min($0, limit) / Double(grain)) }
    (across, down) = (axes[0], axes[1])
  }

  /// The surface on which to paint the sharp picture: as many grains wide and high as `surface` is
  /// in pixels, and with everything around it that spreads into it. As variances of blurs
  /// in each other add up, so do the squares of how far they reach.
  func grains(of surface: Surface) -> Surface {
    func count(_ pixels: Int) -> Int { (pixels + grain - 1) / grain }
    return Surface(
      width: count(surface.width), height: count(surface.height),
      scale: surface.scale / Double(grain),
      outset: Int(
        Point(x: Double(count(surface.outset)), y: Double(max(across.reach, down.reach))).length
          .rounded(.up)))
  }

  /// The pixels into which grains spread.
  func spread(of area: PixelRect) -> PixelRect {
    let wide = area.outset(x: across.reach, y: down.reach)
    return PixelRect(
      x: wide.x * grain, y: wide.y * grain, width: wide.width * grain,
      height: wide.height * grain)
  }

  /// The pixels in `area` of a blurred picture. `paint` paints the sharp one in grains, as far as
  /// its raster shows it; nothing of it is outside of `content`.
  ///
  /// - Complexity: O(pixels), whatever the deviation.
  func picture(
    of area: PixelRect, content: PixelRect, inks: [Channel], _ rasterizer: inout Rasterizer,
    paint: (inout Raster, inout Rasterizer) -> Void
  ) -> Raster {
    var result = rasterizer.raster(area)
    let rows = Samples(area.y..<area.maxY, size: grain * down.cell)
    let columns = Samples(area.x..<area.maxX, size: grain * across.cell)
    let cells = PixelRect(
      x: columns.cells.lowerBound, y: rows.cells.lowerBound, width: columns.cells.count,
      height: rows.cells.count)
    let wanted = cells.outset(x: across.blur.reach, y: down.blur.reach)
    let source = wanted.intersection(content.divided(x: across.cell, y: down.cell))
    guard !source.isEmpty else { return result }
    var sharp = rasterizer.raster(source.scaled(x: across.cell, y: down.cell))
    paint(&sharp, &rasterizer)
    for (channel, group) in Dictionary(grouping: inks, by: \.source) {
      let plane = sharp.means(of: channel, x: across.cell, y: down.cell)
      let level = across.blur.columns(
        of: plane, length: source.width, start: source.x - cells.x, count: cells.width)
      let soft = down.blur.columns(
        of: level, length: source.height, start: source.y - cells.y, count: cells.height)
      result.add(soft, rows, columns, to: group)
    }
    rasterizer.recycle(sharp)
    return result
  }

  /// A channel of a blurred picture, by its shift in a pixel.
  struct Channel {
    /// The channel of the sharp picture from which it is made.
    var source: UInt32
    var target: UInt32
    /// The level where the source is full, 0…255.
    var level: Int

    /// One colour, as opaque as the picture.
    static func all(_ pixel: UInt32) -> [Channel] {
      [24, 16, 8, 0].map {
        Channel(source: 24, target: $0, level: Int(pixel >> $0 & 0xFF))
      }
    }
  }
}

extension [PictureBlur.Channel] {
  /// Every channel as it is.
  static let own = [24, 16, 8, 0].map { PictureBlur.Channel(source: $0, target: $0, level: 255) }
}

/// The cells between which pixels lie, in one direction.
private struct Samples {
  /// The cells needed.
  let cells: Range<Int>
  /// For each pixel the index of the first of two cells, and the share of the second, 0…256.
  let places: [(index: Int, share: Int)]

  /// - Precondition: there are pixels.
  init(_ pixels: Range<Int>, size: Int) {
    func place(_ pixel: Int) -> (cell: Int, share: Int) {
      let twice = 2 * pixel + 1 - size
      let cell = twice >> (size.trailingZeroBitCount + 1)
      return (cell, (twice - cell * 2 * size) * 128 / size)
    }
    let first = place(pixels.lowerBound).cell
    cells = first..<(place(pixels.upperBound - 1).cell + 2)
    places = pixels.map { (place($0).cell - first, place($0).share) }
  }
}

extension Raster {
  /// The mean of a channel in each cell of `x` × `y` pixels, 0…65280, row by row from the top. The picture has
  /// no part of a cell.
  func means(of shift: UInt32, x: Int, y: Int) -> [UInt16] {
    if x == 1, y == 1 { return pixels.map { UInt16($0 >> shift & 0xFF) << 8 } }
    let columns = width / x
    var sums = [Int](repeating: 0, count: columns * (height / y))
    let pixels = pixels.span
    var index = 0
    for row in 0..<height {
      let start = row / y * columns
      for column in start..<(start + columns) {
        for _ in 0..<x {
          sums[column] &+= Int(pixels[index] >> shift & 0xFF)
          index &+= 1
        }
      }
    }
    return sums.map { UInt16($0 * 256 / (x * y)) }
  }

  /// Adds channels to a clear picture, interpolated between cells.
  fileprivate mutating func add(
    _ cells: [UInt16], _ rows: Samples, _ columns: Samples, to inks: [PictureBlur.Channel]
  ) {
    let length = columns.cells.count
    var line = [Int](repeating: 0, count: length)
    var pixels = pixels.mutableSpan
    var index = 0
    for row in rows.places {
      let (first, second) = (row.index * length, (row.index + 1) * length)
      for cell in 0..<length {
        line[cell] =
          Int(cells[first + cell]) &* (256 &- row.share) &+ Int(cells[second + cell]) &* row.share
      }
      for column in columns.places {
        let level =
          line[column.index] &* (256 &- column.share) &+ line[column.index + 1] &* column.share
        if level > 0 {
          for ink in inks {
            // The level is 0…255 with 24 fractional bits.
            let own = ((level >> 8) &* ink.level / 255 &+ 0x8000) >> 16
            pixels[index] |= UInt32(truncatingIfNeeded: own) << ink.target
          }
        }
        index += 1
      }
    }
  }
}

extension PixelRect {
  fileprivate func outset(x across: Int, y down: Int) -> PixelRect {
    isEmpty
      ? self
      : PixelRect(
        x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down)
  }

  fileprivate func scaled(x across: Int, y down: Int) -> PixelRect {
    PixelRect(x: x * across, y: y * down, width: width * across, height: height * down)
  }

  /// The cells of `across` × `down` pixels, powers of 2, that the rectangle touches.
  fileprivate func divided(x across: Int, y down: Int) -> PixelRect {
    guard !isEmpty else { return .empty }
    func cell(_ place: Int, _ size: Int) -> Int { place >> size.trailingZeroBitCount }
    let (left, top) = (cell(x, across), cell(y, down))
    return PixelRect(
      x: left, y: top, width: cell(maxX - 1, across) + 1 - left,
      height: cell(maxY - 1, down) + 1 - top)
  }
}
