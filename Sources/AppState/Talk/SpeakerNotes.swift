import DemoKit
import Interface
import Keyframes
import Stage
import Talks
import Words

/// A speaker's view of a talk, in words: a function of the session and of the time.
public struct SpeakerNotes: Equatable, Sendable {
  /// A stop, as it is announced.
  public struct Stop: Equatable, Sendable {
    /// From 1.
    public let number: Int
    /// The title of its demo, or the name of its file.
    public let title: String
    /// The caption of the next stop, or why it can't be shown.
    public let caption: String
  }

  /// How much of the time is left.
  public enum Warning: Int, Comparable, Sendable {
    case none, first, second, over

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  public let talk: String
  public let stop: Stop
  /// In lines.
  public let notes: String
  /// Nil at the last stop.
  public let next: Stop?
  /// How many stops there are.
  public let count: Int
  /// The state in words: a black or white screen, the open contact sheet, a stop that can't be
  /// shown, and slow motion; empty if none of them applies.
  public let state: String
  public let isSlow: Bool
  /// Whether the contact sheet is open.
  public let hasSheet: Bool
  /// The stopwatch's time, in whole seconds.
  public let elapsed: Int
  /// The stopwatch's name, and whether it stands still.
  public let stopwatch: String
  /// Whole seconds until the time is over, negative after that; nil if the talk has no length.
  public let left: Int?
  public let warning: Warning
  /// The warning in words; empty without one.
  public let warningWords: String
  /// The time of day, as it was given.
  public let timeOfDay: String

  /// "4:05", "1:04:05".
  public static func text(seconds: Int) -> String {
    let whole = abs(seconds)
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}

extension Workspace {
  fileprivate var stateOfTalk: String {
    var words: [String] = []
    switch talk.presentation?.cover {
    case .black:
      words.append(
        localized(
          talk.presentation?.isOver == true
            ? "The talk is over: the screen is black" : "The screen is black"))
    case .white: words.append(localized("The screen is white"))
    case nil: break
    }
    if let stops = talk.presentation?.stops, let sheet = talk.presentation?.sheet {
      let stop = stops.indices.contains(sheet) ? stops[sheet] : testCard
      let number = stops.indices.contains(sheet) ? "\(sheet + 1)  " : ""
      words.append(
        localized("All stops: \(number + (stop.map { title(of: $0) } ?? "")) is selected"))
    }
    if let offer = talk.presentation?.offer {
      words.append(localized("Enter: back to stop \(offer.stop + 1), where the talk was left"))
    }
    if let seconds = talk.rewound {
      words.append(
        localized("Rewound by \(seconds.fixed(1)) s: Enter resumes there, Esc returns to now"))
    }
    if let stop = talk.presentation?.stop, let trouble = trouble(with: stop) {
      words.append(trouble)
    } else if isDrawingPage {
      words.append(localized("The page is still being drawn"))
    }
    // The window shows them after the talk.
    words += window.warnings.shown.map { localized($0.message) }
    if playhead.clock.isSlow { words.append(localized("Slow motion")) }
    return words.joined(separator: " · ")
  }

  /// The length of the talk: from its file, or else from the command line.
  fileprivate var timing: TalkTiming? {
    if let own = talk.open?.talk.timing, talk.open?.path == talk.presentation?.path { return own }
    return talk.minutes.map { TalkTiming(minutes: $0) }
  }
}

extension Stopwatch {
  fileprivate var name: String {
    localized(
      isRunning
        ? "Stopwatch" : hasBegun ? "Stopwatch (paused)" : "Stopwatch (starts at the next stop)")
  }
}

extension TalkTiming {
  /// The latest warning that is due. One that would hold from the beginning never is.
  fileprivate func warning(after seconds: Double) -> SpeakerNotes.Warning {
    let left = minutes - seconds / 60
    if left < 0 { return .over }
    if left <= warnings[1], warnings[1] < minutes { return .second }
    return left <= warnings[0] && warnings[0] < minutes ? .first : .none
  }

  fileprivate func words(_ warning: SpeakerNotes.Warning) -> String {
    func left(_ minutes: Double) -> String {
      minutes == 1 ? localized("1 minute left") : localized("\(minutes.short) minutes left")
    }
    return switch warning {
    case .none: ""
    case .first: left(warnings[0])
    case .second: left(warnings[1])
    case .over: localized("Over time")
    }
  }
}

extension Workspace {
  /// The speaker's side at a time on the events' clock; nil unless a talk is presented. The time of day
  /// is as the speaker reads it, such as "14:05".
  package func speakerNotes(at now: Double, timeOfDay: String) -> SpeakerNotes? {
    guard let presentation = talk.presentation else { return nil }
    func named(_ index: Int) -> SpeakerNotes.Stop? {
      guard presentation.stops.indices.contains(index) else { return nil }
      let stop = presentation.stops[index]
      return SpeakerNotes.Stop(
        number: index + 1, title: title(of: stop),
        caption: index == presentation.current
          ? stop.caption : trouble(with: stop) ?? stop.caption)
    }
    guard let stop = named(presentation.current) else { return nil }
    let watch = talk.stopwatch
    let elapsed = watch.elapsed(at: now)
    let timing = timing
    let left = timing.map { $0.minutes * 60 - elapsed }
    let warning = timing.map { $0.warning(after: elapsed) } ?? .none
    return SpeakerNotes(
      talk: presentation.heading, stop: stop,
      notes: self.notes(of: presentation.stop), next: named(presentation.current + 1),
      count: presentation.stops.count, state: stateOfTalk,
      isSlow: playhead.clock.isSlow, hasSheet: presentation.sheet != nil,
      elapsed: Int(elapsed), stopwatch: watch.name, left: left.map { Int($0.rounded(.up)) },
      warning: warning, warningWords: timing?.words(warning) ?? "", timeOfDay: timeOfDay)
  }
}
