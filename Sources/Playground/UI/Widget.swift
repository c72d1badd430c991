import Keyframes
import Stage

/// Something in a panel that can be pointed at, pressed, or given the focus.
struct Widget {
  enum Identity: Hashable {
    case button(String)
    case stageButton(String)
    case demo(Int)
    case field(FieldName)
    case scrubBar
    case loopHandle(Playback.Bound)
    /// The control of a knob; of a choice the word that is chosen.
    case knob(String)
    case knobLabel(String)
    case knobChoice(String, Int)
    case curve(CurvePart)
    case paletteLine(Int)
    case home(HomePart)
    case stage
    /// A lane beside the stage's own, from the left and the top.
    case lane(Int)
    case timeline
    /// A slider of the colour that is picked for a keyframe.
    case colorPart(ColorPart)
    case graphs
    case galleryList
    case galleryBar
    /// Takes what falls on a panel beside its controls, so that nothing below it gets it.
    case backdrop(String)
  }

  enum Role: Equatable {
    case button(Action)
    case field
    /// A press sets a value from 0 at the left to 1 at the right, and goes on as a drag.
    case slider
    /// Scrolls by keys and hands.
    case list
    case surface
  }

  let identity: Identity
  var rect: Rect
  let role: Role
  var isEnabled = true
  /// False for what keys reach by another widget.
  var isStop = true
  /// What is said of it where the pointer rests; empty for nothing, nil for what its identity and its
  /// action say.
  var tip: String?

  /// Where the words of a field lie.
  var words = Rect.zero
  /// How they are set.
  var style = Theme.label

  /// Whether Tab stops here.
  var takesFocus: Bool {
    switch role {
    case .button, .field, .slider, .list: isEnabled && isStop
    case .surface: false
    }
  }
}
