/// What the texture of triangles is known by: two equal keys have the same mask.
public enum MaskKey: Hashable, Sendable {
  case text(TextKey)
  case soft(SoftKey)
}
