import Drawing
import TestSupport

/// Short films to be written and read back.
enum Clips {
  /// A square that moves over a ground with noise in some colours, and rests at times.
  static func moving(
    frames: Int, colors: Int, isTransparent: Bool = false, seed: UInt64 = 1
  ) -> [Raster] {
    var random = SeededGenerator(seed)
    let ground: UInt32 = isTransparent ? 0 : 0xFF20_3040
    let inks = (0..<colors).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random)
    }
    return (0..<frames).map { frame in
      var raster = Raster(width: 37, height: 23)
      for index in raster.pixels.indices { raster.pixels[index] = ground }
      // Every third frame is like the one before it.
      let step = frame - (frame % 3 == 2 ? 1 : 0)
      var noise = SeededGenerator(seed + UInt64(step))
      for y in 3..<15 {
        for x in step % 20..<step % 20 + 12 {
          raster[x, y] = inks[Int.random(in: 0..<colors, using: &noise)]
        }
      }
      return raster
    }
  }
}
