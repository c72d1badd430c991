import AppState
import Interface
import Playground
import SDLHost

/// Makes the films that the window asks for, one at a time.
final class FilmMaker {
  private let warner: Warner
  private var job: FilmJob?

  init(warner: Warner) { self.warner = warner }

  /// Whether the window has to keep showing frames.
  var isWorking: Bool { job != nil }

  /// Carries out the session's requests.
  func carryOut(_ requests: [Request], _ show: RewindableSession) {
    for request in requests {
      if case .film(let order) = request { begin(order, show) }
    }
  }

  private func begin(_ order: FilmOrder, _ show: RewindableSession) {
    guard job == nil else {
      return warner.warn(.filmIsBeingMade)
    }
    guard let scene = show.savedScene(of: order.demo) else { return }
    do throws(Failure) {
      let files = try FilmJob.files(order, scene.timeline)
      guard order.replaces || !files.contains(where: { Storage.exists($0) }) else {
        return warner.warn(.existingFilm(Storage.absolute(order.path)))
      }
      job = try FilmJob(order, of: scene.scene, scene.timeline)
      warner.withdraw(.file)
    } catch {
      warner.warn(.file(error.message))
    }
  }

  /// Brings the window up to date, and returns the events that are not for the film.
  func poll(_ show: inout RewindableSession, _ events: [TimedEvent], at now: Double) -> [TimedEvent]
  {
    guard let job else { return events }
    let (rest, stops) = show.takeFilmStop(events)
    if stops { job.stop() }
    switch job.outcome {
    case .made: show.filmIsMade(job.path)
    case .failed(let sentence): warner.warn(.file(sentence))
    case .stopped: break
    case nil:
      show.show(job.state(at: now))
      return rest
    }
    self.job = nil
    show.show(nil as FilmWork?)
    return rest
  }

  /// Stops the current film, so that nothing half-written is left.
  func cancel() { job?.end(within: 5) }
}
