import Keyframes
import Stage
import Syntax

/// The time of a picture that plays on its own: a part of a timeline, in seconds.
struct SVGClock {
  /// In the timeline's unit.
  let range: ClosedRange<Double>
  /// The timeline's units in a second.
  let rate: Double
  let playback: ScenePlayback

  init(_ timeline: Timeline, _ playback: ScenePlayback) {
    let wanted = playback.range ?? timeline.range
    range = timeline.clamp(wanted.lowerBound)...timeline.clamp(wanted.upperBound)
    rate = playback.rate(of: timeline)
    self.playback = playback
  }

  var length: Double { range.upperBound - range.lowerBound }

  /// The seconds of one pass.
  var seconds: Double { length / rate }

  /// `infinite`, or how often it is played in one direction.
  var count: String {
    playback.loops == 0 ? "infinite" : "\(playback.loops * (playback.goesBack ? 2 : 1))"
  }

  /// Where a time lies in the range, 0…100.
  func percent(_ time: Double) -> Double { (time - range.lowerBound) / length * 100 }
}
