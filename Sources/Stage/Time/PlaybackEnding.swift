extension Playback {
  /// What a playback does when it comes to the end of a pass.
  ///
  /// ```swift
  /// Playback(0...2, ending: .stop)         // once
  /// Playback(0...2, ending: .loop(3))      // three times from the start
  /// Playback(0...2, ending: .pingPong(2))  // there and back
  /// Playback(0...2, ending: .pingPong)     // there and back for ever
  /// ```
  public struct Ending: Hashable, Sendable {
    /// What happens when a pass is over and another one is to come.
    public enum Mode: Hashable, Sendable, CaseIterable {
      /// It completes.
      case stop
      /// It begins again.
      case loop
      /// It turns around.
      case pingPong
    }

    /// What happens between two passes.
    public let mode: Mode
    /// How many passes there are in all, each one way; at least 1, for ever where it is nil.
    public let passes: Int?

    private init(_ mode: Mode, _ passes: Int?) {
      if let passes {
        precondition(passes >= 1, "A playback makes at least 1 pass, not \(passes).")
      }
      self.mode = mode
      self.passes = passes
    }

    /// One pass.
    public static let stop = Ending(.stop, 1)
    /// Pass after pass from the start, for ever.
    public static let loop = Ending(.loop, nil)
    /// There and back, for ever.
    public static let pingPong = Ending(.pingPong, nil)

    /// So many passes from the start.
    ///
    /// - Precondition: at least one pass.
    public static func loop(_ passes: Int) -> Ending { Ending(.loop, passes) }

    /// There and back are two passes.
    ///
    /// - Precondition: at least one pass.
    public static func pingPong(_ passes: Int) -> Ending { Ending(.pingPong, passes) }
  }

  /// What a playback is doing.
  public enum State: Hashable, Sendable, CaseIterable {
    /// Not begun, or taken back to where it begins.
    case stopped
    /// Time passes.
    case running
    /// Time stays; `resume()` goes on.
    case paused
    /// Come to its end.
    case completed
  }

  /// What happened while time passed.
  public enum Event: Hashable, Sendable {
    /// So many passes ended and another one began (`.loop`) or went back (`.pingPong`).
    case looped(Int)
    /// The last pass ended.
    case completed
  }

  /// An end of a playback's range, whichever way it runs.
  public enum Bound: Hashable, Sendable, CaseIterable {
    /// The first time of the range, or the last.
    case start, end
  }
}
