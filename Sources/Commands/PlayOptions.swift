import AppState
import Interface
import Keyframes
import Playground

/// The options of the window that need nothing but the arguments.
struct PlayOptions {
  let time: Double?
  let speed: Double
  let size: Size
  private let interface: Double?
  private let theme: ThemeName?
  private let motion: ReducedMotion

  init(_ arguments: Arguments) throws(Failure) {
    time = try arguments.number(.at)
    speed = try arguments.speed()
    interface = try arguments.number(.interface)
    if let interface, !SavedSession.interfaces.contains(interface) {
      throw .usage("--ui-scale is \(interface.short): it must be between 1 and 2.5.")
    }
    theme = try arguments.theme()
    motion = try ReducedMotion(arguments)
    size = try arguments.size(.size, smallest: (640, 360)) ?? Size(width: 1280, height: 720)
  }

  /// The session to start with: the saved one, or else `demo`, with these options, too.
  func applied(to saved: SavedSession?, _ demo: String) -> SavedSession? {
    let isReduced = motion.isWanted
    guard interface != nil || theme != nil || isReduced else { return saved }
    var savedSession = saved ?? SavedSession(demo: demo)
    savedSession.interface = interface ?? savedSession.interface
    savedSession.theme = theme ?? savedSession.theme
    if isReduced { savedSession.reducesMotion = true }
    return savedSession
  }
}

extension Arguments {
  /// The factor of a timeline's usual rate; 1 unless another one was given.
  func speed() throws(Failure) -> Double {
    let speed = try number(.speed) ?? 1
    guard (0.05...4).contains(speed) else {
      throw .usage("--speed is \(speed.short): it must be between 0.05 and 4.")
    }
    return speed
  }
}
