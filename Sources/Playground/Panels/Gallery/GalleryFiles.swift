import AppState
import DemoKit
import Formats
import Interface
import Keyframes
import Stage
import Words

// The cards of demos that come from files.
extension GalleryPanel {
  /// The caption of a card, below its title.
  func caption(of index: Int, _ workspace: Workspace) -> (words: String, isWrong: Bool) {
    let demo = workspace.gallery.players[index].demo
    guard let file = workspace.gallery.files[demo.name] else { return (demo.captionNow, false) }
    if workspace.gallery.files.problems[demo.name]?.areWarnings == false {
      return (localized("The file has mistakes: \(file.path)"), true)
    }
    switch file.state {
    case .gone: return (localized("The file has gone: \(file.path)"), true)
    case .waiting:
      let isRefused = workspace.gallery.files.refusals[file.path] != nil
      return (
        localized(isRefused ? "Can't be opened: \(file.path)" : "Not read yet: \(file.path)"),
        isRefused
      )
    case .shown:
      return (localized("\(file.kind.map { localized($0.phrase) } ?? "") · \(file.path)"), false)
    }
  }

  /// The heading above the demos that come from files.
  func drawHeading(in rect: Rect, _ ui: inout UI) {
    ui.text(
      localized("Yours"), Theme.heading, Theme.mutedText,
      at: Point(x: rect.minX, y: rect.centre.y))
    let width = ui.measure(Text(localized("Yours"), Theme.heading))
    ui.box(
      Rect(
        x: rect.minX + width + 12, y: rect.centre.y, width: max(rect.width - width - 12, 0),
        height: ui.hair),
      Theme.hairline)
  }

  /// The commands of a demo that comes from a file.
  func fileItems(_ index: Int, _ workspace: Workspace) -> [MenuItem] {
    let name = workspace.gallery.players[index].demo.name
    if workspace.isMadeHere(name) { return [MenuItem("Delete this scene", .deleteScene(name))] }
    guard let file = workspace.gallery.files[name] else { return [] }
    return workspace.notesItems(file) + [MenuItem("Remove from the gallery", .file(.remove(name)))]
  }

  /// Delete on a card of a file.
  /// - Returns: whether there was one.
  func removeFocused(_ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI) -> Bool {
    guard stroke.key == .delete || stroke.key == .backspace, stroke.modifiers.isEmpty,
      case .gallery(.card(let index))? = ui.focus, workspace.gallery.players.indices.contains(index)
    else { return false }
    let name = workspace.gallery.players[index].demo.name
    if workspace.isMadeHere(name) {
      workspace.ask(.deleteScene(name))
      return true
    }
    guard workspace.gallery.files[name] != nil else { return false }
    workspace.ask(.file(.remove(workspace.gallery.players[index].demo.name)))
    return true
  }
}

extension Workspace {
  /// The command that shows which features of a file are not supported, if there are any.
  func notesItems(_ file: OpenedFile) -> [MenuItem] {
    guard !file.notes.isEmpty else { return [] }
    return [
      MenuItem(
        "Show what is drawn differently", .file(.showNotes(file.name)),
        isOn: gallery.files.shownNotes == file.name)
    ]
  }
}

extension FileKind {
  fileprivate var phrase: Message {
    switch self {
    case .swift: "Swift"
    case .riffScene: "Scene"
    case .lottie: "Lottie"
    case .dotLottie: "dotLottie"
    case .svg: "SVG"
    case .picture: "Picture"
    }
  }
}
