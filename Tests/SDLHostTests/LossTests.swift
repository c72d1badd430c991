import CSDL2
import Drawing
import Interface
import Keyframes
import AppState
import Playground
import Stage
import Testing

@testable import SDLHost

/// What SDL reports of a lost renderer, of windows and of displays, pushed into its own queue: the picture
/// is there again, pixel by pixel.
@MainActor @Suite(.serialized) struct LossTests {
  let text: TextRenderer

  init() throws { text = try TextRenderer() }

  enum Fault: CaseIterable, Sendable {
    case device, targets, exposed, minimised, hidden, resized, moved, unplugged, plugged, turned

    var events: [SDL_Event] {
      switch self {
      case .device: [Self.event(SDL_RENDER_DEVICE_RESET)]
      case .targets: [Self.event(SDL_RENDER_TARGETS_RESET)]
      case .exposed: [Self.window(SDL_WINDOWEVENT_EXPOSED)]
      case .minimised:
        [Self.window(SDL_WINDOWEVENT_MINIMIZED), Self.window(SDL_WINDOWEVENT_RESTORED)]
      case .hidden: [Self.window(SDL_WINDOWEVENT_HIDDEN), Self.window(SDL_WINDOWEVENT_SHOWN)]
      case .resized: [Self.window(SDL_WINDOWEVENT_SIZE_CHANGED)]
      case .moved: [Self.window(SDL_WINDOWEVENT_DISPLAY_CHANGED)]
      case .unplugged: [Self.display(SDL_DISPLAYEVENT_DISCONNECTED)]
      case .plugged: [Self.display(SDL_DISPLAYEVENT_CONNECTED)]
      case .turned: [Self.display(SDL_DISPLAYEVENT_ORIENTATION)]
      }
    }

    /// Whether the textures can have gone.
    var losesTextures: Bool {
      switch self {
      case .device, .targets, .resized, .moved, .unplugged, .plugged, .turned: true
      case .exposed, .minimised, .hidden: false
      }
    }

    private static func event(_ type: SDL_EventType) -> SDL_Event {
      var event = SDL_Event()
      event.type = type.rawValue
      return event
    }

    private static func window(_ kind: SDL_WindowEventID) -> SDL_Event {
      var event = event(SDL_WINDOWEVENT)
      event.window.event = UInt8(kind.rawValue)
      return event
    }

    private static func display(_ kind: SDL_DisplayEventID) -> SDL_Event {
      var event = event(SDL_DISPLAYEVENT)
      event.display.event = UInt8(kind.rawValue)
      return event
    }
  }

  private func loseThePixels(of window: OpaquePointer) {
    SDL_FillRect(SDL_GetWindowSurface(window), nil, 0xFF00FF)
  }

  private func theOnlyWindow() throws -> OpaquePointer {
    try #require((1...1000).lazy.compactMap { SDL_GetWindowFromID($0) }.first)
  }

  /// Without a list of all pixels if a test fails.
  private func isSame(_ one: Raster, _ other: Raster) -> Bool { one == other }

  private static let frame = Frame(
    sprites: [
      Sprite(
        .rectangle(220, 120, cornerRadius: 16), transform: .translation(x: 200, y: 150),
        fill: .color(Color(0x57B6FF))),
      Sprite(
        .text("The same picture", TextStyle(18)), transform: .translation(x: 320.3, y: 40.6),
        fill: .color(Color(0xE8ECF4))),
    ], ground: Color(0x0F1115), scale: 1, isMoving: false)

  /// The picture before the fault, after its pixels were lost, and after the fault was reported.
  private func pictures(_ events: [SDL_Event]) throws -> [Raster] {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    defer { SDL_ResetHint(SDL_HINT_VIDEODRIVER) }
    defer { Host.close() }
    let options = HostOptions(
      title: "Test", size: Size(width: 640, height: 400), keys: .playground,
      renderer: "software")
    var (pictures, trouble, step): ([Raster], (any Error)?, Int) = ([], nil, 0)
    try Host.run(options, text: text) { _, _ in
      var frame = Self.frame
      do {
        step += 1
        let window = step > 1 ? try theOnlyWindow() : nil
        // Frames that change nothing aren't painted.
        frame.isMoving = true
        if let window, step == 3 {
          pictures.append(try shownPixels(of: window))
          loseThePixels(of: window)
        }
        if let window, step == 5 {
          pictures.append(try shownPixels(of: window))
          for var event in events { #expect(SDL_PushEvent(&event) == 1) }
        }
        if let window, step == 7 {
          pictures.append(try shownPixels(of: window))
          frame.requests = [.quit]
        }
      } catch {
        trouble = error
        frame.requests = [.quit]
      }
      return frame
    }
    if let trouble { throw trouble }
    return pictures
  }

  @Test(arguments: Fault.allCases.filter(\.losesTextures))
  func theSamePictureIsThereAgain(_ fault: Fault) throws {
    let pictures = try pictures(fault.events)
    try #require(pictures.count == 3)
    #expect(!isSame(pictures[1], pictures[0]))
    #expect(isSame(pictures[2], pictures[0]))
  }

  /// Otherwise the test above would not need its events.
  @Test func withoutAReportNothingIsPainted() throws {
    let pictures = try pictures([])
    try #require(pictures.count == 3)
    #expect(isSame(pictures[2], pictures[1]))
  }

  @Test(arguments: Fault.allCases)
  func whatMayHaveGoneIsMadeAnew(_ fault: Fault) {
    let losses = fault.events.compactMap { Painter.Loss($0) }
    #expect(losses == [fault.losesTextures ? .textures : .display])
  }

  /// The main window goes to a projector that is back only if it is on the speaker's display for certain.
  @Test(
    arguments: [
      (0, ["own", "projector"], true), (1, ["own", "projector"], false), (0, ["own"], false),
      (0, ["own", "own"], false), (-1, ["own", "projector"], false), (0, [], false),
    ] as [(Int, [String], Bool)])
  func theSpeakersDisplayIsKnownByItsName(_ main: Int, _ displays: [String], _ isTaken: Bool) {
    #expect(AsideWindow.isTaken("own", by: main, of: displays) == isTaken)
  }

  /// Pixels that have gone are painted again; those that only the display has lost are shown again.
  @Test func whatIsLostIsPaintedOrShownAgain() throws {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    defer { SDL_ResetHint(SDL_HINT_VIDEODRIVER) }
    let options = HostOptions(
      title: "Test", size: Size(width: 640, height: 400), keys: .playground,
      renderer: "software")
    let screen = try Screen(options, isHidden: true)
    let presenter = RasterPresenter(screen.window, isMain: true)
    func paint() throws -> Bool {
      let isNew = try presenter.paint(Self.frame, size: screen.pixelSize, text: text)
      let whole = PixelRect(x: 0, y: 0, width: 640, height: 400)
      #expect(presenter.changes.rects == (isNew ? [whole] : []))
      try presenter.present()
      return isNew
    }
    #expect(try paint())
    let before = try shownPixels(of: screen.window)
    #expect(try !paint())
    presenter.forget(.display)
    #expect(try paint())
    loseThePixels(of: screen.window)
    presenter.forget(.display)
    #expect(try paint() && !isSame(shownPixels(of: screen.window), before))
    presenter.forget(.textures)
    #expect(try paint() && isSame(shownPixels(of: screen.window), before))
  }
}
