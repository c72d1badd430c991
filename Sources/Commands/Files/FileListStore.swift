import AppState
import Playground
import SDLHost

/// The list of remembered files in the state folder. Without it everything else works as before.
final class FileListStore {
  private let path: String?
  private let warner: Warner
  private var list = FileList()
  private var saved: FileList?

  init(_ path: String?, warner: Warner) { (self.path, self.warner) = (path, warner) }

  /// The paths that were opened last.
  var recent: [String] { list.recent }

  func read() -> FileList {
    guard let path, Storage.exists(path), let text = try? Storage.read(path) else { return list }
    if let read = FileList(text: text) {
      list = read
      saved = read
    } else {
      // A text of another program, or of a newer Riff.
      try? Storage.copy(path, to: path + ".damaged")
    }
    return list
  }

  func note(_ path: String) { list.note(path) }

  /// Saves the list if it has changed.
  func keep(_ files: [OpenedFile]) {
    list.take(files)
    guard let path, list != saved ?? FileList() else { return }
    saved = list
    do throws(SDLError) {
      try Storage.writeOwn(list.text, to: path)
    } catch {
      warner.warn(.file(error.message))
    }
  }
}
