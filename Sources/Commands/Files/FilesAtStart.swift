import AppState
import DemoKit
import Demos
import Formats
import Playground
import SDLHost

/// The files that are open when the program starts.
extension OpenFiles {
  /// The demos of the remembered files and of the files at `paths`, from the command line. These and the demo
  /// called `wanted` are read at once, the others after the first picture.
  func begin(
    opening paths: [String], wanted: String?
  ) throws(Failure) -> (demos: [any Demo], files: [OpenedFile], chosen: String?) {
    var files = list.read().files
    TalkReach.name(files.map(\.path) + paths)
    var asked: [String] = []
    for path in paths.map(Storage.absolute) {
      try refuse(path)
      list.note(path)
      if let file = files.first(where: { $0.path == path }) {
        asked.append(file.name)
      } else {
        let name = OpenedFile.name(for: path, taken: names(with: files))
        files.append(OpenedFile(name: name, path: path, state: .waiting))
        asked.append(name)
      }
    }
    var demos: [String: any Demo] = [:]
    for index in files.indices {
      let name = files[index].name
      let isNamed = asked.contains(name)
      if isNamed || name == wanted {
        demos[name] = readAtOnce(&files[index], mayRun: isNamed)
      } else if !Storage.exists(files[index].path) {
        files[index].state = .gone
      }
    }
    openings += files.filter { $0.state == .waiting }.map {
      Opening($0.path, name: $0.name, isAsked: false, known: nil)
    }
    return (files.map { demos[$0.name] ?? SceneDemo.standIn($0) }, files, asked.last)
  }

  /// The demo of a file; nil if it has to be read later, or cannot be. Code may run if the command line names it.
  private func readAtOnce(_ file: inout OpenedFile, mayRun: Bool) -> (any Demo)? {
    guard Storage.exists(file.path) else {
      file.state = .gone
      return nil
    }
    let loaded = load(file.path, name: file.name)
    if case .code = loaded, mayRun { ConsentStore.shared.allow(file.path) }
    guard case .read(.demo(let demo, let notes, _), let kind, let hash, let named) = loaded else {
      return nil
    }
    pictures[file.path] = named
    (file.state, file.notes, file.kind) = (.shown, notes, kind)
    hashes[file.path] = hash
    return demo
  }

  private func refuse(_ path: String) throws(Failure) {
    guard Storage.exists(path) else {
      throw .world("\(path) cannot be opened: there is no such file.")
    }
    guard !Storage.isFolder(path) else {
      throw .world("\(path) cannot be opened: it is a folder. Name a file in it.")
    }
    // A file of tokens with a wrong value has its own message when it is read.
    if let bytes = try? Storage.bytes(path), (try? motionTokens(bytes)) != nil {
      throw .tokensAlone(path)
    }
  }
}
