import CSDL2
import Interface

extension Key {
  /// The key that SDL reports, or nil for keys that the app does not use.
  ///
  /// Characters are the layout's own, without Shift. So `?` is `.character("/")` with Shift on
  /// layouts that have it there, and `.character("?")` with Shift on others (German, French,
  /// Spanish, Italian, Nordic, Turkish). Layouts without Latin letters use the letters of a QWERTY
  /// keyboard, and its digits and signs if they have no key of their own.
  nonisolated init?(_ keysym: SDL_Keysym, for map: KeyMap) {
    let code = Int(keysym.sym)
    if let named = Self.named[code] {
      self = named
    } else if let keypad = Self.keypad(keysym) {
      self = keypad
    } else if let function = Self.function(code) {
      self = .function(function)
    } else if Self.isQuestionMark(keysym) {
      self = .character("?")
    } else if code > 0x370, let letter = Self.latinLetter(at: keysym.scancode), code < 1 << 21 {
      self = .character(letter)
    } else {
      self.init(
        Self.character(code), inPlaceOf: Self.signs[Int(keysym.scancode.rawValue)],
        Modifiers(sdl: keysym.mod), for: map)
    }
  }

  /// Nil for dead keys and keys without a character.
  nonisolated private static func character(_ code: Int) -> Character? {
    guard code > 0x20, code != 0x7F, code < 1 << 21 else { return nil }
    return Unicode.Scalar(UInt32(code)).map { Character($0.properties.lowercaseMapping) }
  }

  /// The digits and signs of a US keyboard by their scancodes.
  nonisolated private static let signs: [Int: Character] = {
    let signs: [(SDL_Scancode, Character)] = [
      (SDL_SCANCODE_MINUS, "-"), (SDL_SCANCODE_EQUALS, "="), (SDL_SCANCODE_LEFTBRACKET, "["),
      (SDL_SCANCODE_RIGHTBRACKET, "]"), (SDL_SCANCODE_BACKSLASH, "\\"),
      (SDL_SCANCODE_NONUSHASH, "\\"), (SDL_SCANCODE_SEMICOLON, ";"),
      (SDL_SCANCODE_APOSTROPHE, "'"), (SDL_SCANCODE_GRAVE, "`"), (SDL_SCANCODE_COMMA, ","),
      (SDL_SCANCODE_PERIOD, "."), (SDL_SCANCODE_SLASH, "/"),
    ]
    let first = Int(SDL_SCANCODE_1.rawValue)
    let digits = "1234567890".enumerated().map { (first + $0, $1) }
    return Dictionary(
      uniqueKeysWithValues: digits + signs.map { (Int($0.0.rawValue), $0.1) })
  }()

  nonisolated private static let named: [Int: Key] = [
    code(SDLK_SPACE): .space, code(SDLK_LEFT): .left, code(SDLK_RIGHT): .right,
    code(SDLK_UP): .up, code(SDLK_DOWN): .down, code(SDLK_HOME): .home, code(SDLK_END): .end,
    code(SDLK_PAGEUP): .pageUp, code(SDLK_PAGEDOWN): .pageDown, code(SDLK_TAB): .tab,
    code(SDLK_RETURN): .enter, code(SDLK_KP_ENTER): .enter, code(SDLK_RETURN2): .enter,
    code(SDLK_ESCAPE): .escape, code(SDLK_BACKSPACE): .backspace, code(SDLK_DELETE): .delete,
    code(SDLK_APPLICATION): .menu, code(SDLK_MENU): .menu,
    code(SDLK_KP_PLUS): .character("+"), code(SDLK_KP_MINUS): .character("-"),
    code(SDLK_KP_MULTIPLY): .character("*"), code(SDLK_KP_DIVIDE): .character("/"),
    code(SDLK_KP_EQUALS): .character("="), code(SDLK_KP_COMMA): .character(","),
  ]

  /// The meaning of the keypad's digits 0…9 and its decimal point without Num Lock.
  nonisolated private static let unlocked: [Key?] = [
    nil, .end, .down, .pageDown, .left, nil, .right, .home, .up, .pageUp,
  ]

  nonisolated private static func keypad(_ keysym: SDL_Keysym) -> Key? {
    let isLocked = UInt32(keysym.mod) & KMOD_NUM.rawValue != 0
    let code = code(of: keysym)
    if code == Self.code(SDLK_KP_PERIOD) { return isLocked ? .character(".") : .delete }
    // SDL's order is 1…9, 0.
    let position = code - Self.code(SDLK_KP_1)
    guard 0..<10 ~= position else { return nil }
    let figure = (position + 1) % 10
    return isLocked ? .character(Character(String(figure))) : unlocked[figure]
  }

  nonisolated private static func function(_ code: Int) -> Int? {
    let (first, thirteenth) = (Self.code(SDLK_F1), Self.code(SDLK_F13))
    if first..<first + 12 ~= code { return code - first + 1 }
    if thirteenth..<thirteenth + 12 ~= code { return code - thirteenth + 13 }
    return nil
  }

  /// SDL does not report characters with Shift. To the right of the zero, a key that is not minus
  /// has the question mark; French has it on its comma, which is where others have the M.
  nonisolated private static func isQuestionMark(_ keysym: SDL_Keysym) -> Bool {
    guard UInt32(keysym.mod) & KMOD_SHIFT.rawValue != 0 else { return false }
    switch keysym.scancode {
    case SDL_SCANCODE_MINUS:
      return "ß'+*".unicodeScalars.contains { Int($0.value) == code(of: keysym) }
    case SDL_SCANCODE_M: return code(of: keysym) == code(SDLK_COMMA)
    default: return false
    }
  }

  nonisolated private static func latinLetter(at scancode: SDL_Scancode) -> Character? {
    let position = Int(scancode.rawValue) - Int(SDL_SCANCODE_A.rawValue)
    guard 0..<26 ~= position else { return nil }
    return Array("abcdefghijklmnopqrstuvwxyz")[position]
  }

  nonisolated private static func code(_ key: SDL_KeyCode) -> Int { Int(key.rawValue) }
  nonisolated private static func code(of keysym: SDL_Keysym) -> Int { Int(keysym.sym) }
}

extension Modifiers {
  nonisolated init(sdl state: UInt16) {
    let state = UInt32(state)
    self = []
    if state & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if state & KMOD_CTRL.rawValue != 0 { insert(.control) }
    if state & KMOD_ALT.rawValue != 0 { insert(.alt) }
    if state & KMOD_GUI.rawValue != 0 { insert(.command) }
  }
}
