import AppState
import Interface
import Playground
import SDLHost

/// Writes the input of each frame and whether more will follow, for programs that watch a window
/// from outside: the tests wait for a line of it instead of waiting for time.
///
/// It goes to the file that `RIFF_FRAMES` names, which may be a pipe: the steps as in a recording, and
/// after each the line `shown moving` or `shown resting` once the picture is on the screen. With
/// `RIFF_PICTURES` the line `picture HASH` follows: pictures with the same hash are the same.
final class FrameLog {
  private var file: GrowingFile?
  private let hasPictures = getenv("RIFF_PICTURES") != nil

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
      if hasPictures { try file?.append("picture \(frame.pictureHash)\n") }
    } catch {
      file = nil
    }
  }
}

extension Frame {
  /// By FNV-1a, the same in every process.
  fileprivate var pictureHash: String {
    let bytes = "\(sprites) \(ground) \(scale)".utf8
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
