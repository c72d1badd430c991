package import Keyframes
import Stage

/// A word in a row of words, one of which is chosen.
package struct Segment<Part: Hashable & Sendable, Action: Equatable & Sendable>: Sendable {
  package let identity: Part
  package let title: String
  package let isChosen: Bool
  package let action: Action
  package let tip: String?
  /// The identity of the widget that replaces this one once it is chosen.
  package let identityIfChosen: Part

  /// `identityIfChosen` defaults to `identity`.
  package init(
    identity: Part, title: String, isChosen: Bool, action: Action, tip: String? = nil,
    identityIfChosen: Part? = nil
  ) {
    self.identity = identity
    self.identityIfChosen = identityIfChosen ?? identity
    self.title = title
    self.isChosen = isChosen
    self.action = action
    self.tip = tip
  }
}

extension UI {
  package typealias Segment = Interface.Segment<Part, Action>

  /// Words side by side, one of which is chosen. Tab stops at the chosen one, or at the first if
  /// none is chosen; the arrow keys choose its neighbours. `columns` is the number of columns of
  /// equal width; nil gives each word the width that it needs, in one row.
  package mutating func segments(_ all: [Segment], in rect: Rect, columns: Int? = nil) {
    guard !all.isEmpty else { return }
    box(rect, Theme.raised, corner: Theme.corner)
    let rects = columns.map { Self.cells(all.count, in: rect, columns: $0) } ?? cells(all, in: rect)
    let hasChosen = all.contains(where: \.isChosen)
    for (index, one) in all.enumerated() {
      let before = all[(index + all.count - 1) % all.count]
      let after = all[(index + 1) % all.count]
      var widget = Widget(
        identity: one.identity, rect: rects[index], role: .button(one.action),
        isStop: one.isChosen || (!hasChosen && index == 0), tip: one.tip)
      widget.neighbours = [before, after].map { .init($0.identityIfChosen, $0.action) }
      segment(widget, one.title, isChosen: one.isChosen, isMarked: one.isChosen)
    }
  }

  /// Whether all words fit into `width` points, side by side.
  package func segmentsFit(_ words: [String], in width: Double) -> Bool {
    words.reduce(0) { $0 + measure(Text($1, Theme.caption)) + 12 } <= width
  }

  /// One word between two arrows to its neighbours, for rows of words that do not fit side by side.
  /// `before` and `after` are the actions of the arrows; nil leaves an arrow out. `word` is the
  /// action of pressing the word; nil for no action. Where there is little room, only `end` is whole.
  package mutating func stepper(
    _ title: String, keeping end: String = "", in rect: Rect, before: Segment? = nil,
    after: Segment? = nil, word: Segment? = nil
  ) {
    box(rect, Theme.raised, corner: Theme.corner)
    let side = before == nil && after == nil ? 0 : min(rect.height + 4, 32)
    for (step, left) in [(before, rect.minX), (after, rect.maxX - side)] {
      guard let step else { continue }
      let end = Rect(x: left, y: rect.minY, width: side, height: rect.height)
      segment(
        Widget(
          identity: step.identity, rect: end, role: .button(step.action), isStop: step.isChosen,
          tip: step.tip), step.title, isChosen: false)
    }
    let middle = rect.inset(x: side, y: 0)
    guard let word else {
      return text(
        fitted(title, Theme.caption, width: middle.width - 8), Theme.caption.aligned(.centre),
        Theme.text, at: middle.centre)
    }
    var widget = Widget(
      identity: word.identity, rect: middle, role: .button(word.action), tip: word.tip)
    if let before, let after {
      widget.neighbours = [before, after].map { .init(word.identity, $0.action) }
    }
    segment(widget, title, keeping: end, isChosen: true)
  }

  private mutating func segment(
    _ widget: Widget, _ word: String, keeping end: String = "", isChosen: Bool,
    isMarked: Bool = false
  ) {
    let look = add(widget)
    let rect = widget.rect
    if isChosen || look.isHot {
      box(
        rect.inset(by: 2), isChosen ? Theme.chosen : Theme.raisedHot, corner: Theme.corner - 2)
    }
    text(
      fitted(word, keeping: end, Theme.caption, width: rect.width - 8),
      Theme.caption.aligned(.centre), isChosen ? Theme.text : Theme.mutedText, at: rect.centre)
    if isMarked {
      let width = min(rect.width - 12, 24)
      mark(Rect(x: rect.centre.x - width / 2, y: rect.maxY - 5, width: width, height: 2))
    }
    if look.hasFocus { focusRing(around: rect, corner: Theme.corner) }
  }

  private static func cells(_ count: Int, in rect: Rect, columns: Int) -> [Rect] {
    let rows = (count + columns - 1) / columns
    let size = Size(width: rect.width / Double(columns), height: rect.height / Double(rows))
    return (0..<count).map { index in
      Rect(
        x: rect.minX + size.width * Double(index % columns),
        y: rect.minY + size.height * Double(index / columns), width: size.width,
        height: size.height)
    }
  }

  private func cells(_ all: [Segment], in rect: Rect) -> [Rect] {
    let widths = all.map { measure(Text($0.title, Theme.caption)) + 12 }
    let spare = (rect.width - widths.reduce(0, +)) / Double(all.count)
    var left = rect.minX
    return widths.map { width in
      defer { left += width + spare }
      return Rect(x: left, y: rect.minY, width: width + spare, height: rect.height)
    }
  }
}
