import AppState
import Films
import Interface
import Playground
import SDLHost
import Stage
import Words

/// A film that is made on other threads while the window keeps running.
final class FilmJob {
  /// How a film ends.
  enum Outcome: Equatable, Sendable {
    case made
    /// Then nothing is left of it.
    case stopped
    case failed(Message)
  }

  let path: String
  private let begin = Host.now
  private let work: Background<Outcome>
  /// Passes over a film, each of which draws all frames.
  private let total: Int
  private let done = Shared(0)
  private let isStopped = Shared(false)

  /// Begins the film that `order` describes, of `scene`, whose time is `timeline`.
  init(_ order: FilmOrder, of scene: Scene, _ timeline: Timeline) throws(Failure) {
    path = Storage.absolute(order.path)
    let kind = try FilmKind(path)
    let plan = try Self.plan(order, timeline)
    let side = { (length: Double) in min(max(Int((length * order.scale).rounded()), 1), 16_384) }
    let size = (width: side(scene.size.width), height: side(scene.size.height))
    total = plan.times.count * kind.passes
    let (path, done, isStopped) = (path, done, isStopped)
    work = Background {
      Self.make(order, kind, path, scene, plan, size) { frames in
        done.value = frames
        return !isStopped.value
      }
    }
  }

  /// The paths of the files that the film is written to.
  static func files(_ order: FilmOrder, _ timeline: Timeline) throws(Failure) -> [String] {
    let path = Storage.absolute(order.path)
    return try FilmKind(path).files(path, frames: plan(order, timeline).times.count)
  }

  private static func plan(
    _ order: FilmOrder, _ timeline: Timeline
  ) throws(Failure) -> FilmPlan {
    do throws(FilmError) {
      return try FilmPlan(
        order.range ?? timeline.range, unitsPerSecond: timeline.rate,
        rate: FrameRate(order.frameRate), goesBack: order.goesBack)
    } catch {
      throw .usage(error.message)
    }
  }

  /// The outcome; nil while the job continues.
  var outcome: Outcome? { work.result }

  /// The text of the bar over the stage.
  func state(at now: Double) -> FilmWork {
    let share = Double(done.value) / Double(max(total, 1))
    return FilmWork(
      path: path, progress: share,
      secondsLeft: share > 0.02 ? (now - begin) * (1 - share) / share : nil)
  }

  /// Stops after the frames that are being drawn.
  func stop() { isStopped.value = true }

  /// Stops it and waits until nothing is left of it, at most for so many seconds.
  func end(within seconds: Double) {
    stop()
    _ = work.result(within: seconds)
  }

  /// `progress` gets the number of finished frames, and returns whether to continue.
  private nonisolated static func make(
    _ order: FilmOrder, _ kind: FilmKind, _ path: String, _ scene: Scene, _ plan: FilmPlan,
    _ size: (width: Int, height: Int), _ progress: @escaping (Int) -> Bool
  ) -> Outcome {
    var (last, before) = (0, 0)
    do {
      let roll = try FilmRoll(
        scene, plan, size: size, isTransparent: order.isTransparent, font: nil,
        // One core is for the window.
        cores: max(1, Threads.cores - 1)
      ) { frames in
        // A number that falls begins another pass.
        if frames < last { before += last }
        last = frames
        return progress(before + frames)
      }
      let film = Film(
        roll: order.repeats ? roll.withoutRepeatedFrame : roll, path: path,
        loops: order.repeats ? 0 : 1, isTransparent: order.isTransparent, hasFullColor: false)
      return try film.write(as: kind) == nil ? .stopped : .made
    } catch {
      return .failed("\(error)")
    }
  }
}
