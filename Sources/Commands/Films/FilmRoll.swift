import AppState
import Drawing
import Films
import Keyframes
import Playground
import SDLHost
import Stage

/// Draws the frames of a film on all cores, and codes them there.
nonisolated final class FilmRoll: FilmFrames {
  let plan: FilmPlan
  let size: (width: Int, height: Int)
  private let cameras: [Camera]
  let progress: (Int) -> Bool

  /// - Throws: without a font.
  init(
    _ scene: Scene, _ plan: FilmPlan, size: (width: Int, height: Int), isTransparent: Bool,
    font: String?, cores: Int = Threads.cores, progress: @escaping (Int) -> Bool
  ) throws {
    self.plan = plan
    self.size = size
    self.progress = progress
    let pixels = Size(width: Double(size.width), height: Double(size.height))
    let film = StageFilm(scene, size: pixels, isTransparent: isTransparent)
    cameras = try (0..<max(1, cores)).map { _ in
      Camera(
        film, size, ground: isTransparent ? .clear : .black, text: try TextRenderer(font: font))
    }
  }

  /// The same film, of other frames.
  private init(_ roll: FilmRoll, _ plan: FilmPlan) {
    self.plan = plan
    size = roll.size
    cameras = roll.cameras
    progress = roll.progress
  }

  /// The film without its last frame if that looks like the first.
  var withoutRepeatedFrame: FilmRoll {
    let times = plan.times
    guard times.count > 1,
      cameras[0].picture(at: times[0]) == cameras[0].picture(at: times[times.count - 1])
    else { return self }
    return FilmRoll(self, plan.withoutLastFrame)
  }

  func code<Coder: FrameCoder>(
    _ coder: @escaping @Sendable () -> Coder, _ take: (Coder.Frame?) throws -> Void
  ) rethrows -> Bool {
    let (times, cameras, run) = (plan.times, cameras, run(of: Coder.self))
    var next = 0
    return try eachFrame(take) {
      guard next < times.count else { return nil }
      let parts = stride(
        from: next, to: min(next + run * cameras.count, times.count), by: run
      ).map { $0..<min($0 + run, times.count) }
      next = parts.last?.upperBound ?? times.count
      return {
        Threads.map(parts.count) { cameras[$0].code(parts[$0], of: times, coder()) }
      }
    }
  }
}

/// Draws pictures of the stage. Each belongs to one thread at a time.
private nonisolated final class Camera: @unchecked Sendable {
  private var film: StageFilm
  private let size: (width: Int, height: Int)
  private let ground: Color
  private var text: TextRenderer
  private var painter = RasterPainter()

  init(_ film: StageFilm, _ size: (width: Int, height: Int), ground: Color, text: TextRenderer) {
    self.film = film
    self.size = size
    self.ground = ground
    self.text = text
  }

  func picture(at time: Double) -> Raster {
    painter.paint(film.picture(at: time), on: ground, size: size, scale: 1, text: &text)
    return painter.raster
  }

  func code<Coder: FrameCoder>(
    _ part: Range<Int>, of times: [Double], _ coder: Coder
  ) -> [Coder.Frame?] {
    var coder = coder
    if Coder.dependsOnFrameBefore, part.lowerBound > 0 {
      coder.follow(picture(at: times[part.lowerBound - 1]))
    }
    return part.map { coder.code(picture(at: times[$0])) }
  }
}
