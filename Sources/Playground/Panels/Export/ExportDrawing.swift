import Formats
import Interface
import Keyframes
import Stage

extension ExportPanel {
  func draw(_ workspace: Workspace, _ ui: inout UI) {
    guard let places = places(workspace) else { return }
    ui.sidePanel("export", places.card)
    if places.hasTitle {
      ui.text(
        Words[.exportTitle], Theme.heading, Theme.text,
        at: Point(x: places.inside.minX, y: places.card.minY + 28))
    }
    ui.segments(subjectSegments, in: places.subjects)
    if subject == .easing {
      drawDialect(in: places.formats, &ui)
    } else {
      ui.segments(formatSegments, in: places.formats)
    }
    drawStepper(in: places.stepper, workspace, &ui)
    drawCopy(in: places.copyRow, &ui)
    guard let shown else { return }
    draw(shown, in: places.text, scrollsIn: places.card, &ui)
    drawLosses(in: places.losses, &ui)
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
        action: .export(.format(one)), tip: Words[.exportAs, title])
    }
  }

  /// The dialect between two arrows; pressed, it opens the list of all.
  private func drawDialect(in rect: Rect, _ ui: inout UI) {
    func step(_ sign: String, _ count: Int, _ tip: Phrase) -> Segment {
      Segment(
        identity: .export(.stepDialect(count)), title: sign, isChosen: true,
        action: .export(.stepDialect(count)), tip: Words[tip])
    }
    ui.stepper(
      dialect.title + "  ▾", in: rect, before: step("‹", -1, .previousDialect),
      after: step("›", 1, .nextDialect),
      word: Segment(
        identity: .export(.dialect), title: dialect.title, isChosen: true,
        action: .export(.chooseDialect),
        tip: Words[.chooseDialect]))
  }

  private func drawStepper(in rect: Rect, _ workspace: Workspace, _ ui: inout UI) {
    let title = title(of: subject, workspace)
    guard subject != .scene else { return ui.stepper(title, in: rect) }
    let (previous, next): (Phrase, Phrase) =
      switch subject {
      case .easing: (.previousSegment, .nextSegment)
      case .track: (.previousTrack, .nextTrack)
      case .node, .scene: (.previousNode, .nextNode)
      }
    func step(_ sign: String, _ count: Int, _ tip: Phrase) -> Segment {
      Segment(
        identity: .export(.step(count)), title: sign, isChosen: true,
        action: .export(.step(count)), tip: Words[tip])
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
      Words[.copy], Theme.label.aligned(.centre),
      shown == nil ? Theme.faintText : Theme.onBrass, at: button.centre)
    if look.hasFocus { ui.focusRing(around: button, corner: Theme.corner) }
    let words = shown.map { $0.size } ?? Words[.nothingToExport]
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
        shown?.largestError ?? Words[.nothingLost], Theme.caption,
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
    case .export(.copy): Tip(Words[.copyCode], keys: "Ctrl C")
    case .export(.text): Tip(Words[.exportedCode], keys: "↑ ↓")
    case .export(.losses): Tip(Words[.exportLosses], keys: "↑ ↓")
    case _: nil
    }
  }
}

extension ExportSubject {
  var title: String {
    switch self {
    case .easing: Words[.subjectEasing]
    case .track: Words[.subjectTrack]
    case .node: Words[.subjectNode]
    case .scene: Words[.subjectScene]
    }
  }

  /// Why there is nothing to copy.
  var absence: String {
    switch self {
    case .easing: Words[.noEasingToCopy]
    case .track: Words[.noTrackToCopy]
    case .node: Words[.noNodeToCopy]
    case .scene: Words[.noSceneToCopy]
    }
  }
}

extension ExportAction {
  /// What it is called in the palette.
  var words: String {
    switch self {
    case .subject(.easing): Words[.exportEasing]
    case .subject(.track): Words[.exportTrack]
    case .subject(.node): Words[.exportNode]
    case .subject(.scene): Words[.exportScene]
    case .format(let format): Words[.exportAs, format.title]
    case .dialect(let dialect): Words[.exportAs, dialect.title]
    case .chooseDialect: Words[.chooseDialect]
    case .stepDialect(let count): Words[count < 0 ? .previousDialect : .nextDialect]
    case .copyEasing(let dialect): Words[.copyEasingAs, dialect.title]
    case .step(let count): count < 0 ? Words[.exportPrevious] : Words[.exportNext]
    case .copy: Words[.copyExportedCode]
    case .copyAs(.easing, let format): Words[.copyEasingAs, format.title]
    case .copyAs(.track, let format): Words[.copyTrackAs, format.title]
    case .copyAs(.node, let format): Words[.copyNodeAs, format.title]
    case .copyAs(.scene, let format): Words[.copySceneAs, format.title]
    }
  }
}

extension ShownExport {
  /// "34 lines, 1.2 kB".
  fileprivate var size: String {
    let bytes = exported.text.utf8.count
    let lines = Words.count(count, .oneLine, .lines)
    return bytes < 1000
      ? Words[.sizeInBytes, lines, String(bytes)]
      : Words[.sizeInKilobytes, lines, (Double(bytes) / 1000).fixed(1)]
  }
}
