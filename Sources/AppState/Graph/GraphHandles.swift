package import Editing
package import Keyframes
import Stage

/// A handle of a keyframe: the end of a tangent.
package struct GraphHandle: Equatable, Sendable {
  package let key: KeyframePath
  package let side: KeySide

  package init(_ key: KeyframePath, _ side: KeySide) { (self.key, self.side) = (key, side) }
}

extension GraphPlot {
  /// Handles are shown of so many selected keyframes at most.
  private static let mostHandles = 60

  /// The handles of the selected keyframes, where their segments have any, and where they lie.
  package var handles: [(handle: GraphHandle, key: Point, end: Point)] {
    let count = selection.keys.count
    guard count > 0, count <= Self.mostHandles else { return [] }
    return tracks.flatMap { track in
      selection.keys[track.path].sorted().flatMap { index in
        [KeySide.incoming, .outgoing].compactMap { side in
          handle(side, ofKey: index, track).map {
            (
              GraphHandle(KeyframePath(track.path, index), side),
              point(track.numbers.keyframes[index], of: track), $0
            )
          }
        }
      }
    }
  }

  private func handle(_ side: KeySide, ofKey index: Int, _ track: GraphTrack) -> Point? {
    let curve = track.numbers.curve(after: side == .outgoing ? index : index - 1)
    guard let end = side == .outgoing ? curve?.first : curve?.second else { return nil }
    let point = Point(x: scale.x(of: end.x), y: axis.y(of: track.onAxis(end.y)))
    return point.y.isFinite ? point : nil
  }
}
