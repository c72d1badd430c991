package import Keyframes
import Scrolling
import Stage

/// The position of a list in a frame.
struct ListArea<Part: Hashable & Sendable> {
  let list: Part
  /// The rectangle in which the wheel and drags scroll the list.
  let rect: Rect
  /// The rectangle along whose right edge the bar lies.
  let bar: Rect
  /// Widgets from this index on lie above the bar.
  let widgetCount: Int
}

// Lists, which keep their scroll positions from frame to frame.
extension UI {
  /// The list with a name; a new one, at its start, if it has not been shown yet.
  package func list(_ name: Part) -> ScrollList { lists[name]?.wrappedValue ?? ScrollList() }

  package mutating func changeList(_ name: Part, _ change: (inout ScrollList) -> Void) {
    var list = list(name)
    change(&list)
    lists[name, default: Indirect()].wrappedValue = list
  }

  /// Sets the size of a list before it is drawn: `height` is the height of its content, `view` is
  /// the rectangle in which it is shown.
  package mutating func resizeList(_ name: Part, height: Double, view: Rect) {
    let list = list(name)
    guard list.height != height || list.view != view else { return }
    changeList(name) { $0.resize(height: height, view: view) }
  }

  package var listsMove: Bool { lists.keys.contains { list($0).isMoving } }

  package mutating func advanceLists(by seconds: Double) {
    for name in lists.keys where list(name).isMoving {
      changeList(name) { $0.advance(by: seconds) }
    }
  }

  /// The topmost list at a position.
  package func list(at position: Point) -> Part? {
    areas.last { area in
      area.rect.contains(position)
        && !widgets.dropFirst(area.widgetCount).contains {
          // A panel can cover the list; a button beside the list's rows belongs to it.
          $0.role == .surface && $0.rect.contains(position)
        }
    }?.list
  }

  /// The list whose bar can be dragged at a position, and the rectangle along which the bar lies.
  package func bar(at position: Point) -> (list: Part, along: Rect)? {
    let found = areas.last { area in
      list(area.list).thumb(in: area.bar)?.contains(position) == true && isUncovered(position, area)
    }
    return found.map { ($0.list, $0.bar) }
  }

  /// Whether nothing covers the list's bar at a position.
  private func isUncovered(_ position: Point, _ area: ListArea<Part>) -> Bool {
    !widgets.dropFirst(area.widgetCount).contains { $0.rect.contains(position) }
  }

  /// Ends all motions of lists at their destinations.
  package mutating func finishLists() {
    for name in lists.keys { changeList(name) { $0.finish() } }
  }

  // MARK: Drawing

  /// Draws a list, after `resizeList`: `draw` gets the y at which the content begins, and is
  /// clipped to the list's view. The wheel and drags scroll it in `area`; if not everything fits, a
  /// bar lies at the right edge of `bar`. Both default to the view.
  package mutating func list(
    _ name: Part, area: Rect? = nil, bar: Rect? = nil, _ draw: (inout UI, Double) -> Void
  ) {
    let list = list(name)
    clipped(to: list.view) { draw(&$0, list.view.minY - list.position) }
    let along = bar ?? list.view
    addList(name, area: area ?? list.view, bar: along)
    drawBar(of: list, in: along, isHeld: heldBar == name)
  }

  /// Adds a list whose panel clips and draws the content.
  package mutating func addList(_ name: Part, area: Rect, bar: Rect) {
    incomingAreas.append(
      ListArea(list: name, rect: area, bar: bar, widgetCount: incomingCount))
  }

  package mutating func drawBar(of list: ScrollList, in rect: Rect, isHeld: Bool = false) {
    guard let thumb = list.thumb(in: rect) else { return }
    let isActive = isHeld || (held == nil && pointer.map(thumb.contains) == true)
    let width = isActive ? 6.0 : 4
    box(
      Rect(x: rect.maxX - 4 - width, y: thumb.minY, width: width, height: thumb.height),
      isActive ? Theme.faintText : Theme.control, corner: width / 2)
  }
}
