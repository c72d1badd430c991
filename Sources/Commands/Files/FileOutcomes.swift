import AppState
import DemoKit
import Formats
import Interface
import Playground
import SDLHost
import Words

/// The results of reading files, which the session and the terminal get.
extension OpenFiles {
  func take(
    _ outcome: Opening.Outcome, of opening: Opening, _ show: inout RewindableSession
  ) {
    let (name, path) = (opening.name, opening.path)
    let isThere = show.files.contains { $0.name == name }
    show.refuse(path, nil)
    switch outcome {
    case .refused(let sentence):
      show.refuse(path, sentence)
      let isGone = isThere && !Storage.exists(path)
      if isGone { show.mark(name, isGone: true) }
      if !isGone || opening.isAsked { warner.warn(.file(sentence)) }
      return
    case .same: show.mark(name, isGone: false)
    case .tokens(let text):
      events.append(.tokens(path: path, text: text))
      return
    case .read(.demo(let demo, let notes, let warnings), let kind, let hash, let named):
      (hashes[path], pictures[path]) = (hash, named)
      if warnings.isEmpty { printed[path] = nil } else { print(warnings, of: path) }
      warner.withdraw(.file)
      if LiveSuspects.isForgiven(path) { warner.withdraw(.restart) }
      let file = OpenedFile(name: name, path: path, kind: kind, notes: notes)
      show.add(demo, file: file)
      show.report(warnings, of: name, areWarnings: true)
    case .read(.question(let question), let kind, _, _):
      if !isThere { addStandIn(for: opening, kind, &show) }
      take(question, of: opening, &show)
    case .read(.problems(let errors), let kind, let hash, let named):
      (hashes[path], pictures[path]) = (hash, named)
      if !isThere { addStandIn(for: opening, kind, &show) }
      show.mark(name, isGone: false)
      show.report(errors, of: name)
      print(errors, of: path)
    }
    // A recording has the same scene already, and must not read it again.
    if case .same = outcome {} else { record(name, path) }
    if opening.isAsked { events.append(.opened(name: name, path: path)) }
  }

  /// Adds the scene that was read from a file, or saved in it, to the recording.
  func record(_ name: String, _ path: String, isSaved: Bool = false) {
    guard isRecorded, let text = sceneText(at: path) else { return }
    events.append(.scene(SceneInFile(name: name, path: path, text: text, isSaved: isSaved)))
  }

  /// The text of a scene's file, if it is the one that was read last.
  private func sceneText(at path: String) -> String? {
    guard let bytes = try? LegibleFile.bytes(path), bytes.hashValue == hashes[path],
      FileKind.of(bytes) == .riffScene
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The scenes of files that were read at the start, by the names of their demos.
  func scenes(of files: [OpenedFile]) -> [String: String] {
    let read = files.filter { $0.state == .shown }.map { ($0.name, sceneText(at: $0.path)) }
    return Dictionary(uniqueKeysWithValues: read).compactMapValues(\.self)
  }

  private func addStandIn(for opening: Opening, _ kind: FileKind, _ show: inout RewindableSession) {
    let file = OpenedFile(name: opening.name, path: opening.path, kind: kind, state: .waiting)
    show.add(SceneDemo.standIn(file), file: file)
  }

  /// Prints errors on standard error; the same ones only once.
  func print(_ errors: [FileError], of path: String) {
    guard printed[path] != errors else { return }
    printed[path] = errors
    for error in errors { note(Message(verbatim: error.text(in: path))) }
  }
}
