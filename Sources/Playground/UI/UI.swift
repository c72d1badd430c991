import Keyframes
import Stage

/// The immediate-mode interface: panels are functions that say, each frame, what there is. What they
/// say is painted at once and kept until the next frame as the targets of events, so that a press
/// always meets what was seen.
struct UI {
  // What is remembered from frame to frame.
  private(set) var widgets: [Widget] = []
  private(set) var held: Widget.Identity?
  private(set) var focus: Widget.Identity?
  private(set) var pointer: Point?
  /// Whether the focus came by key, so that it is to be seen.
  private(set) var showsFocus = false

  // What is being put together in this frame.
  var sprites: [Sprite] = []
  private var incoming: [Widget] = []
  var pixelsPerPoint = 1.0
  let measure: TextMeasure

  init(measure: @escaping TextMeasure) {
    self.measure = measure
  }

  mutating func beginFrame(pixelsPerPoint: Double) {
    sprites.removeAll(keepingCapacity: true)
    incoming.removeAll(keepingCapacity: true)
    self.pixelsPerPoint = pixelsPerPoint
  }

  mutating func endFrame() {
    swap(&widgets, &incoming)
    // A control that cannot be pressed just now keeps the focus for when it can be again.
    if let focus, !widgets.contains(where: { $0.identity == focus }) {
      self.focus = nil
    }
  }

  // MARK: Events

  /// The topmost widget under a point; the later one lies over the earlier.
  func widget(at point: Point) -> Widget? {
    widgets.last { $0.rect.contains(point) }
  }

  mutating func point(at place: Point?) { pointer = place }

  mutating func hold(_ widget: Widget?) {
    held = widget?.identity
    showsFocus = false
    if let widget, widget.takesFocus, widget.role == .field {
      focus = widget.identity
    } else {
      focus = nil
    }
  }

  mutating func letGo() { held = nil }

  mutating func setFocus(_ identity: Widget.Identity?) {
    focus = identity
    showsFocus = identity != nil
  }

  /// Moves the focus on by `step` in the order in which panels name their controls.
  mutating func moveFocus(by step: Int, where isWanted: (Widget) -> Bool = { _ in true }) {
    let stops = widgets.filter { ($0.takesFocus || $0.identity == focus) && isWanted($0) }
    guard !stops.isEmpty else { return }
    let current = stops.firstIndex { $0.identity == focus }
    let next =
      current.map { ($0 + step + stops.count) % stops.count } ?? (step > 0 ? 0 : stops.count - 1)
    setFocus(stops[next].identity)
  }

  var focused: Widget? { widgets.first { $0.identity == focus } }

  // MARK: Widgets

  /// Where what was said in this frame so far lies.
  func widgetsOfThisFrame(where isWanted: (Widget.Identity) -> Bool) -> [Rect] {
    incoming.filter { isWanted($0.identity) }.map(\.rect)
  }

  /// Registers a widget and tells how it is to look.
  mutating func add(_ widget: Widget) -> Look {
    incoming.append(widget)
    let isUnder = pointer.map { point in
      self.widget(at: point)?.identity == widget.identity
    }
    return Look(
      isHot: widget.isEnabled && isUnder == true && (held == nil || held == widget.identity),
      isHeld: held == widget.identity,
      hasFocus: focus == widget.identity && widget.takesFocus
        && (showsFocus || widget.role == .field)
    )
  }

  var incomingCount: Int { incoming.count }

  /// Takes from the widgets of this frame, from the one of that index on, what is not in `rect`.
  mutating func crop(from index: Int, to rect: Rect) {
    for index in incoming.indices.dropFirst(index) {
      incoming[index].rect = incoming[index].rect.seen(in: rect)
    }
  }

  struct Look {
    let isHot: Bool
    let isHeld: Bool
    let hasFocus: Bool
  }
}

extension Rect {
  /// The part inside `list`; where there is none, an empty rectangle at its edge.
  func seen(in list: Rect) -> Rect {
    intersects(list)
      ? intersection(list) : Rect(x: minX, y: list.minY, width: 0, height: 0)
  }
}
