import AppState
import DemoKit
import Interface
import Stage
import Words

/// The time and the speed in large type, for a moment after the pointer or a key has changed them;
/// during a talk also the theme and the language.
struct BigReadout: Equatable {
  private struct State: Equatable {
    var demo: String
    /// The stop of a talk, which brings its own time and speed.
    var stop: Int?
    var time: Double
    var speed: Double
    var isPlaying: Bool
    /// Whether time moves on its own: it plays, or settles after a page was turned.
    var goesOn: Bool
    /// Only in a talk: elsewhere notices name them.
    var theme: ThemeName?
    var language: Language?
    var clicksAdvance: Bool?
  }

  /// Which changes of time are shown.
  enum Times {
    /// All changes of time except playing.
    case all
    /// Changes made with pointer or keys.
    case whileDriven
    case none
  }

  private(set) var words: String?
  /// Whether they are words, and not a number.
  private(set) var isSentence = false
  /// Seconds since the last change.
  private var age = 0.0
  private var seen: State?

  static let duration = 0.8
  /// How long words stay, in seconds; numbers stay for `duration`.
  static let wordsDuration = 1.6
  private static let fading = 0.25

  var isMoving: Bool { words != nil }
  /// 0…1.
  var opacity: Double { min(max((lasting - age) / Self.fading, 0), 1) }
  private var lasting: Double { isSentence ? Self.wordsDuration : Self.duration }

  mutating func advance(by seconds: Double) {
    age += seconds
    if age >= lasting { words = nil }
  }

  /// Compares with the last state. Playing time is not a change, nor is another demo or stop.
  /// `hasPace`: slow motion and the keys for playing backwards and faster change the speed, too.
  mutating func follow(_ workspace: Workspace, times: Times, hasPace: Bool) {
    let playhead = workspace.playhead
    let now = State(
      demo: workspace.player.demo.name, stop: workspace.talk.presentation?.current,
      time: workspace.player.time, speed: hasPace ? playhead.clock.pace : playhead.speed,
      isPlaying: playhead.isPlaying,
      goesOn: playhead.driver == .clock || playhead.driver == .fling,
      theme: workspace.talk.presentation.map { _ in workspace.window.arrangement.theme },
      language: workspace.talk.presentation.map { _ in workspace.window.language },
      clicksAdvance: workspace.talk.presentation?.clicksAdvance)
    defer { seen = now }
    guard let seen, seen.demo == now.demo, seen.stop == now.stop else { return }
    if let theme = now.theme, seen.theme.map({ $0 != theme }) == true {
      show(localized("Theme: \(theme.talkWords)"), isSentence: true)
    } else if let language = now.language, seen.language.map({ $0 != language }) == true {
      show(language.name, isSentence: true)
    } else if let advances = now.clicksAdvance, seen.clicksAdvance.map({ $0 != advances }) == true {
      show(
        localized(advances ? "Clicks change stops" : "Clicks don't change stops"), isSentence: true)
    } else if seen.speed != now.speed {
      show(now.speed.short + "×")
    } else if seen.time != now.time, isShown(seen, now, times) {
      show(playhead.timeline.reading(now.time))
    }
  }

  private func isShown(_ seen: State, _ now: State, _ times: Times) -> Bool {
    switch times {
    case .all: !seen.isPlaying && !now.isPlaying
    case .whileDriven: !seen.goesOn && !now.goesOn
    case .none: false
    }
  }

  private mutating func show(_ text: String, isSentence: Bool = false) {
    (words, self.isSentence, age) = (text, isSentence, 0)
  }
}
