import AppState
import Interface
import Keyframes

/// The current press until it is released.
enum Gesture: Equatable {
  case none
  /// A press on a widget; its action is performed if the release is on it too.
  case button
  /// A press on a list, or on a button in it, that has not moved far enough to scroll.
  case listPress(Part, at: PointerSample)
  case list(Part)
  /// A drag of a list's bar, which lies along an edge; `fromY` is where it began.
  case bar(Part, along: Rect, fromY: Double)
  case number(Part, NumberDrag)
  case slider(Part, SliderDrag)
  /// A press on the text of a field, which selects if it moves.
  case caret(Part, isSelecting: Bool)
  /// A drag that a panel handles; Esc cancels it if `isEditing`.
  case panel(Int, isEditing: Bool)
  case fingers(TwoFingers)

  /// How far the pointer may move before a tap becomes a drag, in points.
  static let slop = 4.0

  /// Whether nothing is dragged.
  var isFree: Bool {
    switch self {
    case .none, .button, .listPress: true
    case .list, .bar, .number, .slider, .caret, .panel, .fingers: false
    }
  }

  /// Whether Esc and undo cancel it.
  var isEditing: Bool {
    switch self {
    case .number, .slider, .bar: true
    case .panel(_, let isEditing): isEditing
    case .none, .button, .listPress, .list, .caret, .fingers: false
    }
  }
}
