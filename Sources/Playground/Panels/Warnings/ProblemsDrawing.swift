import AppState
import DemoKit
import Formats
import Interface
import Keyframes
import Stage
import Words

// The problems of the demo's file, and the progress of reading a file.
extension WarningsPanel {
  private static let padding = 12.0
  private static let lineHeight = 18.0
  /// The sign has nothing in its lower half.
  private static let caretHeight = 10.0
  private static let most = 600.0
  private static let code = TextStyle(12, .regular, family: .mono, alignment: .leading)

  /// A banner at the bottom of the stage: file, line and column, the sentence, the line with a caret, and
  /// how many more there are.
  func drawProblems(_ workspace: Workspace, _ ui: inout UI) {
    guard let problems = workspace.shownProblems, let error = problems.errors.first,
      let path = workspace.openedFile?.path
    else { return }
    let stage = workspace.layout.panels.stage
    let width = min(Self.most, max(stage.width - 24, 240))
    let inside = width - 2 * Self.padding
    let sentence = ui.lines(of: localized(problems.sentence), Theme.label, width: inside, most: 4)
    let excerpt = error.excerpt.map { Excerpt($0, width: inside, ui) }
    let count = 1 + sentence.count + (excerpt == nil ? 0 : 1) + (problems.errors.count > 1 ? 1 : 0)
    let height =
      Double(count) * Self.lineHeight + (excerpt == nil ? 0 : Self.caretHeight) + 2 * Self.padding
    let card = Rect(
      x: stage.centre.x - width / 2, y: max(stage.maxY - height - 12, stage.minY + 8), width: width,
      height: height)
    ui.backdrop(.warning(.problems), card)
    ui.box(card, Theme.raised, corner: Theme.corner)
    ui.outline(card, Theme.coral, width: 1, corner: Theme.corner)
    var position = Point(
      x: card.minX + Self.padding, y: card.minY + Self.padding + Self.lineHeight / 2)
    func write(_ words: String, _ style: TextStyle, _ color: Color) {
      ui.text(words, style, color, at: position)
      position.y += Self.lineHeight
    }
    write(
      ui.fitted(error.position(in: path), Theme.key, width: inside - 32), Theme.key, Theme.coral)
    for line in sentence { write(line, Theme.label, Theme.text) }
    if let excerpt {
      write(excerpt.text, Self.code, Theme.mutedText)
      ui.text(
        "^", Self.code, Theme.coral, at: Point(x: position.x + excerpt.caret, y: position.y - 2))
      position.y += Self.caretHeight
    }
    if problems.errors.count > 1 {
      let more = localized(
        Message(
          count: problems.errors.count - 1, one: "1 more mistake. riff check lists both.",
          other: "\(problems.errors.count - 1) more mistakes. riff check lists all."))
      write(more, Theme.caption, Theme.mutedText)
    }
    drawHide(in: card, &ui)
  }

  private func drawHide(in card: Rect, _ ui: inout UI) {
    let button = Rect(x: card.maxX - 36, y: card.minY + 6, width: 28, height: 28)
    let look = ui.add(
      Widget(
        identity: .warning(.dismissProblems), rect: button, role: .surface,
        tip: localized("Hide until the file is saved again (Esc)")))
    if look.isHot { ui.box(button, Theme.raisedHot, corner: Theme.corner) }
    ui.icon(.close, look.isHot ? Theme.text : Theme.mutedText, centre: button.centre)
  }

  /// A bar over the stage while a file is being read. It takes no input: a replay has no bar.
  func drawWork(_ workspace: Workspace, _ ui: inout UI) {
    guard let work = workspace.gallery.files.work else { return }
    let stage = workspace.layout.stage
    let name = work.path.folderAndName.name
    let words = localized(work.kind == .reading ? "Reading \(name)" : "Compiling \(name)")
    let shown = ui.fitted(words, Theme.caption, width: max(stage.width - 64, 80))
    let width = ui.measure(Text(shown, Theme.caption)) + 32
    let card = Rect(
      x: stage.centre.x - width / 2, y: stage.minY + 12, width: width, height: 36)
    ui.box(card, Theme.raised.opacity(0.95), corner: Theme.corner)
    ui.text(
      shown, Theme.caption, Theme.text, at: Point(x: card.minX + 16, y: card.minY + 14))
    // The end is unknown: a moving piece shows that work continues.
    let bar = Rect(x: card.minX + 16, y: card.maxY - 10, width: width - 32, height: 3)
    ui.box(bar, Theme.hairline, corner: 1.5)
    let part = (work.seconds * 0.8).truncatingRemainder(dividingBy: 1)
    let piece = bar.width * 0.3
    ui.box(
      Rect(x: bar.minX + part * (bar.width - piece), y: bar.minY, width: piece, height: 3),
      Theme.brass, corner: 1.5)
  }
}

/// The part of a line of text that fits, and the position of its caret, in points.
private struct Excerpt {
  let text: String
  let caret: Double

  init(_ excerpt: (text: String, caret: Int), width: Double, _ ui: UI) {
    let style = TextStyle(12, .regular, family: .mono, alignment: .leading)
    let characters = Array(excerpt.text)
    let letter = max(ui.measure(Text("0000000000", style)) / 10, 1)
    let room = max(Int(width / letter) - 1, 8)
    let first = max(0, min(excerpt.caret - room * 2 / 3, characters.count - room))
    let end = min(first + room, characters.count)
    var shown = Array(characters[first..<end])
    if first > 0 { shown[0] = "…" }
    if end < characters.count { shown[shown.count - 1] = "…" }
    text = String(shown)
    caret = letter * Double(min(max(excerpt.caret - first, 0), shown.count))
  }
}

extension FileError {
  /// "ball.json:12:7".
  fileprivate func position(in path: String) -> String {
    ([path.folderAndName.name] + [line, column].compactMap(\.self).map(String.init))
      .joined(separator: ":")
  }
}

extension Workspace {
  /// The mistakes in the file of the demo on the stage, unless they were dismissed.
  var shownProblems: FileProblems? {
    gallery.files.problems[player.demo.name].flatMap { $0.isDismissed ? nil : $0 }
  }

  /// - Returns: whether there were any.
  mutating func dismissProblems() -> Bool {
    guard shownProblems != nil else { return false }
    gallery.files.problems[player.demo.name]?.isDismissed = true
    return true
  }
}
