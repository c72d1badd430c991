import CSDL2

/// A problem of the environment: no display, no font, a folder that cannot be written. The
/// description is a sentence with the problem and the remedy.
public nonisolated struct SDLError: Error, CustomStringConvertible, Equatable {
  public let description: String

  public init(_ description: String) { self.description = description }

  /// SDL's message about the call that has just failed:
  /// `SDL_CreateWindow failed: No available video device`.
  static func lastError(of call: String) -> SDLError {
    let reason = String(cString: SDL_GetError())
    return SDLError("\(call) failed: \(reason.isEmpty ? "no reason given" : reason)")
  }

  /// The error if `call` fails without a display: `reason`, by default SDL's, and the remedy.
  static func noDisplay(_ call: String, _ reason: String? = nil) -> SDLError {
    let failure = reason.map { "\(call) failed: \($0)" } ?? lastError(of: call).description
    return SDLError(
      """
      \(failure). There is no display to open a window on: set DISPLAY or WAYLAND_DISPLAY, or draw \
      pictures without a window with riff snapshot.
      """)
  }
}
