import Interface
package import Words

/// A line of the help for gestures and for keys of a focused control. Unlike shortcuts, these cannot
/// be run from the help.
package struct GestureHint {
  private let meaning: Message
  private let signs: String
  private let gestures: [Message]

  /// For gestures, each of which does it.
  package init(_ meaning: Message, _ gestures: Message...) {
    (self.meaning, signs, self.gestures) = (meaning, "", gestures)
  }

  /// For keys, as they are printed.
  package init(_ meaning: Message, keys: String) {
    (self.meaning, signs, gestures) = (meaning, keys, [])
  }

  package var words: String { localized(meaning) }

  /// As the help shows them.
  package var keys: String {
    gestures.isEmpty ? signs : gestures.map { localized($0) }.joined(separator: "  ")
  }

  /// With the mouse, two fingers, or the keys that move the focus.
  package static let pointer: [GestureHint] = [
    GestureHint("Go to the next or previous control; Enter presses it", keys: "Tab  Shift Tab"),
    GestureHint("On the timeline: go from row to row, select the keyframe", keys: "↑  ↓  Enter"),
    GestureHint(
      "In the graph editor: go from track to track, from keyframe to keyframe (Shift adds)",
      keys: "↑  ↓  Alt ←  →"),
    GestureHint("On the stage: move time", "Drag", "Wheel"),
    GestureHint("On the stage: pinch or twist to move time", "Two fingers"),
    GestureHint("Open the context menu", "Long press"),
    GestureHint("On the timeline: zoom, pan", "Ctrl wheel", "Shift wheel"),
    GestureHint("On the timeline: box-select; move or stretch the bar of a node", "Drag"),
    GestureHint("Add a box to the selection; in the timeline's ruler: set the loop", "Shift drag"),
    GestureHint(
      "Move everything that follows too (Shift: on all tracks); on the stage: a node", "Alt drag",
      "A drag"),
    GestureHint(
      "In the graph editor: zoom into times, into values", "Ctrl wheel", "Ctrl Shift wheel"),
    GestureHint("In the graph editor: pan; scale the selection about its centre", "Alt drag"),
    GestureHint("Move without snapping", "Ctrl drag"),
  ]

  /// With the analogue parts of a game controller.
  package static let pad: [GestureHint] = [
    GestureHint("Play backwards or forwards, up to 4×", "Pad stick"),
    GestureHint("Scrub: from end to end in two seconds", "Pad triggers"),
  ]
}
