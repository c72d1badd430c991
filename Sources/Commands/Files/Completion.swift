import SDLHost
import Stage

/// The paths that begin like a typed one: folders and files that Riff may open.
struct Completion {
  let paths: [String]

  private static let endings =
    [".swift", ".json", ".lottie", ".svg", ".svgz"] + PictureFormat.endings
  private static let most = 60

  /// Without anything typed, the recent ones.
  init(_ typed: String, _ recent: [String]) {
    guard !typed.isEmpty else {
      paths = recent.filter { Storage.exists($0) }
      return
    }
    let typed = typed == "~" ? "~/" : typed
    let slash = typed.lastIndex(of: "/")
    let folder = slash.map { String(typed[...$0]) } ?? ""
    let start = typed[(slash.map { typed.index(after: $0) } ?? typed.startIndex)...].lowercased()
    let names = Storage.contents(of: Storage.absolute(folder.isEmpty ? "." : folder))
    let found = names.filter { name in
      let lower = name.lowercased()
      guard lower.hasPrefix(start), name.hasPrefix(".") == start.hasPrefix(".") else {
        return false
      }
      // Whatever is typed in full is there, which whoever writes to it must know.
      return name.hasSuffix("/") || lower == start
        || Self.endings.contains { lower.hasSuffix($0) }
    }
    let ordered = found.filter { $0.hasSuffix("/") } + found.filter { !$0.hasSuffix("/") }
    paths = ordered.prefix(Self.most).map { folder + $0 }
  }
}
