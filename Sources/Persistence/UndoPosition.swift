package import Editing

/// The position in a stack of undo: each step, undo and redo changes it.
package struct UndoPosition: Equatable, Sendable {
  private let last, next: UndoStep?

  package init(_ stack: UndoStack) { (last, next) = (stack.past.last, stack.future.last) }

  package static func == (one: UndoPosition, other: UndoPosition) -> Bool {
    one.last === other.last && one.next === other.next
  }
}
