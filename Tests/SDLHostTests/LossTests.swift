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

  /// What the window's renderer shows.
  private func picture(_ renderer: OpaquePointer) throws -> Raster {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetRendererOutputSize(renderer, &width, &height)
    var raster = Raster(width: Int(width), height: Int(height))
    let result = SDL_RenderReadPixels(
      renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, &raster.pixels, 4 * width)
    try #require(result == 0)
    return raster
  }

  /// That of the only window.
  private func renderer() throws -> OpaquePointer {
    let window = (1...1000).lazy.compactMap { SDL_GetWindowFromID($0) }.first
    return try #require(window.flatMap { SDL_GetRenderer($0) })
  }

  private static let frame = Frame(
    sprites: [
      Sprite(
        .rectangle(220, 120, cornerRadius: 16), transform: .translation(x: 200, y: 150),
        fill: .color(Color(0x57B6FF))),
      Sprite(
        .text("The same picture", TextStyle(18)), transform: .translation(x: 320.3, y: 40.6),
        fill: .color(Color(0xE8ECF4))),
    ], ground: Color(0x0F1115), scale: 1, isMoving: false)

  /// The picture before the fault, after the display has lost it, and after the fault was reported.
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
        let renderer = step > 1 ? try self.renderer() : nil
        // Frames that change nothing aren't painted.
        frame.isMoving = true
        if let renderer, step == 3 {
          pictures.append(try picture(renderer))
          SDL_SetRenderDrawColor(renderer, 255, 0, 255, 255)
          SDL_RenderClear(renderer)
          SDL_RenderPresent(renderer)
        }
        if let renderer, step == 5 {
          pictures.append(try picture(renderer))
          for var event in events { #expect(SDL_PushEvent(&event) == 1) }
        }
        if let renderer, step == 7 {
          pictures.append(try picture(renderer))
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

  @Test(arguments: Fault.allCases)
  func theSamePictureIsThereAgain(_ fault: Fault) throws {
    let pictures = try pictures(fault.events)
    try #require(pictures.count == 3)
    #expect(pictures[1].pixels != pictures[0].pixels)
    #expect(pictures[2].pixels == pictures[0].pixels)
  }

  /// Otherwise the test above would not need its events.
  @Test func withoutAReportNothingIsPainted() throws {
    let pictures = try pictures([])
    try #require(pictures.count == 3)
    #expect(pictures[2].pixels == pictures[1].pixels)
  }

  @Test(arguments: Fault.allCases)
  func whatMayHaveGoneIsMadeAnew(_ fault: Fault) {
    let losses = fault.events.compactMap { Painter.Loss($0) }
    #expect(losses == [fault.losesTextures ? .textures : .display])
  }

  /// Textures whose contents have gone are painted again.
  @Test func lostTexturesAreMadeAnew() throws {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    defer { SDL_ResetHint(SDL_HINT_VIDEODRIVER) }
    let options = HostOptions(
      title: "Test", size: Size(width: 640, height: 400), keys: .playground,
      renderer: "software")
    let screen = try Screen(options, isHidden: true)
    let presenter = RasterPresenter(screen.renderer)
    func paint() throws -> Raster {
      #expect(try presenter.paint(Self.frame, size: screen.pixelSize, text: text))
      return try picture(screen.renderer)
    }
    let before = try paint()
    let children = Mirror(reflecting: presenter).children
    let texture = try #require(
      children.first { $0.label == "texture" }?.value as? OpaquePointer)
    let garbage = [UInt32](repeating: 0xFF12_3456, count: 640 * 400)
    #expect(SDL_UpdateTexture(texture, nil, garbage, 4 * 640) == 0)
    presenter.forget(.display)
    #expect(try paint().pixels != before.pixels)
    presenter.forget(.textures)
    #expect(try paint().pixels == before.pixels)
  }
}
