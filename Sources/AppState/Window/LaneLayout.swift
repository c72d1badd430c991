import Interface
package import Keyframes
import Stage

/// How the stage's area is divided.
package struct StageParts: Equatable {
  /// How many lanes there are; 0 if the stage is not divided.
  package var lanes = 0
  /// The index of the lane that is the stage.
  package var stageLane = 0
  /// The number of easings that fit in the strip below the lanes; 0 if there is no strip.
  package var easings = 0
  /// Whether the graph editor is open.
  package var showsGraphs = false
  /// Whether the bar of tools is at the left of the picture, and the bar of the stage's editor above it.
  package var hasTools = false
  package var hasEditorBar = false
  /// The height below the picture for a lesson of the tour, or for a hint.
  package var foot = 0.0
  /// The size of the scene's stage, in points.
  package var size = Scene.size
  /// Whether nodes are edited, so that there is a pasteboard around the stage.
  package var isEdited = false
  /// The page of slides that has the stage's area.
  package var page: Page?

  package struct Page: Equatable {
    package let size: Size
    /// Where the stage is, in fractions of the page; nil is the whole page.
    package let place: Rect?
  }

  /// A stage of this size alone.
  package static func whole(_ size: Size) -> StageParts { StageParts(size: size) }
}

extension Layout {
  /// The height of the title above each lane, in points.
  package static let laneHead = 28.0
  private static let laneGap = 12.0

  /// The height that a timeline of a dragged height leaves to the graphs and the stage.
  package static let leastAboveTimeline = 300.0

  /// The height of the graph editor, in points: `wanted` as far as it leaves room for the stage; 0 if there
  /// is no room for both. `top` is the height above the timeline.
  package static func graphsHeight(_ wanted: Double, under top: Double) -> Double {
    guard top >= 220 else { return 0 }
    return max(min(wanted.rounded(), top - 176), 124)
  }

  /// The room that bars of editing leave to the picture. Where it has free margins anyway, and in small
  /// rooms, it is as without them; in small rooms they lie on the picture.
  static func besideBars(_ room: Rect, margin: Double, _ parts: StageParts) -> Rect {
    var room = room
    if parts.foot > 0, room.height >= parts.foot + 144 {
      let picture = fitted(parts.size, into: room.inset(by: margin), pixelsPerPoint: 1)
      let low = room.maxY - parts.foot - 8
      if parts.lanes > 0 || picture.maxY > low { room = room.from(y: room.minY, to: low + margin) }
    }
    if parts.lanes > 0, parts.hasTools, room.width >= 480 {
      let left = room.minX + toolsWidth - margin
      return Rect(x: left, y: room.minY, width: room.maxX - left, height: room.height)
    }
    guard parts.hasTools || parts.hasEditorBar, parts.lanes == 0 else { return room }
    let picture = fitted(parts.size, into: room.inset(by: margin), pixelsPerPoint: 1)
    var (left, top, bottom) = (room.minX, room.minY, room.maxY)
    if parts.hasTools, room.width >= 480, picture.minX - left < toolsWidth {
      left += toolsWidth - margin
    }
    if parts.hasEditorBar, room.height >= 260 {
      if picture.minY - top < editorBarHeight { top += editorBarHeight - margin }
      if bottom - picture.maxY < noticeHeight { bottom -= noticeHeight - margin }
    }
    return Rect(x: left, y: top, width: room.maxX - left, height: bottom - top)
  }

  /// The room of the tools with their margins, of the bar of the stage's editor, and of a notice of two lines.
  package static let toolsWidth = 52.0
  package static let editorBarHeight = 44.0
  private static let noticeHeight = 56.0
  /// The height of a lesson below the picture, and of a hint.
  package static let lessonHeight = 96.0
  package static let hintHeight = 40.0

  /// The height of the strip of easings, in points; 0 if there is no room for it.
  package static func easingsHeight(in room: Rect, rows: Int) -> Double {
    guard rows > 0, room.height >= 260 else { return 0 }
    return min(36 + 26 * Double(rows), (room.height * 0.32).rounded())
  }

  /// The pictures of `count` lanes, of a stage of `size`, in the arrangement that makes them largest.
  package static func lanes(
    _ count: Int, of size: Size, in room: Rect, pixelsPerPoint: Double
  ) -> [Rect] {
    let all = (1...max(count, 1)).map { columns -> [Rect] in
      let rows = (count + columns - 1) / columns
      let width = (room.width - Double(columns - 1) * laneGap) / Double(columns)
      let height = (room.height - Double(rows - 1) * laneGap) / Double(rows)
      let picture = height - laneHead
      // Full rows are filled from the left; the columns lie close together in the middle.
      let used = min(width, max(picture, 1) * size.width / size.height)
      let whole = used * Double(columns) + Double(columns - 1) * laneGap
      let left = room.minX + (room.width - whole) / 2
      return (0..<count).map { index in
        let (row, column) = (Double(index / columns), Double(index % columns))
        let cell = Rect(
          x: left + column * (used + laneGap), y: room.minY + row * (height + laneGap) + laneHead,
          width: used, height: max(picture, 1))
        return fitted(size, into: cell, pixelsPerPoint: pixelsPerPoint)
      }
    }
    return all.max { ($0.first?.width ?? 0) < ($1.first?.width ?? 0) } ?? []
  }

  /// The index of the lane at a position, if there is one.
  package func lane(at position: Point) -> Int? { lanes.firstIndex { $0.contains(position) } }

  /// From stage points to the logical points of a lane.
  package func transform(ofLane index: Int) -> Transform {
    let lane = lanes[index]
    return Transform.scale(lane.width / parts.size.width)
      .then(.translation(x: lane.minX, y: lane.minY))
  }

  /// The title of a lane, above its picture.
  package func head(ofLane index: Int) -> Rect {
    let lane = lanes[index]
    return Rect(x: lane.minX, y: lane.minY - Self.laneHead, width: lane.width, height: 24)
  }
}
