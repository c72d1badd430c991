import AppState
import Interface
import Keyframes
import Scrolling
import Stage

/// A part of the window: its state and how it looks. It knows what all panels share, the workspace, and
/// no other panel.
///
/// The protocols in `PanelKinds.swift` say what else a panel can do: a panel conforms to those that it
/// needs. The session asks all panels in the order of `Session.allPanels`, of which the later lie over
/// the earlier.
protocol Panel: Sendable {
  /// Whether it is one of its own widgets, fields or lists.
  func owns(_ part: Part) -> Bool

  /// Whether it is there while a talk is presented; false unless a panel says so.
  var isForTalks: Bool { get }

  /// Whether what it draws lies over the stage, whose ground is the demo's in every theme; false unless a
  /// panel says so.
  var isOverStage: Bool { get }

  /// Makes ready what drawing shows: fills caches, and says how high its lists are. The topmost panel
  /// comes first. Without it there is nothing to make ready.
  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI)

  /// Changes nothing but what is painted.
  func draw(_ workspace: Workspace, _ ui: inout UI)
}

extension Panel {
  var isForTalks: Bool { false }
  var isOverStage: Bool { false }
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
  let hand: Hand
  /// 2 is the second press of a double-click.
  let clicks: Int

  var part: Part { widget.identity }
  var place: Point { hand.place }
}

/// Where a hand is, and when, on the events' clock.
struct Hand: Equatable {
  /// In logical points.
  var place: Point
  var time: Double
}

enum PressReply {
  /// The panel has no use for it; the list below it has, or nobody.
  case ignored
  /// A button's action is performed when the hand lets go on it. No list is dragged.
  case button
  /// The panel holds the hand, and gets its moves until it lets go.
  case held
  /// The same, and all that the drag changes in the document is one step of undo.
  case editing
}

enum DragReply {
  case goesOn
  /// The panel gives the hand up; what was changed so far is a step.
  case ends
}

/// A turn of the wheel.
struct Wheel {
  let event: WheelEvent
  /// In logical points.
  let place: Point
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
  /// What is tried out or searched for, before fields and focus are left.
  case trying
  /// What is selected or open, after that.
  case open
  /// What stays in the window until then.
  case last
}
