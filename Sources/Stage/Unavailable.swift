public import Keyframes

// Near misses, which the compiler answers with the right words.

extension Chain {
  /// Not available: a rotation is relative or absolute.
  @available(*, unavailable, message: "write rotate(by: 90), or rotate(to: 90) for an angle")
  public func rotate(_ degrees: Double, _ easing: Easing = .linear) -> Chain { self }
}

extension Animation {
  /// Not available: a rotation takes time.
  @available(*, unavailable, message: "write rotate(by: 90, over: 1): by how much, and how long")
  public static func rotate(_ degrees: Double) -> Animation { .wait(0) }

  /// Not available: a motion takes time.
  @available(*, unavailable, message: "say how long it takes: move(dx: 5, over: 1)")
  public static func move(x: Double? = nil, y: Double? = nil) -> Animation { .wait(0) }

  /// Not available: a motion takes time.
  @available(*, unavailable, message: "say how long it takes: move(dx: 5, over: 1)")
  public static func move(dx: Double? = nil, dy: Double? = nil) -> Animation { .wait(0) }
}

extension Node {
  /// Not available: colours over time have times.
  @available(
    *, unavailable,
    message:
      "colours over time have times, fill: [0: .red, 1: .blue]; a gradient is gradient: .vertical(.red, .blue)"
  )
  public init(_ shape: Shape, fill: [Color], stroke: Stroke? = nil) {
    self.init(shape, fill: fill.first.map { Track($0) }, stroke: stroke)
  }

  /// Not available: colours over time have times.
  @available(
    *, unavailable,
    message:
      "colours over time have times, fill([0: .red, 1: .blue]); a gradient is gradient(.vertical(.red, .blue))"
  )
  public func fill(_ colors: [Color]) -> Node { self }
}
