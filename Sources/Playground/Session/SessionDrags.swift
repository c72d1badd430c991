import Keyframes

/// Hands that drag something in a panel.
extension Session {
  /// A press has taken hold of something.
  mutating func begin(_ drag: any PanelDrag) {
    history.begin()
    gesture = .panel
    self.drag = drag
    dragCount &+= 1
  }

  mutating func moveDrag(to place: Point) {
    guard var drag else { return }
    let count = dragCount
    drag.move(to: place, in: &self)
    // It may have ended, or have become another one.
    if self.drag != nil, dragCount == count { self.drag = drag }
  }

  /// What was dragged stays as it is.
  mutating func endDrag(at place: Point) {
    guard var drag else { return }
    self.drag = nil
    if gesture == .panel { gesture = .none }
    drag.end(at: place, in: &self)
    history.commit()
  }

  /// What was dragged goes back to where it was.
  mutating func cancelDrag() {
    guard var drag else { return }
    self.drag = nil
    gesture = .none
    ui.letGo()
    let before = history.value
    history.cancel()
    show(changesSince: before)
    drag.cancel(in: &self)
  }
}
