import AppState
import Interface
import Keyframes
import Scrolling
import Stage

/// A part of the window: its state and how it looks. It knows what all panels share, the workspace, and
/// no other panel.
///
/// The protocols in `PanelKinds.swift` are further features: a panel conforms to the ones it needs.
/// The session asks all panels in the order of `Session.allPanels`; later ones lie over earlier
/// ones.
protocol Panel: Sendable {
  /// Whether the part is one of the panel's own widgets, fields or lists.
  func owns(_ part: Part) -> Bool

  /// Whether the panel is visible while a talk is presented; false by default.
  var isForTalks: Bool { get }

  /// Whether the panel lies over the stage, whose ground is the demo's in every theme; false by
  /// default.
  var isOverStage: Bool { get }

  /// Whether it lies over the stage during a talk too, and not in the colours of what is around it.
  var isOverTalkStage: Bool { get }

  /// Prepares drawing: fills caches, and sets the heights of its lists. The topmost panel comes
  /// first. Does nothing by default.
  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI)

  /// Paints, and changes nothing else.
  func draw(_ workspace: Workspace, _ ui: inout UI)
}

extension Panel {
  var isForTalks: Bool { false }
  var isOverStage: Bool { false }
  var isOverTalkStage: Bool { isOverStage }
  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {}
}

/// A panel as a stop of the keys that go from panel to panel.
struct PanelStop {
  let room: Rect
  /// The widget that gets the focus first; nil is the first at which Tab stops.
  var first: Part?
}

/// A press of the pointer on a widget.
struct Press {
  let widget: Widget
  let pointer: PointerSample
  /// 2 is the second press of a double-click.
  let clicks: Int

  var part: Part { widget.identity }
  var position: Point { pointer.position }
}

/// The pointer's position and time, on the events' clock.
struct PointerSample: Equatable {
  /// In logical points.
  var position: Point
  var time: Double
}

enum PressReply {
  /// The panel has no use for it; the list below it has, or nobody.
  case ignored
  /// A button's action is performed if the pointer is released on it. No list is dragged.
  case button
  /// The panel captures the pointer, and gets its moves until the release.
  case held
  /// The same, and all that the drag changes in the document is one step of undo.
  case editing
}

enum DragReply {
  case goesOn
  /// The panel releases the pointer; the changes so far are one step.
  case ends
}

/// A turn of the wheel.
struct Wheel {
  let event: WheelEvent
  /// In logical points.
  let position: Point
  let modifiers: Modifiers
  /// In ticks, as the device has sent them: positive is away from the user and to the right.
  let x, y: Double
}

/// A key that was pressed.
struct KeyStroke {
  let key: Key
  let modifiers: Modifiers
  let isRepeat: Bool
}

enum EscapeRung {
  /// Previews and searches, before fields and focus are left.
  case trying
  /// The selection and open things, after that.
  case open
  /// The last things open in the window.
  case last
}
