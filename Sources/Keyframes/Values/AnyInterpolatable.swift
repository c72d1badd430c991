/// A value of any type that can be blended, such as a colour or a type of your own.
///
/// Two values of one type blend as that type does. Two of different types do not blend: the value
/// jumps to the later one at its keyframe.
public struct AnyInterpolatable: Interpolatable {
  private let value: any Interpolatable

  /// Wraps a value; a wrapper stays as it is.
  public init(_ value: some Interpolatable) {
    self.value = (value as? AnyInterpolatable)?.value ?? value
  }

  /// The wrapped value, if it has this type.
  public func value<Value: Interpolatable>(as type: Value.Type) -> Value? { value as? Value }

  /// Blends values of one type; jumps to `end` at a progress of 1 for two types.
  public func interpolated(to end: Self, at progress: Double) -> Self {
    value.erased(blendedTo: end.value, at: progress) ?? (progress >= 1 ? end : self)
  }

  /// Moves by the difference of values of one type; stays as it is for two types.
  public func moved(by count: Double, from start: Self, to end: Self) -> Self {
    value.erased(movedBy: count, from: start.value, to: end.value) ?? self
  }

  /// Whether the wrapped value is finite.
  public var isFinite: Bool { value.isFinite }

  /// Whether both have one type and are equal.
  public static func == (one: Self, other: Self) -> Bool { one.value.equals(other.value) }
}

extension Interpolatable {
  fileprivate func erased(
    blendedTo end: any Interpolatable, at progress: Double
  ) -> AnyInterpolatable? {
    (end as? Self).map { AnyInterpolatable(interpolated(to: $0, at: progress)) }
  }

  fileprivate func erased(
    movedBy count: Double, from start: any Interpolatable, to end: any Interpolatable
  ) -> AnyInterpolatable? {
    guard let start = start as? Self, let end = end as? Self else { return nil }
    return AnyInterpolatable(moved(by: count, from: start, to: end))
  }

  fileprivate func equals(_ other: any Interpolatable) -> Bool { self == other as? Self }
}
