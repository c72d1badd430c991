import AppState
import Interface
import Keyframes
import Stage
import Words

enum PointingPart: Hashable, Sendable {
  /// The stage, while marks are drawn on it.
  case canvas
}

/// A laser, a spotlight, a lens and pens over the stage. They are part of the session, so that they are
/// recorded and replayed, and work wherever a window does.
struct PointingPanel: Panel, MovingPanel, FollowingPanel, DraggedPanel, WheelPanel, KeyPanel,
  ClosablePanel, CommandPanel
{
  private(set) var tool: PointingTool?
  var marks = Marks()
  private var marksOfStops = MarksOfStops()
  private(set) var tail = LaserTail()
  private(set) var ring = PointerRing()
  private(set) var color = 0
  private(set) var sizeSign = SizeSign()

  /// Far apart in hue and in lightness.
  static var colors: [Color] {
    [Theme.coral, Theme.brass, Theme.mint, Theme.sky, Color(0xFFFFFF)]
  }

  var isForTalks: Bool { true }
  var isOverStage: Bool { true }

  func owns(_ part: Part) -> Bool { if case .pointing = part { true } else { false } }

  var ink: Color { Self.colors[color] }

  func size(of tool: PointingTool, _ workspace: Workspace) -> Double {
    workspace.window.arrangement.pointingSizes[tool] ?? tool.usualSize
  }

  // MARK: State

  func isMoving(_ workspace: Workspace) -> Bool {
    marks.isMoving || tool == .laser && tail.isMoving || ring.isMoving
      || sizeSign.isMoving
  }

  mutating func advance(by seconds: Double, _ workspace: inout Workspace) {
    marks.advance(by: seconds)
    tail.advance(by: seconds)
    ring.advance(by: seconds)
    sizeSign.advance(by: seconds)
  }

  mutating func willHandle(_ event: InputEvent, _ workspace: inout Workspace) {
    ring.note(event, scale: workspace.layout.interfaceScale)
  }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    marksOfStops.follow(workspace.talk.presentation?.position, &marks)
  }

  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    tail.follow(tool == .laser ? ui.pointer : nil)
  }

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .pointing(let action) = action else { return false }
    switch action {
    case .choose(let chosen): choose(tool == chosen ? nil : chosen, &workspace)
    case .toggleRing: ring.isOn.toggle()
    case .undo: marks.undo()
    case .redo: marks.redo()
    case .erase: marks.erase()
    case .cycleLifetime: cycleLifetime(&workspace)
    case .resize(let steps): resize(by: Double(steps), &workspace)
    case .cycleColor: color = (color + 1) % Self.colors.count
    }
    return true
  }

  private mutating func choose(_ chosen: PointingTool?, _ workspace: inout Workspace) {
    tool = chosen
    if let chosen { workspace.say(localized(chosen.hint)) }
  }

  private mutating func cycleLifetime(_ workspace: inout Workspace) {
    let all = Marks.lifetimes
    let index = all.firstIndex(of: marks.lifetime) ?? 0
    marks.lifetime = all[(index + 1) % all.count]
    if let seconds = marks.lifetime {
      workspace.say(localized("Marks fade after \(seconds.short) s"))
    } else {
      workspace.say(localized("Marks stay until they are erased"))
    }
  }

  // MARK: Pointer

  mutating func press(
    _ press: Press, _ workspace: inout Workspace, _ ui: inout UI
  ) -> PressReply {
    guard let tool, tool.draws else { return .ignored }
    let layout = workspace.layout
    let isOnStage = layout.stage.contains(press.position)
    marks.begin(
      Mark(
        tool, ink, width: layout.markWidth(size(of: tool, workspace), onStage: isOnStage),
        onStage: isOnStage, from: layout.markPoint(press.position, onStage: isOnStage)))
    return .held
  }

  mutating func drag(
    to pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI
  ) -> DragReply {
    let isOnStage = marks.all.last?.isOnStage ?? true
    marks.draw(to: workspace.layout.markPoint(pointer.position, onStage: isOnStage))
    return .goesOn
  }

  mutating func release(at pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    _ = drag(to: pointer, &workspace, &ui)
    marks.finish()
  }

  mutating func lose(_ pointer: PointerSample, _ workspace: inout Workspace, _ ui: inout UI) {
    marks.finish()
  }

  /// Alt and the wheel make the tool's mark larger or smaller.
  mutating func wheel(_ wheel: Wheel, _ workspace: inout Workspace, _ ui: inout UI) -> Bool {
    guard tool != nil, wheel.modifiers == .alt else { return false }
    // Fine wheels send parts of a tick.
    let turn = wheel.y == 0 ? wheel.x : wheel.y
    resize(by: min(max(turn, -10), 10), &workspace)
    return true
  }

  /// By an eighth for each step. The size is shown for a moment, and kept for the next start.
  private mutating func resize(by steps: Double, _ workspace: inout Workspace) {
    guard let tool, steps != 0 else { return }
    let growth = 1 + 0.125 * abs(steps)
    let wanted = size(of: tool, workspace) * (steps > 0 ? growth : 1 / growth)
    let range = tool.sizes
    workspace.window.arrangement.pointingSizes[tool] = min(
      max(wanted, range.lowerBound), range.upperBound)
    sizeSign.show()
  }

  // MARK: Keys

  /// + and − change the size of the selected tool. While it is a pen, digits choose its colour, and
  /// undo takes marks away.
  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard let tool else { return false }
    if let step = Self.step(of: stroke) {
      resize(by: step, &workspace)
      return true
    }
    guard tool.draws else { return false }
    let isCommand = stroke.modifiers == .control || stroke.modifiers == .command
    switch stroke.key {
    case .character(let digit) where stroke.modifiers.isEmpty:
      guard let number = digit.wholeNumberValue, Self.colors.indices.contains(number - 1) else {
        return false
      }
      color = number - 1
    case .backspace where stroke.modifiers.isEmpty: marks.undo()
    case .backspace where stroke.modifiers == .shift: marks.erase()
    case .character("z") where isCommand && !marks.isEmpty: marks.undo()
    case .character("y") where isCommand && marks.canRedo: marks.redo()
    case _: return false
    }
    return true
  }

  /// Some layouts have the plus sign on its own key, others above the equals sign.
  private static func step(of stroke: KeyStroke) -> Double? {
    switch (stroke.key, stroke.modifiers) {
    case (.character("+"), []), (.character("+"), .shift), (.character("="), []),
      (.character("="), .shift):
      1
    case (.character("-"), []): -1
    case _: nil
    }
  }

  /// First the mark that is being drawn, then all marks, then the tool.
  mutating func escape(
    _ rung: EscapeRung, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard rung == .trying else { return false }
    if marks.cancel() { return true }
    if tool?.draws == true, !marks.isEmpty {
      marks.erase()
      return true
    }
    guard tool != nil else { return false }
    tool = nil
    return true
  }
}
