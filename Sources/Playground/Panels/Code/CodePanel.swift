import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

enum CodePart: Hashable, Sendable {
  case subject(CodeSubject)
  /// The list of rows.
  case text
}

/// The current track or the file's text as code, in type that an audience can read during a talk.
/// Code that counts at the playhead is lit; a change lights up once.
struct CodePanel: Panel, MovingPanel, WheelPanel, ClosablePanel, CommandPanel, PanelBesideStage,
  PanelWithTips
{
  /// The visible code, rebuilt only when it changes.
  private(set) var shown: ShownCode?
  /// The latest changes, and their age in seconds.
  private(set) var change: (marks: Set<Int>, age: Double)?
  /// Whether changes don't fade.
  private var isStill = false
  /// The keyframe or the line that was scrolled to.
  private var revealed: Int?

  /// How long a change stays lit, in seconds: it fades once, and does not flash again.
  static let fading = 1.2

  var isForTalks: Bool { true }

  static let side = SidePanel.code

  func owns(_ part: Part) -> Bool { if case .code = part { true } else { false } }

  func isMoving(_ workspace: Workspace) -> Bool {
    workspace.layout.codeRoom != nil && change != nil
  }

  mutating func advance(by seconds: Double, _ workspace: inout Workspace) {
    guard let now = change else { return }
    let age = now.age + seconds
    change = age < Self.fading ? (now.marks, age) : nil
  }

  /// 1 for a new change, falling to 0 or, with reduced motion, 1 until its end.
  func freshness(of mark: Int) -> Double {
    guard let change, change.marks.contains(mark) else { return 0 }
    return isStill ? 1 : 1 - change.age / Self.fading
  }

  func layout(_ workspace: Workspace) -> CodeLayout? {
    workspace.layout.codeRoom.map {
      CodeLayout(
        $0, window: workspace.layout.window, isForTalk: workspace.talk.presentation != nil,
        hasChoice: workspace.hasSource)
    }
  }

  // MARK: Before drawing

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    isStill = workspace.window.arrangement.reducesMotion
    guard let layout = layout(workspace) else { return (shown, change, revealed) = (nil, nil, nil) }
    // The current track is looked up among these.
    _ = workspace.player.rows()
    let letter = max(ui.measure(Text("0", layout.style)), 1)
    let wanted = ShownCode.Content(&workspace)
    let columns = Int((layout.text.width - layout.gutter(wanted.lineCount, letter)) / letter)
    if shown?.content != wanted || shown?.columns != columns {
      let old = shown
      let new = ShownCode(wanted, columns: columns)
      if let old, let marks = new.changes(since: old), !marks.isEmpty { change = (marks, 0) }
      if old?.content.key != wanted.key {
        (change, revealed) = (nil, nil)
        ui.changeList(.code(.text)) { $0.jump(to: 0) }
      }
      shown = new
    }
    guard let shown else { return }
    ui.resizeList(
      .code(.text), height: Double(shown.page.rows.count) * layout.line + 8, view: layout.text)
    reveal(shown, layout, workspace, &ui)
  }

  /// Scrolls to the live code, once for each.
  private mutating func reveal(
    _ shown: ShownCode, _ layout: CodeLayout, _ workspace: Workspace, _ ui: inout UI
  ) {
    let wanted = shown.liveMarks(at: workspace.player.time).first ?? shown.litLines.first
    guard wanted != revealed else { return }
    let isFirst = revealed == nil
    revealed = wanted
    let rows = wanted.flatMap {
      shown.content.isTrack ? shown.page.rows(of: $0) : shown.page.rows(ofLine: $0)
    }
    guard let rows else { return }
    let last = shown.litLines.last.flatMap { shown.page.rows(ofLine: $0) } ?? rows
    // With a line of context above and below it.
    let (top, bottom) = (Double(rows.lowerBound - 1), Double(last.upperBound + 1))
    ui.changeList(.code(.text)) {
      $0.reveal(from: max(top, 0) * layout.line, to: bottom * layout.line + 8, atOnce: isFirst)
    }
  }

  // MARK: Pointer and keys

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .code(.subject(let subject)) = action else { return false }
    workspace.talk.code.subject = subject
    if workspace.layout.codeRoom == nil { workspace.toggle(.code) }
    return true
  }

  mutating func wheel(_ wheel: Wheel, _ workspace: inout Workspace, _ ui: inout UI) -> Bool {
    guard workspace.talk.presentation?.sheet == nil, wheel.modifiers.isEmpty,
      workspace.layout.codeRoom?.contains(wheel.position) == true
    else { return false }
    ui.changeList(.code(.text)) { $0.wheel(wheel.event) }
    return true
  }

  /// During a talk Esc closes what a key has opened.
  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard rung == .trying, workspace.talk.presentation?.sheet == nil,
      workspace.window.arrangement.showsCode,
      workspace.talk.presentation?.digits.isEmpty == true, !workspace.talk.code.isOfStop
    else { return false }
    workspace.toggle(.code)
    return true
  }

  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    part == .code(.text)
      ? Tip(localized("Code: drag, use the wheel or the arrow keys to scroll"), keys: "↑ ↓") : nil
  }
}
