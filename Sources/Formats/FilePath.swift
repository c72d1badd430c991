/// Parts of paths of files.
package enum FilePath {
  /// The folder of a file, without a slash at its end: "." for a name alone, and empty for a file in the root folder.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The name of a file, without its folder.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
