import AppState
import Drawing
import Films
import Interface
import Keyframes
import Playground
import SDLHost
import Stage

/// The frames of a recorded session. Steps happen one after the other, for each depends on the
/// last; their pictures are painted and coded on all cores.
nonisolated final class ReplayRoll: FilmFrames {
  let plan: FilmPlan
  let size: (width: Int, height: Int)
  private let painters: [WindowPainter]
  /// A replay from the start, for each pass over the film.
  private let replay: () -> Replay
  let progress: (Int) -> Bool

  /// - Throws: without a font.
  init(
    _ plan: FilmPlan, size: (width: Int, height: Int), font: String?,
    cores: Int = Threads.cores, replay: @escaping () -> Replay,
    progress: @escaping (Int) -> Bool
  ) throws {
    (self.plan, self.size, self.replay, self.progress) = (plan, size, replay, progress)
    painters = try (0..<max(1, cores)).map { _ in
      WindowPainter(size, text: try TextRenderer(font: font))
    }
  }

  func code<Coder: FrameCoder>(
    _ coder: @escaping @Sendable () -> Coder, _ take: (Coder.Frame?) throws -> Void
  ) rethrows -> Bool {
    var replay = replay()
    var last: Frame?
    var next = 0
    let room = Size(width: Double(size.width), height: Double(size.height))
    let (painters, run) = (painters, run(of: Coder.self))
    return try eachFrame(take) {
      let end = min(next + run * painters.count, plan.times.count)
      let frames = plan.times[next..<end].map { time in
        var frame = replay.playWithPages(to: time)
        frame.sprites += replay.pointer
        return frame.fitted(from: replay.pixelSize, to: room)
      }
      guard !frames.isEmpty else { return nil }
      let starts = Array(stride(from: 0, to: frames.count, by: run))
      let before = last
      (last, next) = (frames.last, end)
      return {
        Threads.map(starts.count) { index in
          let start = starts[index]
          return painters[index].code(
            frames[start..<min(start + run, frames.count)],
            after: start == 0 ? before : frames[start - 1], coder())
        }
      }
    }
  }
}

/// Paints frames of a window. Each belongs to one thread at a time.
private nonisolated final class WindowPainter: @unchecked Sendable {
  private let size: (width: Int, height: Int)
  private var text: TextRenderer
  private var painter = RasterPainter()

  init(_ size: (width: Int, height: Int), text: TextRenderer) {
    (self.size, self.text) = (size, text)
  }

  private func picture(of frame: Frame) -> Raster {
    painter.paint(frame.sprites, on: frame.ground, size: size, scale: frame.scale, text: &text)
    return painter.raster
  }

  func code<Coder: FrameCoder>(
    _ frames: ArraySlice<Frame>, after last: Frame?, _ coder: Coder
  ) -> [Coder.Frame?] {
    var coder = coder
    if Coder.dependsOnFrameBefore, let last { coder.follow(picture(of: last)) }
    return frames.map { coder.code(picture(of: $0)) }
  }
}
