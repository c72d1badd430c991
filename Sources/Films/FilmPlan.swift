import Words

/// The times of a film's frames, in a timeline's unit.
public struct FilmPlan: Equatable, Sendable {
  /// The most frames of a film.
  public static let mostFrames = 100_000

  /// The times of the frames, in order, at least one.
  public let times: [Double]
  /// The frames per second.
  public let rate: FrameRate

  /// Plans a film of `range`, in the timeline's unit; each second of film shows `unitsPerSecond`.
  ///
  /// The last frame is the one at the end of the range, so a second at 50 frames per second has 51
  /// frames. It is shown for `hold` more seconds, at least 0. If the film `goesBack`, it then runs
  /// back to its start, whose frame is not repeated.
  ///
  /// - Throws: if there are more than ``mostFrames``.
  public init(
    _ range: ClosedRange<Double>, unitsPerSecond: Double, rate: FrameRate, hold: Double = 0,
    goesBack: Bool = false
  ) throws(FilmError) {
    let step = max(abs(unitsPerSecond), .leastNormalMagnitude) / rate.perSecond
    let length = range.upperBound - range.lowerBound
    // A fraction of a frame that is only a rounding error doesn't count.
    let steps = (length / step - 1e-6).rounded(.up)
    let held = (max(0, hold) * rate.perSecond).rounded()
    guard max(steps, 0) * (goesBack ? 2 : 1) + held < Double(Self.mostFrames) else {
      throw FilmError(
        "The film would have more than \(Self.mostFrames) frames. Choose a shorter range or fewer frames per second."
      )
    }
    let count = max(0, Int(steps))
    var times = (0...count).map { min(range.lowerBound + Double($0) * step, range.upperBound) }
    times += Array(repeating: range.upperBound, count: Int(held))
    if goesBack { times += times.prefix(count).dropFirst().reversed() }
    self.times = times
    self.rate = rate
  }

  private init(times: [Double], rate: FrameRate) {
    self.times = times
    self.rate = rate
  }

  /// The plan without its last frame, for a film whose end looks like its start and would pause for
  /// a frame when it repeats. A film of one frame stays as it is.
  public var withoutLastFrame: FilmPlan {
    times.count > 1 ? FilmPlan(times: times.dropLast(), rate: rate) : self
  }

  /// The length of the film in seconds.
  public var seconds: Double { rate.time(of: times.count) }
}
