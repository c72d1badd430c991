import SDLHost

/// Whether reduced motion is preferred: by `--reduced-motion` or `RIFF_REDUCED_MOTION`, or else by the
/// desktop's setting.
struct ReducedMotion {
  private var said: Bool?
  private let desktop: DesktopMotion?

  /// Asks the desktop, and does not wait for its answer.
  init(_ arguments: Arguments) throws(Failure) {
    said = arguments.has(.reducedMotion) ? true : nil
    if said == nil, let text = Storage.variable("RIFF_REDUCED_MOTION") {
      guard let value = ["1": true, "0": false][text] else {
        throw .usage("RIFF_REDUCED_MOTION is \"\(text)\": it must be 1 or 0.")
      }
      said = value
    }
    desktop = said == nil ? DesktopMotion() : nil
  }

  var isWanted: Bool { said ?? desktop?.isReduced ?? false }
}
