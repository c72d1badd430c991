import Editing
import Interface
import Keyframes
import Stage

// Naming motion tokens, their keys and their menus.
extension CurvePanel {
  /// Whether the name that is typed is that of a token.
  var namesToken: Bool {
    switch naming {
    case .newToken, .newDuration, .oldToken: true
    case .new, .old, nil: false
    }
  }

  /// What the field of a token's name begins with.
  var suggestedTokenName: String {
    switch naming {
    case .newToken: tokens.freeName(Words[.tokenSuggestion])
    case .newDuration: tokens.freeName(Words[.durationSuggestion])
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
    if workspace.layout.side != .curve { workspace.ask(.toggle(.curve)) }
  }

  mutating func beginToken(_ workspace: inout Workspace, _ ui: inout UI) {
    guard let target = workspace.curveTarget() else { return workspace.say(Words[.whyNoEasing]) }
    let easing = target.easing.unnamed
    guard SavedEasing(name: "a", easing: easing) != nil else {
      return workspace.say(Words[.tokenIsCustom])
    }
    workspace.pin(target)
    begin(naming: .newToken(easing), &workspace, &ui)
  }

  mutating func beginDuration(_ workspace: inout Workspace, _ ui: inout UI) {
    guard let target = workspace.curveTarget() else { return workspace.say(Words[.whyNoEasing]) }
    guard let seconds = workspace.seconds(after: target.first) else {
      return workspace.say(Words[.noLengthHere])
    }
    workspace.pin(target)
    begin(naming: .newDuration(seconds), &workspace, &ui)
  }

  /// Keys of a token with the focus: F2 renames, Delete deletes.
  /// - Returns: whether the key was one of those.
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

  /// What can be done with a token.
  func tokenItems(_ token: MotionToken, _ index: Int, _ target: CurveTarget?) -> [[MenuItem]] {
    func item(_ phrase: Phrase, _ action: TokenAction) -> MenuItem {
      MenuItem(phrase, .curve(.token(action)), isEnabled: target != nil, reason: .whyNoEasing)
    }
    var use = [MenuItem(.menuUseToken, .curve(.keep(preset: index)), isEnabled: target != nil)]
    if token.easing != nil {
      if token.seconds != nil { use.append(item(.lastAsToken, .last(token.name))) }
      use.append(item(.setTokenToThis, .set(token.name)))
    }
    let others = [
      item(.selectTokenUsers, .select(token.name)), item(.renameToken, .rename(token.name)),
      item(.deleteToken, .delete(token.name)),
    ]
    return [use, others, Self.copyItems]
  }

  private static var copyItems: [MenuItem] {
    TokenText.allCases.map { text in
      let action = CurveAction.token(.copy(text))
      return MenuItem(action.words, .curve(action))
    }
  }

  /// What can be done with the easing that is edited.
  func tokenItems(of target: CurveTarget?) -> [MenuItem] {
    let hasToken = target?.easing.token != nil || target?.easing.durationToken != nil
    return [
      MenuItem(
        .makeToken, .curve(.token(.make)), isEnabled: target != nil, reason: .whyNoEasing),
      MenuItem(
        .detachToken, .curve(.token(.detach)), isEnabled: hasToken, reason: .noTokenHere),
    ]
  }
}

extension TokenAction {
  var words: String {
    switch self {
    case .make: Words[.makeToken]
    case .makeDuration: Words[.makeDurationToken]
    case .last: Words[.lastAsToken]
    case .select: Words[.selectTokenUsers]
    case .edit: Words[.editTokenCurve]
    case .detach: Words[.detachToken]
    case .set: Words[.setTokenToThis]
    case .rename: Words[.renameToken]
    case .delete: Words[.deleteToken]
    case .copy(.dtcg): Words[.copyTokensAsJSON]
    case .copy(.css): Words[.copyTokensAsCSS]
    }
  }
}
