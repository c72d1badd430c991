/// A value with undo and redo, one step for each gesture.
///
/// A gesture begins, changes the value any number of times, and becomes one step when it is committed.
/// Cancelling it restores the value. A gesture that changed nothing is not a step.
public struct UndoStack<Value: Equatable & Sendable>: Sendable {
  /// How many steps are kept; older ones are dropped.
  public static var depth: Int { 1000 }

  /// The current value.
  public private(set) var value: Value
  /// What can be undone, oldest first.
  private var past: [Value] = []
  /// What can be redone, the next step last.
  private var future: [Value] = []
  /// The value when the open gesture began; nil without one.
  private var start: Value?

  public init(_ value: Value) { self.value = value }

  /// Whether a gesture has begun and not ended.
  public var isOpen: Bool { start != nil }
  public var undoCount: Int { past.count }
  public var redoCount: Int { future.count }

  /// Begins a gesture, unless one is open.
  public mutating func begin() {
    if start == nil { start = value }
  }

  /// Changes the value, as part of the open gesture or else as a step of its own.
  public mutating func change(_ change: (inout Value) -> Void) {
    let isAlone = !isOpen
    begin()
    change(&value)
    if isAlone { commit() }
  }

  /// Ends the open gesture, if there is one. If it changed the value, nothing can be redone any more.
  public mutating func commit() {
    guard let start else { return }
    self.start = nil
    guard start != value else { return }
    past.append(start)
    if past.count > Self.depth { past.removeFirst() }
    future = []
  }

  /// Ends the open gesture, if there is one, and restores the value.
  public mutating func cancel() {
    if let start { value = start }
    start = nil
  }

  /// One step back. An open gesture is committed and undone.
  /// - Returns: whether there was one.
  @discardableResult
  public mutating func undo() -> Bool {
    commit()
    guard let last = past.popLast() else { return false }
    future.append(value)
    value = last
    return true
  }

  /// One step forward again. An open gesture is committed; if it changed the value, nothing is left to
  /// redo.
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
