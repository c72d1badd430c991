import Interface

/// A line of the help for gestures and for keys of a focused control. Unlike shortcuts, these cannot
/// be run from the help.
struct GestureHint {
  private let meaning: Phrase
  private let signs: String
  private let gestures: [Phrase]

  /// For gestures, each of which does it.
  init(_ meaning: Phrase, _ gestures: Phrase...) {
    (self.meaning, signs, self.gestures) = (meaning, "", gestures)
  }

  /// For keys, as they are printed.
  init(_ meaning: Phrase, keys: String) {
    (self.meaning, signs, gestures) = (meaning, keys, [])
  }

  var words: String { Words[meaning] }

  /// As the help shows them.
  var keys: String {
    gestures.isEmpty ? signs : gestures.map { Words[$0] }.joined(separator: "  ")
  }

  /// With the mouse, two fingers, or the keys that move the focus.
  static let hands: [GestureHint] = [
    GestureHint(.moveFocus, keys: "Tab  Shift Tab"),
    GestureHint(.walkRows, keys: "↑  ↓  Enter"),
    GestureHint(.moveTime, .drag, .wheel),
    GestureHint(.pinchOrTwist, .twoFingers),
    GestureHint(.openMenu, .longPress),
    GestureHint(.zoomOrPan, .ctrlWheel, .shiftWheel),
    GestureHint(.boxSelect, .shiftDrag),
    GestureHint(.ripple, .altDrag, .holdDragKey),
    GestureHint(.withoutSnapping, .ctrlDrag),
  ]

  /// With the analogue parts of a game controller.
  static let pad: [GestureHint] = [
    GestureHint(.stickPlays, .padStick),
    GestureHint(.triggersScrub, .padTriggers),
  ]
}
