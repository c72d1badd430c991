import AppState
import Interface
import Keyframes
import Scrolling
import Stage
import Words

enum TransportPart: Hashable, Sendable {
  case scrubBar
  case loopHandle(Playback.Bound)
  /// The time as a field.
  case time
}

/// The bar at the bottom: play, the demo's name, the scrub bar, the time, the speed, and buttons.
struct TransportPanel: Panel, DraggedPanel, KeyPanel, CommandPanel, TypedPanel, FocusedPanel,
  PanelWithTips
{
  private var grip: Grip?

  private enum Grip {
    /// On the scrub bar, in its position at the start of the drag.
    case scrub(FineScrub, on: Rect)
    /// With the clock at the start of the drag.
    case loopHandle(Playback.Bound, before: ClockDriver)
  }

  func owns(_ part: Part) -> Bool { if case .transport = part { true } else { false } }
  func isField(_ part: Part) -> Bool { part == .transport(.time) }

  func stop(_ workspace: Workspace) -> PanelStop? {
    workspace.layout.transport.map { PanelStop(room: $0) }
  }

  // MARK: Pointer

  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply {
    switch press.part {
    case .transport(.loopHandle(let bound)):
      grip = .loopHandle(bound, before: workspace.playhead.clock)
      return .editing
    case .transport(.scrubBar) where workspace.allows(.scrubBar):
      workspace.playhead.beginScrub()
      let bar = press.widget.rect.inset(x: 8, y: 0)
      let scrub = FineScrub(
        at: press.position.x, pointer: press.position.x, range: bar.minX...max(bar.minX, bar.maxX))
      self.scrub(scrub, on: bar, to: press.position, &workspace, ui)
    case _: return .ignored
    }
    return .held
  }

  mutating func drag(
    to pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI
  ) -> DragReply {
    switch grip {
    case .scrub(let scrub, let bar):
      self.scrub(scrub, on: bar, to: pointer.position, &workspace, ui)
    case .loopHandle(let bound, _):
      if let bar = scrubBar(ui) {
        let time = Self.time(atX: pointer.position.x, on: bar, workspace.playhead.timeline)
        workspace.playhead.clock.dragLoop(bound, to: time)
      }
    case nil: break
    }
    return .goesOn
  }

  mutating func release(at pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    _ = drag(to: pointer, &workspace, &ui)
    lose(pointer, &workspace, &ui)
  }

  mutating func lose(_ pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    if case .scrub = grip { workspace.playhead.endScrub() }
    grip = nil
  }

  mutating func cancel(_ workspace: inout Workspace, _ ui: inout UI) {
    if case .loopHandle(_, let before) = grip { workspace.playhead.clock.restoreLoop(of: before) }
    if case .scrub = grip { workspace.playhead.endScrub() }
    grip = nil
  }

  func pointerShape(_ workspace: Workspace) -> PointerShape? { .resizeHorizontally }

  /// The scrub bar; nil if it doesn't fit.
  func scrubBar(_ ui: UI) -> Rect? {
    ui.widgets.first { $0.identity == .transport(.scrubBar) }?.rect.inset(x: 8, y: 0)
  }

  private mutating func scrub(
    _ scrub: FineScrub, on bar: Rect, to position: Point, _ workspace: inout Workspace, _ ui: UI
  ) {
    let timeline = workspace.playhead.timeline
    if let moved = scrubBar(ui), moved != bar {
      // The bar has moved under the pointer: time stays where it is, and the drag continues.
      let x = moved.minX + Self.part(of: workspace.player.time, timeline) * moved.width
      let range = moved.minX...max(moved.minX, moved.maxX)
      grip = .scrub(FineScrub(at: x, pointer: position.x, range: range), on: moved)
      return
    }
    var scrub = scrub
    let x = scrub.drag(to: position.x, distance: position.y - bar.centre.y)
    grip = .scrub(scrub, on: bar)
    let time = Self.time(atX: x, on: bar, timeline)
    workspace.playhead.scrub(to: scrub.factor < 1 ? time : workspace.onFrame(time))
  }

  /// The time at a position of the scrub bar, clamped to its ends.
  static func time(atX x: Double, on bar: Rect, _ timeline: Timeline) -> Double {
    let part = min(max((x - bar.minX) / max(bar.width, 1), 0), 1)
    return timeline.range.lowerBound + part * timeline.length
  }

  /// 0…1 of the timeline.
  static func part(of time: Double, _ timeline: Timeline) -> Double {
    guard timeline.length > 0 else { return 0 }
    return (timeline.clamp(time) - timeline.range.lowerBound) / timeline.length
  }

  /// The share of the pointer's motion that counts, while it is less than all of it.
  var fineness: Double? {
    guard case .scrub(let scrub, _) = grip, scrub.factor < 1 else { return nil }
    return scrub.factor
  }

  // MARK: Typing a time

  /// If nothing has the focus, Enter types a time, unless it types a keyframe's value.
  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard stroke.isFreeEnter(workspace, ui), !workspace.hasKeyframeToType else { return false }
    return perform(.typeTime, &workspace, &ui)
  }

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard action == .typeTime else { return false }
    guard ui.widgets.contains(where: { $0.identity == .transport(.time) }) else { return false }
    ui.setFocus(.transport(.time))
    return true
  }

  func text(of part: Part, _ workspace: Workspace) -> String {
    workspace.playhead.timeline.reading(workspace.player.time)
  }

  func endsWriting(in part: Part) -> Bool { true }

  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    let playhead = workspace.playhead
    do throws(ArithmeticError) {
      let time = try playhead.timeline.typed(
        text, now: workspace.player.time, frame: playhead.frame)
      if workspace.allows(.keys) { workspace.playhead.jump(to: time) }
    } catch {
      workspace.say(error.sentence(about: text, Message.notATime))
    }
  }

  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    switch part {
    case .transport(.scrubBar):
      Tip(localized("Drag to scrub; pull away for finer steps"), keys: "← →")
    case .transport(.loopHandle(.start)): Tip(localized("The loop begins here"), keys: "[")
    case .transport(.loopHandle(.end)): Tip(localized("The loop ends here"), keys: "]")
    case .transport(.time):
      Tip(localized("Type a time, such as 1.5, 120f, 1/3, 50% or +=0.2"), keys: "Enter")
    case _: nil
    }
  }
}
