/// The marks of a talk's stops while other stops are shown: marks that stay until they are erased return with
/// their stop, all others end with it.
package struct MarksOfStops: Equatable {
  /// The position of the current stop; nil outside talks.
  private var current: Int?
  private var kept: [Int: Marks] = [:]

  package init() {}

  /// Exchanges the marks when another stop is shown.
  package mutating func follow(_ position: Int?, _ marks: inout Marks) {
    guard position != current else { return }
    if let current, marks.lifetime == nil, !marks.isEmpty { kept[current] = marks }
    if position == nil { kept = [:] }
    let lifetime = marks.lifetime
    marks = position.flatMap { kept.removeValue(forKey: $0) } ?? Marks()
    marks.lifetime = lifetime
    current = position
  }
}
