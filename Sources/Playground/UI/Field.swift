import Keyframes
import Stage

/// The fields that can be written in.
enum FieldName: Hashable {
  case search
  case palette
  case timeline(TimelineField)
  case curve(CurveField)
}

/// What a field of numbers goes by.
struct NumberField: Equatable {
  var value: Double
  /// What an arrow key adds; Shift adds ten times as much, Alt a tenth.
  var step: Double
  var range: ClosedRange<Double> = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
}

/// A field that somebody writes in.
struct FieldEdit: Equatable {
  let name: FieldName
  var edit: TextEdit
  /// As it was before.
  let before: String
}

extension UI {
  /// Where the words of a field begin, from its left.
  static let fieldMargin = 8.0

  /// A field with `text`, or with what is being written in it.
  mutating func field(
    _ name: FieldName, _ rect: Rect, text string: String, writing edit: TextEdit?,
    placeholder: String = "", indent: Double = 0, style: TextStyle = Theme.label
  ) {
    let inside = Self.words(ofField: rect, indent: indent)
    let look = add(
      Widget(identity: .field(name), rect: rect, role: .field, words: inside, style: style))
    box(rect, look.isHot || look.hasFocus ? Theme.raisedHot : Theme.raised, corner: Theme.corner)
    let start = Point(x: inside.minX, y: rect.centre.y)
    let writing = look.hasFocus ? edit : nil
    if (writing?.text ?? string).isEmpty {
      text(fitted(placeholder, style, width: inside.width), style, Theme.faintText, at: start)
    }
    if let writing {
      write(writing, in: inside, style)
    } else if !string.isEmpty {
      text(fitted(string, style, width: inside.width), style, Theme.text, at: start)
    }
    if look.hasFocus { outline(rect, Theme.brass, width: 1.5, corner: Theme.corner) }
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
    box(
      Rect(x: snap(x(edit.caret)), y: middle - 9, width: 1.5, height: 18), Theme.brass, clips: clips
    )
  }

  private static func words(ofField rect: Rect, indent: Double) -> Rect {
    Rect(
      x: rect.minX + fieldMargin + indent, y: rect.minY,
      width: max(rect.width - 2 * fieldMargin - indent, 1), height: rect.height)
  }

  /// How far the line is moved to the left so that the caret is seen.
  private static func scroll(
    of edit: TextEdit, in inside: Rect, _ style: TextStyle, _ measure: TextMeasure
  ) -> Double {
    max(0, measure(Text(String(edit.text.prefix(edit.caret)), style)) - inside.width + 2)
  }

  /// The position in the text of a field that lies nearest to `x`.
  ///
  /// - Complexity: O(log *n*) measures in the text's length.
  func position(in edit: TextEdit, atX x: Double, of field: Widget) -> Int {
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
