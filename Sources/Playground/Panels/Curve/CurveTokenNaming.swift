import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// Naming motion tokens, their keys and their menus.
extension CurvePanel {
  /// Whether the name being typed belongs to a token.
  var namesToken: Bool {
    switch naming {
    case .newToken, .newDuration, .oldToken: true
    case .new, .old, nil: false
    }
  }

  /// The initial text of a token's name field.
  var suggestedTokenName: String {
    switch naming {
    case .newToken: tokens.freeName(localized("my-easing"))
    case .newDuration: tokens.freeName(localized("my-duration"))
    case .oldToken(let name): name
    case .new, .old, nil: ""
    }
  }

  mutating func begin(naming: PresetNaming, _ workspace: inout Workspace, _ ui: inout UI) {
    show(&workspace)
    tab = .presets
    self.naming = naming
    ui.setFocus(.curve(.field(.presetName)))
  }

  /// Opens the panel.
  func show(_ workspace: inout Workspace) {
    if !workspace.layout.shows(.curve) { workspace.ask(.toggle(.curve)) }
  }

  mutating func beginToken(_ workspace: inout Workspace, _ ui: inout UI) {
    guard let target = workspace.curveTarget() else {
      return workspace.say(localized("There is no easing here"))
    }
    let easing = target.easing.unnamed
    guard SavedEasing(name: "a", easing: easing) != nil else {
      return workspace.say(localized("This easing is a function of the demo and can't be a token."))
    }
    workspace.pin(target)
    begin(naming: .newToken(easing), &workspace, &ui)
  }

  mutating func beginDuration(_ workspace: inout Workspace, _ ui: inout UI) {
    guard let target = workspace.curveTarget() else {
      return workspace.say(localized("There is no easing here"))
    }
    guard let seconds = workspace.seconds(after: target.first) else {
      return workspace.say(localized("There is no segment here whose length can be named."))
    }
    workspace.pin(target)
    begin(naming: .newDuration(seconds), &workspace, &ui)
  }

  /// Keys of a token with the focus: F2 renames, Delete deletes.
  /// - Returns: whether the key was one of these.
  mutating func key(
    ofToken index: Int, _ key: Key, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard let token = token(index) else { return false }
    switch key {
    case .function(2): begin(naming: .oldToken(token.name), &workspace, &ui)
    case .delete, .backspace:
      workspace.deleteToken(token.name)
      followTokens(&workspace)
      ui.setFocus(preset(index) == nil ? nil : .curve(.preset(index)))
    case _: return false
    }
    return true
  }

  // MARK: Menus

  /// The commands for a token.
  func tokenItems(_ token: MotionToken, _ index: Int, _ target: CurveTarget?) -> [[MenuItem]] {
    func item(_ phrase: Message, _ action: TokenAction) -> MenuItem {
      MenuItem(
        phrase, .curve(.token(action)), isEnabled: target != nil, reason: "There is no easing here")
    }
    var use = [MenuItem("Use this token", .curve(.keep(preset: index)), isEnabled: target != nil)]
    if token.easing != nil {
      if token.seconds != nil {
        use.append(item("Make the segment as long as the token", .last(token.name)))
      }
      use.append(item("Set the token to the current easing", .set(token.name)))
    }
    let others = [
      item("Select the segments that use this token", .select(token.name)),
      item("Rename the token", .rename(token.name)),
      item("Delete the token", .delete(token.name)),
    ]
    return [use, others, Self.copyItems]
  }

  private static var copyItems: [MenuItem] {
    TokenText.allCases.map { text in
      let action = CurveAction.token(.copy(text))
      return MenuItem(Message(verbatim: action.words), .curve(action))
    }
  }

  /// The commands for the edited easing.
  func tokenItems(of target: CurveTarget?) -> [MenuItem] {
    let hasToken = target?.easing.token != nil || target?.easing.durationToken != nil
    return [
      MenuItem(
        "Create a token from this easing", .curve(.token(.make)), isEnabled: target != nil,
        reason: "There is no easing here"),
      MenuItem(
        "Detach from the token", .curve(.token(.detach)), isEnabled: hasToken,
        reason: "This segment doesn't use a token."),
    ]
  }
}

extension TokenAction {
  var words: String {
    switch self {
    case .make: localized("Create a token from this easing")
    case .makeDuration: localized("Create a token from this segment's length")
    case .last: localized("Make the segment as long as the token")
    case .select: localized("Select the segments that use this token")
    case .edit: localized("Edit the token's curve, or only this segment's")
    case .detach: localized("Detach from the token")
    case .set: localized("Set the token to the current easing")
    case .rename: localized("Rename the token")
    case .delete: localized("Delete the token")
    case .copy(.dtcg): localized("Copy all tokens as JSON (DTCG)")
    case .copy(.css): localized("Copy all tokens as CSS custom properties")
    }
  }
}
