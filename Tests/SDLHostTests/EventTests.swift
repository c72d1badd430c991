import CSDL2
import Editing
import Interface
import Keyframes
import AppState
import Playground
import Testing

@testable import SDLHost

@Suite struct EventTests {
  private static let window = WindowMeasure(
    size: Size(width: 800, height: 600), pixelsPerPoint: 1.5)

  private func meanings(_ events: SDL_Event...) -> [InputEvent] {
    var translator = EventTranslator(window: Self.window, keys: .playground)
    var translated: [TimedEvent] = []
    for event in events { translator.translate(event, into: &translated) }
    return translated.map(\.event)
  }

  @Test func theMouseIsThePointer() {
    #expect(
      meanings(
        .motion(3, 4), .button(true, 5, 6, clicks: 2), .motion(-7, 900), .button(false, 8, 9))
        == [
          .pointerMoved(Point(x: 3, y: 4)), .pointerPressed(Point(x: 5, y: 6), clicks: 2),
          .pointerMoved(Point(x: -7, y: 900)), .pointerReleased(Point(x: 8, y: 9)),
        ])
  }

  @Test func theMiddleButtonDoesNotCountNorAReleaseWithoutAPress() {
    #expect(meanings(.button(true, 1, 1, button: 2), .button(false, 1, 1, button: 3)) == [])
  }

  @Test func theRightButtonOpensMenus() {
    let (down, up) = (
      SDL_Event.button(true, 5, 6, button: 3), SDL_Event.button(false, 8, 9, button: 3)
    )
    let menu: [InputEvent] = [
      .menuPressed(Point(x: 5, y: 6)), .pointerMoved(Point(x: 7, y: 7)),
      .menuReleased(Point(x: 8, y: 9)),
    ]
    #expect(meanings(down, .motion(7, 7), up) == menu)
    // Not while the left button is held, nor after the focus was lost.
    #expect(
      meanings(.button(true, 1, 1), down, up, .button(false, 1, 1)) == [
        .pointerPressed(Point(x: 1, y: 1), clicks: 1), .pointerReleased(Point(x: 1, y: 1)),
      ])
    #expect(
      meanings(down, .window(SDL_WINDOWEVENT_FOCUS_LOST), up) == [menu[0], .focusLost])
    // A pointer that leaves the window with the button down comes back.
    #expect(meanings(down, .window(SDL_WINDOWEVENT_LEAVE)) == [menu[0]])
    #expect(
      meanings(.key(SDLK_APPLICATION)) == [.keyPressed(.menu, [], isRepeat: false)])
  }

  @Test func wheelsKeepFractionsAndTheUsersDirection() {
    let moved = SDL_Event.motion(10, 20)
    for flipped in [false, true] {
      #expect(
        meanings(moved, .wheel(0.25, -0.125, flipped: flipped)).last
          == .wheel(
            x: 0.25, y: -0.125, at: Point(x: 10, y: 20), [], isPrecise: true, isFlipped: flipped))
    }
    #expect(meanings(.wheel(0, 0)) == [])
  }

  @Test(arguments: [
    (Float(0), Float(1), false), (-3, 0, false), (2, -17, false), (0, 0.1, true), (1, 1.5, true),
    (-0.25, 2, true),
  ])
  func fractionsOfTicksArePrecise(x: Float, y: Float, isPrecise: Bool) {
    let expected = InputEvent.wheel(
      x: Double(x), y: Double(y), at: .zero, [], isPrecise: isPrecise)
    #expect(meanings(.wheel(x, y)) == [expected])
  }

  @Test func wheelsKnowTheModifiersFromKeyEvents() {
    let events = meanings(
      .key(SDLK_LSHIFT, mod: KMOD_LSHIFT), .wheel(0, 1), .key(SDLK_LSHIFT, down: false),
      .wheel(0, 1))
    #expect(
      events == [
        .modifiersChanged(.shift), .wheel(x: 0, y: 1, at: .zero, .shift), .modifiersChanged([]),
        .wheel(x: 0, y: 1, at: .zero, []),
      ])
  }

  @Test func modifiersDoNotOutliveTheFocus() {
    let events = meanings(
      .key(SDLK_LCTRL, mod: KMOD_LCTRL), .window(SDL_WINDOWEVENT_FOCUS_LOST), .wheel(0, 1))
    #expect(
      events == [.modifiersChanged(.control), .focusLost, .wheel(x: 0, y: 1, at: .zero, [])])
  }

  @Test func oneFingerIsThePointer() {
    #expect(
      meanings(
        .finger(SDL_FINGERDOWN, 7, 0.5, 0.5), .finger(SDL_FINGERMOTION, 7, 0.25, 0.5),
        .finger(SDL_FINGERUP, 7, 0.25, 0.5))
        == [
          .pointerMoved(Point(x: 400, y: 300)), .pointerPressed(Point(x: 400, y: 300), clicks: 1),
          .pointerMoved(Point(x: 200, y: 300)), .pointerReleased(Point(x: 200, y: 300)),
          .pointerLeft,
        ])
  }

  @Test func theMouseOfAFingerIsNotDoubled() {
    let finger = UInt32.max
    #expect(
      meanings(
        .motion(1, 1, which: finger), .button(true, 1, 1, which: finger),
        .button(false, 1, 1, which: finger), .wheel(0, 1, which: finger)) == [])
  }

  @Test func twoQuickTapsAreADoubleClick() {
    func presses(_ pause: UInt32, _ x: Float) -> [Int] {
      meanings(
        .finger(SDL_FINGERDOWN, 1, 0.5, 0.5, at: 1000),
        .finger(SDL_FINGERUP, 1, 0.5, 0.5, at: 1050),
        .finger(SDL_FINGERDOWN, 2, x, 0.5, at: 1000 + pause)
      ).compactMap { event in
        if case .pointerPressed(_, let clicks) = event { clicks } else { nil }
      }
    }
    #expect(presses(200, 0.5) == [1, 2])
    #expect(presses(600, 0.5) == [1, 1])
    #expect(presses(200, 0.7) == [1, 1])
  }

  @Test func windowsReportTheirSizeAndFocus() {
    #expect(
      meanings(
        .window(SDL_WINDOWEVENT_SIZE_CHANGED), .window(SDL_WINDOWEVENT_RESIZED),
        .window(SDL_WINDOWEVENT_MOVED), .window(SDL_WINDOWEVENT_FOCUS_LOST),
        .window(SDL_WINDOWEVENT_LEAVE), .window(SDL_WINDOWEVENT_CLOSE), .quit)
        == [
          .resized(Size(width: 800, height: 600), pixelsPerPoint: 1.5), .focusLost, .pointerLeft,
          .closeRequested, .closeRequested,
        ])
  }

  @Test func aDraggedPointerDoesNotLeave() {
    let leave = SDL_Event.window(SDL_WINDOWEVENT_LEAVE)
    #expect(!meanings(.button(true, 1, 1), leave).contains(.pointerLeft))
    #expect(meanings(.button(true, 1, 1), .button(false, 1, 1), leave).last == .pointerLeft)
  }

  @Test func typedTextIsWhole() {
    #expect(meanings(.text("né"), .text("")) == [.text("né")])
  }

  @Test func keysKnowTheirModifiersAndRepeats() {
    let mod = SDL_Keymod(KMOD_LCTRL.rawValue | KMOD_RALT.rawValue | KMOD_RGUI.rawValue)
    #expect(
      meanings(
        .key(SDLK_z, mod: mod), .key(SDLK_z, mod: mod, isRepeat: true), .key(SDLK_z, down: false))
        == [
          .keyPressed(.character("z"), [.control, .alt, .command], isRepeat: false),
          .keyPressed(.character("z"), [.control, .alt, .command], isRepeat: true),
          .keyReleased(.character("z")),
        ])
  }

  @Test(
    arguments: [
      (SDLK_SPACE, .space), (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter), (SDLK_ESCAPE, .escape),
      (SDLK_BACKSPACE, .backspace), (SDLK_DELETE, .delete), (SDLK_TAB, .tab),
      (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown), (SDLK_HOME, .home), (SDLK_END, .end),
      (SDLK_LEFT, .left), (SDLK_F1, .function(1)), (SDLK_F12, .function(12)),
      (SDLK_F13, .function(13)), (SDLK_F24, .function(24)), (SDLK_a, .character("a")),
      (SDLK_SLASH, .character("/")), (SDLK_LEFTBRACKET, .character("[")),
      (SDLK_PERIOD, .character(".")), (SDLK_0, .character("0")), (SDLK_KP_PLUS, .character("+")),
      (SDLK_LSHIFT, nil), (SDLK_CAPSLOCK, nil), (SDLK_UNKNOWN, nil),
    ] as [(SDL_KeyCode, Key?)])
  func keysFollowTheirLabels(code: SDL_KeyCode, key: Key?) {
    #expect(Key(SDL_Event.key(code).key.keysym, for: .playground) == key)
  }

  @Test func theKeypadHasDigitsOnlyWithNumLock() {
    func key(_ code: SDL_KeyCode, _ mod: SDL_Keymod) -> Key? {
      Key(SDL_Event.key(code, mod: mod).key.keysym, for: .playground)
    }
    #expect(key(SDLK_KP_1, KMOD_NUM) == .character("1"))
    #expect(key(SDLK_KP_0, KMOD_NUM) == .character("0"))
    #expect(key(SDLK_KP_PERIOD, KMOD_NUM) == .character("."))
    #expect(key(SDLK_KP_8, KMOD_NONE) == .up)
    #expect(key(SDLK_KP_3, KMOD_NONE) == .pageDown)
    #expect(key(SDLK_KP_5, KMOD_NONE) == nil)
    #expect(key(SDLK_KP_PERIOD, KMOD_NONE) == .delete)
  }

  @Test(arguments: [
    (UInt32(0x2F), SDL_SCANCODE_SLASH, Character("/")),  // English
    (0xDF, SDL_SCANCODE_MINUS, "?"),  // German: ß
    (0x27, SDL_SCANCODE_MINUS, "?"),  // Spanish, Italian, Swiss: '
    (0x2B, SDL_SCANCODE_MINUS, "?"),  // Nordic: +
    (0x2C, SDL_SCANCODE_M, "?"),  // French: ,
    (0x2C, SDL_SCANCODE_COMMA, ","), (0x2D, SDL_SCANCODE_MINUS, "-"),
  ])
  func theQuestionMarkIsFound(code: UInt32, scancode: SDL_Scancode, expected: Character) {
    let keysym = SDL_Keysym(
      scancode: scancode, sym: Int32(code), mod: UInt16(KMOD_LSHIFT.rawValue), unused: 0)
    #expect(Key(keysym, for: .playground) == .character(expected))
  }

  @Test func layoutsWithoutLatinLettersKeepTheShortcuts() {
    let russian = SDL_Keysym(scancode: SDL_SCANCODE_Z, sym: 0x44F, mod: 0, unused: 0)
    #expect(Key(russian, for: .playground) == .character("z"))
    let german = SDL_Keysym(scancode: SDL_SCANCODE_SEMICOLON, sym: 0xF6, mod: 0, unused: 0)
    #expect(Key(german, for: .playground) == .character("ö"))
  }

  @Test func timesAreSecondsThatNeverDecrease() {
    var clock = EventClock()
    let nearTheEnd = UInt32.max - 99
    #expect(clock.seconds(nearTheEnd) == Double(nearTheEnd) / 1000)
    let later = [nearTheEnd + 50, nearTheEnd + 20, 100, 90, 150].map { clock.seconds($0) }
    let expected = [50, 50, 200, 200, 250].map { (Double(nearTheEnd) + $0) / 1000 }
    #expect(later == expected)
  }

  @Test func everySampleOfAFrameIsKept() {
    var translator = EventTranslator(window: Self.window, keys: .playground)
    var events: [TimedEvent] = []
    for step in 0..<100 {
      translator.translate(.motion(Int32(step), 0, at: UInt32(step)), into: &events)
    }
    #expect(events.map(\.time) == (0..<100).map { Double($0) / 1000 })
  }
}

extension SDL_Event {
  static func motion(_ x: Int32, _ y: Int32, which: UInt32 = 0, at time: UInt32 = 0) -> SDL_Event {
    make(SDL_MOUSEMOTION, at: time) {
      $0.motion.x = x
      $0.motion.y = y
      $0.motion.which = which
    }
  }

  static func button(
    _ isDown: Bool, _ x: Int32, _ y: Int32, button: UInt8 = 1, clicks: UInt8 = 1, which: UInt32 = 0,
    at time: UInt32 = 0
  ) -> SDL_Event {
    make(isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP, at: time) {
      $0.button.state = isDown ? 1 : 0
      $0.button.button = button
      $0.button.clicks = clicks
      $0.button.x = x
      $0.button.y = y
      $0.button.which = which
    }
  }

  static func wheel(
    _ x: Float, _ y: Float, flipped: Bool = false, which: UInt32 = 0
  ) -> SDL_Event {
    make(SDL_MOUSEWHEEL) {
      $0.wheel.preciseX = x
      $0.wheel.preciseY = y
      $0.wheel.direction = flipped ? SDL_MOUSEWHEEL_FLIPPED.rawValue : 0
      $0.wheel.which = which
    }
  }

  static func finger(
    _ type: SDL_EventType, _ finger: Int64, _ x: Float, _ y: Float, screen: Int64 = 0,
    at time: UInt32 = 0
  ) -> SDL_Event {
    make(type, at: time) {
      $0.tfinger.touchId = screen
      $0.tfinger.fingerId = finger
      $0.tfinger.x = x
      $0.tfinger.y = y
    }
  }

  static func key(
    _ code: SDL_KeyCode, down isDown: Bool = true, mod: SDL_Keymod = KMOD_NONE,
    isRepeat: Bool = false
  ) -> SDL_Event {
    make(isDown ? SDL_KEYDOWN : SDL_KEYUP) {
      $0.key.state = isDown ? 1 : 0
      $0.key.repeat = isRepeat ? 1 : 0
      $0.key.keysym.sym = Int32(code.rawValue)
      $0.key.keysym.mod = UInt16(mod.rawValue)
    }
  }

  static func text(_ text: String) -> SDL_Event {
    make(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8) }
    }
  }

  static func window(_ id: SDL_WindowEventID) -> SDL_Event {
    make(SDL_WINDOWEVENT) { $0.window.event = UInt8(id.rawValue) }
  }

  static var quit: SDL_Event { make(SDL_QUIT) { _ in } }

  static func make(
    _ type: SDL_EventType, at time: UInt32 = 0, _ fill: (inout SDL_Event) -> Void
  ) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    event.type = type.rawValue
    event.common.timestamp = time
    return event
  }
}
