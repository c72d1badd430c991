import SDLHost

/// Whether somebody prefers that nothing moves by itself: as `--reduced-motion` or `RIFF_REDUCED_MOTION`
/// says, else as the desktop does.
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
