extension Damage {
  /// The most pixels of a band: as many as the fastest memory of a core holds, with as many cells of a
  /// rasterizer.
  static let bandPixels = 1 << 17

  /// The rows of a band.
  static func rows(width: Int, pixels: Int = bandPixels) -> Int { max(pixels / width, 8) }

  var area: Int { rects.reduce(0) { $0 + $1.area } }

  /// The changed parts in bands of about `pixels` pixels, from the top down. If layers are painted
  /// again for each of them, there are only as many as there are workers.
  func bands(
    of painting: PreparedPicture.Painting, for workers: Int, pixels: Int = Self.bandPixels
  ) -> [PixelRect] {
    let isWhole = painting.repeatsLayers(in: self)
    return rects.flatMap { rect in
      let whole = (rect.height + workers - 1) / workers
      return rect.bands(rows: isWhole ? whole : Self.rows(width: rect.width, pixels: pixels))
    }
  }
}

extension PixelRect {
  /// The rectangle in bands of `rows` rows; the last one may have fewer.
  func bands(rows: Int) -> [PixelRect] {
    stride(from: y, to: maxY, by: rows).map {
      PixelRect(x: x, y: $0, width: width, height: min(rows, maxY - $0))
    }
  }

  /// Whether all of another rectangle is inside; true for an empty one.
  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }
}
