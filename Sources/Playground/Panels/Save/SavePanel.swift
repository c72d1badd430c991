import AppState
import DemoKit
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Words

enum SavePart: Hashable, Sendable { case field }

/// A field for the path under which a scene is saved. It covers everything; the host knows whether
/// the file exists.
struct SavePanel: Panel, FollowingPanel, OverlayPanel, CommandPanel, TypedPanel {
  private(set) var isOpen = false
  private(set) var path = PathToWrite()

  private static let ending = ".json"

  func owns(_ part: Part) -> Bool { if case .save = part { true } else { false } }
  func isField(_ part: Part) -> Bool { part == .save(.field) }
  func text(of part: Part, _ workspace: Workspace) -> String { path.text }

  mutating func willHandle(_ event: InputEvent, _ workspace: inout Workspace) {
    if isOpen { path.follow(event, ending: Self.ending, &workspace) }
  }

  /// While it is open its field has the focus, wherever somebody presses.
  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    ui.holdFocus(on: .save(.field), while: isOpen, showing: path.text)
  }

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard action == .saveAs else { return false }
    self = SavePanel()
    isOpen = true
    if let file = workspace.openedFile, file.kind == .riffScene {
      path.type(file.path, &workspace)
    } else {
      path.suggest(workspace.player.demo.name, ending: Self.ending, &workspace)
    }
    ui.setFocus(.save(.field))
    return true
  }

  mutating func close(_ ui: inout UI) {
    self = SavePanel()
    ui.setFocus(nil)
  }

  mutating func textChanged(
    _ text: String, in part: Part, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    path.type(text, &workspace)
  }

  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard isOpen, stroke.key == .enter else { return false }
    save(&workspace, &ui)
    return true
  }

  private mutating func save(_ workspace: inout Workspace, _ ui: inout UI) {
    let typed = path.text
    guard typed.contains(where: { !$0.isWhitespace }), !typed.hasSuffix("/"), path.confirm() else {
      return
    }
    let whole = typed.lowercased().hasSuffix(Self.ending) ? typed : typed + Self.ending
    let name = workspace.player.demo.name
    workspace.window.warnings.recall(.scene)
    workspace.gallery.savingAs = SavingAs(name: name, path: whole, edits: workspace.document[name])
    workspace.requests.toHost.append(.save(name, path: whole, replaces: path.replaces))
    close(&ui)
  }

  // MARK: Drawing

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard isOpen else { return }
    let window = workspace.layout.window
    let card = Rect(
      centre: window.centre, size: Size(width: min(window.width - 32, 560), height: 132))
    ui.backdrop(.backdrop("beside-saving"), window)
    ui.box(window, Theme.scrim)
    ui.box(card, Theme.panel, corner: 12)
    ui.outline(card, Theme.hairline, width: 1, corner: 12)
    ui.text(
      localized("Save \(workspace.player.demo.titleNow) as"), Theme.heading, Theme.text,
      at: Point(x: card.minX + 20, y: card.minY + 26))
    let field = Rect(x: card.minX + 16, y: card.minY + 48, width: card.width - 32, height: 36)
    ui.field(
      .save(.field), field, text: path.text, placeholder: localized("A path, such as ~/scene.json"))
    let hint =
      path.replaces
      ? localized(
        path.isAsked
          ? "Press Enter again to replace the file."
          : "This file exists already. Press Enter twice to replace it.")
      : localized("Enter saves a scene in Riff’s JSON and opens it. Esc cancels.")
    ui.text(
      ui.fitted(hint, Theme.caption, width: card.width - 40), Theme.caption,
      path.replaces ? Theme.coral : Theme.mutedText, at: Point(x: card.minX + 20, y: card.maxY - 24)
    )
  }
}
