package import Keyframes
package import Stage

/// An immediate-mode interface: in each frame, panels add their widgets. These are painted at once
/// and kept until the next frame as the targets of events, so that a press always hits what was on
/// the screen.
///
/// From frame to frame it remembers state that belongs to no panel: the focus, the text being typed
/// into a field, and how far lists are scrolled.
///
/// - Parameters:
///   - Part: the app's names for its widgets.
///   - Action: the actions of the app's buttons.
package struct UI<Part: Hashable & Sendable, Action: Equatable & Sendable> {
  package typealias Widget = Interface.Widget<Part, Action>

  // Kept from frame to frame.
  package private(set) var widgets: [Widget] = []
  package private(set) var held: Part?
  package private(set) var focus: Part?
  package private(set) var pointer: Point?
  /// Whether the focus was set by key, and is therefore shown.
  package private(set) var showsFocus = false
  /// The field being edited; it has the focus.
  package var writing: FieldEdit<Part>?
  /// Copies share the lists that have not been changed since.
  var lists: [Part: Indirect<ScrollList>] = [:]
  /// The list whose bar is being dragged.
  package private(set) var heldBar: Part?
  var areas: [ListArea<Part>] = []
  var shortTexts: [ShortenedText] = []
  /// The broken lines of the texts of the last frame.
  var lastLines: [WrappedText: [String]] = [:]

  // Collected in this frame.
  package var sprites: [Sprite] = []
  private var incoming: [Widget] = []
  var incomingAreas: [ListArea<Part>] = []
  var incomingShort: [ShortenedText] = []
  /// The whole texts by their shortened forms.
  var shortenings: [String: String] = [:]
  var incomingLines: [WrappedText: [String]] = [:]
  /// The topmost visible widget under the pointer.
  private var pointed: Part?
  package private(set) var pixelsPerPoint = 1.0
  package let measure: TextMeasure
  /// Nil if the host has none.
  package let outlines: GlyphOutlines?

  package init(measure: @escaping TextMeasure, outlines: GlyphOutlines? = nil) {
    self.measure = measure
    self.outlines = outlines
  }

  package mutating func beginFrame(pixelsPerPoint: Double) {
    // New arrays, since old frames that are kept share the old ones: emptied, each of them would
    // take as much memory as the largest frame so far.
    let count = sprites.count
    (sprites, incoming) = ([], [])
    sprites.reserveCapacity(count)
    incoming.reserveCapacity(widgets.count)
    incomingAreas.removeAll(keepingCapacity: true)
    incomingShort.removeAll(keepingCapacity: true)
    shortenings.removeAll(keepingCapacity: true)
    swap(&lastLines, &incomingLines)
    incomingLines.removeAll(keepingCapacity: true)
    self.pixelsPerPoint = pixelsPerPoint
    pointed = pointer.flatMap { widget(at: $0)?.identity }
  }

  /// Frees the frame; only its focus, fields and positions of lists stay. The next one must be drawn before
  /// events are handled.
  package mutating func forgetFrame() {
    (widgets, areas, shortTexts, sprites) = ([], [], [], [])
    (incoming, incomingAreas, incomingShort) = ([], [], [])
    (lastLines, incomingLines, shortenings) = ([:], [:], [:])
  }

  package mutating func endFrame() {
    swap(&widgets, &incoming)
    swap(&areas, &incomingAreas)
    swap(&shortTexts, &incomingShort)
    // A control that cannot be pressed at the moment keeps the focus for later.
    if let focus, !widgets.contains(where: { $0.identity == focus }) {
      self.focus = nil
    }
  }

  // MARK: Events

  /// The topmost widget under a point; later widgets lie over earlier ones.
  package func widget(at point: Point) -> Widget? {
    // Widgets are large, and those that are not found are not copied.
    let all = widgets.span
    var index = all.count - 1
    while index >= 0, !all[index].rect.contains(point) { index -= 1 }
    return index >= 0 ? all[index] : nil
  }

  package mutating func point(at position: Point?) { pointer = position }

  package mutating func hold(_ widget: Widget?) {
    held = widget?.identity
    showsFocus = false
    if let widget, widget.isEnabled, widget.role == .field {
      focus = widget.identity
    } else {
      focus = nil
    }
  }

  package mutating func hold(barOf list: Part) {
    hold(nil)
    heldBar = list
  }

  package mutating func letGo() { (held, heldBar) = (nil, nil) }

  package mutating func setFocus(_ identity: Part?) {
    focus = identity
    showsFocus = identity != nil
  }

  /// Moves the focus by `step` controls, in the order in which panels add them; wraps around.
  package mutating func moveFocus(by step: Int) {
    let stops = widgets.filter { $0.takesFocus || $0.identity == focus }
    guard !stops.isEmpty else { return }
    let current = stops.firstIndex { $0.identity == focus }
    let next =
      current.map { ($0 + step + stops.count) % stops.count } ?? (step > 0 ? 0 : stops.count - 1)
    setFocus(stops[next].identity)
  }

  package var focused: Widget? { widgets.first { $0.identity == focus } }

  // MARK: Widgets

  /// The rectangles of the widgets that were added in this frame so far.
  package func widgetsOfThisFrame(where isWanted: (Part) -> Bool) -> [Rect] {
    incoming.filter { isWanted($0.identity) }.map(\.rect)
  }

  /// Adds a widget to this frame, and returns how to draw it.
  package mutating func add(_ widget: Widget) -> Look {
    incoming.append(widget)
    return Look(
      isHot: widget.isEnabled && pointed == widget.identity
        && (held == nil || held == widget.identity),
      isHeld: held == widget.identity,
      hasFocus: focus == widget.identity
        && (widget.takesFocus && showsFocus || widget.isEnabled && widget.role == .field)
    )
  }

  /// Takes presses on a panel beside its controls, so that nothing below it gets them.
  package mutating func backdrop(_ identity: Part, _ rect: Rect) {
    _ = add(Widget(identity: identity, rect: rect, role: .surface))
  }

  var incomingCount: Int { incoming.count }

  /// Crops the widgets of this frame to `rect`, starting with the one at `index`.
  mutating func crop(from index: Int, to rect: Rect) {
    for index in incoming.indices.dropFirst(index) {
      incoming[index].rect = incoming[index].rect.seen(in: rect)
    }
  }
}

/// The state of a widget that decides how it is drawn.
package struct Look: Sendable {
  package let isHot: Bool
  package let isHeld: Bool
  package let hasFocus: Bool
}

extension Rect {
  /// The part of the rectangle inside `list`; if there is none, an empty rectangle at the top of
  /// `list`.
  package func seen(in list: Rect) -> Rect {
    intersects(list)
      ? intersection(list) : Rect(x: minX, y: list.minY, width: 0, height: 0)
  }
}
