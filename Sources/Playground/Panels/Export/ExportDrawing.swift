import AppState
import Formats
import Interface
import Keyframes
import Stage
import Words

extension ExportPanel {
  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let layout = layout(workspace) else { return }
    ui.sidePanel("export", layout.card)
    if layout.hasTitle {
      ui.text(
        localized("Export"), Theme.heading, Theme.text,
        at: Point(x: layout.inside.minX, y: layout.card.minY + 28))
    }
    ui.segments(subjectSegments, in: layout.subjects)
    if subject == .easing {
      drawDialect(in: layout.formats, &ui)
    } else {
      ui.segments(formatSegments, in: layout.formats)
    }
    drawStepper(in: layout.stepper, workspace, &ui)
    drawCopy(in: layout.copyRow, &ui)
    guard let shown else { return }
    draw(shown, in: layout.text, scrollsIn: layout.card, &ui)
    drawLosses(in: layout.losses, &ui)
  }

  private var subjectSegments: [Segment] {
    ExportSubject.allCases.map { one in
      Segment(
        identity: .export(.subject(one)), title: one.title, isChosen: one == subject,
        action: .export(.subject(one)), tip: ExportAction.subject(one).words)
    }
  }

  private var formatSegments: [Segment] {
    ExportFormat.codes.map { one in
      let title = one == .swift ? "Swift" : one.title
      return Segment(
        identity: .export(.format(one)), title: title, isChosen: one == format,
        action: .export(.format(one)), tip: localized("Export as \(title)"))
    }
  }

  /// The dialect between two arrows; pressed, it opens the list of all.
  private func drawDialect(in rect: Rect, _ ui: inout UI) {
    func step(_ sign: String, _ count: Int, _ tip: Message) -> Segment {
      Segment(
        identity: .export(.stepDialect(count)), title: sign, isChosen: true,
        action: .export(.stepDialect(count)), tip: localized(tip))
    }
    ui.stepper(
      dialect.title + "  ▾", in: rect, before: step("‹", -1, "Previous tool"),
      after: step("›", 1, "Next tool"),
      word: Segment(
        identity: .export(.dialect), title: dialect.title, isChosen: true,
        action: .export(.chooseDialect),
        tip: localized("Choose the tool to write the easing for")))
  }

  private func drawStepper(in rect: Rect, _ workspace: Workspace, _ ui: inout UI) {
    let title = title(of: subject, workspace)
    guard subject != .scene else { return ui.stepper(title, in: rect) }
    let (previous, next): (Message, Message) =
      switch subject {
      case .easing: ("Previous segment", "Next segment")
      case .track: ("Previous track", "Next track")
      case .node, .scene: ("Previous node", "Next node")
      }
    func step(_ sign: String, _ count: Int, _ tip: Message) -> Segment {
      Segment(
        identity: .export(.step(count)), title: sign, isChosen: true,
        action: .export(.step(count)), tip: localized(tip))
    }
    ui.stepper(
      title, in: rect, before: step("‹", -1, previous), after: step("›", 1, next))
  }

  private func drawCopy(in row: Rect, _ ui: inout UI) {
    let button = Rect(x: row.minX, y: row.minY, width: 88, height: row.height)
    let look = ui.add(
      Widget(
        identity: .export(.copy), rect: button, role: .button(.export(.copy)),
        isEnabled: shown != nil))
    let ground =
      look.isHeld ? Theme.brass.opacity(0.8) : look.isHot ? Theme.brassHot : Theme.brass
    ui.box(button, shown == nil ? Theme.raised : ground, corner: Theme.corner)
    ui.text(
      localized("Copy"), Theme.label.aligned(.centre),
      shown == nil ? Theme.faintText : Theme.onBrass, at: button.centre)
    if look.hasFocus { ui.focusRing(around: button, corner: Theme.corner) }
    let words = shown.map { $0.size } ?? localized("Nothing to export.")
    ui.text(
      ui.fitted(words, Theme.caption, width: row.width - 104), Theme.caption.aligned(.trailing),
      Theme.mutedText, at: Point(x: row.maxX, y: row.centre.y))
  }

  private func draw(
    _ shown: ShownExport, in box: Rect, scrollsIn card: Rect, _ ui: inout UI
  ) {
    let look = ui.add(Widget(identity: .export(.text), rect: box, role: .list))
    ui.box(box, Theme.ground, corner: Theme.corner)
    let list = ui.list(.export(.text))
    let first = max(Int(list.position / ExportLayout.line), 0)
    let count = Int(box.height / ExportLayout.line) + 2
    ui.list(.export(.text), area: card, bar: box) { ui, top in
      for (index, line) in shown.lines.enumerated().dropFirst(first).prefix(count) {
        let y = top + 4 + (Double(index) + 0.5) * ExportLayout.line
        ui.text(line, ExportLayout.code, Theme.text, at: Point(x: box.minX + 8, y: y))
      }
    }
    if look.hasFocus { ui.focusRing(around: box.inset(by: 2), corner: Theme.corner) }
  }

  private func drawLosses(in rect: Rect, _ ui: inout UI) {
    guard !losses.isEmpty else {
      return ui.text(
        shown?.largestError ?? localized("Nothing is lost."), Theme.caption,
        Theme.mutedText,
        at: Point(x: rect.minX, y: rect.maxY - 8))
    }
    ui.box(
      Rect(x: rect.minX, y: rect.minY, width: 2, height: rect.height), Theme.coral, corner: 1)
    let list = ui.list(.export(.losses))
    if list.height > rect.height {
      let look = ui.add(Widget(identity: .export(.losses), rect: rect, role: .list))
      if look.hasFocus { ui.focusRing(around: rect.inset(by: -1), corner: 4) }
    }
    let bar = Rect(x: rect.minX, y: rect.minY, width: rect.width + 12, height: rect.height)
    ui.list(.export(.losses), bar: bar) { ui, top in
      for (index, line) in losses.enumerated() {
        let y = top + (Double(index) + 0.5) * ExportLayout.line
        ui.text(line, Theme.caption, Theme.coral, at: Point(x: rect.minX + 10, y: y))
      }
    }
  }
}

// MARK: Words

extension ExportPanel: PanelWithTips {
  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    switch part {
    case .export(.copy): Tip(localized("Copy the code"), keys: "Ctrl C")
    case .export(.text):
      Tip(localized("The exported code: drag or use the arrow keys to scroll"), keys: "↑ ↓")
    case .export(.losses):
      Tip(localized("What can't be exported: drag or use the arrow keys to scroll"), keys: "↑ ↓")
    case _: nil
    }
  }
}

extension ExportSubject {
  var title: String {
    switch self {
    case .easing: localized("Easing")
    case .track: localized("Track")
    case .node: localized("Node")
    case .scene: localized("Scene")
    }
  }

  /// Why there is nothing to copy.
  var absence: String {
    switch self {
    case .easing: localized("This demo has no easing to copy.")
    case .track: localized("This demo has no track to copy.")
    case .node: localized("This demo has no node to copy.")
    case .scene: localized("This demo has no scene to copy.")
    }
  }
}

extension ExportAction {
  /// Its name in the palette.
  var words: String {
    switch self {
    case .subject(.easing): localized("Export the easing")
    case .subject(.track): localized("Export the track")
    case .subject(.node): localized("Export the node")
    case .subject(.scene): localized("Export the scene")
    case .format(let format): localized("Export as \(format.title)")
    case .dialect(let dialect): localized("Export as \(dialect.title)")
    case .chooseDialect: localized("Choose the tool to write the easing for")
    case .stepDialect(let count): localized(count < 0 ? "Previous tool" : "Next tool")
    case .copyEasing(let dialect): localized("Copy the easing as \(dialect.title)")
    case .step(let count):
      count < 0 ? localized("Export the previous one") : localized("Export the next one")
    case .copy: localized("Copy the exported code")
    case .copyAs(.easing, let format): localized("Copy the easing as \(format.title)")
    case .copyAs(.track, let format): localized("Copy the track as \(format.title)")
    case .copyAs(.node, let format): localized("Copy the node as \(format.title)")
    case .copyAs(.scene, let format): localized("Copy the scene as \(format.title)")
    }
  }
}

extension ShownExport {
  /// "34 lines, 1.2 kB".
  fileprivate var size: String {
    let bytes = exported.text.utf8.count
    let lines = localized(Message(count: count, one: "1 line", other: "\(count) lines"))
    return bytes < 1000
      ? localized("\(lines), \(bytes) bytes")
      : localized("\(lines), \((Double(bytes) / 1000).fixed(1)) kB")
  }
}
