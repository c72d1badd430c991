/// Something that moves a node in a way of its own: an animator that somebody else writes.
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
/// It starts, pauses, turns back and stops like everything else, because all it makes is keyframes.
public protocol Performance: Equatable, Sendable {
  /// In seconds, finite and 0 or more.
  var duration: Double { get }

  /// Adds keyframes to `node`, which stands still as it is when the performance begins, from
  /// `start` until at most `duration` later, and cues. Only numbers, colours and cues count:
  /// nothing else of `node` is kept. The same `node` must always be given the same keyframes.
  func perform(on node: inout Node, at start: Double)
}

/// Any performance, so that those of different types can stand in one list.
public struct AnyPerformance: Performance {
  /// What was wrapped; never a wrapper itself.
  public let base: any Performance

  /// Wraps a performance; a wrapper stays as it is.
  public init(_ performance: some Performance) {
    base = (performance as? AnyPerformance)?.base ?? performance
  }

  public var duration: Double { base.duration }

  public func perform(on node: inout Node, at start: Double) { base.perform(on: &node, at: start) }

  public static func == (a: AnyPerformance, b: AnyPerformance) -> Bool {
    func isEqual<Other: Performance>(_ other: Other) -> Bool { other == b.base as? Other }
    return isEqual(a.base)
  }
}
