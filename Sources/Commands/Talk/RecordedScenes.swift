import AppState
import DemoKit
import Formats
import Interface
import Keyframes
import Playground
import Stage

/// The scenes that files had while a recording was made.
nonisolated struct RecordedScenes: Sendable {
  /// At the start, by the names of their demos. A file that was read only later has a demo that stands for it.
  private(set) var first: [String: (scene: RecordedScene, state: OpenedFile.State)] = [:]
  /// The scenes that were read or saved during the recording, in this order.
  private(set) var later: [RecordedScene] = []

  init() {}

  /// It may be called on any thread, and takes as long as the scenes are large.
  init(of recording: Recording, _ pictures: RecordedPictures = RecordedPictures()) {
    let events = recording.scenes
    let names = Set(events.map(\.name))
    later = events.map { RecordedScene($0, pictures) }
    for file in recording.start.files {
      if let text = recording.start.scenes[file.name] {
        let scene = SceneInFile(name: file.name, path: file.path, text: text, isSaved: false)
        first[file.name] = (RecordedScene(scene, pictures), .shown)
      } else if names.contains(file.name) {
        first[file.name] = (RecordedScene(SceneDemo.standIn(file)), .waiting)
      }
    }
  }
}

extension RecordedScene {
  /// Reads the scene that a file had.
  nonisolated init(_ file: SceneInFile, _ pictures: RecordedPictures) {
    var problems = [FileError(sentence: OpenedFile.refusal(ofUnknown: file.path))]
    let bytes = Array(file.text.utf8)
    switch load(bytes, of: file.path, name: file.name, recorded: pictures) {
    case .read(.demo(let demo, let notes, _), _, _, _):
      self.init(demo, notes: notes)
      return
    case .read(.problems(let errors), _, _, _): problems = errors
    case .refused(let sentence): problems = [FileError(sentence: sentence)]
    case .read(.question, _, _, _), .same, .tokens, .code: break
    }
    let opened = OpenedFile(name: file.name, path: file.path)
    self.init(SceneDemo.standIn(opened), problems: problems)
  }
}
