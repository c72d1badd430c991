import Interface
import Keyframes
import Scrolling
import Stage

/// A part of the window: its state, how it looks, what hands and keys do to it, and its words. It knows
/// what all panels share, the workspace, and no other panel.
///
/// Every requirement but `owns` and `draw` has a default, so a panel says only what it does. The session
/// asks all panels in the order of `Session.panels`, of which the later lie over the earlier.
protocol Panel: Sendable {
  /// Whether it is one of its own widgets, fields or lists.
  func owns(_ part: Part) -> Bool

  /// Whether it is there while a talk is presented.
  var isForTalks: Bool { get }

  /// Whether what it draws lies over the stage, whose ground is the demo's in every theme.
  var isOverStage: Bool { get }

  // MARK: State

  /// Whether the next frame differs even without input.
  func isMoving(_ workspace: Workspace) -> Bool
  mutating func advance(by seconds: Double, _ workspace: inout Workspace)
  /// Whatever an event does, it does to the document; what a panel shows instead of it ends here.
  mutating func willHandle(_ event: InputEvent, _ workspace: inout Workspace)
  /// After each event: the selection and such may have changed.
  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI)
  /// Makes ready what drawing shows: fills caches, and says how high its lists are. The topmost panel
  /// comes first.
  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI)

  // MARK: Drawing

  /// Changes nothing but what is painted.
  func draw(_ workspace: Workspace, _ ui: inout UI)

  // MARK: Hands

  /// A press on one of its widgets that is no field, no number and no list.
  /// - Returns: what becomes of the press.
  mutating func press(_ press: Press, _ workspace: inout Workspace, _ ui: inout UI) -> PressReply
  /// The hand that it holds is somewhere else, or a modifier has changed.
  mutating func drag(to hand: Hand, _ workspace: inout Workspace, _ ui: inout UI) -> DragReply
  mutating func release(at hand: Hand, _ workspace: inout Workspace, _ ui: inout UI)
  /// The hand was lost, or something else begins: what was dragged stays where it is.
  mutating func lose(_ hand: Hand, _ workspace: inout Workspace, _ ui: inout UI)
  /// Esc or undo in the middle of a drag: what is not in the document goes back to where it was.
  mutating func cancel(_ workspace: inout Workspace, _ ui: inout UI)
  /// What the pointer looks like while the panel holds the hand; nil leaves it to the widget.
  func pointerShape(_ workspace: Workspace) -> PointerShape?
  /// What it looks like over a widget; nil leaves it to the widget's role.
  func pointerShape(over part: Part) -> PointerShape?
  /// A wheel over the panel, before a list gets it.
  /// - Returns: whether the panel took it.
  mutating func wheel(_ wheel: Wheel, _ workspace: inout Workspace, _ ui: inout UI) -> Bool

  // MARK: Keys

  /// Whether keys and wheels are the panel's alone.
  func isModal(_ workspace: Workspace) -> Bool
  /// A key, before the key map.
  /// - Returns: whether the panel took it.
  mutating func key(_ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI) -> Bool
  /// A button of a game controller, before its map.
  mutating func pad(_ button: PadButton, _ workspace: inout Workspace, _ ui: inout UI) -> Bool
  mutating func keyReleased(_ key: Key, _ workspace: inout Workspace)
  /// Esc closes one thing at a time: first what is tried or written, then what is open or selected.
  /// - Returns: whether there was anything.
  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool
  /// - Returns: whether the action is one of the panel's.
  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool

  // MARK: Fields and numbers

  /// Whether it is a field.
  func isField(_ part: Part) -> Bool
  /// What a field shows while nobody writes in it.
  func text(of part: Part, _ workspace: Workspace) -> String
  /// The number of a field, a slider or a label.
  func number(of part: Part, _ workspace: Workspace) -> NumberEntry?
  /// A number was dragged or stepped to. `factor` is the fineness that was asked for: 10, 1 or 0.1.
  mutating func set(
    _ number: Double, of part: Part, factor: Double, _ workspace: inout Workspace)
  /// Delete or a double-click on a number: its usual value.
  mutating func reset(_ part: Part, _ workspace: inout Workspace)
  /// What is written in a field has changed.
  mutating func textChanged(
    _ text: String, in part: Part, _ workspace: inout Workspace, _ ui: inout UI)
  /// Enter was pressed, or the focus has gone elsewhere with another text than before.
  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI)
  /// Whether Enter in a field is the end of writing; else all of the field is selected again.
  func endsWriting(in part: Part) -> Bool
  /// A widget has got the focus by keys, and has to be seen.
  mutating func reveal(_ part: Part, _ workspace: inout Workspace, _ ui: inout UI)

  // MARK: Focus

  /// Where the panel lies while it is open, for the keys that go from panel to panel; nil for panels
  /// that these pass.
  func stop(_ workspace: Workspace) -> PanelStop?

  // MARK: Menus

  /// The context menu of a place or of what has the focus. What lies there and can be selected is
  /// selected first.
  /// - Returns: nil where neither is the panel's.
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu?

  // MARK: Words

  /// What the tooltip of a widget says; nil leaves it to the widget's action.
  func tip(of part: Part, _ workspace: Workspace) -> Tip?
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

extension Panel {
  var isForTalks: Bool { false }
  var isOverStage: Bool { false }
  func isMoving(_ workspace: Workspace) -> Bool { false }
  mutating func advance(by seconds: Double, _ workspace: inout Workspace) {}
  mutating func willHandle(_ event: InputEvent, _ workspace: inout Workspace) {}
  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {}
  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {}

  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply { .ignored }
  mutating func drag(
    to hand: Hand, _ workspace: inout Workspace, _ ui: inout UI
  ) -> DragReply { .goesOn }
  mutating func release(at hand: Hand, _ workspace: inout Workspace, _ ui: inout UI) {}
  mutating func lose(_ hand: Hand, _ workspace: inout Workspace, _ ui: inout UI) {
    release(at: hand, &workspace, &ui)
  }
  mutating func cancel(_ workspace: inout Workspace, _ ui: inout UI) {}
  func pointerShape(_ workspace: Workspace) -> PointerShape? { nil }
  func pointerShape(over part: Part) -> PointerShape? { nil }
  mutating func wheel(
    _ wheel: Wheel, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool { false }

  func isModal(_ workspace: Workspace) -> Bool { false }
  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool { false }
  mutating func pad(
    _ button: PadButton, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool { false }
  mutating func keyReleased(_ key: Key, _ workspace: inout Workspace) {}
  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool { false }
  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool { false }

  func isField(_ part: Part) -> Bool { false }
  func text(of part: Part, _ workspace: Workspace) -> String { "" }
  func number(of part: Part, _ workspace: Workspace) -> NumberEntry? { nil }
  mutating func set(
    _ number: Double, of part: Part, factor: Double, _ workspace: inout Workspace
  ) {}
  mutating func reset(_ part: Part, _ workspace: inout Workspace) {
    guard let usual = number(of: part, workspace)?.usual else { return }
    set(usual, of: part, factor: 1, &workspace)
  }
  mutating func textChanged(
    _ text: String, in part: Part, _ workspace: inout Workspace, _ ui: inout UI
  ) {}
  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {}
  func endsWriting(in part: Part) -> Bool { false }
  mutating func reveal(_ part: Part, _ workspace: inout Workspace, _ ui: inout UI) {}

  func stop(_ workspace: Workspace) -> PanelStop? { nil }

  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? { nil }

  func tip(of part: Part, _ workspace: Workspace) -> Tip? { nil }
}
