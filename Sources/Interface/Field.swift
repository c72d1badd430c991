package import Keyframes
package import Stage

/// A text field while it is being edited.
package struct FieldEdit<Part: Hashable & Sendable>: Equatable, Sendable {
  package let name: Part
  package var edit: TextEdit
  /// The text when editing began.
  package let before: String

  package init(name: Part, edit: TextEdit, before: String) {
    (self.name, self.edit, self.before) = (name, edit, before)
  }
}

extension UI {
  /// The space between a field's edges and its text, in points.
  package static var fieldMargin: Double { 8 }

  /// A field that shows `text`, or the text being typed into it. If Tab does not stop at it, it can
  /// still be pressed.
  package mutating func field(
    _ name: Part, _ rect: Rect, text string: String, placeholder: String = "",
    indent: Double = 0, style: TextStyle = Theme.label, isStop: Bool = true
  ) {
    let inside = Self.words(ofField: rect, indent: indent)
    var widget = Widget(identity: name, rect: rect, role: .field, isStop: isStop)
    (widget.words, widget.style) = (inside, style)
    let look = add(widget)
    box(rect, look.isHot || look.hasFocus ? Theme.raisedHot : Theme.raised, corner: Theme.corner)
    let start = Point(x: inside.minX, y: rect.centre.y)
    let edit = look.hasFocus && writing?.name == name ? writing?.edit : nil
    if (edit?.text ?? string).isEmpty {
      text(fitted(placeholder, style, width: inside.width), style, Theme.faintText, at: start)
    }
    if let edit {
      write(edit, in: inside, style)
    } else if !string.isEmpty {
      let style = smallerIfLong(string, style, width: inside.width)
      text(fitted(string, style, width: inside.width), style, Theme.text, at: start)
    }
    if look.hasFocus { outline(rect, Theme.brass, width: 1.5, corner: Theme.corner) }
  }

  /// The style for a text in a field: smaller if the text is a little too long and then fits.
  private func smallerIfLong(_ string: String, _ style: TextStyle, width: Double) -> TextStyle {
    guard measure(Text(string, style)) > width else { return style }
    var small = style
    small.size = min(style.size, Theme.caption.size)
    return measure(Text(string, small)) > width ? style : small
  }

  /// A field with a magnifying glass, for searching.
  package mutating func searchField(
    _ name: Part, _ rect: Rect, text: String, placeholder: String
  ) {
    field(name, rect, text: text, placeholder: placeholder, indent: 24)
    icon(
      .search, Theme.mutedText, centre: Point(x: rect.minX + 16, y: rect.centre.y), size: 14)
  }

  /// Begins editing a field that shows `text`, with all of it selected.
  package mutating func beginWriting(_ text: String, in name: Part) {
    writing = FieldEdit(name: name, edit: TextEdit(text), before: text)
  }

  private mutating func write(_ edit: TextEdit, in inside: Rect, _ style: TextStyle) {
    let clips = [Clip(inside.inset(x: -3, y: 0))]
    let left = inside.minX - Self.scroll(of: edit, in: inside, style, measure)
    func x(_ position: Int) -> Double {
      left + measure(Text(String(edit.text.prefix(position)), style))
    }
    let middle = inside.centre.y
    if !edit.selection.isEmpty {
      let (from, to) = (x(edit.selection.lowerBound), x(edit.selection.upperBound))
      box(
        Rect(x: from, y: middle - 9, width: to - from, height: 18), Theme.brass.opacity(0.35),
        clips: clips)
    }
    text(edit.text, style, Theme.text, at: Point(x: left, y: middle), clips: clips)
    // The caret is before the next letter, not on it.
    box(
      Rect(x: snap(x(edit.caret)) - 1, y: middle - 9, width: 1.5, height: 18), Theme.brass,
      clips: clips)
  }

  private static func words(ofField rect: Rect, indent: Double) -> Rect {
    Rect(
      x: rect.minX + fieldMargin + indent, y: rect.minY,
      width: max(rect.width - 2 * fieldMargin - indent, 1), height: rect.height)
  }

  /// How far the text is scrolled to the left to keep the caret visible, in points.
  private static func scroll(
    of edit: TextEdit, in inside: Rect, _ style: TextStyle, _ measure: TextMeasure
  ) -> Double {
    max(0, measure(Text(String(edit.text.prefix(edit.caret)), style)) - inside.width + 2)
  }

  /// The position in the text of a field that lies nearest to `x`.
  ///
  /// - Complexity: O(log *n*) text measurements in the text's length.
  package func position(in edit: TextEdit, atX x: Double, of field: Widget) -> Int {
    let left = field.words.minX - Self.scroll(of: edit, in: field.words, field.style, measure)
    func end(_ position: Int) -> Double {
      left + measure(Text(String(edit.text.prefix(position)), field.style))
    }
    var (low, high) = (0, edit.text.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if end(middle) <= x { low = middle } else { high = middle }
    }
    return abs(end(low) - x) <= abs(end(high) - x) ? low : high
  }
}
