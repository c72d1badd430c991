import AppState
import Interface
import Keyframes
import Stage

/// The commands that fit in a transport: the rest are behind "More".
struct TransportBar {
  /// Whether the end of the timeline is beside the time.
  private(set) var showsEnd = false
  private(set) var showsName = false
  private(set) var showsDriver = false
  private(set) var showsSpeed = false
  /// Icons at the right, from the left.
  private(set) var buttons: [BarButton] = []
  /// Icons that don't fit.
  private(set) var hiddenButtons: [BarButton] = []
  /// The width of the time, or of its end.
  let timeWidth: Double

  static let barButtonWidth = 32.0
  static let speedWidth = 60.0
  static let driverWidth = 60.0
  static let nameWidth = 176.0
  /// Margins, play, and the gaps around the scrub bar.
  private static let fixed = 124.0

  /// Whether there is a button for the rest.
  var hasMore: Bool { !hiddenButtons.isEmpty || !showsDriver || !showsSpeed }

  /// The width of the icons and the button for the rest.
  var buttonsWidth: Double { Double(buttons.count + (hasMore ? 1 : 0)) * Self.barButtonWidth }

  init(_ all: [BarButton], width: Double, timeWidth: Double) {
    self.timeWidth = timeWidth
    fill(all, width: width)
    if hasMore { fill(all, width: width - Self.barButtonWidth) }
  }

  /// Takes the most used first, until the scrub bar would get too short.
  private mutating func fill(_ all: [BarButton], width: Double) {
    let scrubBar = width < 440 ? 60.0 : width < 720 ? 120 : 220
    var room = width - Self.fixed - timeWidth - 12 - scrubBar
    func fits(_ width: Double) -> Bool {
      guard room >= width else { return false }
      room -= width
      return true
    }
    var shown: Set<String> = []
    func take(_ rank: BarButton.Rank) {
      for button in all where button.rank == rank && fits(Self.barButtonWidth) {
        shown.insert(button.name)
      }
    }
    take(.first)
    showsSpeed = fits(Self.speedWidth + 8)
    showsEnd = width >= 700 && fits(timeWidth + 32)
    take(.second)
    showsDriver = fits(Self.driverWidth + 8)
    take(.third)
    showsName = fits(Self.nameWidth + 16)
    buttons = all.filter { shown.contains($0.name) }
    hiddenButtons = all.filter { !shown.contains($0.name) }
  }
}

/// An icon at the right of the transport.
struct BarButton {
  /// In a narrow bar, the last go first.
  enum Rank { case first, second, third }

  let name: String
  let icon: Icon
  let action: Action
  let isOn: Bool
  let rank: Rank
}
