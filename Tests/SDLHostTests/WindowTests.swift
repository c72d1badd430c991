import CSDL2
import Drawing
import Editing
import Foundation
import Interface
import Keyframes
import AppState
import Playground
import Stage
import Testing

@testable import SDLHost

/// Whether windows can be opened on a display that has OpenGL.
private let hasDisplay =
  ["DISPLAY", "WAYLAND_DISPLAY"].contains { ProcessInfo.processInfo.environment[$0] != nil }
  && ProcessInfo.processInfo.environment["SDL_VIDEODRIVER"] == nil

@MainActor @Suite(.serialized) struct WindowTests {
  let text: TextRenderer

  init() throws { text = try TextRenderer() }

  private func options(_ renderer: String?) -> HostOptions {
    HostOptions(
      title: "Test", size: Size(width: 640, height: 400), keys: .playground, renderer: renderer)
  }

  /// Does something with SDL's driver that needs no display.
  private func withoutDisplay<Result>(_ body: () throws -> Result) rethrows -> Result {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    defer { SDL_ResetHint(SDL_HINT_VIDEODRIVER) }
    return try body()
  }

  private func paint(
    _ frame: Frame, on screen: borrowing Screen, by painter: Painter
  ) throws -> Raster {
    let size = screen.pixelSize
    #expect(try painter.paint(frame, size: size, text: text))
    guard let renderer = screen.renderer else { return try shownPixels(of: screen.window) }
    return try shownPixels(of: renderer, size)
  }

  @Test func theRasterPainterArrivesBitForBit() throws {
    try withoutDisplay {
      let screen = try Screen(options("software"), isHidden: true)
      let painter = Painter(for: screen)
      for time in [0.0, 0.3, 0.31] {
        let frame = sample(at: time)
        let picture = Pictures.picture(of: frame, size: screen.pixelSize, text: text)
        expectAlike(try paint(frame, on: screen, by: painter), picture, "at \(time)")
      }
    }
  }

  @Test func anUnchangedFrameIsNotPresentedAgain() throws {
    try withoutDisplay {
      let screen = try Screen(options("software"), isHidden: true)
      let painter = Painter(for: screen)
      #expect(try painter.paint(sample(at: 0), size: screen.pixelSize, text: text))
      #expect(try !painter.paint(sample(at: 0), size: screen.pixelSize, text: text))
      painter.forget(.display)
      #expect(try painter.paint(sample(at: 0), size: screen.pixelSize, text: text))
    }
  }

  /// Of 255, over all channels of all pixels. Feathered triangles are not exact coverage.
  private static let paintersMayDiffer = 0.1

  @Test(.enabled(if: hasDisplay))
  func bothPaintersAgree() throws {
    let screen = try Screen(options("opengl"), isHidden: true)
    let painter = Painter(for: screen)
    for time in [0.0, 0.3, 0.31] {
      let frame = sample(at: time)
      let picture = Pictures.picture(of: frame, size: screen.pixelSize, text: text)
      let other = try paint(frame, on: screen, by: painter)
      expectAlike(other, picture, mean: Self.paintersMayDiffer, maximum: 255, "at \(time)")
      painter.forget(.textures)
      expectAlike(try paint(frame, on: screen, by: painter), other, "at \(time)")
    }
  }

  @Test func unknownRenderersAreNamedWithTheNearest() {
    withoutDisplay {
      let error = #expect(throws: SDLError.self) { _ = try Screen(options("sofware")) }
      #expect(
        error?.description.hasPrefix(
          "No renderer is called \"sofware\". Did you mean \"software\"? Available: ") == true)
    }
  }

  @Test func aMissingDisplayIsReported() {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "paper")
    defer { SDL_ResetHint(SDL_HINT_VIDEODRIVER) }
    let error = #expect(throws: SDLError.self) { try Video.start() }
    #expect(
      error?.description == """
        SDL_Init failed: paper not available. There is no display to open a window on: set DISPLAY \
        or WAYLAND_DISPLAY, or draw pictures without a window with riff snapshot.
        """)
  }

  @Test func theLoopReportsTheSizeAndHandlesRequests() throws {
    var seen: [InputEvent] = []
    var steps: [Double] = []
    try withoutDisplay {
      defer { Host.close() }
      try Host.run(options("software"), text: text) { events, dt in
        seen += events.map(\.event)
        steps.append(dt)
        var frame = sample(at: 0)
        frame.requests = [
          .title("New"), .pointerShape(.hand), .textInput(true), .textInput(false), .quit,
        ]
        return frame
      }
    }
    #expect(
      seen.first == .resized(Size(width: 640, height: 400), pixelsPerPoint: 1))
    #expect(steps == [0])
  }

  /// A text of more than 16 MB comes as an empty one.
  @Test(arguments: [(1, true), (2 << 20, true), ((2 << 20) + 1, false)])
  func whatIsToBePastedComesAsAnEvent(_ count: Int, isTaken: Bool) throws {
    let copied = String(repeating: "ease-out", count: count)
    var pasted: [InputEvent] = []
    var isAsked = false
    try withoutDisplay {
      defer { Host.close() }
      try Host.run(options("software"), text: text) { events, _ in
        pasted += events.map(\.event).filter { if case .pasted = $0 { true } else { false } }
        var frame = sample(at: 0)
        frame.isMoving = true
        frame.requests = isAsked ? [] : [.copy(copied), .paste]
        isAsked = true
        if !pasted.isEmpty { frame.requests = [.quit] }
        return frame
      }
    }
    // A failure must not print all of the text.
    let isRight = pasted == [.pasted(isTaken ? copied : "")]
    #expect(isRight)
  }

  @Test func aBenchCountsItsFrames() throws {
    try withoutDisplay {
      let times = try Host.bench(options("software"), frames: 2, text: text) { _, _ in
        var resting = sample(at: 0)
        resting.isMoving = false
        return resting
      }
      #expect(times.work.count == 2 && times.present.count == 2 && times.intervals.count == 1)
      #expect(times.renderer == "software")
    }
  }

  @Test func picturesNeedNoDisplay() throws {
    let folder = try Folder()
    let path = folder.path + "/sample.png"
    try Host.writePicture(of: sample(at: 0), width: 64, height: 40, to: path, text: text)
    #expect(folder.names == ["sample.png"])
  }
}

/// A bit of everything.
private func sample(at time: Double) -> Frame {
  let map = Transform.rotation(degrees: 100 * time)
    .then(.translation(x: 200 + 100 * time, y: 150))
  let gradient = Gradient.horizontal(Color(0x57B6FF), Color(0x9B7BFF))
  let ink = Paint.color(Color(0xE8ECF4))
  let shadow = Paint.color(Color(0x57B6FF, alpha: 0.7))
  let sprites = [
    Sprite(
      .rectangle(220, 120, cornerRadius: 16),
      transform: map.then(.translation(x: 0, y: 8)), fill: shadow, blur: 24),
    Sprite(
      .star(points: 5, radius: 80), transform: .translation(x: 450 + 9 * time, y: 160.3),
      fill: shadow, stroke: Stroke(.white, width: 3), blur: 5),
    Sprite(
      .circle(radius: 90), transform: .translation(x: 322.4, y: 284),
      stroke: Stroke(Color(0xFF6B5E), width: 9),
      clips: [Clip(Rect(x: 250, y: 220, width: 100, height: 120), cornerRadius: 12)], blur: 12),
    Sprite(
      .text("Large", TextStyle(120, .bold)), transform: .translation(x: 454, y: 336.2),
      fill: shadow, blur: 9),
    Sprite(.rectangle(220, 120, cornerRadius: 16), transform: map, fill: .gradient(gradient)),
    Sprite(
      .star(points: 5, radius: 80), transform: .translation(x: 450, y: 150.3), opacity: 0.8,
      fill: .color(Color(0xF5B83D)), stroke: Stroke(.white, width: 3, join: .round)),
    Sprite(
      .circle(radius: 90), transform: .translation(x: 320.4, y: 280),
      fill: .color(Color(0xFF6B5E, alpha: 0.5)),
      clips: [Clip(Rect(x: 250, y: 220, width: 100, height: 120), cornerRadius: 12)]),
    Sprite(
      .text("Riff plays it by hand", TextStyle(18)), transform: .translation(x: 320.3, y: 40.6),
      fill: ink),
    Sprite(.text("0.125\n漢字 →", TextStyle(14, family: .mono)), transform: map, fill: ink),
    Sprite(
      .text("Large", TextStyle(120, .bold)), transform: .translation(x: 450, y: 330),
      opacity: 0.6, fill: ink),
  ]
  return Frame(sprites: sprites, ground: Color(0x0F1115), scale: 1, isMoving: true)
}
