import AppState
import DemoKit
import Demos
import Drawing
import Interface
import Keyframes
import Playground
import Stage
import TestSupport
import Testing

@testable import SDLHost

/// Threads that share the painting of frames.
@MainActor @Suite struct WorkerTests {
  nonisolated static let counts = [1, 2, 3, 7]

  @Test(arguments: counts, [0, 1, 2, 50])
  func everyPieceIsDoneOnce(_ count: Int, _ pieces: Int) {
    let threads = WorkerThreads(count: count)
    defer { threads.end() }
    for _ in 0..<20 {
      let done = Shared([Int]())
      var scratch = Array(repeating: 0, count: count)
      threads.run(pieces, scratch: &scratch) { piece, number in
        number += 1
        done.change { $0.append(piece) }
      }
      #expect(done.value.sorted() == Array(0..<pieces))
      #expect(scratch.reduce(0, +) == pieces)
    }
  }

  /// A piece that asks for more work, and other threads that ask meanwhile: everything is done, once.
  @Test(arguments: counts)
  func severalMayAskAtOnce(_ count: Int) {
    let threads = WorkerThreads(count: count)
    defer { threads.end() }
    let sums = Threads.map(4) { _ in
      var sums = Array(repeating: 0, count: count)
      threads.run(20, scratch: &sums) { piece, sum in
        var inner = Array(repeating: 0, count: count)
        threads.run(piece, scratch: &inner) { _, number in number += 1 }
        sum += inner.reduce(0, +)
      }
      return sums.reduce(0, +)
    }
    #expect(sums == Array(repeating: (0..<20).reduce(0, +), count: 4))
  }

  @Test func aPictureByAllCoresIsTheSame() throws {
    let text = try TextRenderer()
    let size = (width: 901, height: 507)
    for demo in Share.of(catalog, few: 5) {
      var session = Session(
        demos: catalog, size: Size(width: 901, height: 507), measure: text.measure)
      session.start(demo: demo.name, at: demo.timeline.range.upperBound)
      let frame = session.step([], dt: 0)
      expectAlike(
        Pictures.pictureByAllCores(of: frame, size: size, text: text),
        Pictures.picture(of: frame, size: size, text: text), demo.name)
    }
  }

  /// Every demo in its window, with its first frame and one after a change.
  @Test(arguments: counts)
  func demosAreTheSamePixels(_ count: Int) throws {
    let threads = WorkerThreads(count: count)
    defer { threads.end() }
    let text = try TextRenderer()
    let size = Size(width: 640, height: 400)
    let pixels = (width: 800, height: 500)
    for demo in catalog {
      var (painter, masks) = (BandPainter(), text)
      let canvas = Shared(Raster(width: pixels.width, height: pixels.height))
      for share in Share.of([0.3, 0.31, 0.8], few: 2) {
        var session = Session(demos: catalog, size: size, measure: text.measure)
        session.start(
          demo: demo.name, at: demo.timeline.range.lowerBound + demo.timeline.length * share)
        var frame = session.step([], dt: 0)
        frame.scale *= 1.25
        painter.paint(
          frame.sprites, on: frame.ground, size: pixels, scale: frame.scale, text: &masks,
          workers: threads
        ) { band in
          canvas.change { $0.copy(band) }
        }
        expectAlike(
          canvas.value, Pictures.picture(of: frame, size: pixels, text: text),
          "\(demo.name) at \(share)")
      }
    }
  }
}

extension Raster {
  nonisolated fileprivate mutating func copy(_ band: Raster) {
    for y in 0..<band.height {
      for x in 0..<band.width { self[band.area.x + x, band.area.y + y] = band[x, y] }
    }
  }
}
