package import Keyframes

/// The marks over the stage, from the oldest; they fade by themselves, or stay.
package struct Marks: Equatable {
  package private(set) var all: [Mark] = []
  /// The latest undone marks, to be restored: one mark, or all that were erased at once.
  private var gone: [[Mark]] = []
  /// Seconds that a finished mark stays; nil until it is erased.
  package var lifetime: Double? = 3

  package init() {}

  /// The lifetimes to choose from.
  package static let lifetimes: [Double?] = [1, 3, 10, nil]
  /// The last seconds of a mark, in which it fades.
  private static let fading = 0.5
  private static let most = 200

  package var isEmpty: Bool { all.isEmpty }
  package var canRedo: Bool { !gone.isEmpty }
  /// Whether a mark is going to fade.
  package var isMoving: Bool { lifetime != nil && all.contains { $0.age != nil } }

  package mutating func begin(_ mark: Mark) {
    if all.count == Self.most { all.removeFirst() }
    all.append(mark)
    gone = []
  }

  package mutating func draw(to point: Point) {
    guard all.last?.age == nil, !all.isEmpty else { return }
    all[all.count - 1].draw(to: point)
  }

  /// Ends the newest mark.
  package mutating func finish() {
    guard let last = all.last, last.age == nil else { return }
    if last.isSeen { all[all.count - 1].age = 0 } else { all.removeLast() }
  }

  /// Drops the mark that is being drawn.
  /// - Returns: whether there was one.
  package mutating func cancel() -> Bool {
    guard let last = all.last, last.age == nil else { return false }
    all.removeLast()
    return true
  }

  package mutating func undo() {
    guard let last = all.popLast() else { return }
    gone.append([last])
  }

  /// Restores the latest undone marks; they stay as long as new ones.
  package mutating func redo() {
    guard let back = gone.popLast() else { return }
    all += back.map { mark in
      var mark = mark
      mark.age = 0
      return mark
    }
  }

  package mutating func erase() {
    guard !all.isEmpty else { return }
    gone.append(all)
    all = []
  }

  package mutating func advance(by seconds: Double) {
    for index in all.indices { all[index].age? += seconds }
    guard let lifetime else { return }
    all.removeAll { ($0.age ?? 0) >= lifetime }
  }

  /// 0…1.
  package func opacity(of mark: Mark) -> Double {
    guard let lifetime, let age = mark.age else { return 1 }
    return min(max((lifetime - age) / Self.fading, 0), 1)
  }
}
