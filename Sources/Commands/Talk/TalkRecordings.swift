import AppState
import Interface
import Playground
import SDLHost

/// Reads the recordings that are stops of a talk, and plays each up to its beginning on another thread, so
/// that no frame waits for them.
final class TalkRecordings {
  /// A recording that is read or played.
  private struct Work {
    let path: String
    let resumedAt: Double?
    let reading: RecordingOpening
    var playing: Background<Handover>?
  }

  /// Passes on a result that its thread no longer uses.
  private nonisolated struct Handover: @unchecked Sendable {
    let recording: Result<OpenedRecording, SDLError>
  }

  /// The font of the interface; nil is the usual one.
  private let font: String?
  private var works: [Work] = []

  init(font: String? = nil) { self.font = font }

  nonisolated deinit {}

  /// Whether the window has to keep showing frames.
  var isWorking: Bool { !works.isEmpty }

  /// Takes requests about recordings, and returns the other requests.
  func carryOut(_ requests: [Request], _ session: Session) -> [Request] {
    requests.filter { request in
      guard case .openStop(let path) = request, session.wantsRecording(at: path) else {
        return true
      }
      guard !works.contains(where: { $0.path == path }) else { return false }
      works.append(
        Work(
          path: path, resumedAt: session.resumeTime(ofRecordingAt: path),
          reading: RecordingOpening(Storage.absolute(path))))
      return false
    }
  }

  /// Passes the session its recordings, or the reason why one can't be shown. One is read at a
  /// time.
  func poll(_ show: inout RewindableSession, at now: Double) {
    guard let work = works.first else { return }
    let file = Storage.absolute(work.path)
    do throws(Failure) {
      if let sentence = TalkReach.refusal(of: file, by: show.session.talkPath) {
        throw .world(sentence)
      }
      guard let playing = work.playing else {
        if let read = try work.reading.poll(at: now) { works[0].playing = play(read, work) }
        return
      }
      guard let result = playing.result?.recording else { return }
      works.removeFirst()
      let recording = try orFail { try result.get() }
      show.refuse(file, nil)
      show.take(recording, at: work.path)
    } catch {
      works.removeAll { $0.path == work.path }
      show.refuse(file, error.message)
    }
  }

  /// Each recording measures its texts with its own renderer, as these belong to one thread at a
  /// time.
  private func play(_ read: ReadRecording, _ work: Work) -> Background<Handover> {
    let (font, resumedAt) = (font, work.resumedAt)
    return Background {
      Handover(
        recording: Result { () throws(SDLError) in
          let text = try TextRenderer(font: font)
          return read.opened(resumedAt: resumedAt, measure: text.measure)
        })
    }
  }
}
