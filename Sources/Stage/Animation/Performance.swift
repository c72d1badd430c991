/// A custom animation, written in code.
///
/// ```swift
/// struct Wiggle: Performance {
///   var angle = 10.0
///   let duration = 1.0
///
///   func perform(on node: inout Node, at start: Double) {
///     let turn = Motion(.adding(.rotation, [0: 0, 0.3: angle, 0.7: -angle, 1: 0]))
///     node.perform(.motions([turn], duration: duration), at: start)
///   }
/// }
/// node.perform(.sequence([.fadeIn(), .performance(Wiggle())]), at: 0)
/// ```
///
/// It can be started, paused, reversed and stopped like any animation, because it only adds
/// keyframes.
public protocol Performance: Equatable, Sendable {
  /// The duration in seconds; finite and 0 or more.
  var duration: Double { get }

  /// Adds keyframes and cues to `node` between `start` and `start + duration`. The node does not
  /// move yet and is in its state when the performance begins. Only numbers, colours and cues are
  /// kept. The same `node` must always get the same keyframes.
  func perform(on node: inout Node, at start: Double)
}

/// A type-erased performance.
public struct AnyPerformance: Performance {
  /// The wrapped performance; never a wrapper itself.
  public let base: any Performance

  /// Wraps a performance; a wrapper stays as it is.
  public init(_ performance: some Performance) {
    base = (performance as? AnyPerformance)?.base ?? performance
  }

  /// The duration of the wrapped performance.
  public var duration: Double { base.duration }

  /// Performs the wrapped performance.
  public func perform(on node: inout Node, at start: Double) { base.perform(on: &node, at: start) }

  /// Whether both wrap equal performances of the same type.
  public static func == (a: AnyPerformance, b: AnyPerformance) -> Bool {
    func isEqual<Other: Performance>(_ other: Other) -> Bool { other == b.base as? Other }
    return isEqual(a.base)
  }
}
