package import Interface
package import Keyframes

/// A ring around the pointer, so that an audience sees it, with a pulse for every press and touch.
package struct PointerRing: Equatable {
  /// A ring that grows from where something was pressed.
  package struct Pulse: Equatable {
    /// In logical points.
    package var position: Point
    /// Seconds.
    package var age = 0.0
  }

  package var isOn = false
  package private(set) var pulses: [Pulse] = []
  /// Where fingers touch, in logical points.
  package private(set) var fingers: [Point] = []
  package private(set) var isPressed = false

  package init() {}

  package static let duration = 0.45
  private static let most = 16

  package var isMoving: Bool { isOn && !pulses.isEmpty }

  /// Follows an event; its positions are in window points, and a logical point has `scale` of them.
  package mutating func note(_ event: InputEvent, scale: Double) {
    switch event {
    case .pointerPressed(let position, _), .menuPressed(let position):
      isPressed = true
      pulse(at: position * (1 / scale))
    case .pointerReleased, .menuReleased: isPressed = false
    case .focusLost: (isPressed, fingers) = (false, [])
    case .touches(let positions):
      // The newest is the last.
      if positions.count > fingers.count, !isPressed, let newest = positions.last {
        pulse(at: newest * (1 / scale))
      }
      fingers = positions.map { $0 * (1 / scale) }
    case .gestureBegan: isPressed = false
    case .pointerMoved, .pointerLeft, .gestureChanged, .gestureEnded, .wheel, .stick, .triggers,
      .padPressed, .padReleased, .padConnected, .padDisconnected, .keyPressed, .keyReleased,
      .modifiersChanged, .text, .pasted, .resized, .dropped, .opened, .picture, .scene, .warning,
      .tokens, .folder, .talk, .deck, .talkKeys, .tour, .present, .talkOrder, .source, .display,
      .frameShown, .closeRequested:
      break
    }
  }

  private mutating func pulse(at position: Point) {
    guard isOn else { return }
    if pulses.count == Self.most { pulses.removeFirst() }
    pulses.append(Pulse(position: position))
  }

  package mutating func advance(by seconds: Double) {
    for index in pulses.indices { pulses[index].age += seconds }
    pulses.removeAll { $0.age >= Self.duration }
  }
}
