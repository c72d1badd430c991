import AppState
import Interface
import Keyframes
import Stage
import Words

enum QuestionPart: Hashable {
  /// The window behind, which waits.
  case window
  case card
  case run
  case refuse
}

/// Asks whether the code of a file may be run, or whether to quit without saving. The session takes presses and keys for it before all
/// others, as recordings have neither.
struct QuestionPanel: Panel, PressedPanel {
  func owns(_ part: Part) -> Bool {
    if case .question = part { true } else { false }
  }

  func press(_ press: Press, _ workspace: inout Workspace, _ ui: inout UI) -> PressReply { .button }

  func pointerShape(over part: Part) -> PointerShape? {
    switch part {
    case .question(.run), .question(.refuse): .hand
    case _: nil
    }
  }

  // MARK: Drawing

  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let text = QuestionText(workspace.gallery.files.questions) else { return }
    let look = QuestionLook(text, workspace.layout, ui)
    ui.backdrop(.question(.window), workspace.layout.window)
    ui.box(workspace.layout.window, Theme.scrim)
    ui.backdrop(.question(.card), look.card)
    ui.box(look.card, Theme.panel, corner: 12)
    ui.outline(look.card, Theme.brass.opacity(0.6), width: 1, corner: 12)
    ui.icon(
      .warning, Theme.brass, centre: Point(x: look.card.minX + 28, y: look.card.minY + 30))
    for line in look.lines { ui.text(line.text, line.style, line.color, at: line.position) }
    let choosesYes = workspace.gallery.files.questions.choosesYes
    button(.refuse, look.refuse, text.no, isChosen: !choosesYes, &ui)
    button(.run, look.run, text.yes, isChosen: choosesYes, &ui)
  }

  private func button(
    _ part: QuestionPart, _ rect: Rect, _ title: String, isChosen: Bool, _ ui: inout UI
  ) {
    let look = ui.add(Widget(identity: .question(part), rect: rect, role: .surface, tip: ""))
    ui.box(rect, look.isHot ? Theme.raisedHot : Theme.raised, corner: Theme.corner)
    let ring = isChosen ? Theme.brass : Theme.hairline
    ui.outline(rect, ring, width: isChosen ? Theme.focusRing : 1, corner: Theme.corner)
    let width = ui.measure(Text(title, Theme.heading))
    ui.text(
      title, Theme.heading, Theme.text, at: Point(x: rect.centre.x - width / 2, y: rect.centre.y))
  }
}

/// Where the question's parts lie, in logical points.
private struct QuestionLook {
  struct Line {
    let text: String
    let style: TextStyle
    let color: Color
    let position: Point
  }

  private(set) var lines: [Line] = []
  let card, run, refuse: Rect

  private static let indent = 52.0
  private static let step = 20.0
  private static let hintStep = 16.0

  /// How many of several files are named.
  private static let most = 8

  init(_ question: QuestionText, _ layout: Layout, _ ui: UI) {
    let width = min(520, layout.window.width - 32)
    let room = width - Self.indent - 24
    let title = ui.lines(of: question.title, Theme.title, width: room, most: 2)
    let path =
      question.names.count == 1
      ? Self.pieces(of: question.names[0], width: room, ui)
      : Self.fitted(question.names, width: room, ui)
    let words = ui.lines(of: question.body, Theme.label, width: room, most: 8)
    let hint = ui.lines(of: question.hint, Theme.caption, width: room, most: 2)
    let height =
      30 + 24 * Double(title.count) + Self.step * Double(path.count + words.count)
      + Self.hintStep * Double(hint.count) + 98
    card = Rect(centre: layout.window.centre, size: Size(width: width, height: height))
    let buttons = Size(width: 112, height: 36)
    let hintTop = card.maxY - 16 - Self.hintStep * Double(hint.count)
    let y = hintTop - 14 - buttons.height
    run = Rect(
      x: card.maxX - 20 - buttons.width, y: y, width: buttons.width, height: buttons.height)
    refuse = run.offset(x: -buttons.width - 12)
    let x = card.minX + Self.indent
    var top = card.minY + 30
    func add(_ texts: [String], _ style: TextStyle, _ color: Color, _ step: Double) -> [Line] {
      texts.map { text in
        defer { top += step }
        return Line(text: text, style: style, color: color, position: Point(x: x, y: top))
      }
    }
    lines += add(title, Theme.title, Theme.text, 24)
    top += 2
    lines += add(path, Theme.caption, Theme.mutedText, Self.step)
    top += 6
    lines += add(words, Theme.label, Theme.text, Self.step)
    top = hintTop + Self.hintStep / 2
    lines += add(hint, Theme.caption, Theme.mutedText, Self.hintStep)
  }

  /// Several names; the last of many is "…".
  private static func fitted(_ names: [String], width: Double, _ ui: UI) -> [String] {
    let isLong = names.count > most
    let shown = names.prefix(isLong ? most - 1 : most).map { name in
      var ui = ui
      return ui.fitted(name, Theme.caption, width: width)
    }
    return shown + (isLong ? ["…"] : [])
  }

  /// The whole path: lines break anywhere in it.
  private static func pieces(of path: String, width: Double, _ ui: UI) -> [String] {
    var lines = [""]
    for letter in path {
      let longer = lines[lines.count - 1] + String(letter)
      if ui.measure(Text(longer, Theme.caption)) <= width {
        lines[lines.count - 1] = longer
      } else if lines.count < 6 {
        lines.append(String(letter))
      } else {
        lines[lines.count - 1] += "…"
        break
      }
    }
    return lines
  }
}
