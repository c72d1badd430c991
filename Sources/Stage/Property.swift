/// The properties of a node that are one number each.
public enum Property: String, CaseIterable, Sendable {
  /// Points, from the left and from the top of what the node lies in.
  case x, y
  /// Points; the shape is stretched to them. A corner radius keeps its roundness.
  case width, height
  /// Points.
  case cornerRadius
  /// Degrees, positive is clockwise on screen.
  case rotation
  /// Factors.
  case scaleX, scaleY
  /// 0…1; clamped when it is shown.
  case opacity
  /// Of two siblings the one with the greater depth is painted later, over the other.
  case depth
  /// Points.
  case strokeWidth
  /// Parts of the outline's length, 0…1.
  case strokeStart, strokeEnd
  /// 0…1 of the length of the path that the node moves along.
  case pathProgress
  /// The page that the node lies on; see `Node.page`.
  case page
}

/// The properties of a node that are a colour each.
public enum ColorProperty: String, CaseIterable, Sendable {
  case fill, stroke
}
