import Interface
import Playground
import SDLHost

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes what each frame has taken and whether more will follow, for whoever watches a window from
/// outside: the tests wait for a line of it instead of waiting for time.
///
/// It goes to the file that `RIFF_FRAMES` names, which may be a pipe: the steps as in a recording, and
/// after each the line `shown moving` or `shown resting` once the picture is on the screen.
final class FrameLog {
  private var file: GrowingFile?

  /// Nil unless the environment asks for it.
  init?() throws(Failure) {
    guard let path = getenv("RIFF_FRAMES") else { return nil }
    file = try orFail { try GrowingFile(String(cString: path)) }
  }

  func add(_ events: [TimedEvent], _ frame: Frame) {
    let text = Recording.Step(events, dt: 0).text
    // A reader that has gone away is no reason to stop.
    do {
      try file?.append(text + "shown \(frame.isMoving ? "moving" : "resting")\n")
    } catch {
      file = nil
    }
  }
}
