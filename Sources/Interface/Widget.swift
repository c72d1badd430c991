package import Keyframes
package import Stage

/// Something that can be pointed at, pressed, or focused.
///
/// - Parameters:
///   - Part: the app's names for its widgets.
///   - Action: the actions of the app's buttons.
package struct Widget<Part: Hashable & Sendable, Action: Equatable & Sendable>: Sendable {
  package typealias Identity = Part

  package enum Role: Equatable, Sendable {
    case button(Action)
    /// A text field, or a field for a number.
    case field
    /// A press sets a value, from 0 at the left to 1 at the right, and begins a drag.
    case slider
    /// The label of a number: dragging it changes the number.
    case label
    /// Keys scroll the list of the same name.
    case list
    case surface
  }

  /// A widget beside this one, and the action of choosing it.
  package struct Neighbour: Equatable, Sendable {
    package let identity: Part
    package let action: Action

    package init(_ identity: Part, _ action: Action) {
      (self.identity, self.action) = (identity, action)
    }
  }

  package let identity: Part
  package var rect: Rect
  package let role: Role
  package var isEnabled: Bool
  /// Whether Tab stops here; false for widgets that keys reach from a neighbour.
  package var isStop: Bool
  /// The text of the tooltip; empty for no tooltip, nil for the text of its panel or its action.
  package var tip: String?

  /// The segments that the left and the right arrow key choose instead of this one; empty for none. An
  /// array, since most widgets have none, and would be twice as large with room for two.
  package var neighbours: [Neighbour] = []

  /// The rectangle of a field's text.
  package var words = Rect.zero
  /// The style of a field's text.
  package var style = Theme.label

  package init(
    identity: Part, rect: Rect, role: Role, isEnabled: Bool = true, isStop: Bool = true,
    tip: String? = nil
  ) {
    self.identity = identity
    self.rect = rect
    self.role = role
    self.isEnabled = isEnabled
    self.isStop = isStop
    self.tip = tip
  }

  /// Whether Tab stops here.
  package var takesFocus: Bool {
    switch role {
    case .button, .field, .slider, .label, .list: isEnabled && isStop
    case .surface: false
    }
  }
}
