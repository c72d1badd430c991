import AppState
import DemoKit
import Demos
import Formats
import Interface
import Playground
import SDLHost

/// A recording that is being read, without holding up the window: its text on another thread, then the
/// files that it shows and the recordings in its talks. It is asked once a frame.
final class RecordingOpening {
  /// The most bytes that a recording may have.
  nonisolated static let limit = 64 << 20
  /// How many recordings may lie in one another.
  private static let deepest = 4

  private enum State {
    case waiting
    case parsing(Background<Result<(Recording, RecordedScenes), SDLError>>)
    /// The files and recordings that are still to be read.
    case parts(Recording, files: ArraySlice<OpenedFile>, stops: [String])
    case done
  }

  let path: String
  /// The recordings in whose talks it is, and it itself, by their absolute paths.
  private let within: [String]
  private var state = State.waiting
  private var opening: Opening?
  private var inner: RecordingOpening?
  private var demos: [any Demo] = []
  private var stops: [String: ReadRecording] = [:]
  /// The mistakes in files that are stops of its talks, by their demos' names.
  private var problems: [String: [FileError]] = [:]
  /// The kind of each file, on which it depends whether its lines can be shown, by its demo's name.
  private var kinds: [String: FileKind] = [:]
  private var scenes = RecordedScenes()
  /// The files that were read, in the order of the recording.
  private var opened: [OpenedFile] = []
  /// The files that are stops of its talks, by their absolute paths, once one can't be shown.
  private var fileStops: Set<String>?

  init(_ path: String, within: [String] = []) {
    self.path = path
    self.within = within + [Storage.absolute(path)]
  }

  nonisolated deinit {}

  func cancel() {
    opening?.cancel()
    inner?.cancel()
  }

  /// The result; nil while opening continues.
  func poll(at now: Double) throws(Failure) -> ReadRecording? {
    switch state {
    case .waiting:
      let (path, names) = (path, catalog.map(\.name))
      state = .parsing(Background { Self.parse(path, demos: names) })
    case .parsing(let work):
      guard let result = work.result else { break }
      do {
        let recording: Recording
        (recording, scenes) = try result.get()
        state = .parts(recording, files: recording.start.files[...], stops: [])
        if recording.start.files.isEmpty { findStops(of: recording) }
      } catch {
        throw .world(error.message)
      }
    case .parts(let recording, var files, let stops):
      if !files.isEmpty {
        // Scenes that are in the recording take no time.
        while let file = files.first, let (scene, state) = scenes.first[file.name] {
          let kind: FileKind? = state == .shown ? .riffScene : nil
          add(scene.demo, kind, state, scene.notes, for: file)
          files.removeFirst()
        }
        if let file = files.first, let demo = try demo(of: file, in: recording, at: now) {
          opening = nil
          let isShown = problems[file.name] == nil
          add(demo, kinds[file.name], isShown ? .shown : .waiting, [], for: file)
          files.removeFirst()
        }
        state = .parts(recording, files: files, stops: [])
        guard files.isEmpty else { break }
        var whole = recording
        whole.start.files = opened
        findStops(of: whole)
      } else if let stop = stops.first {
        guard isRead(stop, at: now) else { break }
        state = .parts(recording, files: [], stops: Array(stops.dropFirst()))
      } else {
        state = .done
        return ReadRecording(
          recording: recording, demos: catalog + demos, stops: self.stops, problems: problems,
          scenes: scenes.later)
      }
    case .done: break
    }
    return nil
  }

  /// Reads a recording; one that was cut off is played as far as it goes, with a note.
  private nonisolated static func parse(
    _ path: String, demos: [String]
  ) -> Result<(Recording, RecordedScenes), SDLError> {
    do {
      let text = try Storage.read(path, limit: limit)
      let pictures = RecordedPictures()
      var recording = try PictureDecoder.$current.withValue(
        PictureDecoder { pictures.decode($0) }
      ) { try Recording(text: text, demos: demos) }
      recording.addOpenedFiles()
      return .success((recording, RecordedScenes(of: recording, pictures)))
    } catch let error as SDLError {
      return .failure(error)
    } catch {
      return .failure(SDLError("\(path) cannot be replayed. \(error)"))
    }
  }

  /// Adds a file of the gallery as it was at the start or, where the recording does not have it, as it is now.
  private func add(
    _ demo: any Demo, _ kind: FileKind?, _ state: OpenedFile.State, _ notes: [ImportNote],
    for file: OpenedFile
  ) {
    demos.append(OpenedDemo(demo, name: file.name))
    opened.append(
      OpenedFile(name: file.name, path: file.path, kind: kind, state: state, notes: notes))
  }

  /// The demo of a file as this is now; nil while it is read. A stop of a talk that can't be shown says why, as
  /// it did in the talk.
  private func demo(
    of file: OpenedFile, in recording: Recording, at now: Double
  ) throws(Failure) -> (any Demo)? {
    do throws(Failure) {
      return try demo(of: file, at: now)
    } catch {
      try goOn()
      if fileStops == nil {
        let paths = recording.stops(areRecordings: false, demos: catalog)
        fileStops = Set(paths.map { Storage.absolute($0) })
      }
      guard fileStops?.contains(file.path) == true else { throw error }
      note(error.message)
      problems[file.name] = problems[file.name] ?? [FileError(sentence: error.message)]
      return SceneDemo.standIn(file)
    }
  }

  private func demo(of file: OpenedFile, at now: Double) throws(Failure) -> (any Demo)? {
    guard Storage.exists(file.path) else {
      throw .world(
        "The recording shows \(file.path), which is not there any more. Put it back to replay.")
    }
    let reading = opening ?? Opening(file.path, name: file.name, isAsked: true, known: nil)
    opening = reading
    let outcome = reading.poll(at: now)
    if case .read(_, let kind, _, _)? = outcome { kinds[file.name] = kind }
    switch outcome {
    case .read(.demo(let demo, _, _), _, _, _): return demo
    case .read(.problems(let errors), _, _, _):
      problems[file.name] = errors
      throw .world(sentences(errors, in: file.path))
    case .read(.question(let question), _, _, _):
      problems[file.name] = [question.problem]
      throw .world(sentences([question.problem], in: file.path))
    case .refused(let sentence): throw .world(sentence)
    case .tokens: throw .tokensAlone(file.path)
    case .same, nil: return nil
    }
  }

  // MARK: Recordings in its talks

  private func findStops(of recording: Recording) {
    let paths = recording.stops(demos: catalog).sorted().filter {
      within.count < Self.deepest && !within.contains(Storage.absolute($0))
    }
    state = .parts(recording, files: [], stops: paths)
  }

  /// A recording that can't be played shows why in its stop, as it did when it was recorded.
  private func isRead(_ path: String, at now: Double) -> Bool {
    let reading = inner ?? RecordingOpening(Storage.absolute(path), within: within)
    inner = reading
    do throws(Failure) {
      guard let read = try reading.poll(at: now) else { return false }
      stops[path] = read
    } catch {
      note(error.message)
    }
    inner = nil
    return true
  }
}
