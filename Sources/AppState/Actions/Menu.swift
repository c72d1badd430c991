package import Keyframes
package import Words

/// A context menu: commands in groups.
package struct Menu: Equatable, Sendable {
  /// The subject of the commands; empty where it is obvious.
  package var heading = ""
  /// In their order; empty groups do not count.
  package var groups: [[MenuItem]]
  /// Where it opens if it was not asked for by a press, in logical points; nil is below the widget
  /// that has the focus.
  package var anchor: Point?

  package init(heading: String = "", groups: [[MenuItem]], anchor: Point? = nil) {
    (self.heading, self.groups, self.anchor) = (heading, groups, anchor)
  }

  /// All commands in their order.
  package var items: [MenuItem] { Array(groups.joined()) }
}

/// A command in a context menu.
package struct MenuItem: Equatable, Sendable {
  package let title: String
  package let action: Action
  /// The shortcut, as it is shown; empty without one.
  package let keys: String
  /// Whether it shows a check mark.
  package let isOn: Bool
  package let isEnabled: Bool
  /// Why it is not possible, if that is not obvious.
  package let reason: String

  /// `twin` is an action with the same effect here, whose shortcut is shown; `reason` says why the
  /// command is not possible.
  package init(
    _ title: Message, _ action: Action, keysOf twin: Action? = nil, isOn: Bool = false,
    isEnabled: Bool = true, reason: Message? = nil
  ) {
    self.title = localized(title)
    self.action = action
    self.isOn = isOn
    self.isEnabled = isEnabled
    keys = Shortcut.firstKeys(of: twin ?? action)
    self.reason = isEnabled ? "" : reason.map { localized($0) } ?? ""
  }

  /// A command that shows others.
  package init(_ title: Message, _ groups: [[MenuItem]]) {
    let back = [MenuItem(Message("Back", context: "menu"), .menu(.back))]
    let menu = Menu(heading: localized(title), groups: [back] + groups)
    self.init(
      title, .menu(.enter(menu)), isEnabled: groups.joined().contains(where: \.isEnabled))
  }

  /// The menu behind it, if there is one.
  package var submenu: Menu? {
    if case .menu(.enter(let menu)) = action { menu } else { nil }
  }
}
