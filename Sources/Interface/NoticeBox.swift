package import Keyframes
package import Stage

/// The position of a notice, in logical points: below the picture or beside it, where neither the stage nor its tools
/// are; where there is no room for that, and without panels, over the lower part of the picture, and above `card`.
package struct NoticeBox {
  package let lines: [String]
  package let box: Rect

  package static let style = Theme.label.aligned(.centre)
  /// From line to line.
  package static let step = 20.0
  private static let widest = 560.0
  /// Left and right of the words, and beside the box.
  private static let margin = 16.0
  /// The narrowest space beside the picture that is used, in points.
  private static let leastBeside = 148.0

  /// `room` is the stage's area, and `free` its part below the picture; nil without panels.
  package init<Part, Action>(
    _ words: String, below picture: Rect, in room: Rect, free: Rect?, above card: Rect? = nil,
    _ ui: inout UI<Part, Action>
  ) {
    let whole = room.inset(by: 8)
    if let free {
      let below = Self.wrapped(words, min(Self.widest, free.width - 16), &ui)
      if below.size.height + 4 <= free.height {
        let y = free.minY + min(free.height / 2, 12 + below.size.height / 2)
        self.init(below, Point(x: picture.centre.x, y: y), in: free.inset(x: 8, y: 0))
        return
      }
      let beside = room.maxX - picture.maxX
      let narrow = Self.wrapped(words, beside - 16, &ui)
      let y = room.maxY - 8 - narrow.size.height / 2
      let box = Rect(
        centre: Point(x: picture.maxX + beside / 2, y: y), size: narrow.size)
      let longest =
        LinePiece.pieces(of: words)
        .map { ui.measure(Text(String($0.text), Self.style)) }.max() ?? 0
      let least = max(Self.leastBeside, longest + 16 + 2 * Self.margin)
      if beside >= least, narrow.lines.count <= 4, card?.intersects(box) != true {
        self.init(narrow, box.centre, in: whole)
        return
      }
    }
    let over = Self.wrapped(words, min(Self.widest, room.width - 2 * Self.margin), &ui)
    let bottom = min(picture.maxY - 20, card.map { $0.minY - 8 } ?? .infinity)
    let y = max(bottom - over.size.height / 2, room.minY + 8 + over.size.height / 2)
    self.init(over, Point(x: picture.centre.x, y: y), in: whole)
  }

  private init(_ words: (lines: [String], size: Size), _ centre: Point, in room: Rect) {
    let half = words.size.width / 2
    let x = max(min(max(centre.x, room.minX + half), room.maxX - half), room.minX + half)
    (lines, box) = (words.lines, Rect(centre: Point(x: x, y: centre.y), size: words.size))
  }

  /// In a box of this width at most.
  private static func wrapped<Part, Action>(
    _ words: String, _ width: Double, _ ui: inout UI<Part, Action>
  ) -> (lines: [String], size: Size) {
    let lines = ui.wrapped(words, style, width: max(width - 2 * margin, 96), lines: 5)
    let longest = lines.map { ui.measure(Text($0, style)) }.max() ?? 0
    return (lines, Size(width: longest + 2 * margin, height: 12 + step * Double(lines.count)))
  }
}
