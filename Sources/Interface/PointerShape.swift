/// What the pointer looks like.
public enum PointerShape: Sendable {
  case arrow, hand, grab, resizeHorizontally, resizeVertically, text
  /// It cannot be seen.
  case hidden
}
