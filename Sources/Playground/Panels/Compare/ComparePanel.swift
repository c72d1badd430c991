import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

enum ComparePart: Hashable, Sendable {
  /// The head of a version that is not on the stage: a press puts it there.
  case version(Versions.Letter)
  case forget(Versions.Letter)
  case keep
  /// Closes the version with reduced motion.
  case reducedMotion
  /// An answer in a blind test, by the version's index.
  case answer(Int)
}

/// All versions of the demo at the same time, each with its letter and its differences, and their
/// easings side by side. The version on the stage is drawn there.
struct ComparePanel: Panel, CachingPanel {
  private var lanes: [ShownLane] = []
  private(set) var strip: ComparedStrip?
  private var vectors: [VersionVector] = []

  private struct ShownLane {
    let version: Lane.Version
    /// The differences from the other versions.
    let words: String
    /// The picture of a version that is not on the stage.
    var picture: [Sprite] = []
    var motion: MotionPicture?
  }

  func owns(_ part: Part) -> Bool { if case .compare = part { true } else { false } }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    workspace.followBlindTest()
    forgetCache()
    guard !workspace.layout.lanes.isEmpty else { return }
    workspace.player.makeLanes(of: workspace.shownVersions)
    let made = workspace.player.sights.lanes
    for (index, words) in workspace.versionWords(of: made).enumerated() {
      var lane = ShownLane(version: made[index].version, words: words)
      if !lane.version.isOnStage {
        lane.picture = workspace.player.picture(ofLane: index)
        lane.motion = workspace.motion(ofLane: index)
      }
      lanes.append(lane)
    }
    vectors = workspace.versionVectors()
    if workspace.layout.easings != nil { strip = workspace.comparedStrip() }
  }

  mutating func forgetCache() { (lanes, strip, vectors) = ([], nil, []) }

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    let layout = workspace.layout
    if let test = workspace.editing.blindTest { return draw(test, layout, &ui) }
    drawVectors(vectors, workspace, &ui)
    for (index, (lane, rect)) in zip(lanes, layout.lanes).enumerated() {
      if !lane.version.isOnStage {
        ui.backdrop(.stage(.lane(index)), rect)
        let view = layout.transform(ofLane: index)
        let clip = Clip(rect, cornerRadius: layout.stageCorner)
        let visible = lane.picture.visible(in: Rect(origin: .zero, size: layout.parts.size))
        ui.sprites += visible.map { layout.placed($0, in: rect).clipped(by: clip) }
        lane.motion?.draw(view, in: rect, workspace, &ui)
      }
      drawHead(of: lane.version, lane.words, layout.head(ofLane: index), workspace, &ui)
    }
    if let easings = layout.easings { drawEasings(in: easings, workspace, &ui) }
  }

  // MARK: Heads

  private func drawHead(
    of version: Lane.Version, _ words: String, _ head: Rect, _ workspace: Workspace,
    _ ui: inout UI
  ) {
    let right = drawHeadButtons(of: version, head, workspace, &ui)
    let pressed = Rect(x: head.minX, y: head.minY, width: right - head.minX, height: head.height)
    var color = version.isOnStage ? Theme.text : Theme.mutedText
    if let letter = version.letter, !version.isOnStage {
      let look = ui.add(
        Widget(
          identity: .compare(.version(letter)), rect: pressed, role: .button(.showVersion(letter))))
      if look.isHot || look.isHeld { ui.box(pressed, Theme.raised, corner: 6) }
      if look.isHot { color = Theme.text }
      if look.hasFocus { ui.focusRing(around: pressed.inset(by: 3), corner: 6) }
    }
    let badge = drawBadge(of: version, head, &ui)
    ui.text(
      ui.fitted(words, Theme.caption, width: right - badge.maxX - 16), Theme.caption, color,
      at: Point(x: badge.maxX + 8, y: head.centre.y))
  }

  /// The letter, in brass for the version on the stage.
  private func drawBadge(of version: Lane.Version, _ head: Rect, _ ui: inout UI) -> Rect {
    let width = max(20, ui.measure(Text(version.title, Theme.key)) + 12)
    let badge = Rect(x: head.minX + 2, y: head.centre.y - 10, width: width, height: 20)
    ui.box(badge, version.isOnStage ? Theme.brass : Theme.raised, corner: 6)
    ui.text(
      version.title, Theme.key.aligned(.centre),
      version.isOnStage ? Theme.onBrass : Theme.mutedText, at: badge.centre)
    return badge
  }

  /// - Returns: the left edge of the buttons.
  private func drawHeadButtons(
    of version: Lane.Version, _ head: Rect, _ workspace: Workspace, _ ui: inout UI
  ) -> Double {
    if version.isOnStage, let next = workspace.savedVersions.nextLetter {
      let words = localized("Save as \(next.rawValue)")
      let width = max(84, ui.measure(Text(words, Theme.caption)) + 16)
      let rect = Rect(x: head.maxX - width, y: head.minY, width: width, height: head.height)
      ui.button(.compare(.keep), rect, .keepVersion) { ui, color in
        ui.text(words, Theme.caption.aligned(.centre), color, at: rect.centre)
      }
      return rect.minX - 4
    }
    let button: (part: ComparePart, action: Action)? =
      version.hasReducedMotion
      ? (.reducedMotion, .toggleReducedMotion)
      : version.isOnStage ? nil : version.letter.map { (.forget($0), .forgetVersion($0)) }
    guard let button else { return head.maxX }
    let rect = Rect(x: head.maxX - 24, y: head.minY, width: 24, height: head.height)
    ui.button(.compare(button.part), rect, button.action) { ui, color in
      for slope in [1.0, -1] {
        let line = Stroke(color, width: 1.5, cap: .round)
        ui.sprites.append(
          Sprite(
            .line(from: Point(x: -4, y: -4 * slope), to: Point(x: 4, y: 4 * slope)),
            transform: .translation(x: rect.centre.x, y: rect.centre.y), stroke: line))
      }
    }
    return rect.minX - 4
  }
}
