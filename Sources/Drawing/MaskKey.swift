/// The key of a mask texture: equal keys have the same mask.
public enum MaskKey: Hashable, Sendable {
  case text(TextKey)
  case soft(SoftKey)
}
