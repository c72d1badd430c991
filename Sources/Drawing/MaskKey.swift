/// The key of a mask texture: equal keys have the same mask.
public enum MaskKey: Hashable, Sendable {
  /// That of a text.
  case text(TextKey)
  /// That of a blurred sprite.
  case soft(SoftKey)
}
