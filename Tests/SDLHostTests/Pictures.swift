import CSDL2
import Drawing
import TestSupport
import Testing

/// Expects two pictures to be the same, or no farther apart than a mean and a maximum of their channels,
/// of 255; else they are written as files beside their difference.
func expectAlike(
  _ actual: Raster, _ expected: Raster, mean: Double = 0, maximum: Int = 0, _ note: String = "",
  named name: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard
    let difference = actual.difference(from: expected, mean: mean, maximum: maximum, named: name)
  else { return }
  Issue.record("\(note.isEmpty ? "" : note + ": ")\(difference)", sourceLocation: sourceLocation)
}

/// The pixels of a window that is painted in memory.
@MainActor func shownPixels(of window: OpaquePointer) throws -> Raster {
  try shownPixels(of: #require(SDL_GetWindowSurface(window)))
}

func shownPixels(of surface: UnsafeMutablePointer<SDL_Surface>) throws -> Raster {
  let surface = surface.pointee
  var raster = Raster(width: Int(surface.w), height: Int(surface.h))
  let result = SDL_ConvertPixels(
    surface.w, surface.h, surface.format.pointee.format, surface.pixels, surface.pitch,
    SDL_PIXELFORMAT_ARGB8888.rawValue, &raster.pixels, 4 * surface.w)
  try #require(result == 0)
  return raster
}

/// The opaque pixels that a renderer has drawn.
@MainActor func shownPixels(
  of renderer: OpaquePointer, _ size: (width: Int, height: Int)
) throws -> Raster {
  var raster = Raster(width: size.width, height: size.height)
  let result = SDL_RenderReadPixels(
    renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, &raster.pixels, Int32(4 * size.width))
  try #require(result == 0)
  for index in raster.pixels.indices { raster.pixels[index] |= 0xFF00_0000 }
  return raster
}
