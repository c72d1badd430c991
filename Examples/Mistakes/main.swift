// Makes one mistake of those below: `swift run -c release Mistakes overlap`. In release builds too,
// Riff stops with a sentence that says what is wrong.
import Drawing
import Keyframes
import Stage

let mistakes: [String: () -> Void] = [
  "overlap": {
    _ = Track.scrolled(
      0.0, ScrollScale(at: 0, over: 100, to: 1), ScrollScale(at: 50, over: 100, to: 2))
  },
  "time": { _ = Keyframe(time: .nan, value: 1.0) },
  "spring": { _ = Spring(response: -1, dampingRatio: 1) },
  "chain": { _ = Node(.circle(radius: 5)).chain.move(dx: 5).wait(1) },
  "slot": {
    var (one, other) = (Animator(), Animator())
    let slot = one.add([0: 0, 1: 1] as Track<Double>)
    other.seek(to: 0.5)
    print(other[slot])
  },
  "pixel": { _ = Raster(width: 4, height: 3)[4, 0] },
]

if let name = CommandLine.arguments.dropFirst().first, let mistake = mistakes[name] {
  mistake()
  print("Nothing noticed the mistake.")
} else {
  print("Choose a mistake: \(mistakes.keys.sorted().joined(separator: ", "))")
}
