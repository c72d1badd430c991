package import Editing
import Keyframes
import Stage

// The tangents of the first selected keyframe of the selected track, as numbers.
extension Workspace {
  private var chosenNumbers: (track: PropertyTrack, numbers: Track<Double>, index: Int)? {
    guard let (_, track, keys) = chosenTrack, let index = keys.min(), let numbers = track.numbers,
      numbers.keyframes.indices.contains(index)
    else { return nil }
    return (track, numbers, index)
  }

  /// Nil where there is no handle.
  package func chosenTangent(_ side: KeySide) -> Tangent? {
    guard let (_, numbers, index) = chosenNumbers else { return nil }
    let tangent = (side == .incoming ? numbers.incoming(index) : numbers.outgoing(index))?.tangent
    return tangent.flatMap { $0.slope.isFinite ? $0 : nil }
  }

  /// Sets the tangent; the other side follows if they are joined.
  package mutating func setChosenTangent(_ tangent: Tangent, _ side: KeySide) {
    guard let (track, numbers, index) = chosenNumbers, let path = selection.track,
      let changed = track.with(numbers.setting(tangent, side, ofKey: index))
    else { return }
    setTrack(changed, at: path)
  }
}
