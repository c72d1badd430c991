import SDLHost

/// Whether reduced motion is preferred: by `--reduced-motion` or `RIFF_REDUCED_MOTION`, or else by the
/// desktop's setting.
struct ReducedMotion {
  private var setting: Bool?
  private let desktop: DesktopMotion?

  /// Asks the desktop, and does not wait for its answer.
  init(_ arguments: Arguments) throws(Failure) {
    setting = arguments.has(.reducedMotion) ? true : nil
    if setting == nil, let text = Storage.variable("RIFF_REDUCED_MOTION") {
      guard let value = ["1": true, "0": false][text] else {
        throw .usage("RIFF_REDUCED_MOTION is \"\(text)\": it must be 1 or 0.")
      }
      setting = value
    }
    desktop = setting == nil ? DesktopMotion() : nil
  }

  var isWanted: Bool { setting ?? desktop?.isReduced ?? false }
}
