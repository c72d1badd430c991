import Drawing
import Films
import Foundation
import Testing

@testable import Commands

@Suite struct FilmFramesTests {
  @Test(arguments: [(1, 1), (320, 180), (1280, 720), (1920, 1080), (3840, 2160), (8192, 8192)])
  func uncompressedFramesOfACoreFitInto16MiB(_ width: Int, _ height: Int) throws {
    let frames = try NoFrames(width, height)
    let bytes = width * height * 4
    for run in [frames.run(of: PixelCoder.self), frames.run(of: PictureCoder.self)] {
      #expect(run >= 1 && run <= 4 && (run == 1 || run * bytes <= 16 << 20))
      #expect(run == 4 || (run + 1) * bytes > 16 << 20, "more than \(run) would fit")
    }
    // One in seventeen is drawn twice.
    #expect(frames.run(of: CountingCoder.self) == 16)
  }

  /// With the name of the seventh picture; nil if the film is one file.
  @Test(
    arguments: [
      ("a.png", nil), ("%d.png", "7.png"), ("f/%04d.png", "f/0007.png"),
      ("50% a/%d.png", "50% a/7.png"),
      ("%d/%02d.png", "%d/07.png"), ("100%/a%3d%.png", "100%/a007%.png"), ("%d/a.png", nil),
      ("%s.png", nil), ("%10d.png", nil), ("%d-%d.png", nil), ("%\u{663}d.png", nil),
    ] as [(String, String?)])
  func theNameSaysWhereTheNumberStands(_ path: String, _ seventh: String?) {
    #expect(FrameNames(path)?[7] == seventh)
  }

  @Test func picturesThatWereThereStayWhenAFilmIsInterrupted() throws {
    let folder = try Folder()
    for name in ["2.png", "200.png"] { try folder.file(name).close() }
    let frames = try SmallFrames()
    frames.isInterrupted = true
    let film = Film(
      roll: frames, path: folder.path + "/%d.png", loops: 0, isTransparent: false,
      hasFullColor: false)
    #expect(try film.write(as: .pictures) == nil)
    #expect(frames.drawn == 100 && folder.names == ["2.png", "200.png"])
  }

  @Test func aFilmOfPicturesHasAFileForEach() {
    #expect(FilmKind.pictures.files("a/%02d.png", frames: 2) == ["a/01.png", "a/02.png"])
    #expect(FilmKind.gif.files("a/%02d.gif", frames: 2) == ["a/%02d.gif"])
  }

  @Test(arguments: [1, 3, 50])
  func nothingIsDrawnForAProgramThatHasEnded(_ taken: Int) throws {
    let frames = try SmallFrames()
    let film = FFmpeg(
      roll: frames, kind: .mp4, path: "a.mp4", loops: 0, isTransparent: false, hasFullColor: false)
    var given = 0
    let isDone = film.feed { _ in
      given += 1
      return given < taken
    }
    #expect(isDone && given == taken)
    #expect(frames.drawn == taken)
  }
}

/// A hundred frames of one pixel.
private final class SmallFrames: FilmFrames {
  let plan: FilmPlan
  let size = (width: 1, height: 1)
  var progress: (Int) -> Bool { { _ in true } }
  private(set) var drawn = 0
  var isInterrupted = false

  init() throws { plan = try FilmPlan(0...1, unitsPerSecond: 1, rate: FrameRate(30)) }

  func code<Coder: FrameCoder>(
    _ coder: @escaping @Sendable () -> Coder, _ take: (Coder.Frame?) throws -> Void
  ) rethrows -> Bool {
    var coder = coder()
    for _ in 0..<100 {
      drawn += 1
      try take(coder.code(Raster(width: 1, height: 1)))
    }
    return !isInterrupted
  }
}

private struct NoFrames: FilmFrames {
  let plan: FilmPlan
  let size: (width: Int, height: Int)
  var progress: (Int) -> Bool { { _ in true } }

  init(_ width: Int, _ height: Int) throws {
    size = (width, height)
    plan = try FilmPlan(0...1, unitsPerSecond: 1, rate: FrameRate(30))
  }

  func code<Coder: FrameCoder>(
    _ coder: @escaping @Sendable () -> Coder, _ take: (Coder.Frame?) throws -> Void
  ) rethrows -> Bool { true }
}
