import Films
import SDLHost

/// The frames of a film, and how they are made.
nonisolated protocol FilmFrames {
  var plan: FilmPlan { get }
  /// In pixels.
  var size: (width: Int, height: Int) { get }
  /// Gets the number of finished frames, and returns whether to continue.
  var progress: (Int) -> Bool { get }

  /// Codes all frames in order.
  ///
  /// - Parameters:
  ///   - coder: makes a coder for some consecutive frames.
  ///   - take: takes the coded next frame.
  /// - Returns: false if it was interrupted.
  func code<Coder: FrameCoder>(
    _ coder: @escaping @Sendable () -> Coder, _ take: (Coder.Frame?) throws -> Void
  ) rethrows -> Bool
}

nonisolated extension FilmFrames {
  /// How many frames in a row a core draws and codes before they are taken: of dependent ones enough
  /// that the one drawn twice does not count; of others, which may be uncompressed, as many as fit into
  /// 16 MiB, at most 4.
  func run<Coder: FrameCoder>(of coder: Coder.Type) -> Int {
    if Coder.dependsOnFrameBefore { return 16 }
    return min(max((1 << 22) / (size.width * size.height), 1), 4)
  }

  /// Codes part by part on other threads, and takes the frames of each in order meanwhile.
  ///
  /// - Parameters:
  ///   - take: takes the coded next frame.
  ///   - next: returns the coding of the next part, each run of its frames on a core; nil at the
  /// end.
  /// - Returns: false if it was interrupted.
  func eachFrame<Coded: Sendable>(
    _ take: (Coded?) throws -> Void, next: () -> (@Sendable () -> [[Coded?]])?
  ) rethrows -> Bool {
    var taken = 0
    return try Threads.ahead(next: next) { runs in
      for frame in runs.joined() {
        try take(frame)
        taken += 1
      }
      return progress(taken)
    }
  }
}
