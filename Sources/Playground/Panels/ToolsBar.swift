import AppState
import Keyframes

/// The sizes of the bar of tools that draw, in points.
enum ToolsBar {
  static let button = 32.0
  static let gap = 4.0
}

extension Workspace {
  /// Where the bar of tools is: at the left of the picture; in rooms that are too low for that below it. Nil if it is not
  /// shown.
  var toolsBar: (rect: Rect, isUpright: Bool)? {
    guard showsTools else { return nil }
    let (room, stage) = (layout.panels.stage, layout.lanes.first ?? layout.stage)
    let length = Double(StageTool.allCases.count + 2) * ToolsBar.button + 2 * ToolsBar.gap
    let width = ToolsBar.button + 2 * ToolsBar.gap
    guard room.height >= length + 16 else {
      let isBelow = room.maxY - stage.maxY >= width + 12
      return (
        Rect(
          x: max(stage.centre.x - length / 2, room.minX),
          y: isBelow ? stage.maxY + 6 : stage.maxY - width - 6, width: length, height: width), false
      )
    }
    let isBeside = stage.minX - room.minX >= Layout.toolsWidth
    // Beside lanes, the bar is at the left of the strip below them, too.
    let edge = layout.lanes.isEmpty ? stage.minX : room.minX + Layout.toolsWidth
    return (
      Rect(
        x: isBeside ? edge - width - 6 : stage.minX + 8, y: room.centre.y - length / 2,
        width: width, height: length), true
    )
  }
}
