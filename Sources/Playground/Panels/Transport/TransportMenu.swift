import Editing
import Interface
import Keyframes
import Stage

// The context menu of the transport: also the way to its buttons where they have no room.
extension TransportPanel: PanelWithMenu {
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    let part = request.widget?.identity
    guard part.map(owns) == true || request.isIn(workspace.layout.transport) else { return nil }
    let (playhead, bar) = (workspace.playhead, scrubBar(ui))
    var ways = [
      MenuItem(playhead.isPlaying ? .menuPause : .menuPlay, .togglePlay),
      MenuItem(.menuTypeTime, .typeTime), MenuItem(.menuStart, .goToStart),
      MenuItem(.menuEnd, .goToEnd),
    ]
    if part == .transport(.scrubBar), let bar, let press = request.press {
      let time = Self.time(atX: press.x, on: bar, playhead.timeline)
      ways.insert(MenuItem(.menuGoHere, .goTo(time)), at: 0)
    }
    let hasLoop = playhead.clock.loopRange != nil
    return Menu(
      groups: [
        ways,
        [
          MenuItem(.menuLoopFrom, .setLoop(.start)), MenuItem(.menuLoopTo, .setLoop(.end)),
          MenuItem(.menuClearLoop, .clearLoop, isEnabled: hasLoop, reason: .whyNoLoop),
          MenuItem(.menuEnding, .cycleEnding, isOn: playhead.clock.ending.mode != .stop),
        ],
        [MenuItem(.menuFaster, .changeSpeed(by: 1)), MenuItem(.menuSlower, .changeSpeed(by: -1))],
        inputItems(workspace),
        workspace.panelItems,
        workspace.resetItems,
        workspace.windowItems,
      ])
  }

  /// Who controls time.
  private func inputItems(_ workspace: Workspace) -> [MenuItem] {
    DriverChoice.allCases.filter { $0.isThere(workspace.input.devices) }.map {
      MenuItem($0.sentence, .giveControl($0), isOn: workspace.input.driver == $0)
    }
  }
}
