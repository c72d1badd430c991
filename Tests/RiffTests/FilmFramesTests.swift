import Films
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
