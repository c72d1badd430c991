import Keyframes

/// One of several words side by side.
struct Segment {
  let identity: Widget.Identity
  let title: String
  let isChosen: Bool
  let action: Action
}

extension UI {
  /// Words side by side, one of which is chosen, in so many columns of equal width. Where none is,
  /// keys reach the first.
  mutating func segments(_ all: [Segment], in rect: Rect, columns: Int? = nil) {
    guard !all.isEmpty else { return }
    let columns = columns ?? all.count
    let rows = (all.count + columns - 1) / columns
    let size = Size(width: rect.width / Double(columns), height: rect.height / Double(rows))
    box(rect, Theme.raised, corner: Theme.corner)
    let hasChosen = all.contains(where: \.isChosen)
    for (index, one) in all.enumerated() {
      let part = Rect(
        x: rect.minX + size.width * Double(index % columns),
        y: rect.minY + size.height * Double(index / columns), width: size.width,
        height: size.height)
      segment(
        one.identity, part, one.title, isChosen: one.isChosen, one.action,
        isStop: one.isChosen || (!hasChosen && index == 0))
    }
  }
}
