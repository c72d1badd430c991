package import Editing

/// Where a stack of undo is: elsewhere after each step, and each undo.
package struct UndoPosition: Equatable, Sendable {
  private let last, next: UndoStep?

  package init(_ stack: UndoStack) { (last, next) = (stack.past.last, stack.future.last) }

  package static func == (one: UndoPosition, other: UndoPosition) -> Bool {
    one.last === other.last && one.next === other.next
  }
}
