import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The context menu of the transport, also for buttons that don't fit.
extension TransportPanel: PanelWithMenu {
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    let part = request.widget?.identity
    guard part.map(owns) == true || request.isIn(workspace.layout.transport) else { return nil }
    let (playhead, bar) = (workspace.playhead, scrubBar(ui))
    var ways = [
      MenuItem(playhead.isPlaying ? "Pause" : "Play", .togglePlay),
      MenuItem("Type a time", .typeTime), MenuItem("Go to the start", .goToStart),
      MenuItem("Go to the end", .goToEnd),
    ]
    if part == .transport(.scrubBar), let bar, let press = request.press {
      let time = Self.time(atX: press.x, on: bar, playhead.timeline)
      ways.insert(MenuItem("Move playhead here", .goTo(time)), at: 0)
    }
    let hasLoop = playhead.clock.loopRange != nil
    return Menu(
      groups: [
        ways,
        [
          MenuItem("Loop from the playhead", .setLoop(.start)),
          MenuItem("Loop to the playhead", .setLoop(.end)),
          MenuItem("Clear loop", .clearLoop, isEnabled: hasLoop, reason: "No loop is set"),
          MenuItem(
            "Change what happens at the end", .cycleEnding,
            isOn: playhead.clock.ending.mode != .stop),
        ],
        [MenuItem("Faster", .changeSpeed(by: 1)), MenuItem("Slower", .changeSpeed(by: -1))],
        workspace.resetItems,
        [
          MenuItem("Input that controls time", [inputItems(workspace)]),
          MenuItem("Panels", [workspace.sideItems]),
          MenuItem("View", [workspace.seeingItems, workspace.windowItems]),
        ],
      ])
  }

  /// Who controls time.
  private func inputItems(_ workspace: Workspace) -> [MenuItem] {
    DriverChoice.allCases.filter { $0.isThere(workspace.input.devices) }.map {
      MenuItem(Message(verbatim: $0.sentence), .giveControl($0), isOn: workspace.input.driver == $0)
    }
  }
}
