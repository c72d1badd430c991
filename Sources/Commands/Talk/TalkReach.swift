import SDLHost
import Words

/// The files that a talk may show: those in its folder and below, with links resolved, and those that
/// somebody has named.
nonisolated enum TalkReach {
  /// Absolute paths from the command line, from the window and from the list of opened files.
  private static let named = Shared<Set<String>>([])

  /// Notes files that somebody has named, which every talk may show.
  static func name(_ paths: some Sequence<String>) {
    named.change { $0.formUnion(paths.map { Storage.absolute($0) }) }
  }

  /// Why the talk at an absolute path may not read the file at `path`; nil if it may. A talk without a
  /// file has only the stops that somebody has added in the window.
  static func refusal(of path: String, by talk: String?) -> Message? {
    let path = Storage.absolute(path)
    guard let talk, !named.value.contains(path) else { return nil }
    let start = talk.lastIndex(of: "/").map { String(talk[..<$0]) } ?? ""
    let folder = start.isEmpty ? "/" : start
    // The folder itself is no file, which has a sentence of its own.
    if path == folder || Storage.isInside(path, folder) { return nil }
    return
      "\(path) is outside the talk's folder, and a talk shows only files in there: copy it there, or open it yourself first."
  }
}
