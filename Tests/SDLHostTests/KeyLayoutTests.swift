import CSDL2
import Editing
import Interface
import AppState
import Playground
import Testing

@testable import SDLHost

/// Shortcuts can be typed on keyboards of any country.
@Suite struct KeyLayoutTests {
  struct Layout: CustomTestStringConvertible {
    let name: String
    /// What SDL reports for the keys without Shift, in the order of `places`; a space is a dead key.
    let characters: String
    var testDescription: String { name }

    static let all = [
      Layout(name: "US", characters: #"`1234567890-=qwertyuiop[]\asdfghjkl;'zxcvbnm,./"#),
      Layout(name: "German", characters: " 1234567890ß qwertzuiopü+#asdfghjklöäyxcvbnm,.-"),
      Layout(name: "French", characters: "²&é\"'(-è_çà)=azertyuiop $*qsdfghjklmùwxcvbn,;:!"),
      Layout(name: "Dvorak", characters: #"`1234567890[]',.pyfgcrl/=\aoeuidhtns-;qjkxbmwvz"#),
    ]

    /// From left to right and from top to bottom.
    static let places: [SDL_Scancode] =
      [SDL_SCANCODE_GRAVE] + run(SDL_SCANCODE_1, 10) + [SDL_SCANCODE_MINUS, SDL_SCANCODE_EQUALS]
      + letters("qwertyuiop")
      + [SDL_SCANCODE_LEFTBRACKET, SDL_SCANCODE_RIGHTBRACKET, SDL_SCANCODE_BACKSLASH]
      + letters("asdfghjkl") + [SDL_SCANCODE_SEMICOLON, SDL_SCANCODE_APOSTROPHE]
      + letters("zxcvbnm") + [SDL_SCANCODE_COMMA, SDL_SCANCODE_PERIOD, SDL_SCANCODE_SLASH]

    private static func run(_ first: SDL_Scancode, _ count: UInt32) -> [SDL_Scancode] {
      (0..<count).map { SDL_Scancode(first.rawValue + $0) }
    }

    private static func letters(_ letters: String) -> [SDL_Scancode] {
      letters.unicodeScalars.map { SDL_Scancode(SDL_SCANCODE_A.rawValue + $0.value - 97) }
    }

    /// What the key at a place comes as.
    func key(at position: Int, _ modifiers: SDL_Keymod = KMOD_NONE) -> Key? {
      let scancode = Self.places[position]
      let character = Array(characters.unicodeScalars)[position]
      // SDL has no character for a dead key.
      let code = character == " " ? 1 << 30 | scancode.rawValue : character.value
      return Key(
        SDL_Keysym(
          scancode: scancode, sym: Int32(code), mod: UInt16(modifiers.rawValue), unused: 0),
        for: .playground)
    }

    func has(_ key: Key, _ modifiers: SDL_Keymod = KMOD_NONE) -> Bool {
      Self.places.indices.contains { self.key(at: $0, modifiers) == key }
    }
  }

  @Test(arguments: Layout.all)
  func lettersAndDigitsAreOnEveryLayout(_ layout: Layout) {
    #expect(layout.characters.unicodeScalars.count == Layout.places.count)
    for character in "abcdefghijklmnopqrstuvwxyz123456789,." {
      #expect(layout.has(.character(character)), "\(character)")
    }
    for sign in "-=0" { #expect(layout.has(.character(sign), KMOD_LCTRL), "Ctrl+\(sign)") }
  }

  /// Loops can be set where the brackets are, or with Home and End.
  @Test(arguments: [
    ("German", SDL_SCANCODE_LEFTBRACKET, "["), ("German", SDL_SCANCODE_BACKSLASH, "\\"),
    ("German", SDL_SCANCODE_RIGHTBRACKET, "+"), ("French", SDL_SCANCODE_LEFTBRACKET, "["),
    ("French", SDL_SCANCODE_RIGHTBRACKET, "]"), ("French", SDL_SCANCODE_6, "6"),
    ("French", SDL_SCANCODE_SLASH, "/"), ("Dvorak", SDL_SCANCODE_MINUS, "["),
    ("Dvorak", SDL_SCANCODE_SLASH, "z"), ("US", SDL_SCANCODE_MINUS, "-"),
  ])
  func signsStandInTheirPlaces(_ name: String, _ scancode: SDL_Scancode, _ sign: Character) throws {
    let layout = try #require(Layout.all.first { $0.name == name })
    let position = try #require(Layout.places.firstIndex(of: scancode))
    #expect(layout.key(at: position) == .character(sign))
  }

  @Test func aMinusOnTheSixIsAMinusWithControl() throws {
    let french = try #require(Layout.all.first { $0.name == "French" })
    let position = try #require(Layout.places.firstIndex(of: SDL_SCANCODE_6))
    #expect(french.key(at: position, KMOD_LCTRL) == .character("-"))
    #expect(french.key(at: position, KMOD_LSHIFT) == .character("6"))
  }
}
