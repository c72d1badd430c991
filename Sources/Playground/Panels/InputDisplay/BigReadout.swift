import DemoKit
import Interface
import Stage

/// The time and the speed in large type, for a moment after a hand or a key has changed them.
struct BigReadout: Equatable {
  private struct Seen: Equatable {
    var demo: String
    var time: Double
    var speed: Double
  }

  private(set) var words: String?
  /// Seconds since the last change.
  private var age = 0.0
  private var seen: Seen?

  static let duration = 0.8
  private static let fading = 0.25

  var isMoving: Bool { words != nil }
  /// 0…1.
  var opacity: Double { min(max((Self.duration - age) / Self.fading, 0), 1) }

  mutating func advance(by seconds: Double) {
    age += seconds
    if age >= Self.duration { words = nil }
  }

  /// Compares with what was seen last. Time that plays is not a change, nor is another demo.
  mutating func follow(_ workspace: Workspace) {
    let playhead = workspace.playhead
    let now = Seen(
      demo: workspace.player.demo.name, time: workspace.player.time, speed: playhead.speed)
    defer { seen = now }
    guard let seen, seen.demo == now.demo else { return }
    if seen.speed != now.speed {
      show(now.speed.short + "×")
    } else if seen.time != now.time, !playhead.isPlaying {
      show(playhead.timeline.reading(now.time))
    }
  }

  private mutating func show(_ text: String) { (words, age) = (text, 0) }
}
