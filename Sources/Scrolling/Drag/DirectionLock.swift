/// Decides once per drag whether the user means horizontal or vertical, and keeps to it.
///
/// A value type: pass it the pointer positions, in points, and read the ``decision``.
public struct DirectionLock: Equatable, Sendable {
  /// The direction that the user means.
  public enum Decision: Equatable, Sendable {
    /// The pointer has not moved far enough to decide.
    case undecided
    /// One axis only, until the drag ends.
    case locked(Axis)
    /// A diagonal drag, which moves both axes; only with a ratio above 1.
    case both
  }

  /// How far the pointer moves before the decision is made, in points. Negative values and NaN
  /// count as `0`.
  public var slop: Double
  /// The factor by which the movement on one axis must exceed the other to lock it: with `1`,
  /// WebKit's value, one axis always wins. Values below `1` and NaN count as `1`.
  public var ratio: Double
  /// The decision since the drag began.
  public private(set) var decision = Decision.undecided

  private var startX = 0.0
  private var startY = 0.0

  /// Creates an undecided lock.
  public init(slop: Double = 4, ratio: Double = 1) {
    (self.slop, self.ratio) = (slop, ratio)
  }

  /// Begins a drag at a point, undecided.
  public mutating func begin(atX x: Double, y: Double) {
    decision = .undecided
    (startX, startY) = (x, y)
  }

  /// Moves the pointer to a point. The first decision stands until the next ``begin(atX:y:)``.
  ///
  /// On the exact diagonal a ratio of 1 decides for vertical.
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

  /// Whether the drag moves `axis`.
  public func moves(_ axis: Axis) -> Bool { decision == .locked(axis) || decision == .both }
}
