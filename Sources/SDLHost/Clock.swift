import CSDL2

/// A monotonic clock, in seconds.
public nonisolated enum Clock {
  public static var now: Double {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
  }

  /// Sleeps with a finer resolution than SDL's whole milliseconds.
  static func sleep(_ seconds: Double) {
    guard seconds > 0 else { return }
    let whole = seconds.rounded(.down)
    var time = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
    nanosleep(&time, nil)
  }
}
