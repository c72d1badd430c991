import Editing
import Foundation
import Interface
import Testing

@testable import AppState
@testable import Playground
@testable import Talks

/// The key map says what there is, on any keyboard.
@Suite(.languages) struct KeyMapTests {
  private struct Stroke: Hashable {
    let key: Key
    let modifiers: Modifiers
  }

  private static func strokes(_ line: Shortcut) -> [Stroke] {
    line.strokes.map { Stroke(key: $0.key, modifiers: $0.modifiers) }
  }

  @Test func everyLineHasStrokesAndShowsThem() {
    for line in Shortcut.all {
      #expect(!line.shown.isEmpty && !line.keys.isEmpty && !line.words.isEmpty)
      let actions = line.shown.map(\.action)
      #expect(line.others.allSatisfy { actions.contains($0.action) }, "\(line.words)")
    }
  }

  @Test(arguments: [false, true])
  func noStrokeMeansTwoThings(_ isRewinding: Bool) {
    let strokes = Shortcut.all.filter { $0.isForRewinding == isRewinding }.flatMap(Self.strokes)
    #expect(Set(strokes).count == strokes.count)
  }

  /// Tests of windows press it to mark frames.
  @Test func f12HasNoMeaning() {
    #expect(!Shortcut.all.contains { $0.strokes.contains { $0.key == .function(12) } })
    #expect(TalkKeys().command(.function(12), []) == nil)
  }

  @Test func strokesWithTheSameModifiersNameThemOnce() {
    let shown = [
      "[  ]  \\  Ctrl Home  End  Backspace", "Ctrl Z  Y  Ctrl Shift Z", "J  K  L", "Esc",
    ]
    #expect(shown.allSatisfy { keys in Shortcut.all.contains { $0.keys == keys } })
    // After a stroke with modifiers none without could be told from it.
    for line in Shortcut.all {
      let isPlain = line.shown.map(\.modifiers.isEmpty)
      #expect(!zip(isPlain, isPlain.dropFirst()).contains { !$0 && $1 }, "\(line.keys)")
    }
  }

  // MARK: Keyboard layouts

  struct Layout: CustomTestStringConvertible {
    let name: String
    /// What lies on the keys without Shift, in the order of `places`; a space is a dead key.
    let characters: String
    var testDescription: String { name }

    static let places = #"`1234567890-=qwertyuiop[]\asdfghjkl;'zxcvbnm,./"#
    static let all = [
      Layout(name: "US", characters: places),
      Layout(name: "German", characters: " 1234567890ß qwertzuiopü+#asdfghjklöäyxcvbnm,.-"),
      Layout(name: "French", characters: "²&é\"'(-è_çà)=azertyuiop $*qsdfghjklmùwxcvbn,;:!"),
      Layout(name: "Dvorak", characters: #"`1234567890[]',.pyfgcrl/=\aoeuidhtns-;qjkxbmwvz"#),
    ]

    /// What a key comes as, with modifiers.
    func key(_ character: Character, _ place: Character, _ modifiers: Modifiers) -> Key? {
      Key(
        character == " " ? nil : character, inPlaceOf: ("a"..."z").contains(place) ? nil : place,
        modifiers, for: .playground)
    }

    /// Whether a stroke can be typed.
    func has(_ key: Key, _ modifiers: Modifiers) -> Bool {
      guard case .character = key else { return true }
      return zip(characters, Self.places).contains { self.key($0, $1, modifiers) == key }
    }
  }

  @Test(arguments: Layout.all)
  func everyActionCanBeTyped(_ layout: Layout) {
    #expect(layout.characters.count == Layout.places.count)
    for line in Shortcut.all {
      for (action, _) in line.actions {
        let isTyped = line.strokes.contains {
          $0.action == action && layout.has($0.key, $0.modifiers)
        }
        #expect(isTyped, "\(action)")
      }
    }
  }

  /// What a layout has itself is never given to another key.
  @Test(arguments: Layout.all)
  func lettersAndUsedSignsStayWhatTheyAre(_ layout: Layout) {
    let strokes = Set(Shortcut.all.flatMap(Self.strokes))
    for (character, place) in zip(layout.characters, Layout.places) where character != " " {
      for modifiers in Set(strokes.map(\.modifiers)) {
        let isUsed = strokes.contains(Stroke(key: .character(character), modifiers: modifiers))
        guard isUsed || ("a"..."z").contains(character) else { continue }
        #expect(layout.key(character, place, modifiers) == .character(character))
      }
    }
  }

  @Test func whatTheKeyMapHasNoUseForStandsForAUSKey() {
    let table: [(character: Character?, place: Character?, modifiers: Modifiers, key: Key?)] = [
      ("ü", "[", [], .character("[")), ("ü", "[", .alt, .character("ü")),
      ("&", "1", [], .character("1")), ("-", "6", [], .character("6")),
      ("-", "6", .control, .character("-")), ("à", "0", .control, .character("0")),
      ("[", "-", .control, .character("[")), ("+", "]", [], .character("+")),
      (nil, "[", [], .character("[")), (nil, "`", [], nil), (nil, nil, [], nil),
      ("é", nil, [], .character("é")), ("ö", ";", [], .character("ö")),
    ]
    for (character, place, modifiers, key) in table {
      #expect(
        Key(character, inPlaceOf: place, modifiers, for: .playground) == key,
        "\(key.debugDescription)")
    }
  }

  // MARK: The guide

  /// The first cells of the tables of keys in the guide, cut at their commas: of the game controller's
  /// table, or of all others.
  private static func cells(isPad: Bool) throws -> [String] {
    let docs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs")
    return try ["explore.md", "edit.md", "draw.md"].flatMap { name in
      let page = try String(contentsOf: docs.appending(path: name), encoding: .utf8)
      return cells(of: page.components(separatedBy: "\n"), isPad: isPad)
    }
  }

  private static func cells(of lines: [String], isPad: Bool) -> [String] {
    var (cells, isInPadTable): ([String], Bool) = ([], false)
    for (line, next) in zip(lines, lines.dropFirst() + [""]) {
      guard line.hasPrefix("| "), !line.hasPrefix("| -") else { continue }
      let cell = line.dropFirst(2).components(separatedBy: " | ")[0]
      if next.hasPrefix("| -") {
        isInPadTable = cell == "gamepad"
      } else if isInPadTable == isPad {
        cells += cell.components(separatedBy: ", ").map {
          $0.replacing("`", with: "").trimmingPrefix("or ").description
        }
      }
    }
    return cells
  }

  /// Keys as they are printed begin with a capital letter or are signs; gestures are in small letters.
  private static func isKey(_ cell: String) -> Bool {
    guard let last = cell.components(separatedBy: "+").last(where: { !$0.isEmpty }) else {
      return true
    }
    return last.first?.isLowercase == false
  }

  private static func sign(_ key: Key, _ modifiers: Modifiers) -> String {
    (modifiers.signs + [key.sign]).joined(separator: "+")
  }

  @Test func theGuideHasTheSameKeys() throws {
    let long = ["PageDown": "PgDn", "PageUp": "PgUp", "Delete": "Del"]
    let digits = (1...9).map(String.init)
    let told = try Self.cells(isPad: false).filter(Self.isKey).flatMap { cell in
      cell == "1 … 9" ? digits : [long[cell] ?? cell]
    }
    let hints = GestureHint.pointer.flatMap { $0.keys.components(separatedBy: "  ") }
    let names = Set(Key.named.map(\.sign))
    let focus = hints.filter { names.contains($0.components(separatedBy: " ").last ?? "") }
      .map { $0.replacing(" ", with: "+") }
    let map = Shortcut.all.flatMap(\.shown).map { Self.sign($0.key, $0.modifiers) } + focus
    #expect(Set(told).subtracting(map).sorted() == [], "only in docs")
    #expect(Set(map).subtracting(told).sorted() == [], "not in docs")
  }

  @Test func theGuideHasTheSameButtons() throws {
    let cells = try Self.cells(isPad: true)
    let map = PadShortcut.all.map(\.sign)
    #expect(Set(cells.filter(Self.isKey)) == Set(map))
    let hints = GestureHint.pad.map { $0.keys.replacing("Pad ", with: "") }
    #expect(Set(cells.filter { !Self.isKey($0) }) == Set(hints))
  }
}
