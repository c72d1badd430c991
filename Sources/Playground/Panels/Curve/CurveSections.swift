import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

/// A part of the grid of presets.
struct CurveSection: Equatable {
  enum Kind {
    /// The motion tokens of the demo.
    case tokens
    /// Easings of one's own.
    case own
    case builtIn

    var title: String {
      switch self {
      case .tokens: localized("Tokens")
      case .own: localized(Message("Yours", context: "presets"))
      case .builtIn: localized("Built-in")
      }
    }
  }

  let kind: Kind
  /// The range of its presets among the search results; at least one.
  let positions: Range<Int>
}

// The grid's sections, and the motion tokens among its presets.
extension CurvePanel {
  /// From the top.
  var sections: [CurveSection] {
    let mine = tokenMatches + ownMatches
    let all = [
      CurveSection(kind: .tokens, positions: 0..<tokenMatches),
      CurveSection(kind: .own, positions: tokenMatches..<mine),
      CurveSection(kind: .builtIn, positions: mine..<matches.count),
    ]
    return all.filter { !$0.positions.isEmpty }
  }

  var hasTitles: Bool { tokenMatches + ownMatches > 0 }

  /// Whether a preset is the same as an easing.
  func isChosen(_ index: Int, _ easing: Easing) -> Bool {
    guard let token = token(index) else { return preset(index)?.easing == easing.lasting(nil) }
    return token.name == (token.easing == nil ? easing.durationToken : easing.token)
  }

  // MARK: Tokens

  /// The token with an index among all presets; nil for other presets.
  func token(_ preset: Int) -> MotionToken? {
    let position = preset - CurvePreset.all.count - own.count
    return tokens.list.indices.contains(position) ? tokens.list[position] : nil
  }

  func tokenPreset(_ preset: Int) -> CurvePreset? {
    let position = preset - CurvePreset.all.count - own.count
    return tokenPresets.indices.contains(position) ? tokenPresets[position] : nil
  }

  /// Takes over the tokens of the demo on the stage, where they differ.
  mutating func followTokens(_ workspace: inout Workspace) {
    let now = workspace.player.tokens()
    guard now != tokens else { return }
    let isSame = now.list == tokens.list
    tokens = now
    if isSame { return }
    tokenPresets = now.list.map { token in
      CurvePreset(
        token.name, token.easing.map { .token(token.name, $0.unnamed) } ?? .linear,
        localized("Tokens"), isOwn: true)
    }
    findMatches()
  }

  /// Applies a preset, or lets the segments use a token.
  mutating func keep(_ preset: Int, _ workspace: inout Workspace) {
    if let token = token(preset) {
      workspace.use(token)
    } else if let preset = self.preset(preset) {
      workspace.bend(to: preset.easing)
    }
  }

  /// The easing to preview when a preset is pointed at; nil for a duration.
  func triedEasing(of preset: Int) -> Easing? {
    if let token = token(preset), token.easing == nil { return nil }
    return self.preset(preset)?.easing
  }

  /// The seconds in place of a curve.
  func drawDuration(_ token: MotionToken, _ picture: Rect, _ ui: inout UI) {
    ui.text(
      localized(Message("\((token.seconds ?? 0).short) s", context: "duration")),
      Theme.label.aligned(.centre), Theme.mint,
      at: picture.centre)
  }
}
