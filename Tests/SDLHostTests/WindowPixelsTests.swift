import CSDL2
import Testing

@testable import Drawing
@testable import SDLHost

/// The pixels of windows, as they are on every display.
@Suite struct WindowPixelsTests {
  struct Format: Sendable, CustomTestStringConvertible {
    var name: String
    var format: UInt32
    /// How far a channel may be from the picture, of 255: in 5 bits, half of 255 / 31 and the rounding down.
    var error = 0
    var testDescription: String { name }
  }

  static let formats = [
    Format(name: "XRGB8888", format: SDL_PIXELFORMAT_XRGB8888.rawValue),
    Format(name: "ARGB8888", format: SDL_PIXELFORMAT_ARGB8888.rawValue),
    Format(name: "XBGR8888", format: SDL_PIXELFORMAT_XBGR8888.rawValue),
    Format(name: "BGRA8888", format: SDL_PIXELFORMAT_BGRA8888.rawValue),
    Format(name: "RGB24", format: SDL_PIXELFORMAT_RGB24.rawValue),
    Format(name: "BGR24", format: SDL_PIXELFORMAT_BGR24.rawValue),
    Format(name: "RGB565", format: SDL_PIXELFORMAT_RGB565.rawValue, error: 8),
    Format(name: "RGB555", format: SDL_PIXELFORMAT_XRGB1555.rawValue, error: 8),
  ]

  /// Opaque, and different in every pixel and channel.
  private func picture(_ area: PixelRect) -> Raster {
    var raster = Raster(area: area)
    for y in 0..<area.height {
      for x in 0..<area.width {
        let (red, green, blue) = (UInt32(7 * x + y), UInt32(200 - 3 * x), UInt32(9 * y))
        raster.pixels[y * area.width + x] = 0xFF00_0000 | red << 16 | green << 8 | blue
      }
    }
    return raster
  }

  /// Parts inside, across the edges and outside; every other pixel stays as it was.
  @Test(arguments: formats)
  func everyPartArrivesAtItsPlace(_ format: Format) throws {
    let made = SDL_CreateRGBSurfaceWithFormat(0, 23, 17, 0, format.format)
    let surface = try #require(made)
    defer { SDL_FreeSurface(surface) }
    let pixels = try #require(WindowPixels(surface))
    #expect(pixels.area == PixelRect(x: 0, y: 0, width: 23, height: 17))
    let areas = [
      PixelRect(x: 3, y: 2, width: 5, height: 4), PixelRect(x: 18, y: 12, width: 9, height: 9),
      PixelRect(x: 10, y: -3, width: 4, height: 5), PixelRect(x: 40, y: 0, width: 3, height: 3),
    ]
    var expected = Raster(width: 23, height: 17)
    for index in expected.pixels.indices { expected.pixels[index] = 0xFF00_0000 }
    for part in areas.map(picture) {
      pixels.write(part)
      let seen = part.area.intersection(pixels.area)
      for y in seen.y..<seen.maxY {
        for x in seen.x..<seen.maxX {
          expected[x, y] = part[x - part.area.x, y - part.area.y]
        }
      }
    }
    var shown = try shownPixels(of: surface)
    for index in shown.pixels.indices { shown.pixels[index] |= 0xFF00_0000 }
    #expect(PictureDifference(shown, expected).maximum <= format.error)
  }
}
