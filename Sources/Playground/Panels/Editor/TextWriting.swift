import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// Writing the words of a text on the stage: in a field over it, after a double-click or Enter. Enter puts
// them into the text, as one step of undo; Esc leaves it as it was.
extension EditorPanel {
  private static let widths = (least: 200.0, most: 480.0)

  /// Begins with the selected text.
  mutating func writeText(_ workspace: inout Workspace, _ ui: inout UI) {
    guard let name = workspace.primaryNode, workspace.words(ofText: name) != nil else {
      return workspace.say(localized("No text is selected."))
    }
    workspace.editing.stageEditing.isOn = true
    if workspace.playhead.isPlaying { workspace.playhead.pause() }
    (grip, writtenText) = (nil, name)
    ui.setFocus(.editor(.words))
  }

  /// Begins with the text at a position in the window.
  /// - Returns: whether there is one.
  mutating func writeText(
    at position: Point, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    let names = workspace.nodes(at: workspace.layout.stagePoint(position), ui)
    guard let name = names.first, workspace.words(ofText: name) != nil else { return false }
    workspace.select(nodes: [name])
    writeText(&workspace, &ui)
    return true
  }

  /// Nothing written leaves the text as it is. A text that changes over time is changed at the playhead.
  mutating func write(
    _ text: String, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    guard let name = writtenText, let before = workspace.words(ofText: name) else { return }
    writtenText = nil
    if byEnter { ui.setFocus(nil) }
    guard text != before.onOneLine, text.contains(where: { !$0.isWhitespace }),
      let node = workspace.player.scene.node(named: name)
    else { return }
    guard text.count <= max(StageTool.longestText, before.count) else {
      return workspace.say(localized("The text is too long"))
    }
    let new = Discrete(text.onLines)
    let track = node.string ?? Track(Discrete(before))
    let isKeyed = workspace.editing.stageEditing.setsKeys || !track.isConstant
    let written = isKeyed ? track.saying(new, at: workspace.keyTime) : Track(new)
    var gesture = workspace.keyGesture()
    let path = TrackPath(node: name, property: "string")
    workspace.show(KeyEdit(tracks: [path: .string(written)]), in: &gesture)
  }

  /// Over the middle of the text, within the stage.
  func drawWrittenText(_ workspace: Workspace, _ ui: inout UI) {
    guard let name = writtenText, let node = nodes.first(where: { $0.name == name }) else { return }
    let stage = workspace.layout.stage
    let bounds = workspace.layout.stageTransform.bounds(of: node.bounds)
    let room = max(stage.width - 24, 1)
    let width = min(max(bounds.width + 40, Self.widths.least), Self.widths.most, room)
    let size = Size(width: width, height: 36)
    let x = min(bounds.centre.x - width / 2, stage.maxX - 12 - width)
    let y = min(bounds.centre.y - size.height / 2, stage.maxY - 12 - size.height)
    let rect = Rect(
      origin: Point(x: ui.snap(max(x, stage.minX + 12)), y: ui.snap(max(y, stage.minY + 12))),
      size: size)
    ui.box(rect.inset(by: -4), Theme.panel, corner: Theme.corner)
    ui.field(
      .editor(.words), rect, text: "", placeholder: localized("Type a text"))
  }
}

extension Workspace {
  /// The words of a text at the playhead; nil for other nodes, and for texts that show a number.
  func words(ofText name: String) -> String? {
    guard let node = player.scene.node(named: name), node.numberFormat == nil,
      case .text(let text)? = node.shape
    else { return nil }
    return node.string?.value(at: keyTime).value ?? text.string
  }

  /// Whether Enter writes in the selected text.
  var canWriteText: Bool {
    editing.stageEditing.isOn && editing.tool == nil
      && primaryNode.flatMap { words(ofText: $0) } != nil
  }
}

extension KeyStroke {
  /// Whether it is Enter while nothing has the focus, and no text or outline is being edited.
  func isFreeEnter(_ workspace: Workspace, _ ui: UI) -> Bool {
    key == .enter && modifiers.isEmpty && ui.focused == nil && !workspace.canWriteText
      && workspace.editing.stageEditing.points == nil
  }
}

extension String {
  /// As a field shows it, with a sign for each line break.
  var onOneLine: String { TextEdit(String(map { $0.isNewline ? "⏎" : $0 })).text }

  /// The text of a field with its line breaks.
  fileprivate var onLines: String { String(map { $0 == "⏎" ? "\n" : $0 }) }
}

extension Track<Discrete<String>> {
  /// Changes the words from `time` on, until the next keyframe.
  fileprivate func saying(_ words: Discrete<String>, at time: Double) -> Track {
    let keyed = inserting(at: time)
    return keyed.track.withKeyframes { $0[keyed.index].value = words }
  }
}
