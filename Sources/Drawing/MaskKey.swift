/// The key of a mask texture: equal keys have the same mask.
public enum MaskKey: Hashable, Sendable {
  /// The mask of a text.
  case text(TextKey)
  /// The mask of a blurred sprite.
  case soft(SoftKey)
  /// A part of the surface with its own colours, painted pixel by pixel.
  case painted(Painted)
}

/// A part of the surface that was painted in memory; each is equal only to itself.
public final class Painted: Hashable, Sendable {
  /// The pixels.
  public let raster: Raster

  init(_ raster: Raster) { self.raster = raster }

  public static func == (a: Painted, b: Painted) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PixelRect {
  /// The corners of a quad that the picture fills.
  var quad: [Vertex] {
    func corner(_ x: Int, _ y: Int, _ u: Float, _ v: Float) -> Vertex {
      Vertex(x: Float(x), y: Float(y), r: 255, g: 255, b: 255, a: 255, u: u, v: v)
    }
    return [
      corner(x, y, 0, 0), corner(maxX, y, 1, 0), corner(maxX, maxY, 1, 1), corner(x, maxY, 0, 1),
    ]
  }
}
