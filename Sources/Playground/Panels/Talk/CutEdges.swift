import AppState
import Interface
import Keyframes
import Stage

// The edges of the stage during a talk. Around it is its own colour, so nobody sees where it ends: a line is
// drawn along an edge while something is cut there.
extension UI {
  /// Draws the lines for a picture, in stage points, that is cut at the edges of the stage inside `room`.
  mutating func cutEdges(of picture: [Sprite], _ layout: Layout, in room: Rect) {
    let (stage, scale) = (layout.stage, layout.stageScale)
    let free = [
      stage.minX - room.minX, room.maxX - stage.maxX, stage.minY - room.minY,
      room.maxY - stage.maxY,
    ]
    guard free.contains(where: { $0 > 1 }) else { return }
    var cuts = [0.0, 0, 0, 0]
    let size = layout.parts.size
    // The first sprite is the ground.
    for sprite in picture.dropFirst() where sprite.opacity > 0 {
      let box = sprite.box(measure)
      let reach = [-box.minX, box.maxX - size.width, -box.minY, box.maxY - size.height]
      let depth = [box.maxX, size.width - box.minX, box.maxY, size.height - box.minY]
      // A background that covers the stage has no edge there.
      guard reach.contains(where: { $0 < -0.5 }), depth.allSatisfy({ $0 > 0 }) else { continue }
      for side in 0..<4 where reach[side] > 0 {
        let share = min(reach[side], depth[side]) * scale / Self.softness
        cuts[side] = max(cuts[side], min(share, 1) * sprite.opacity)
      }
    }
    let width = max(hair, layout.pointingScale)
    let lines = [
      Rect(x: stage.minX - width, y: stage.minY, width: width, height: stage.height),
      Rect(x: stage.maxX, y: stage.minY, width: width, height: stage.height),
      Rect(x: stage.minX, y: stage.minY - width, width: stage.width, height: width),
      Rect(x: stage.minX, y: stage.maxY, width: stage.width, height: width),
    ]
    for side in 0..<4 where free[side] > 1 && cuts[side] > 0 {
      box(lines[side], Theme.faintText.opacity(0.5 * cuts[side]))
    }
  }

  /// A line has its full strength when so much is cut, in logical points.
  private static let softness = 12.0
}
