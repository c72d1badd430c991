/// A corner of a triangle, laid out like `SDL_Vertex`.
public struct Vertex: Equatable, Sendable {
  /// In pixels.
  public var x: Float
  public var y: Float
  /// Straight alpha.
  public var r: UInt8
  public var g: UInt8
  public var b: UInt8
  public var a: UInt8
  /// The texture coordinates, 0…1; 0 for solid triangles.
  public var u: Float
  public var v: Float
}
