import AppState
import Interface
import Keyframes

/// A finger that rests where it came down.
struct LongPress: Equatable {
  /// In logical points.
  let position: Point
  /// Seconds since it came down.
  var age = 0.0

  /// After so many seconds the context menu opens.
  static let duration = 0.6
}

// A long press of a finger opens the context menu, as the right button of a mouse does.
extension Session {
  /// Follows fingers that come down, move and are lifted. Something that moves under the finger, or
  /// a second finger, is no long press.
  mutating func followFingers(_ event: InputEvent) {
    switch event {
    case .touches(let positions) where positions.count == 1 && fingerCount == 0:
      longPress = isPressed ? ui.pointer.map { LongPress(position: $0) } : nil
      fingerCount = 1
    case .touches(let positions):
      fingerCount = positions.count
      let position = positions.first.map { $0 * (1 / workspace.layout.interfaceScale) }
      let isNear = position.flatMap { now in
        longPress.map { $0.position.distance(to: now) <= 2 * Gesture.slop }
      }
      if positions.count != 1 || isNear != true { longPress = nil }
    case .focusLost: (longPress, fingerCount) = (nil, 0)
    case _: break
    }
  }

  private var isPressed: Bool {
    switch gesture {
    case .none: false
    case .button, .listPress, .list, .bar, .number, .slider, .caret, .panel, .fingers: true
    }
  }

  /// Lets seconds pass. Undoes the effect of the press before the menu opens.
  mutating func advanceLongPress(by seconds: Double) {
    guard let press = longPress else { return }
    longPress?.age += seconds
    guard press.age + seconds >= LongPress.duration else { return }
    longPress = nil
    guard !isPresenting, modalPanel == nil else { return }
    if !takeBackGesture() { losePointer() }
    let pointer = PointerSample(position: press.position, time: workspace.input.now)
    pressForMenu(at: pointer)
    // The menu stays open when the finger is lifted.
    gesture = .none
    ui.letGo()
    performWhatPanelsAsk()
  }
}
