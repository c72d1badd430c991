/// Decides once per drag whether a hand means across or down, and then keeps to it.
///
/// A value: give it the pointer, in points, and ask for the ``decision``.
public struct DirectionLock: Equatable, Sendable {
  /// What a hand means.
  public enum Decision: Equatable, Sendable {
    /// The hand has not gone far enough to tell.
    case undecided
    /// One axis alone, until the drag is over.
    case locked(Axis)
    /// A slanting drag, which moves both axes; only with a ratio above 1.
    case both
  }

  /// How far the hand goes before the decision falls, in points. Negative and NaN count as `0`.
  public var slop: Double
  /// How much further on one axis than on the other locks it: with `1`, WebKit's number, one axis
  /// always wins. Below `1` and NaN count as `1`.
  public var ratio: Double
  /// What has been decided since the hand took hold.
  public private(set) var decision = Decision.undecided

  private var startX = 0.0
  private var startY = 0.0

  public init(slop: Double = 4, ratio: Double = 1) {
    (self.slop, self.ratio) = (slop, ratio)
  }

  /// A hand takes hold at a point: nothing is decided yet.
  public mutating func begin(atX x: Double, y: Double) {
    decision = .undecided
    (startX, startY) = (x, y)
  }

  /// The hand has moved to a point. The first decision stands until the next ``begin(atX:y:)``.
  ///
  /// On the very diagonal a ratio of 1 decides for vertical.
  @discardableResult
  public mutating func move(toX x: Double, y: Double) -> Decision {
    let (across, down) = (abs(x - startX), abs(y - startY))
    guard decision == .undecided, max(across, down) > max(slop, 0) else { return decision }
    let ratio = ratio > 1 ? ratio : 1
    if down >= across * ratio {
      decision = .locked(.vertical)
    } else if across >= down * ratio {
      decision = .locked(.horizontal)
    } else {
      decision = .both
    }
    return decision
  }

  /// Whether the hand moves `axis`.
  public func moves(_ axis: Axis) -> Bool { decision == .locked(axis) || decision == .both }
}
