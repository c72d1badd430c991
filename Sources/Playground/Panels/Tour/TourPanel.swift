import AppState
import Interface
import Keyframes
import Stage
import Words

enum TourPart: Hashable, Sendable {
  case begin, dismiss, back, next, leave
}

/// A lesson of the tour below the stage; before that, in the first minute, a hint and the offer of the tour.
struct TourPanel: Panel, CommandPanel, KeyPanel, ClosablePanel, FollowingPanel, PanelWithTips {
  func owns(_ part: Part) -> Bool { if case .tour = part { true } else { false } }

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .tour(let action) = action else { return false }
    switch action {
    case .begin: workspace.beginTour()
    case .next: workspace.turnLesson(by: 1)
    case .back: workspace.turnLesson(by: -1)
    case .leave: workspace.leaveTour()
    case .dismiss: workspace.window.welcome = []
    }
    return true
  }

  /// The keys that turn pages turn lessons.
  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard workspace.showsLesson, stroke.modifiers.isEmpty else { return false }
    switch stroke.key {
    case .pageDown: workspace.turnLesson(by: 1)
    case .pageUp: workspace.turnLesson(by: -1)
    case _: return false
    }
    return true
  }

  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard rung == .last, workspace.showsLesson else { return false }
    workspace.leaveTour()
    return true
  }

  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    if workspace.playhead.isDragging { workspace.window.welcome.remove(.drag) }
  }

  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    guard case .tour(let part) = part else { return nil }
    return switch part {
    case .begin: Tip(localized("Eight lessons of a minute each"))
    case .dismiss: Tip(localized("Hide this"))
    case .back: Tip(localized("Previous lesson"), keys: Key.pageUp.sign)
    case .next: Tip(localized("Next lesson"), keys: Key.pageDown.sign)
    case .leave: Tip(localized("Leave the tour"), keys: "Esc")
    }
  }

  // MARK: Drawing

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    if let tour = workspace.window.tour, workspace.showsLesson {
      drawTarget(tour.lesson.target, workspace, &ui)
      draw(tour, workspace, &ui)
    } else if workspace.showsWelcome {
      drawWelcome(workspace, &ui)
    }
  }

  private func card(_ rect: Rect, _ ui: inout UI) {
    ui.backdrop(.backdrop("tour"), rect)
    ui.box(rect, Theme.panel.opacity(0.97), corner: Theme.corner)
    ui.outline(rect, Theme.hairline, width: max(ui.hair, 1), corner: Theme.corner)
  }

  /// A button with a word.
  private func button(
    _ part: TourPart, _ words: String, _ rect: Rect, _ action: TourAction, isMain: Bool = false,
    _ ui: inout UI
  ) {
    if isMain { ui.box(rect, Theme.brass, corner: Theme.corner) }
    ui.button(.tour(part), rect, .tour(action)) { ui, color in
      ui.text(
        words, Theme.heading.aligned(.centre), isMain ? Theme.onBrass : color, at: rect.centre)
    }
    if !isMain {
      ui.outline(rect, Theme.hairline, width: max(ui.hair, 1), corner: Theme.corner)
    }
  }

  // MARK: The first minute

  private func drawWelcome(_ workspace: Workspace, _ ui: inout UI) {
    let (whole, rect) = workspace.welcomeCard(ui)
    let offers = workspace.window.welcome.contains(.tour)
    let tour = localized("Take the tour")
    card(rect, &ui)
    let close = Rect(x: rect.maxX - 30, y: rect.centre.y - 12, width: 24, height: 24)
    ui.button(.tour(.dismiss), close, .tour(.dismiss)) {
      $0.icon(.close, $1, centre: close.centre, size: 12)
    }
    var right = close.minX - 4
    if offers {
      let width = ui.widthOfTourButton(tour)
      right -= width
      button(
        .begin, tour, Rect(x: right, y: rect.minY + 6, width: width, height: 28), .begin,
        isMain: true, &ui)
    }
    let words = ui.fitted(whole, Theme.label, width: right - rect.minX - 14)
    ui.text(words, Theme.label, Theme.text, at: Point(x: rect.minX + 14, y: rect.centre.y))
  }

  // MARK: A lesson

  private func draw(_ tour: Tour, _ workspace: Workspace, _ ui: inout UI) {
    let rect = workspace.lessonCard
    card(rect, &ui)
    let inside = rect.inset(x: 14, y: 0)
    let close = Rect(x: rect.maxX - 30, y: rect.minY + 6, width: 24, height: 24)
    ui.button(.tour(.leave), close, .tour(.leave)) {
      $0.icon(.close, $1, centre: close.centre, size: 12)
    }
    let (next, back) = (
      tour.isAtEnd ? localized("Finish") : localized("Next"),
      localized(Message("Back", context: "menu"))
    )
    let width = max(ui.widthOfTourButton(next), ui.widthOfTourButton(back))
    let low = rect.maxY - 36
    let nextRect = Rect(x: rect.maxX - 8 - width, y: low, width: width, height: 28)
    button(.next, next, nextRect, .next, isMain: true, &ui)
    if tour.index > 0 {
      let backRect = Rect(x: nextRect.minX - 8 - width, y: low, width: width, height: 28)
      button(.back, back, backRect, .back, &ui)
    }
    let heading = localized(
      "\(tour.index + 1) of \(tour.lessons.count) · \(Lesson.localized(tour.lesson.title))")
    ui.text(
      ui.fitted(heading, Theme.heading, width: close.minX - inside.minX - 8), Theme.heading,
      Theme.brass, at: Point(x: inside.minX, y: rect.minY + 18))
    let room = nextRect.minX - 8 - (tour.index > 0 ? width + 8 : 0) - inside.minX - 8
    let lines = ui.balanced(Lesson.localized(tour.lesson.sentence), Theme.label, width: room)
    for (index, line) in lines.enumerated() {
      ui.text(
        line, Theme.label, Theme.text,
        at: Point(x: inside.minX, y: rect.minY + 42 + 19 * Double(index)))
    }
  }

  /// A frame around what the lesson asks to drag.
  private func drawTarget(
    _ target: Lesson.Target, _ workspace: Workspace, _ ui: inout UI
  ) {
    guard let rect = rect(of: target, workspace, ui) else { return }
    ui.outline(rect.inset(by: -3), Theme.brass.opacity(0.9), width: 2, corner: Theme.corner)
  }

  private func rect(of target: Lesson.Target, _ workspace: Workspace, _ ui: UI) -> Rect? {
    func around(_ parts: Part...) -> Rect? {
      let rects = ui.widgetsOfThisFrame(where: parts.contains)
      return rects.dropFirst().reduce(rects.first) { $0?.union($1) }
    }
    return switch target {
    case .stage: workspace.layout.stage
    case .bar: around(.transport(.scrubBar))
    case .timeline: workspace.layout.timeline.map { workspace.timelineParts(in: $0).keys }
    case .curve: around(.curve(.canvas))
    case .knob(let name):
      around(.knobs(.control(name)), .knobs(.label(name)), .knobs(.field(name)))
    }
  }
}
