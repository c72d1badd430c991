import AppState
import DemoKit
import Formats
import Interface
import Keyframes
import Playground
import SDLHost
import Stage

// Writing scenes into files.
extension OpenFiles {
  /// Writes the scene of a demo to `path`, or into its own file if that is nil.
  func save(_ name: String, to path: String?, replaces: Bool, _ show: inout RewindableSession) {
    guard let scene = show.savedScene(of: name) else { return }
    if let path {
      let path = Storage.absolute(path)
      guard replaces || !Storage.exists(path) else {
        return warner.warn(.existingFile(path))
      }
      write(scene, of: name, to: path, show)
    } else if let file = show.files.first(where: { $0.name == name }) {
      update(file, to: scene, &show)
    }
  }

  /// A new file is opened, as any other. It keeps the text of the file that the demo was opened from.
  private func write(
    _ scene: SceneFile, of name: String, to path: String, _ show: RewindableSession
  ) {
    let file = show.files.first { $0.name == name && $0.kind == .riffScene }
    let old = file.flatMap { file in
      (try? Storage.bytes(file.path)).flatMap { try? sceneText($0, of: file, show) }
    }
    do throws(SDLError) {
      try Storage.refuseStream(path)
      let new =
        try old.map { old throws(SDLError) in try text(of: scene, in: old) }
        ?? ExportFormat.json.export(scene.scene, scene.timeline).text
      try Storage.write(new, to: path)
    } catch {
      return warner.warn(.unsavedFile(error.message))
    }
    warner.withdraw(.scene)
    // The file is read anew, even if it is on the stage already.
    hashes[path] = nil
    open(path, show)
  }

  /// The text of a scene's file, with the pictures that are on the stage.
  private func sceneText(
    _ bytes: [UInt8], of file: OpenedFile, _ show: RewindableSession
  ) throws(FileErrors) -> SceneText {
    let pictures = show.pictures(of: file.name)
    return try SceneText(bytes, name: file.path) { source throws(FileError) in
      guard let picture = pictures[source] else {
        throw FileError(sentence: "The picture \(source) is not on the stage.")
      }
      return picture
    }
  }

  private func text(of scene: SceneFile, in old: SceneText) throws(SDLError) -> String {
    do throws(FileError) {
      return String(decoding: try old.text(of: scene.scene, scene.timeline), as: UTF8.self)
    } catch {
      throw SDLError(error.sentence)
    }
  }

  /// Changes that another program has written meanwhile are read first, and none of them is lost.
  private func update(_ file: OpenedFile, to scene: SceneFile, _ show: inout RewindableSession) {
    guard let bytes = try? Storage.bytes(file.path) else {
      return warner.warn(.vanishedFile(file.path))
    }
    guard bytes.hashValue == hashes[file.path] else {
      return warner.warn(.changedFile(file.path))
    }
    let old: SceneText
    do throws(FileErrors) {
      old = try sceneText(bytes, of: file, show)
    } catch {
      return warner.warn(.faultyFile(file.path, "\(error.errors[0].heading(in: file.path))"))
    }
    do throws(SDLError) {
      try Storage.write(try text(of: scene, in: old), to: file.path)
    } catch {
      return warner.warn(.unsavedFile(error.message))
    }
    guard case .read(.demo(let demo, _, _), _, let hash, _) = load(file.path, name: file.name)
    else {
      return
    }
    hashes[file.path] = hash
    warner.withdraw(.file)
    warner.withdraw(.scene)
    show.saved(file.name, path: file.path, by: demo)
    record(file.name, file.path, isSaved: true)
  }
}
