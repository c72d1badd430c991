import Keyframes
import TestSupport
import Testing

struct DiscreteTests {
  enum Weather { case rain, sun }

  @Test func documentedExample() {
    let caption: Track<Discrete<String>> = [0: "one", 1: "two"]
    #expect(caption.value(at: 0.999).value == "one")
    #expect(caption.value(at: 1).value == "two")
  }

  @Test(arguments: [-1, 0, 0.5, 1.0.nextDown, 1, 1.5, .nan, .infinity])
  func flipsAtOne(_ progress: Double) {
    let blend = Discrete(Weather.rain).interpolated(to: Discrete(.sun), at: progress)
    #expect(blend.value == (progress >= 1 ? .sun : .rain))
  }

  /// At any times, in both directions.
  @Test(arguments: TrackTests.seeds)
  func flipsExactlyAtTheLaterKeyframe(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (start, end) = (generator.number(-10...0), generator.number(0.001...1))
    let track: Track<Discrete<Weather>> = [start: Discrete(.rain), end: Discrete(.sun)]
    #expect(track.value(at: end).value == .sun)
    #expect(track.value(at: end.nextDown).value == .rain)
    #expect(track.value(at: end.nextUp).value == .sun)
  }

  /// An easing that overshoots flips where it passes 1.
  @Test func anOvershootIsTheLaterValue() {
    let track = ([0: "a", 1: "b"] as Track<Discrete<String>>).eased(.easeOut(.back))
    #expect(track.value(at: 0.9) == "b")
    #expect(track.value(at: 0.1) == "a")
  }

  @Test func hashesLikeWhatItWraps() {
    #expect(Set([Discrete(1), Discrete(2), Discrete(1)]).count == 2)
  }
}
