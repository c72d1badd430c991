import AppState
import Interface
import Keyframes
import Stage

// Protocols for the features of panels. The session asks only conforming panels.

/// A panel that changes without input.
protocol MovingPanel: Panel {
  /// Whether the next frame differs even without input.
  func isMoving(_ workspace: Workspace) -> Bool
  /// Frames per second that are enough for it; 60 unless the panel says otherwise.
  var rate: Double { get }
  mutating func advance(by seconds: Double, _ workspace: inout Workspace)
}

extension MovingPanel {
  var rate: Double { 60 }
}

/// A panel that follows events wherever they happen.
protocol FollowingPanel: Panel {
  /// Called before each event, so that a panel can end its preview.
  mutating func willHandle(_ event: InputEvent, _ workspace: inout Workspace)
  /// After each event: the selection and such may have changed.
  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI)
}

/// A panel with widgets that do more when pressed than their actions.
protocol PressedPanel: Panel {
  /// A press on one of the panel's widgets that is no field, no number and no list.
  /// - Returns: the panel's response.
  mutating func press(_ press: Press, _ workspace: inout Workspace, _ ui: inout UI) -> PressReply
  /// The shape of the pointer over a widget; nil leaves it to the widget's role.
  func pointerShape(over part: Part) -> PointerShape?
}

/// A panel that can capture the pointer.
protocol DraggedPanel: PressedPanel {
  /// The captured pointer has moved, or a modifier has changed.
  mutating func drag(to pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI)
    -> DragReply
  mutating func release(at pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI)
  /// The pointer was lost, or something else begins: dragged things stay where they are. The same
  /// as `release` by default.
  mutating func lose(_ pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI)
  /// Esc or undo in the middle of a drag: state outside the document returns to its start.
  mutating func cancel(_ workspace: inout Workspace, _ ui: inout UI)
  /// The shape of the captured pointer; nil leaves it to the widget.
  func pointerShape(_ workspace: Workspace) -> PointerShape?
}

/// A panel with a use for the wheel.
protocol WheelPanel: Panel {
  /// A wheel over the panel, before a list gets it.
  /// - Returns: whether the panel took it.
  mutating func wheel(_ wheel: Wheel, _ workspace: inout Workspace, _ ui: inout UI) -> Bool
}

/// A panel with its own keys.
protocol KeyPanel: Panel {
  /// A key, before the key map.
  /// - Returns: whether the panel took it.
  mutating func key(_ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI) -> Bool
}

/// A panel with keys that count while they are held.
protocol HeldKeyPanel: Panel {
  mutating func keyReleased(_ key: Key, _ workspace: inout Workspace)
}

/// A panel that can have all keys and wheels.
protocol ModalPanel: KeyPanel {
  /// Whether keys and wheels are the panel's alone.
  func isModal(_ workspace: Workspace) -> Bool
  /// A button of a game controller, before its map.
  /// - Returns: whether the panel took it.
  mutating func pad(_ button: PadButton, _ workspace: inout Workspace, _ ui: inout UI) -> Bool
}

/// A panel in which Esc closes something.
protocol ClosablePanel: Panel {
  /// Esc closes one thing at a time: first previews and fields, then the selection and open things.
  /// - Returns: whether there was anything.
  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool
}

/// A panel over the others while it is open.
protocol OverlayPanel: ModalPanel, ClosablePanel {
  var isOpen: Bool { get }
  mutating func close(_ ui: inout UI)
}

/// A panel with its own actions.
protocol CommandPanel: Panel {
  /// - Returns: whether the action is one of the panel's.
  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool
}

/// A panel with fields.
protocol TypedPanel: Panel {
  /// Whether it is a field.
  func isField(_ part: Part) -> Bool
  /// The text of a field that is not being edited.
  func text(of part: Part, _ workspace: Workspace) -> String
  /// The text of a field that is being edited has changed.
  mutating func textChanged(
    _ text: String, in part: Part, _ workspace: inout Workspace, _ ui: inout UI)
  /// Enter was pressed, or the focus has gone elsewhere with another text than before.
  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI)
  /// Whether Enter in a field is the end of writing; else all of the field is selected again.
  func endsWriting(in part: Part) -> Bool
}

/// A panel with numbers to drag, to step and to type: fields, sliders and labels.
protocol NumberedPanel: Panel {
  /// Nil if the part is not a number.
  func number(of part: Part, _ workspace: Workspace) -> NumberEntry?
  /// A number was dragged or stepped to. `factor` is the fineness that was asked for: 10, 1 or 0.1.
  mutating func set(
    _ number: Double, of part: Part, factor: Double, _ workspace: inout Workspace)
  /// Delete or a double-click on a number: its usual value.
  mutating func reset(_ part: Part, _ workspace: inout Workspace)
}

/// A panel to which F6 goes.
protocol FocusedPanel: Panel {
  /// Where the panel lies; nil while it is closed.
  func stop(_ workspace: Workspace) -> PanelStop?
  /// A widget has got the focus by keys, and has to be seen.
  mutating func reveal(_ part: Part, _ workspace: inout Workspace, _ ui: inout UI)
}

/// A panel beside the stage, or below it in a portrait window.
protocol PanelBesideStage: FocusedPanel {
  /// The panel's line of the table.
  static var side: SidePanel { get }
}

protocol PanelWithMenu: Panel {
  /// The context menu of a position or of the focus. Anything selectable there is selected first.
  /// - Returns: nil if neither is the panel's.
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu?
}

protocol PanelWithTips: Panel {
  /// The tooltip of a widget; nil leaves it to the widget's action.
  func tip(of part: Part, _ workspace: Workspace) -> Tip?
}

/// A panel that shows how frames were measured: the host reports each in a `frameShown` event.
protocol MeasuringPanel: FollowingPanel {
  func isMeasuring(_ workspace: Workspace) -> Bool
}

/// A panel that `prepare` fills with much.
protocol CachingPanel: Panel {
  /// Frees what `prepare` makes again.
  mutating func forgetCache()
}

/// A panel with something that scripts drag.
protocol PanelWithTargets: Panel {
  /// In logical points; nil if it is not shown, or not the panel's.
  func position(of target: DragTarget, _ workspace: Workspace, _ ui: UI) -> Point?
}

extension MovingPanel {
  mutating func advance(by seconds: Double, _ workspace: inout Workspace) {}
}

extension FollowingPanel {
  mutating func willHandle(_ event: InputEvent, _ workspace: inout Workspace) {}
  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {}
}

extension PressedPanel {
  func pointerShape(over part: Part) -> PointerShape? { nil }
}

extension DraggedPanel {
  mutating func lose(_ pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    release(at: pointer, &workspace, &ui)
  }
  mutating func cancel(_ workspace: inout Workspace, _ ui: inout UI) {}
  func pointerShape(_ workspace: Workspace) -> PointerShape? { nil }
}

extension ModalPanel {
  mutating func pad(
    _ button: PadButton, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool { false }
}

extension TypedPanel {
  func text(of part: Part, _ workspace: Workspace) -> String { "" }
  mutating func textChanged(
    _ text: String, in part: Part, _ workspace: inout Workspace, _ ui: inout UI
  ) {}
  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {}
  func endsWriting(in part: Part) -> Bool { false }
}

extension NumberedPanel {
  mutating func reset(_ part: Part, _ workspace: inout Workspace) {
    guard let usual = number(of: part, workspace)?.usual else { return }
    set(usual, of: part, factor: 1, &workspace)
  }
}

extension FocusedPanel {
  mutating func reveal(_ part: Part, _ workspace: inout Workspace, _ ui: inout UI) {}
}

extension OverlayPanel {
  func isModal(_ workspace: Workspace) -> Bool { isOpen }

  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard isOpen else { return false }
    close(&ui)
    return true
  }
}

extension PanelBesideStage {
  /// Where the panel lies; nil while it is closed.
  func card(_ workspace: Workspace) -> Rect? { workspace.layout.room(of: Self.side) }

  func stop(_ workspace: Workspace) -> PanelStop? {
    card(workspace).map { PanelStop(room: $0, first: Self.side.focus) }
  }
}

extension SidePanel {
  /// The widget that gets the focus when the panel opens.
  var focus: Part? {
    switch self {
    case .history: .history(.list)
    case .outline: .outline(.list)
    case _: nil
    }
  }
}
