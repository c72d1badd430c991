import Keyframes

/// What a hand does that has pressed on something in a panel, until it lets go. All that it changes
/// in the document is one step of the way back; cancelled, it has changed nothing there.
///
/// A drag is told the last place again when a modifier goes down or up.
protocol PanelDrag: Sendable {
  var pointerShape: PointerShape { get }
  /// The hand is at `place` now, in logical points.
  mutating func move(to place: Point, in session: inout Session)
  /// The hand lets go, or is lost; it was last at `place`.
  mutating func end(at place: Point, in session: inout Session)
  /// Esc or undo was pressed in the middle of it.
  mutating func cancel(in session: inout Session)
}

extension PanelDrag {
  var pointerShape: PointerShape { .resizeHorizontally }
  mutating func end(at place: Point, in session: inout Session) {}
  mutating func cancel(in session: inout Session) {}
}
