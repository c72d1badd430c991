import CSDL2
import Drawing
import Editing
import Interface
import Keyframes
import AppState
import Playground
import Stage
import Testing

@testable import SDLHost

@Suite struct DeadZoneTests {
  private typealias Stick = (x: Int16, y: Int16, expected: (x: Double, y: Double))

  /// 4915 is 0.15 of the range and 18841 is 0.575, half of the rest.
  private static let sticks: [Stick] = [
    (0, 0, (0, 0)), (4915, 0, (0, 0)), (0, -4915, (0, 0)), (3400, 3400, (0, 0)),
    (18841, 0, (0.5, 0)), (-18841, 0, (-0.5, 0)), (0, 18841, (0, 0.5)),
    (32767, 0, (1, 0)), (-32768, 0, (-1, 0)), (0, -32768, (0, -1)),
    (32767, 32767, (0.7071, 0.7071)), (-32768, 32767, (-0.7071, 0.7071)),
  ]

  /// SDL's steps are 1/32767 wide.
  private static let tolerance = 1e-4

  @Test(arguments: sticks.indices)
  func sticksStartAtTheEdgeOfTheZoneAndEndAtOne(_ index: Int) {
    let (x, y, expected) = Self.sticks[index]
    let stick = DeadZone.stick(x, y)
    #expect(
      abs(stick.x - expected.x) < Self.tolerance && abs(stick.y - expected.y) < Self.tolerance)
  }

  @Test func theZoneIsRoundAndKeepsTheDirection() {
    for x in stride(from: Int16.min, through: 32000, by: 997) {
      for y in stride(from: Int16.min, through: 32000, by: 991) {
        let stick = DeadZone.stick(x, y)
        let length = (stick.x * stick.x + stick.y * stick.y).squareRoot()
        #expect(length <= 1 + 1e-12)
        #expect(abs(stick.x * Double(y) - stick.y * Double(x)) < 10, "\(x), \(y) is turned")
      }
    }
  }

  private static let triggers: [(value: Int16, expected: Double)] = [
    (0, 0), (3276, 0), (18022, 0.5), (32767, 1), (-1, 0), (-32768, 0),
  ]

  @Test(arguments: triggers.indices)
  func triggersStartAfterTheZoneAndEndAtOne(_ index: Int) {
    let (value, expected) = Self.triggers[index]
    #expect(abs(DeadZone.trigger(value) - expected) < Self.tolerance)
  }
}

/// From SDL's controllers to the app's one.
@Suite struct PadTranslatorTests {
  private func meanings(_ events: SDL_Event...) -> [InputEvent] {
    let size = WindowMeasure(size: .init(width: 100, height: 100), pixelsPerPoint: 1)
    var translator = EventTranslator(window: size, keys: .playground)
    var translated: [TimedEvent] = []
    for event in events { translator.translate(event, into: &translated) }
    return translated.map(\.event)
  }

  private static let right = InputEvent.stick(x: 1, y: 0)
  private static let left = InputEvent.stick(x: -1, y: 0)
  private static let rest = InputEvent.stick(x: 0, y: 0)

  @Test func sticksAndTriggersReportChanges() {
    #expect(
      meanings(
        .axis(SDL_CONTROLLER_AXIS_LEFTX, 3000), .axis(SDL_CONTROLLER_AXIS_LEFTX, 32767),
        .axis(SDL_CONTROLLER_AXIS_LEFTX, 32767), .axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 32767),
        .axis(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 900), .axis(SDL_CONTROLLER_AXIS_LEFTX, -200),
        .axis(SDL_CONTROLLER_AXIS_LEFTX, 100), .axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 0))
        == [
          Self.right, .triggers(left: 0, right: 1), Self.rest, .triggers(left: 0, right: 0),
        ])
  }

  @Test func eitherStickWillDo() {
    #expect(meanings(.axis(SDL_CONTROLLER_AXIS_RIGHTX, 32767)) == [Self.right])
    #expect(
      meanings(
        .axis(SDL_CONTROLLER_AXIS_LEFTX, 20000), .axis(SDL_CONTROLLER_AXIS_RIGHTX, -32768)
      ).last == Self.left)
  }

  @Test func allButtonsOfTheAppAreFound() {
    let codes = (0..<SDL_CONTROLLER_BUTTON_MAX.rawValue).compactMap {
      PadButton(SDL_GameControllerButton($0))
    }
    #expect(Set(codes) == Set(PadButton.allCases) && codes.count == PadButton.allCases.count)
    #expect(
      meanings(
        .padButton(SDL_CONTROLLER_BUTTON_A, true), .padButton(SDL_CONTROLLER_BUTTON_A, false),
        .padButton(SDL_CONTROLLER_BUTTON_GUIDE, true))
        == [.padPressed(.a), .padReleased(.a)])
  }

  @Test func theLastUsedControllerCounts() {
    #expect(
      meanings(
        .axis(SDL_CONTROLLER_AXIS_LEFTX, 32767, pad: 1),
        .axis(SDL_CONTROLLER_AXIS_LEFTX, -32768, pad: 2),
        // The first one jitters and returns to rest, which must be ignored.
        .axis(SDL_CONTROLLER_AXIS_LEFTX, 32000, pad: 1),
        .axis(SDL_CONTROLLER_AXIS_LEFTX, 0, pad: 1),
        .axis(SDL_CONTROLLER_AXIS_LEFTX, 32767, pad: 1)) == [Self.right, Self.left, Self.right])
  }

  @Test func aButtonSelectsAControllerWithItsState() {
    #expect(
      meanings(
        .axis(SDL_CONTROLLER_AXIS_LEFTX, 32767, pad: 1),
        .padButton(SDL_CONTROLLER_BUTTON_X, true, pad: 2),
        .padButton(SDL_CONTROLLER_BUTTON_Y, true, pad: 1))
        == [Self.right, Self.rest, .padPressed(.x), Self.right, .padPressed(.y)])
  }

  @Test func anUnpluggedControllerReleasesEverything() {
    #expect(
      meanings(
        .axis(SDL_CONTROLLER_AXIS_LEFTX, 32767, pad: 1),
        .axis(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 32767, pad: 1),
        .padButton(SDL_CONTROLLER_BUTTON_B, true, pad: 1), .padGone(1),
        .padButton(SDL_CONTROLLER_BUTTON_B, false, pad: 1)
      ).suffix(4)
        == [
          .padReleased(.b), Self.rest, .triggers(left: 0, right: 0), .padDisconnected,
        ])
    // Unplugging another one does not affect the current one.
    #expect(
      meanings(
        .axis(SDL_CONTROLLER_AXIS_LEFTX, 32767, pad: 1),
        .padButton(SDL_CONTROLLER_BUTTON_B, true, pad: 2),
        .padButton(SDL_CONTROLLER_BUTTON_A, true, pad: 1), .padGone(2)
      ).suffix(2)
        == [.padReleased(.b), .padDisconnected])
  }

  @Test func afterLosingTheFocusTheStateIsSentAgain() {
    #expect(
      meanings(
        .axis(SDL_CONTROLLER_AXIS_LEFTX, 32767), .padButton(SDL_CONTROLLER_BUTTON_A, true),
        .window(SDL_WINDOWEVENT_FOCUS_LOST), .padButton(SDL_CONTROLLER_BUTTON_A, false),
        .axis(SDL_CONTROLLER_AXIS_RIGHTX, 10)
      ).suffix(2) == [.focusLost, Self.right])
  }
}

/// With SDL's own virtual joysticks, which need neither a device nor a display.
@MainActor @Suite(.serialized) struct HotPlugTests {
  private func events(
    _ gamepads: inout Gamepads, _ translator: inout EventTranslator
  ) -> [InputEvent] {
    gamepads.update()
    var translated: [TimedEvent] = []
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      gamepads.take(event)
      if SDL_CONTROLLERAXISMOTION.rawValue..<SDL_FINGERDOWN.rawValue ~= event.type {
        translator.translate(event, into: &translated)
      }
    }
    return translated.map(\.event)
  }

  @Test func controllersComeAndGo() throws {
    var gamepads = Gamepads()
    gamepads.start()
    let size = WindowMeasure(size: .init(width: 100, height: 100), pixelsPerPoint: 1)
    var translator = EventTranslator(window: size, keys: .playground)
    _ = events(&gamepads, &translator)
    for _ in 0..<2 {
      let isFirst = gamepads.isEmpty
      let index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, 6, 15, 0)
      try #require(index >= 0)
      let name = Gamepads.name(at: index)
      #expect(events(&gamepads, &translator) == [.padConnected(name)])
      #expect(isFirst && !gamepads.isEmpty)
      let id = SDL_JoystickGetDeviceInstanceID(index)
      let joystick = SDL_JoystickFromInstanceID(id)
      SDL_JoystickSetVirtualAxis(joystick, 0, 32767)
      SDL_JoystickSetVirtualButton(joystick, 0, 1)
      #expect(events(&gamepads, &translator) == [.stick(x: 1, y: 0), .padPressed(.a)])
      SDL_JoystickDetachVirtual(index)
      let last = events(&gamepads, &translator)
      #expect(last.last == .padDisconnected && gamepads.isEmpty)
      #expect(last.contains(.stick(x: 0, y: 0)) && last.contains(.padReleased(.a)))
    }
  }
}

extension HotPlugTests {
  /// End to end, with a controller that is plugged in while the window is open.
  @Test func theLoopFindsAControllerPluggedInLater() throws {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    // Windows without a display have no focus either.
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1")
    defer {
      Host.close()
      SDL_ResetHint(SDL_HINT_VIDEODRIVER)
      SDL_ResetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS)
    }
    var seen: [InputEvent] = []
    var (frames, index) = (0, Int32(-1))
    let options = HostOptions(
      title: "Test", size: Size(width: 640, height: 400), keys: .playground,
      renderer: "software")
    try Host.run(options, text: try TextRenderer()) { events, _ in
      seen += events.map(\.event)
      frames += 1
      let joystick = SDL_JoystickFromInstanceID(SDL_JoystickGetDeviceInstanceID(max(index, 0)))
      switch frames {
      case 5: index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, 6, 15, 0)
      case 10: SDL_JoystickSetVirtualAxis(joystick, 0, -32768)
      case 15: SDL_JoystickDetachVirtual(index)
      default: break
      }
      return Frame(
        sprites: [], ground: .black, scale: 1, isMoving: true, requests: frames == 20 ? [.quit] : []
      )
    }
    try #require(index >= 0)
    let pads = seen.filter { event in
      switch event {
      case .stick, .triggers, .padConnected, .padDisconnected: true
      default: false
      }
    }
    let expected: [InputEvent] = [.stick(x: -1, y: 0), .stick(x: 0, y: 0), .padDisconnected]
    #expect(pads.count == 4 && Array(pads.dropFirst()) == expected)
  }
}

extension SDL_Event {
  static func axis(
    _ axis: SDL_GameControllerAxis, _ value: Int16, pad: SDL_JoystickID = 0
  ) -> SDL_Event {
    make(SDL_CONTROLLERAXISMOTION) {
      $0.caxis.which = pad
      $0.caxis.axis = UInt8(axis.rawValue)
      $0.caxis.value = value
    }
  }

  static func padButton(
    _ button: SDL_GameControllerButton, _ isDown: Bool, pad: SDL_JoystickID = 0
  ) -> SDL_Event {
    make(isDown ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP) {
      $0.cbutton.which = pad
      $0.cbutton.button = UInt8(button.rawValue)
      $0.cbutton.state = isDown ? 1 : 0
    }
  }

  static func padGone(_ pad: SDL_JoystickID) -> SDL_Event {
    make(SDL_CONTROLLERDEVICEREMOVED) { $0.cdevice.which = pad }
  }
}
