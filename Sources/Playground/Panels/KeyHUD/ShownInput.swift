import AppState
import Interface
import Keyframes
import Words

/// The latest input by pointer and keys, in words.
struct ShownInput: Equatable {
  struct Entry: Equatable {
    let words: String
    /// How often in a row.
    var count = 1
    /// Seconds since it happened last.
    var age = 0.0
  }

  /// From the oldest.
  private(set) var entries: [Entry] = []
  /// Where the pointer was pressed, in window points, until it is released or has become a drag.
  private var press: Press?
  private var modifiers: Modifiers = []
  /// The name of the current gesture of two fingers.
  private var fingers: String?

  private struct Press: Equatable {
    let position: Point
    let clicks: Int
  }

  /// The entries, from the oldest, to be read.
  var words: [String] {
    entries.map { $0.words + ($0.count > 1 ? "  × \($0.count)" : "") }
  }

  /// How long an entry stays, in seconds; it fades in the last of them.
  static let duration = 2.5
  private static let fading = 0.4
  static let most = 4

  mutating func advance(by seconds: Double) {
    for index in entries.indices { entries[index].age += seconds }
    entries.removeAll { $0.age >= Self.duration }
  }

  /// 0…1.
  static func opacity(of entry: Entry) -> Double {
    min(max((duration - entry.age) / fading, 0), 1)
  }

  mutating func note(_ event: InputEvent) {
    switch event {
    case .keyPressed(let key, let modifiers, _):
      self.modifiers = modifiers
      add(Self.words(key, modifiers))
    case .modifiersChanged(let modifiers): self.modifiers = modifiers
    case .pointerPressed(let position, let clicks):
      press = Press(position: position, clicks: clicks)
    case .pointerMoved(let position): drag(to: position)
    case .pointerReleased: click()
    case .menuPressed: add(named("Right-click"))
    case .wheel(let x, let y, _, let modifiers, _, _):
      add(Self.prefix(modifiers) + localized("Wheel \(Self.direction(x, y))"))
    case .gestureBegan: (press, fingers) = (nil, nil)
    case .gestureChanged(let scale, let degrees, _): pinch(scale, degrees)
    case .padPressed(let button): add(localized("Gamepad \(button.rawValue)"))
    case .focusLost: (press, fingers, modifiers) = (nil, nil, [])
    case .gestureEnded, .menuReleased, .pointerLeft, .stick, .triggers, .padReleased, .padConnected,
      .padDisconnected, .keyReleased, .text, .pasted, .resized, .dropped, .opened, .picture, .scene,
      .warning, .tokens, .folder, .talk, .deck, .talkKeys, .tour, .present, .talkOrder, .touches,
      .source, .display, .frameShown, .closeRequested:
      break
    }
  }

  /// Drops text typed into a field.
  mutating func forget() { entries = [] }

  private mutating func drag(to position: Point) {
    guard let press, press.position.distance(to: position) > Gesture.slop else { return }
    self.press = nil
    add(named("Drag"))
  }

  private mutating func click() {
    guard let press else { return }
    self.press = nil
    if press.clicks == 2, let last = entries.last, last.words == named("Click") {
      entries.removeLast()
    }
    add(named(press.clicks == 2 ? "Double-click" : "Click"))
  }

  /// Once a gesture, when it can be told which it is.
  private mutating func pinch(_ scale: Double, _ degrees: Double) {
    let isPinch = abs(scale - 1) > 0.06
    guard fingers == nil, isPinch || abs(degrees) > 4 else { return }
    let words = localized(isPinch ? "Pinch" : "Twist")
    fingers = words
    add(words)
  }

  private func named(_ phrase: Message) -> String { Self.prefix(modifiers) + localized(phrase) }

  private mutating func add(_ words: String) {
    if let last = entries.last, last.words == words {
      entries[entries.count - 1].count += 1
      entries[entries.count - 1].age = 0
      return
    }
    entries.append(Entry(words: words))
    if entries.count > Self.most { entries.removeFirst() }
  }

  private static func words(_ key: Key, _ modifiers: Modifiers) -> String {
    prefix(modifiers) + key.sign
  }

  private static func prefix(_ modifiers: Modifiers) -> String {
    modifiers.signs.map { $0 + " " }.joined()
  }

  private static func direction(_ x: Double, _ y: Double) -> String {
    if abs(x) > abs(y) { return x > 0 ? "→" : "←" }
    return y > 0 ? "↑" : "↓"
  }
}
