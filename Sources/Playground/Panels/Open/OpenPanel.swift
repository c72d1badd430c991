import AppState
import Interface
import Keyframes
import Stage

enum OpenPart: Hashable, Sendable {
  case field
  case list
  /// By its index among the paths offered.
  case path(Int)
}

/// A field for the path of a file to open, with paths that begin like it. It covers everything; the
/// host knows which files exist.
struct OpenPanel: Panel, FollowingPanel, WheelPanel, OverlayPanel, CommandPanel, TypedPanel {
  private(set) var isOpen = false
  /// Whether the typed path is a picture to place, and not a file to open.
  private(set) var placesPicture = false
  private(set) var typed = ""
  /// The paths that begin like the typed text; without any, the latest opened files.
  private(set) var paths: [String] = []
  /// The path that Enter takes.
  private(set) var chosen: Int?
  private var focusBefore: Part?

  static let rowHeight = 32.0

  func owns(_ part: Part) -> Bool { if case .open = part { true } else { false } }
  func isField(_ part: Part) -> Bool { part == .open(.field) }
  func text(of part: Part, _ workspace: Workspace) -> String { typed }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    guard isOpen else { return }
    ui.resizeList(
      .open(.list), height: Double(paths.count) * Self.rowHeight,
      view: OpenLayout(workspace.layout).list)
  }

  mutating func willHandle(_ event: InputEvent, _ workspace: inout Workspace) {
    switch event {
    case .folder(typed, let names):
      paths = names
      chosen = names.isEmpty ? nil : 0
    // The opened file replaces the typed text.
    case .opened, .tokens: isOpen = false
    case _: break
    }
  }

  /// While it is open its field has the focus, wherever somebody presses.
  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    ui.holdFocus(on: .open(.field), while: isOpen)
  }

  // MARK: Opening and closing

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    switch action {
    case .file(.toggleOpening): if isOpen { close(&ui) } else { open(&workspace, &ui) }
    case .file(.togglePlacing):
      if isOpen { close(&ui) } else { open(placesPicture: true, &workspace, &ui) }
    case .file(.take(let index)): take(index, &workspace, &ui)
    case _: return false
    }
    return true
  }

  private mutating func open(
    placesPicture: Bool = false, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    self = OpenPanel()
    (isOpen, self.placesPicture) = (true, placesPicture)
    if ui.writing == nil { focusBefore = ui.focus }
    ui.changeList(.open(.list)) { $0.jump(to: 0) }
    ui.setFocus(.open(.field))
    workspace.requests.toHost.append(.list(""))
  }

  mutating func close(_ ui: inout UI) {
    ui.setFocus(focusBefore)
    self = OpenPanel()
  }

  // MARK: Typing

  mutating func textChanged(
    _ text: String, in part: Part, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    type(text, &workspace, &ui)
  }

  private mutating func type(_ text: String, _ workspace: inout Workspace, _ ui: inout UI) {
    typed = text
    chosen = nil
    ui.changeList(.open(.list)) { $0.jump(to: 0) }
    workspace.requests.toHost.append(.list(text))
  }

  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard isOpen else { return false }
    let action = Shortcut.action(for: stroke.key, stroke.modifiers, isRepeat: stroke.isRepeat)
    if action == .file(.toggleOpening) {
      close(&ui)
      return true
    }
    switch stroke.key {
    case .enter: takeChosen(&workspace, &ui)
    case .tab: complete(&workspace, &ui)
    case .up: walk(by: -1, &ui)
    case .down: walk(by: 1, &ui)
    case .pageUp: walk(by: -8, &ui)
    case .pageDown: walk(by: 8, &ui)
    case .space, .left, .right, .home, .end, .escape, .backspace, .delete, .menu, .function,
      .character:
      return false
    }
    return true
  }

  private mutating func walk(by steps: Int, _ ui: inout UI) {
    guard !paths.isEmpty else { return }
    let row = min(max((chosen ?? -1) + steps, 0), paths.count - 1)
    chosen = row
    let top = Double(row) * Self.rowHeight
    ui.changeList(.open(.list)) { $0.reveal(from: top, to: top + Self.rowHeight) }
  }

  /// Types the path that is chosen.
  private mutating func complete(_ workspace: inout Workspace, _ ui: inout UI) {
    guard let chosen, paths.indices.contains(chosen) else { return }
    write(paths[chosen], &workspace, &ui)
  }

  private mutating func write(_ path: String, _ workspace: inout Workspace, _ ui: inout UI) {
    ui.beginWriting(path, in: .open(.field))
    // The next letter continues the path.
    _ = ui.writing?.edit.take(.end, [])
    type(path, &workspace, &ui)
  }

  private mutating func takeChosen(_ workspace: inout Workspace, _ ui: inout UI) {
    if let chosen, paths.indices.contains(chosen), paths[chosen] != typed {
      take(chosen, &workspace, &ui)
    } else if !typed.isEmpty {
      finish(typed, &workspace, &ui)
    }
  }

  /// Goes into a folder, or opens a file.
  private mutating func take(_ index: Int, _ workspace: inout Workspace, _ ui: inout UI) {
    guard isOpen, paths.indices.contains(index) else { return }
    let path = paths[index]
    if path.hasSuffix("/") { return write(path, &workspace, &ui) }
    finish(path, &workspace, &ui)
  }

  private mutating func finish(_ path: String, _ workspace: inout Workspace, _ ui: inout UI) {
    let request = placesPicture ? Request.place(path) : .open(path)
    close(&ui)
    workspace.requests.toHost.append(request)
  }

  /// Scrolls wherever the pointer is.
  mutating func wheel(
    _ wheel: Wheel, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard isOpen else { return false }
    ui.changeList(.open(.list)) { $0.wheel(wheel.event) }
    return true
  }
}
