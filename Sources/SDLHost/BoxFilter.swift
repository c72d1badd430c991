import Drawing

/// Converts enlarged text to coverage per pixel.
///
/// A box filter one pixel wide over exact coverage gives exact coverage, wherever the box begins,
/// so the text may be at any quarter pixel.
nonisolated struct BoxFilter {
  /// Samples per pixel in each direction: 1, 2 or 4.
  let samples: Int
  /// The offset of the picture to the right and down, in quarters of a pixel.
  let phaseX: Int
  let phaseY: Int

  /// The mask of `pieces`, or nil if it would be empty. A border of one empty pixel keeps edges
  /// smooth when it is rotated.
  func mask(of pieces: [Piece]) -> TextMask? {
    guard let box = bounds(of: pieces), box.width < Self.largestMask,
      box.width * box.height <= Self.largestMask
    else { return nil }
    var sums = [UInt16](repeating: 0, count: (box.width + 1) * samples)
    var totals = [UInt32](repeating: 0, count: box.width)
    let count = box.width * box.height
    let (across, down) = (weights(phase: phaseX), weights(phase: phaseY))
    // The pieces below the current row, the highest last, and those that it touches.
    var below = pieces.sorted { $0.rows.lowerBound > $1.rows.lowerBound }
    var near: [Piece] = []
    let coverage = [UInt8](unsafeUninitializedCapacity: count) { pixels, initialized in
      for y in 0..<box.height {
        let start = (box.y + y - 1) * samples
        near.removeAll { $0.rows.upperBound < start }
        while let next = below.last, next.rows.lowerBound <= start + 2 * samples {
          near.append(below.removeLast())
        }
        let row = UnsafeMutableBufferPointer(rebasing: pixels[y * box.width..<(y + 1) * box.width])
        if sum(rowsOf: box.y + y, of: near, by: down, into: &sums, from: box.x) {
          squeeze(sums, by: across, &totals, into: row)
        } else {
          row.initialize(repeating: 0)
        }
      }
      initialized = count
    }
    return TextMask(
      width: box.width, height: box.height, coverage: coverage, left: box.x, top: box.y)
  }

  /// The most pixels of a mask: 16 million.
  static let largestMask = 1 << 24

  /// A drawn run and the top left corner of its image, in samples.
  final class Piece {
    let image: GlyphImage
    let x: Int
    let y: Int
    /// Its rows that are not empty, in samples.
    var rows: Range<Int> { image.rows.lowerBound + y..<image.rows.upperBound + y }

    init(_ image: consuming GlyphImage, x: Int, y: Int) {
      self.x = x + image.left
      self.y = y + image.top
      self.image = image
    }
  }

  private func bounds(of pieces: [Piece]) -> PixelRect? {
    guard !pieces.isEmpty else { return nil }
    let left = pieces.reduce(Int.max) { min($0, $1.x) }
    let top = pieces.reduce(Int.max) { min($0, $1.rows.lowerBound) }
    let right = pieces.reduce(Int.min) { max($0, $1.x + $1.image.width) }
    let bottom = pieces.reduce(Int.min) { max($0, $1.rows.upperBound) }
    // The phase moves the picture by less than one pixel.
    let (x, y) = (left.floorDivided(by: samples) - 1, top.floorDivided(by: samples) - 1)
    return PixelRect(
      x: x, y: y, width: 2 - (-right).floorDivided(by: samples) - x,
      height: 2 - (-bottom).floorDivided(by: samples) - y)
  }

  /// The overlap of each sample's column or row with a pixel that begins at sample 0 after moving
  /// by `phase`: pairs of sample and weight, in quarters of a sample.
  private func weights(phase: Int) -> [(sample: Int, weight: UInt16)] {
    let shift = phase * samples  // In quarters of a sample.
    let first = (-shift).floorDivided(by: 4)
    return (first...first + samples).compactMap { sample in
      let start = max(0, 4 * sample + shift)
      let end = min(4 * samples, 4 * sample + shift + 4)
      return end > start ? (sample, UInt16(end - start)) : nil
    }
  }

  /// Adds up the rows of samples in the row `y` of pixels, and returns whether there were any.
  private func sum(
    rowsOf y: Int, of pieces: [Piece], by weights: [(sample: Int, weight: UInt16)],
    into sums: inout [UInt16], from left: Int
  ) -> Bool {
    var filled = false
    let start = (left - 1) * samples
    for (sample, weight) in weights {
      for piece in pieces {
        let row = y * samples + sample - piece.y
        guard piece.image.rows.contains(row) else { continue }
        if !filled { sums.withUnsafeMutableBufferPointer { $0.update(repeating: 0) } }
        filled = true
        let source = piece.image.row(row)
        let first = piece.x - start
        sums.withUnsafeMutableBufferPointer { sums in
          for x in source.indices {
            sums[first &+ x] &+= weight &* UInt16(source[x])
          }
        }
      }
    }
    return filled
  }

  private func squeeze(
    _ sums: [UInt16], by weights: [(sample: Int, weight: UInt16)], _ totals: inout [UInt32],
    into row: UnsafeMutableBufferPointer<UInt8>
  ) {
    // With a constant step several pixels are added at once.
    switch samples {
    case 1: squeeze(sums, each: 1, by: weights, &totals, into: row)
    case 2: squeeze(sums, each: 2, by: weights, &totals, into: row)
    case _: squeeze(sums, each: 4, by: weights, &totals, into: row)
    }
  }

  @inline(__always)
  private func squeeze(
    _ sums: [UInt16], each step: Int, by weights: [(sample: Int, weight: UInt16)],
    _ totals: inout [UInt32], into row: UnsafeMutableBufferPointer<UInt8>
  ) {
    let whole = 16 * step * step
    sums.withUnsafeBufferPointer { sums in
      totals.withUnsafeMutableBufferPointer { totals in
        totals.update(repeating: UInt32(whole / 2))
        for (sample, weight) in weights {
          let (start, weight) = (step + sample, UInt32(weight))
          for x in totals.indices {
            totals[x] &+= weight &* UInt32(sums[start &+ x &* step])
          }
        }
        for x in row.indices {
          let sum = totals[x] &>> UInt32(whole.trailingZeroBitCount)
          row.initializeElement(at: x, to: UInt8(truncatingIfNeeded: min(255, sum)))
        }
      }
    }
  }
}

extension Int {
  nonisolated fileprivate func floorDivided(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
