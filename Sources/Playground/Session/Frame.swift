public import Keyframes
public import Stage

/// What one step of the session gives to be shown.
public struct Frame: Sendable {
  /// In the order in which they are painted, in logical points.
  public var sprites: [Sprite]
  /// The colour behind everything.
  public var ground: Color
  /// Pixels per logical point: the display's, times the size of the interface.
  public var scale: Double
  /// Whether the next frame will differ even without input.
  public var isMoving: Bool
  /// What the host is asked to do, in order.
  public var requests: [Request]

  public init(
    sprites: [Sprite], ground: Color, scale: Double, isMoving: Bool, requests: [Request] = []
  ) {
    self.sprites = sprites
    self.ground = ground
    self.scale = scale
    self.isMoving = isMoving
    self.requests = requests
  }
}

/// What only the host can do.
public enum Request: Equatable, Sendable {
  case quit
  case toggleFullscreen
  /// A text field took or lost the focus.
  case textInput(Bool)
  case pointerShape(PointerShape)
  case title(String)
  /// To the system's clipboard.
  case copy(String)
}

public enum PointerShape: Sendable { case arrow, hand, grab, resizeHorizontally, text }

/// The width in points of a text's widest line, as the host's fonts set it.
public typealias TextMeasure = (Text) -> Double
