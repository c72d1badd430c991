import AppState
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Words

/// A card at the top of the stage while its file and the edits have changed the same properties:
/// it names them, and asks whose values stay.
struct FileChangesPanel: Panel, CommandPanel {
  private static let padding = 14.0
  private static let step = 18.0
  private static let button = Size(width: 170, height: 32)
  private static let most = 520.0
  /// How many properties are named.
  private static let named = 3

  func owns(_ part: Part) -> Bool { false }

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    let conflicts = workspace.fileConflicts
    guard !conflicts.isEmpty, let path = workspace.openedFile?.path else { return }
    let stage = workspace.layout.panels.stage
    let width = min(Self.most, max(stage.width - 24, 240))
    let room = width - 2 * Self.padding
    let title = localized("\(FilePath.name(of: path)) was changed outside Riff")
    let words = localized(
      "These were changed here too, differently: \(Self.list(of: conflicts)). Everything else is merged."
    )
    let lines = ui.lines(of: words, Theme.label, width: room, most: 4)
    let isNarrow = room < 2 * Self.button.width + 12
    let height =
      3 * Self.padding + Self.step * Double(1 + lines.count)
      + Self.button.height * (isNarrow ? 2 : 1) + (isNarrow ? 8 : 0)
    let card = Rect(
      x: stage.centre.x - width / 2, y: stage.minY + 12, width: width, height: height)
    ui.backdrop(.backdrop("file changes"), card)
    ui.box(card, Theme.raised, corner: Theme.corner)
    ui.outline(card, Theme.brass, width: 1, corner: Theme.corner)
    var position = Point(x: card.minX + Self.padding, y: card.minY + Self.padding + Self.step / 2)
    ui.text(ui.fitted(title, Theme.heading, width: room), Theme.heading, Theme.text, at: position)
    for line in lines {
      position.y += Self.step
      ui.text(line, Theme.label, Theme.text, at: position)
    }
    drawButtons(in: card, isNarrow: isNarrow, &ui)
  }

  private func drawButtons(in card: Rect, isNarrow: Bool, _ ui: inout UI) {
    let size = Self.button
    let last = Rect(
      x: card.maxX - Self.padding - size.width, y: card.maxY - Self.padding - size.height,
      width: size.width, height: size.height)
    let first = isNarrow ? last.offset(y: -size.height - 8) : last.offset(x: -size.width - 12)
    let buttons: [(String, Rect, MergeSide, String)] = [
      ("keep-mine", first, .mine, localized("Keep my edits")),
      ("take-theirs", last, .theirs, localized("Take the file’s")),
    ]
    for (name, rect, side, title) in buttons {
      ui.outline(rect, Theme.hairline, width: 1, corner: Theme.corner)
      ui.button(name, rect, .file(.settle(side))) { ui, color in
        let shown = ui.fitted(title, Theme.label, width: rect.width - 12)
        let width = ui.measure(Text(shown, Theme.label))
        ui.text(
          shown, Theme.label, color, at: Point(x: rect.centre.x - width / 2, y: rect.centre.y))
      }
    }
  }

  private static func list(of conflicts: [MergeConflict]) -> String {
    let names = conflicts.prefix(named).map(\.words).joined(separator: ", ")
    return conflicts.count > named
      ? localized("\(names) and \(conflicts.count - named) more") : names
  }

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .file(.settle(let side)) = action else { return false }
    workspace.settleConflicts(by: side)
    return true
  }
}

extension MergeConflict {
  /// "fill of ball".
  fileprivate var words: String {
    if let knob { return localized("the knob \(knob)") }
    if let token { return localized("the motion token \(token)") }
    let name = node.isEmpty ? localized("the scene") : node.displayName
    switch property {
    case Self.existence: return localized("\(name), which one side deleted")
    case Self.length: return localized("the length of \(name)")
    case Self.group: return localized("the group of \(name)")
    case Self.order: return localized("the order in \(name)")
    case _: return TrackPath(node: name, property: property).words
    }
  }
}
