import AppState
import Interface
import Keyframes

// Gestures of two fingers.
extension Session {
  /// The first finger was a pointer until now: its drag ends where it is, and its press is not a tap.
  mutating func beginFingers(at pointer: PointerSample) {
    losePointer()
    ui.point(at: nil)
    let isOnList = ui.list(at: pointer.position) != nil
    if !panels.indices.contains(where: isModal), !isOnList {
      gesture = .fingers(TwoFingers())
    }
  }

  /// A value that is not a number, or a scale that is not above 0, is ignored.
  mutating func moveFingers(scale: Double, degrees: Double) {
    guard case .fingers(var fingers) = gesture else { return }
    guard scale > 0, scale.isFinite, (1 / scale).isFinite, degrees.isFinite else { return }
    let amounts = TwoFingers.Amounts(scale: scale, degrees: degrees)
    if fingers.driver == nil {
      guard let wanted = fingers.intent(amounts, of: workspace.input.driver) else {
        if let refused = fingers.intent(amounts, of: .any) { _ = workspace.allows(refused) }
        return
      }
      if workspace.playhead.takeHold() {
        fingers.become(wanted, at: amounts)
      } else {
        fingers.beginAgain(at: amounts)
      }
      gesture = .fingers(fingers)
    }
    workspace.playhead.turn(by: fingers.moved(amounts))
  }

  mutating func endFingers() {
    guard case .fingers = gesture else { return }
    gesture = .none
    workspace.playhead.letGoOfFingers()
  }
}
