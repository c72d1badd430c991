import AppState
public import Editing

/// Writes the steps of undo of a session as text.
public struct UndoWriter: Sendable {
  private var text = UndoText()
  private var last: Stand?
  private var isLarge = false

  /// A longer document's steps are written only at the end, since its text takes long to make. In bytes.
  package static let largest = 1 << 20

  public init() {}

  /// The steps with which a session begins are not written.
  public mutating func begin(with session: Session) { last = Stand(session.kept.editing.history) }

  /// The steps to write; nil if they are already written, or have to wait for the end since the
  /// document is long.
  public func steps(of session: Session, isQuitting: Bool) -> UndoStack? {
    var stack = session.kept.editing.history
    if isQuitting { stack.commit() }
    return last != Stand(stack) && (isQuitting || !isLarge) ? stack : nil
  }

  /// - Complexity: O(*n*) in the document.
  public mutating func text(of stack: UndoStack) -> String {
    last = Stand(stack)
    let document = stack.value.text
    isLarge = document.utf8.count > Self.largest
    return text.text(of: stack, documentText: document)
  }
}

/// Where a stack stands: it is elsewhere after each step, and each undo.
private struct Stand: Equatable {
  let last, next: UndoStep?

  init(_ stack: UndoStack) { (last, next) = (stack.past.last, stack.future.last) }

  static func == (one: Stand, other: Stand) -> Bool {
    one.last === other.last && one.next === other.next
  }
}
