import AppState
import Interface
import Keyframes
import Stage

/// The commands that fit in a transport: the rest are behind "More".
struct TransportBar {
  /// Whether the end of the timeline is beside the time.
  private(set) var showsEnd = false
  private(set) var showsName = false
  private(set) var showsSpeed = false
  /// Icons at the right, from the left.
  private(set) var buttons: [BarButton] = []
  /// Icons that don't fit, and those that are never in the bar.
  private(set) var hiddenButtons: [BarButton] = []
  /// The words beside icons, by the names of the buttons.
  private(set) var words: [String: String] = [:]
  private let widths: [String: Double]
  /// The width of the time, or of its end.
  let timeWidth: Double

  static let barButtonWidth = 32.0
  static let speedWidth = 60.0
  static let nameWidth = 160.0
  /// Margins, play, and the gaps around the scrub bar.
  private static let fixed = 124.0

  /// The width of the icons with their words, and the button for the rest.
  var buttonsWidth: Double { buttons.reduce(Self.barButtonWidth) { $0 + width(of: $1) } }

  func width(of button: BarButton) -> Double {
    Self.barButtonWidth + (words[button.name] == nil ? 0 : widths[button.name] ?? 0)
  }

  /// `measure` is the width of a word.
  init(_ all: [BarButton], width: Double, timeWidth: Double, measure: (String) -> Double) {
    self.timeWidth = timeWidth
    widths = Dictionary(uniqueKeysWithValues: all.map { ($0.name, measure($0.words) + 4) })
    fill(all, width: width - Self.barButtonWidth)
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
    // The first word is the most important one.
    if let edit = all.first(where: { !$0.words.isEmpty }), fits(widths[edit.name] ?? 0) {
      words[edit.name] = edit.words
    }
    showsEnd = width >= 700 && fits(timeWidth + 32)
    take(.second)
    showsName = fits(Self.nameWidth + 16)
    take(.third)
    buttons = all.filter { shown.contains($0.name) }
    hiddenButtons = all.filter { !shown.contains($0.name) }
    // All of a rank have words, or none.
    for rank in [BarButton.Rank.first, .second] {
      let named = buttons.filter { $0.rank == rank && !$0.words.isEmpty && words[$0.name] == nil }
      guard fits(named.reduce(0) { $0 + (widths[$1.name] ?? 0) }) else { break }
      for button in named { words[button.name] = button.words }
    }
  }
}

/// An icon at the right of the transport.
struct BarButton {
  /// In a narrow bar, the last go first.
  enum Rank { case first, second, third, never }

  let name: String
  let icon: Icon
  let action: Action
  let isOn: Bool
  let rank: Rank
  /// Beside the icon where there is room; empty for none.
  var words = ""
}
