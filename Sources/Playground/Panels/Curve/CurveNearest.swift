import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The names of a curve: the nearest known easing, spring and Bézier.
extension CurvePanel {
  /// Computed anew only when the segment's easing or length changes, and not where a stroke's error stands instead.
  mutating func followNearest(_ workspace: Workspace) {
    let isShown = tab == .nearest || !(isDrawing && note != nil)
    nearest = isShown ? drawn.map { nearest(to: $0.target, workspace) } : nil
  }

  private func nearest(to target: CurveTarget, _ workspace: Workspace) -> NearestEasings {
    let isTimed = workspace.playhead.timeline.unit == .seconds
    let seconds = isTimed ? target.stretch?.length : nil
    if let nearest, nearest.easing == target.easing, nearest.seconds == seconds { return nearest }
    return NearestEasings(target.easing, seconds: seconds)
  }

  mutating func keepNearest(_ kind: NearestEasings.Kind, _ workspace: inout Workspace) {
    guard let target = workspace.curveTarget() else { return }
    let match = nearest(to: target, workspace)[kind]
    workspace.bend(to: match.easing)
    remark(localized("Largest error \(match.percent)"), workspace)
  }

  /// The nearest easing that is pointed at, or has the focus.
  func triedNearest(_ ui: UI) -> NearestEasings.Kind? {
    if mutedPointer == nil, let position = ui.pointer,
      case .curve(.near(let kind))? = ui.widget(at: position)?.identity
    {
      return kind
    }
    if case .curve(.near(let kind))? = ui.focus, ui.showsFocus { return kind }
    return nil
  }

  // MARK: Drawing

  /// What the curve is, below its numbers; nothing where its notation is already that name. While
  /// curves are drawn, how near the easing is to the last stroke.
  func drawName(_ easing: Easing, in rect: Rect, _ ui: inout UI) {
    if isDrawing, let note, !rect.isEmpty {
      let words = ui.fitted(note.text, Theme.caption, width: rect.width)
      return ui.text(
        words, Theme.caption, Theme.mutedText, at: Point(x: rect.minX, y: rect.centre.y))
    }
    guard let nearest, preview == nil, let best = nearest.best, best.easing != easing.unnamed,
      !rect.isEmpty
    else { return }
    let words = ui.fitted(best.words, Theme.caption, width: rect.width)
    let width = ui.measure(Text(words, Theme.caption)) + 12
    let pressed = Rect(x: rect.minX - 6, y: rect.centre.y - 12, width: width, height: 24)
    ui.button("nearest curve", pressed, .curve(.show(.nearest))) { ui, color in
      ui.text(words, Theme.caption, color, at: Point(x: rect.minX, y: rect.centre.y))
    }
  }

  /// A row for each kind.
  func drawNearest(_ target: CurveTarget, _ content: Rect, _ ui: inout UI) {
    guard let nearest else { return }
    let isTall = content.height >= 3 * 48
    var rest = content
    for kind in NearestEasings.Kind.allCases {
      let row = rest.cut(isTall ? 44 : 24, gap: 4)
      guard !row.isEmpty else { return }
      draw(kind, nearest[kind], isChosen: nearest[kind].easing == target.easing, in: row, &ui)
    }
  }

  private func draw(
    _ kind: NearestEasings.Kind, _ match: NearestEasings.Match, isChosen: Bool, in row: Rect,
    _ ui: inout UI
  ) {
    let look = ui.add(
      Widget(
        identity: .curve(.near(kind)), rect: row, role: .button(.curve(.keepNearest(kind)))))
    let isTried = look.isHot || look.hasFocus
    ui.box(row, isTried ? Theme.raisedHot : Theme.raised, corner: 6)
    if isChosen { ui.outline(row, Theme.mint, width: 1.5, corner: 6) }
    if look.hasFocus { ui.outline(row, Theme.brass, width: 2, corner: 6) }
    let error = isChosen ? localized("this curve") : match.percent
    let isTall = row.height > 30
    let width = ui.measure(Text(error, Theme.caption)) + 12
    let top = isTall ? row.minY + 14 : row.centre.y
    let color = match.closeness == .different ? Theme.mutedText : Theme.mint
    ui.text(error, Theme.caption.aligned(.trailing), color, at: Point(x: row.maxX - 8, y: top))
    if isTall {
      ui.text(kind.title, Theme.caption, Theme.mutedText, at: Point(x: row.minX + 8, y: top))
    }
    let name = ui.fitted(
      match.easing.shortNotation, Theme.caption, width: row.width - 16 - (isTall ? 0 : width))
    ui.text(
      name, Theme.caption, Theme.text,
      at: Point(x: row.minX + 8, y: isTall ? row.maxY - 14 : row.centre.y))
  }
}

extension NearestEasings.Kind {
  fileprivate var title: String {
    switch self {
    case .known: localized("Nearest easing")
    case .spring: localized("Nearest spring")
    case .bezier: localized("Nearest Bézier")
    }
  }
}

extension NearestEasings.Match {
  /// The largest error in percent.
  var percent: String { (100 * largestError).fixed(largestError < 0.01 ? 2 : 1) + "%" }

  /// "about ease-in-out-cubic, 0.93%"
  fileprivate var words: String {
    let name = easing.shortNotation
    return closeness == .same ? "\(name), \(percent)" : localized("about \(name), \(percent)")
  }
}
