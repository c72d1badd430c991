import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The motion tokens of the edited segment: lines above the presets and the parameters, and their
// commands.
extension CurvePanel {
  private static let tokenLine = 26.0
  /// The least height of the presets or the parameters below.
  private var leastContent: Double { tab == .presets ? 76 : 168 }

  /// The tokens that the segment uses: its easing's, and its length's.
  private func shownTokens(_ drawn: DrawnCurve?) -> [MotionToken] {
    guard let easing = drawn?.target.easing else { return [] }
    let names = [easing.token, easing.durationToken].compactMap(\.self)
    return (names.first == names.last ? Array(names.prefix(1)) : names).compactMap { tokens[$0] }
  }

  /// The rectangle below the lines of the tokens.
  func content(_ workspace: Workspace) -> Rect {
    var rest = layout(workspace).content
    for _ in shownTokens(drawn) where rest.height >= Self.tokenLine + leastContent {
      _ = rest.cut(Self.tokenLine, gap: 8)
    }
    return rest
  }

  // MARK: Drawing

  func drawTokenLines(_ drawn: DrawnCurve, _ workspace: Workspace, _ ui: inout UI) {
    var rest = layout(workspace).content
    for token in shownTokens(drawn) where rest.height >= Self.tokenLine + leastContent {
      draw(token, drawn.target, rest.cut(Self.tokenLine, gap: 8), workspace, &ui)
    }
  }

  /// The token's name and number of segments, which selects them; at the right its buttons.
  private func draw(
    _ token: MotionToken, _ target: CurveTarget, _ row: Rect, _ workspace: Workspace,
    _ ui: inout UI
  ) {
    let isEasing = token.name == target.easing.token
    let isDuration = token.name == target.easing.durationToken
    var right = row.maxX
    if isEasing {
      let words = localized("Edit token")
      let width = max(ui.measure(Text(words, Theme.caption)) + 20, 64)
      let rect = Rect(x: right - width, y: row.minY, width: width, height: row.height)
      let isOn = workspace.tokenToEdit(of: target) != nil
      ui.button("edit-token", rect, .curve(.token(.edit)), isOn: isOn) { ui, color in
        ui.outline(
          rect, isOn ? Theme.brass : Theme.hairline, width: isOn ? 1.5 : 1, corner: Theme.corner)
        ui.text(words, Theme.caption.aligned(.centre), color, at: rect.centre)
      }
      right = rect.minX - 6
    }
    if isDuration {
      let field = Part.curve(.field(.tokenSeconds))
      let rect = Rect(x: right - 56, y: row.minY + 1, width: 56, height: row.height - 2)
      ui.field(field, rect, text: text(of: field, workspace))
      right = rect.minX - 6
    }
    let count = tokens.users[token.name]?.count ?? 0
    let words = localized(
      Message(
        count: count, one: "\(token.name) · 1 segment", other: "\(token.name) · \(count) segments"))
    let rect = Rect(x: row.minX, y: row.minY, width: right - row.minX, height: row.height)
    ui.button("token-users-\(token.name)", rect, .curve(.token(.select(token.name)))) { ui, color in
      ui.disc(centre: Point(x: rect.minX + 8, y: rect.centre.y), radius: 3, Theme.mint)
      ui.text(
        ui.fitted(words, Theme.caption, width: rect.width - 20), Theme.caption, color,
        at: Point(x: rect.minX + 18, y: rect.centre.y))
    }
  }

  // MARK: The length of a duration

  /// The length set by the segment's token.
  func tokenSeconds(_ workspace: Workspace) -> NumberEntry? {
    guard let name = workspace.curveTarget()?.easing.durationToken,
      let seconds = workspace.player.scene.allTokens.seconds(named: name)
    else { return nil }
    return NumberEntry(seconds, step: 0.01, limits: 0.01...3600, notation: .seconds)
  }

  func setTokenSeconds(_ seconds: Double, _ workspace: inout Workspace) {
    guard let target = workspace.curveTarget(), let name = target.easing.durationToken else {
      return
    }
    workspace.pin(target)
    workspace.setToken(name, to: tidy(seconds))
  }

  // MARK: Actions

  mutating func perform(
    _ action: TokenAction, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    followTokens(&workspace)
    switch action {
    case .make: beginToken(&workspace, &ui)
    case .makeDuration: beginDuration(&workspace, &ui)
    case .last(let name): workspace.last(as: name)
    case .copy(let text): workspace.copyTokens(as: text)
    case .detach: workspace.detachFromTokens()
    case .set(let name):
      if let target = workspace.curveTarget() {
        workspace.setToken(name, to: target.easing.unnamed)
      }
    case .edit:
      guard let target = workspace.curveTarget(), let name = target.easing.token else {
        return workspace.say(localized("This segment doesn't use a token."))
      }
      show(&workspace)
      workspace.pin(target)
      workspace.editing.editedToken = workspace.editing.editedToken == name ? nil : name
    case .select(let name):
      named(name, &workspace) { $1.selectUsers(of: $0) }
    case .rename(let name):
      named(name, &workspace) { name, workspace in
        begin(naming: .oldToken(name), &workspace, &ui)
      }
    case .delete(let name):
      named(name, &workspace) { $1.deleteToken($0) }
    }
  }

  /// Does something with the named token, or with the current segment's if there is no name.
  private func named(
    _ name: String?, _ workspace: inout Workspace, _ act: (String, inout Workspace) -> Void
  ) {
    guard let name = name ?? workspace.currentToken else {
      return workspace.say(localized("This segment doesn't use a token."))
    }
    act(name, &workspace)
  }
}
