/// The appearance of the pointer.
public enum PointerShape: Sendable {
  case arrow, hand, grab, resizeHorizontally, resizeVertically, text
  /// Invisible.
  case hidden
}
