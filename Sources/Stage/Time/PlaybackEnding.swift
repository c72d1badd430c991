import Keyframes

extension Playback {
  /// The behaviour of a playback at the end of a pass.
  ///
  /// ```swift
  /// Playback(0...2, ending: .stop)         // once
  /// Playback(0...2, ending: .loop(3))      // three times from the start
  /// Playback(0...2, ending: .pingPong(2))  // forward and back
  /// Playback(0...2, ending: .pingPong)     // forward and back for ever
  /// ```
  public struct Ending: Hashable, Sendable {
    /// The behaviour between two passes.
    public enum Mode: Hashable, Sendable, CaseIterable {
      /// Completes.
      case stop
      /// Begins again.
      case loop
      /// Reverses direction.
      case pingPong
    }

    /// The behaviour between two passes.
    public let mode: Mode
    /// The total number of passes, each in one direction; at least 1, or nil for endless.
    public let passes: Int?

    private init(_ mode: Mode, _ passes: Int?) {
      if let passes {
        require(passes >= 1, "A playback has \(passes) passes; it needs at least 1.")
      }
      self.mode = mode
      self.passes = passes
    }

    /// One pass.
    public static let stop = Ending(.stop, 1)
    /// Pass after pass from the start, endlessly.
    public static let loop = Ending(.loop, nil)
    /// Forward and back, endlessly.
    public static let pingPong = Ending(.pingPong, nil)

    /// A number of passes from the start.
    ///
    /// - Precondition: at least one pass.
    public static func loop(_ passes: Int) -> Ending { Ending(.loop, passes) }

    /// A number of passes, alternating forward and back.
    ///
    /// - Precondition: at least one pass.
    public static func pingPong(_ passes: Int) -> Ending { Ending(.pingPong, passes) }
  }

  /// The state of a playback.
  public enum State: Hashable, Sendable, CaseIterable {
    /// Not started, or returned to the beginning.
    case stopped
    /// Time passes.
    case running
    /// Time stands still; `resume()` continues.
    case paused
    /// Time has reached its end.
    case completed
  }

  /// An event while time passed.
  public enum Event: Hashable, Sendable {
    /// A number of passes ended and another one began (`.loop`) or reversed (`.pingPong`).
    case looped(Int)
    /// The last pass ended.
    case completed
  }

  /// An end of a playback's range, whatever its direction.
  public enum Bound: Hashable, Sendable, CaseIterable {
    /// The lower or the upper bound.
    case start, end
  }
}
