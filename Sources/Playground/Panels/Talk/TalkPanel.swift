import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Talks

enum TalkPart: Hashable, Sendable {
  case cover
  case sheet
  case list
  /// The number of a stop that was typed or is offered.
  case number
  /// By the stop's index.
  case stop(Int)
  /// A link on a page of slides, by its index.
  case link(Int)
}

/// Drawn over the stage during a talk: a typed number, the contact sheet, and black or
/// white.
struct TalkPanel: Panel, MovingPanel, PressedPanel, WheelPanel {
  /// How many pictures are made in a frame.
  private static let most = 4

  private(set) var pictures = TalkPictures()
  /// The stop that was scrolled to, and the window's size then.
  private var revealed: (stop: Int, size: Size)?

  var isForTalks: Bool { true }

  func owns(_ part: Part) -> Bool { if case .talk = part { true } else { false } }

  func isMoving(_ workspace: Workspace) -> Bool {
    guard let presentation = workspace.talk.presentation else { return false }
    return presentation.pointerRest < Presentation.pointerPatience || !pictures.isComplete
      || presentation.replay?.isOver == false || presentation.isPatient
  }

  // MARK: Before drawing

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    guard let presentation = workspace.talk.presentation, let chosen = presentation.sheet else {
      revealed = nil
      pictures = TalkPictures()
      return
    }
    let window = workspace.layout.window
    let sheet = TalkSheet(window, workspace)
    ui.resizeList(.talk(.list), height: sheet.height, view: sheet.list)
    if revealed?.stop != chosen || revealed?.size != window.size {
      let cell = sheet.cell(chosen, from: 0)
      ui.changeList(.talk(.list)) {
        $0.reveal(from: cell.minY - 8, to: cell.maxY + 8, atOnce: revealed == nil)
      }
      revealed = (chosen, window.size)
    }
    let top = sheet.list.minY - ui.list(.talk(.list)).position
    let seen = (-sheet.first..<presentation.stops.count).filter {
      sheet.cell($0, from: top).intersects(sheet.list)
    }
    pictures.make(seen, most: Self.most, workspace)
  }

  // MARK: Drawing

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let presentation = workspace.talk.presentation else { return }
    let window = workspace.layout.window
    if let cover = presentation.cover {
      ui.backdrop(.talk(.cover), window)
      ui.box(window, cover == .black ? .black : .white)
    } else if let chosen = presentation.sheet {
      drawSheet(presentation, chosen: chosen, workspace, &ui)
    }
    if !presentation.digits.isEmpty { drawNumber(presentation, workspace.layout, &ui) }
  }

  /// Presses beside stops do nothing.
  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply {
    press.part == .talk(.cover) ? .button : .ignored
  }

  /// Wheels do nothing but scroll the contact sheet.
  mutating func wheel(
    _ wheel: Wheel, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard workspace.talk.presentation?.sheet != nil else { return false }
    ui.changeList(.talk(.list)) { $0.wheel(wheel.event) }
    return true
  }
}
