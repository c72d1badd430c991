import CSDL2
import DemoKit
import Demos
import Drawing
import Editing
import Foundation
import Interface
import Keyframes
import AppState
import Playground
import Stage
import TestSupport
import Testing

@testable import SDLHost

private struct Entry: CustomTestStringConvertible, Sendable {
  let demo: any Demo
  var testDescription: String { demo.name }
  static let all = catalog.map { Entry(demo: $0) }

  /// Five times over the range; where there are pages, those at which it can rest.
  var times: [Double] {
    let range = demo.timeline.range
    if demo.timeline.unit == .pages { return demo.timeline.ticks }
    return (0...4).map { range.lowerBound + demo.timeline.length * Double($0) / 4 }
  }
}

/// Every demo as it is seen, in windows of three sizes, by both painters.
@MainActor @Suite(.serialized) struct CatalogPictureTests {
  private let text: TextRenderer
  fileprivate nonisolated static let sizes = [
    Size(width: 640, height: 360), Size(width: 800, height: 600), Size(width: 1600, height: 900),
  ]

  init() throws { text = try TextRenderer() }

  /// Sessions that nobody has touched, by their width: values, of which whoever takes one has one of
  /// their own.
  private static var beginnings: [Double: Session] = [:]

  private static func beginning(_ size: Size, _ text: TextRenderer) -> Session {
    if let session = beginnings[size.width] { return session }
    let session = Session(demos: catalog, size: size, measure: text.measure)
    beginnings[size.width] = session
    return session
  }

  private func frame(_ entry: Entry, at time: Double, _ size: Size) -> Frame {
    var session = Self.beginning(size, text)
    session.start(demo: entry.demo.name, at: time)
    return session.step([], dt: 0)
  }

  @Test(arguments: Entry.all, CatalogPictureTests.sizes)
  private func noPictureIsBlank(_ entry: Entry, _ size: Size) {
    for time in Share.of(entry.times, few: 2) {
      let sprites = entry.demo.scene.picture(at: time, size: size)
      let frame = Frame(sprites: sprites, ground: .black, scale: 1, isMoving: false)
      let picture = Pictures.picture(
        of: frame, size: (Int(size.width), Int(size.height)), text: text)
      #expect(Set(picture.pixels).count > 20, "at \(time)")
    }
  }

  /// Visible texts are never cut off.
  @Test(arguments: Entry.all, CatalogPictureTests.sizes)
  private func noTextIsCutOffAtItsSides(_ entry: Entry, _ size: Size) {
    for time in entry.times {
      let frame = frame(entry, at: time, size)
      let scale = frame.scale
      let window = Rect(x: 0, y: 0, width: size.width / scale, height: size.height / scale)
      for sprite in frame.sprites {
        guard case .text(let words) = sprite.shape else { continue }
        let box = sprite.transform.bounds(of: box(words))
        let seen = sprite.clips.reduce(window) {
          $0.intersection($1.transform.bounds(of: $1.rect))
        }
        guard box.intersects(seen) else { continue }
        #expect(
          box.minX >= seen.minX - 0.5 && box.maxX <= seen.maxX + 0.5,
          "\"\(words.string)\" at \(time), \(box) in \(seen)")
      }
    }
  }

  private func box(_ words: Text) -> Rect {
    let width = text.measure(words)
    let height = words.style.size * 0.72
    let left =
      switch words.style.alignment {
      case .leading: 0.0
      case .centre: -width / 2
      case .trailing: -width
      }
    return Rect(x: left, y: -height / 2, width: width, height: height)
  }

  /// Of 255, over all channels of all pixels: feathered triangles are not exact coverage.
  private static let paintersMayDiffer = 0.1

  fileprivate nonisolated static let hasDisplay =
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { ProcessInfo.processInfo.environment[$0] != nil }
    && ProcessInfo.processInfo.environment["SDL_VIDEODRIVER"] == nil

  @Test(.enabled(if: CatalogPictureTests.hasDisplay), arguments: Entry.all)
  private func bothPaintersAgree(_ entry: Entry) throws {
    let size = Size(width: 960, height: 600)
    let screen = try Screen(
      HostOptions(title: "Test", size: size, keys: .playground, renderer: "opengl"), isHidden: true)
    let made = screen.renderer
    let renderer = try #require(made)
    let painter = Painter.geometry(GeometryPainter(renderer))
    let pixels = screen.pixelSize
    for time in Share.of(entry.times, few: 3) {
      let frame = frame(entry, at: time, size)
      let picture = Pictures.picture(of: frame, size: pixels, text: text)
      _ = try painter.paint(frame, size: pixels, text: text)
      expectAlike(
        try shownPixels(of: renderer, pixels), picture, mean: Self.paintersMayDiffer, maximum: 255,
        "\(entry.demo.name) at \(time)")
    }
  }

  /// As in a field into which a long text was pasted, and as in a long list.
  @Test(
    .enabled(if: CatalogPictureTests.hasDisplay),
    arguments: [String(repeating: "Riff ", count: 2000), String(repeating: "Riff\n", count: 2000)])
  func textsLargerThanATextureAreShown(_ words: String) throws {
    let size = Size(width: 640, height: 360)
    let screen = try Screen(
      HostOptions(title: "Test", size: size, keys: .playground, renderer: "opengl"), isHidden: true)
    let made = screen.renderer
    let renderer = try #require(made)
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    let style = TextStyle(30).aligned(.centre)
    let mask = try #require(text.mask(for: TextKey(text: Text(words, style), pixelSize: 30)))
    try #require(mask.width > info.max_texture_width || mask.height > info.max_texture_height)
    let sprite = Sprite(
      .text(words, style), transform: .translation(x: 320, y: 180), fill: .color(.white))
    let frame = Frame(sprites: [sprite], ground: .black, scale: 1, isMoving: false)
    let painter = Painter.geometry(GeometryPainter(renderer))
    _ = try painter.paint(frame, size: screen.pixelSize, text: text)
    let shown = try shownPixels(of: renderer, screen.pixelSize)
    #expect(Set(shown.pixels).count > 20)
  }
}
