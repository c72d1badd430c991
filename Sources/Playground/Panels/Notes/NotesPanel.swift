import AppState
import DemoKit
import Formats
import Interface
import Keyframes
import Stage
import Words

enum NotesPart: Hashable, Sendable {
  case card
  case list
  case close
}

/// A card over the stage with the unsupported features of a file, and their replacements.
struct NotesPanel: Panel, WheelPanel, ClosablePanel, CommandPanel {
  /// The lines, each as high as it needs; made when other notes are shown.
  private var lines: [[String]] = []
  private var made: (notes: [ImportNote], width: Double, language: Language)?

  private static let lineHeight = 18.0
  private static let gap = 8.0

  func owns(_ part: Part) -> Bool { if case .notes = part { true } else { false } }

  private func notes(_ workspace: Workspace) -> [ImportNote] {
    guard workspace.gallery.files.shownNotes == workspace.player.demo.name else { return [] }
    return workspace.openedFile?.notes ?? []
  }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    let notes = notes(workspace)
    guard !notes.isEmpty else { return made = nil }
    let parts = parts(workspace.layout)
    if made?.notes != notes || made?.width != parts.list.width
      || made?.language != .current
    {
      lines = notes.map {
        ui.lines(of: $0.words, Theme.caption, width: parts.list.width - 12, most: 4)
      }
      made = (notes, parts.list.width, .current)
    }
    ui.resizeList(.notes(.list), height: height, view: self.parts(workspace.layout).list)
  }

  private var height: Double {
    lines.reduce(0) { $0 + Double($1.count) * Self.lineHeight + Self.gap }
  }

  private func parts(_ layout: Layout) -> (card: Rect, list: Rect) {
    let stage = layout.panels.stage
    let size = Size(
      width: min(520, max(stage.width - 32, 240)),
      height: min(56 + height + 8, max(stage.height - 32, 120)))
    let card = Rect(centre: stage.centre, size: size)
    let list = Rect(
      x: card.minX + 16, y: card.minY + 52, width: card.width - 32,
      height: max(card.height - 60, 1))
    return (card, list)
  }

  // MARK: Drawing

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    let notes = notes(workspace)
    guard !notes.isEmpty, made != nil else { return }
    let parts = parts(workspace.layout)
    ui.backdrop(.notes(.card), parts.card)
    ui.box(parts.card, Theme.raised, corner: 12)
    ui.outline(parts.card, Theme.hairline, width: 1, corner: 12)
    let y = parts.card.minY + 26
    let title = localized(
      Message(
        count: notes.reduce(0) { $0 + $1.count },
        one: "One thing in \(workspace.player.demo.titleNow) is drawn differently",
        other:
          "\(notes.reduce(0) { $0 + $1.count }) things in \(workspace.player.demo.titleNow) are drawn differently"
      ))
    ui.text(
      ui.fitted(title, Theme.heading, width: parts.card.width - 64), Theme.heading, Theme.text,
      at: Point(x: parts.card.minX + 16, y: y))
    ui.button(
      "close notes",
      Rect(
        centre: Point(x: parts.card.maxX - 24, y: y), size: Size(width: 28, height: 28)),
      .file(.hideNotes)
    ) { ui, color in
      ui.icon(.close, color, centre: Point(x: parts.card.maxX - 24, y: y))
    }
    ui.list(.notes(.list)) { ui, top in
      var y = top
      for lines in lines {
        for line in lines {
          ui.text(
            line, Theme.caption, Theme.mutedText, at: Point(x: parts.list.minX, y: y + 9))
          y += Self.lineHeight
        }
        y += Self.gap
      }
    }
  }

  // MARK: Pointer and keys

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    switch action {
    case .file(.showNotes(let name)): workspace.gallery.files.shownNotes = name
    case .file(.hideNotes): workspace.gallery.files.shownNotes = nil
    case _: return false
    }
    return true
  }

  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard rung == .open, !notes(workspace).isEmpty else { return false }
    workspace.gallery.files.shownNotes = nil
    return true
  }

  mutating func wheel(
    _ wheel: Wheel, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard made != nil, parts(workspace.layout).card.contains(wheel.position) else { return false }
    ui.changeList(.notes(.list)) { $0.wheel(wheel.event) }
    return true
  }
}

extension ImportNote {
  /// "Layer: drop shadow (3 times), shown without it".
  fileprivate var words: String {
    let feature = localized(feature)
    let what = count == 1 ? feature : localized("\(feature) (\(count) times)")
    let whole = localized("\(what), \(localized(instead))")
    return layer.isEmpty ? whole : localized("\(layer): \(whole)")
  }
}
