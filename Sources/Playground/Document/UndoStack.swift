/// A value with its history: steps back and forth, one for each gesture.
///
/// A gesture begins, changes the value as often as it likes, and is one step once it is committed;
/// cancelled it leaves the value as it was. A gesture that has changed nothing is no step.
public struct UndoStack<Value: Equatable & Sendable>: Sendable {
  /// How many steps are kept; older ones are forgotten.
  public static var depth: Int { 1000 }

  /// As it is now.
  public private(set) var value: Value
  /// Oldest first.
  private var past: [Value] = []
  /// The next one last.
  private var future: [Value] = []
  /// What the gesture that goes on began with.
  private var start: Value?

  public init(_ value: Value) { self.value = value }

  public var isOpen: Bool { start != nil }
  public var undoCount: Int { past.count }
  public var redoCount: Int { future.count }

  /// Begins a gesture, unless one goes on.
  public mutating func begin() {
    if start == nil { start = value }
  }

  /// Changes the value; without a gesture around it, it is one.
  public mutating func change(_ change: (inout Value) -> Void) {
    let isAlone = !isOpen
    begin()
    change(&value)
    if isAlone { commit() }
  }

  /// Ends the gesture, if there is one. What was undone before cannot be redone any more.
  public mutating func commit() {
    guard let start else { return }
    self.start = nil
    guard start != value else { return }
    past.append(start)
    if past.count > Self.depth { past.removeFirst() }
    future = []
  }

  /// Ends the gesture as if it had never begun.
  public mutating func cancel() {
    if let start { value = start }
    start = nil
  }

  /// One step back. A gesture that goes on is the step.
  /// - Returns: whether there was one.
  @discardableResult
  public mutating func undo() -> Bool {
    commit()
    guard let last = past.popLast() else { return false }
    future.append(value)
    value = last
    return true
  }

  /// One step forth again; a gesture that goes on is committed, which leaves none.
  /// - Returns: whether there was one.
  @discardableResult
  public mutating func redo() -> Bool {
    commit()
    guard let next = future.popLast() else { return false }
    past.append(value)
    value = next
    return true
  }
}
