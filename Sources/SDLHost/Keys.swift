import CSDL2
import Playground

extension Key {
  /// The key that SDL reports, or nil for keys that mean nothing to the app.
  ///
  /// Characters are what the layout has without Shift. So `?` comes as `.character("/")` with Shift
  /// where it lies there, and as `.character("?")` with Shift on the layouts that have it elsewhere
  /// (German, French, Spanish, Italian, Nordic, Turkish). On layouts without Latin letters the
  /// letters of a QWERTY keyboard stand in, as shortcuts are known by these.
  nonisolated init?(_ keysym: SDL_Keysym) {
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
    } else if code > 0x20, code != 0x7F, code < 1 << 21, let scalar = Unicode.Scalar(UInt32(code)) {
      self = .character(Character(scalar.properties.lowercaseMapping))
    } else {
      return nil
    }
  }

  nonisolated private static let named: [Int: Key] = [
    code(SDLK_SPACE): .space, code(SDLK_LEFT): .left, code(SDLK_RIGHT): .right,
    code(SDLK_UP): .up, code(SDLK_DOWN): .down, code(SDLK_HOME): .home, code(SDLK_END): .end,
    code(SDLK_PAGEUP): .pageUp, code(SDLK_PAGEDOWN): .pageDown, code(SDLK_TAB): .tab,
    code(SDLK_RETURN): .enter, code(SDLK_KP_ENTER): .enter, code(SDLK_RETURN2): .enter,
    code(SDLK_ESCAPE): .escape, code(SDLK_BACKSPACE): .backspace, code(SDLK_DELETE): .delete,
    code(SDLK_KP_PLUS): .character("+"), code(SDLK_KP_MINUS): .character("-"),
    code(SDLK_KP_MULTIPLY): .character("*"), code(SDLK_KP_DIVIDE): .character("/"),
    code(SDLK_KP_EQUALS): .character("="), code(SDLK_KP_COMMA): .character(","),
  ]

  /// What the keypad's figures 0…9 and its point mean without Num Lock.
  nonisolated private static let unlocked: [Key?] = [
    nil, .end, .down, .pageDown, .left, nil, .right, .home, .up, .pageUp,
  ]

  nonisolated private static func keypad(_ keysym: SDL_Keysym) -> Key? {
    let isLocked = UInt32(keysym.mod) & KMOD_NUM.rawValue != 0
    let code = code(of: keysym)
    if code == Self.code(SDLK_KP_PERIOD) { return isLocked ? .character(".") : .delete }
    // SDL orders them 1…9, 0.
    let place = code - Self.code(SDLK_KP_1)
    guard 0..<10 ~= place else { return nil }
    let figure = (place + 1) % 10
    return isLocked ? .character(Character(String(figure))) : unlocked[figure]
  }

  nonisolated private static func function(_ code: Int) -> Int? {
    let (first, thirteenth) = (Self.code(SDLK_F1), Self.code(SDLK_F13))
    if first..<first + 12 ~= code { return code - first + 1 }
    if thirteenth..<thirteenth + 12 ~= code { return code - thirteenth + 13 }
    return nil
  }

  /// SDL tells nothing of what lies under Shift. Right of the zero, a key that is no minus has the
  /// question mark there; French has it on its comma, which lies where others have the M.
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
    let place = Int(scancode.rawValue) - Int(SDL_SCANCODE_A.rawValue)
    guard 0..<26 ~= place else { return nil }
    return Array("abcdefghijklmnopqrstuvwxyz")[place]
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
