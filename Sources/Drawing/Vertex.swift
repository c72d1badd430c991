/// A corner of a triangle, laid out like `SDL_Vertex`.
public struct Vertex: Equatable, Sendable {
  /// Pixels from the left.
  public var x: Float
  /// Pixels from the top.
  public var y: Float
  /// Red, 0…255; alpha is straight.
  public var r: UInt8
  /// Green, 0…255.
  public var g: UInt8
  /// Blue, 0…255.
  public var b: UInt8
  /// Alpha, 0…255.
  public var a: UInt8
  /// Position across the texture, 0…1; 0 for solid triangles.
  public var u: Float
  /// Position down the texture, 0…1; 0 for solid triangles.
  public var v: Float
}
