/// The key of a mask texture: equal keys have the same mask.
public enum MaskKey: Hashable, Sendable {
  /// That of a text.
  case text(TextKey)
  /// That of a blurred sprite.
  case soft(SoftKey)
  /// A picture of a sprite, pixel by pixel, which is no mask but has its own colours.
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
