import CSDL2

/// Something in the world is not as it has to be: no display, no font, a folder that cannot be
/// written. Its description is a sentence that says what is wrong and what to do.
public nonisolated struct SDLError: Error, CustomStringConvertible, Equatable {
  public let description: String

  public init(_ description: String) { self.description = description }

  /// What SDL says about the call that has just failed:
  /// `SDL_CreateWindow failed: No available video device`.
  static func lastError(of call: String) -> SDLError {
    let reason = String(cString: SDL_GetError())
    return SDLError("\(call) failed: \(reason.isEmpty ? "no reason given" : reason)")
  }

  /// `call` failed for lack of a display: SDL's reason, if none is given, and what to do.
  static func noDisplay(_ call: String, _ reason: String? = nil) -> SDLError {
    let failure = reason.map { "\(call) failed: \($0)" } ?? lastError(of: call).description
    return SDLError(
      """
      \(failure). There is no display to open a window on: set DISPLAY or WAYLAND_DISPLAY, or make \
      pictures without a window by riff snapshot.
      """)
  }
}
