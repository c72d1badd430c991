import Formats

extension Talk {
  /// The path of a stop's file as an absolute one, if the talk's own path is absolute.
  public static func path(_ file: String, besides talk: String?) -> String {
    if file.hasPrefix("/") || file.hasPrefix("~") { return file }
    let folder = talk.map { FilePath.folder(of: $0) } ?? "."
    var parts: [Substring] = []
    for part in "\(folder)/\(file)".split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The path of a file as a talk at `talk` has it: from its folder if the file is in there.
  package static func path(of file: String, besides talk: String?) -> String {
    guard let talk else { return file }
    let folder = FilePath.folder(of: talk) + "/"
    return file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
  }
}
