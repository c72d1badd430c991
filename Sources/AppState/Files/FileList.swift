import Persistence
import Words

/// The files that are remembered from one start to the next, saved as a few lines of text.
public struct FileList: Equatable, Sendable {
  /// The files in the gallery, in its order.
  public private(set) var files: [OpenedFile] = []
  /// The paths of the latest opened files, latest first, whether they are in the gallery or not.
  public private(set) var recent: [String] = []

  /// How many recent paths are remembered.
  public static let mostRecent = 12
  /// How many files the gallery remembers.
  public static let mostFiles = 200
  private static let firstLine = "riff files 1"

  public init() {}

  /// ```
  /// riff files 1
  /// file bouncing-ball "/home/ada/bouncing ball.json"
  /// recent "/home/ada/bouncing ball.json"
  /// ```
  public var text: String {
    let lines = files.map { "file \($0.name) \($0.path.quoted)" }
    return ([Self.firstLine] + lines + recent.map { "recent \($0.quoted)" })
      .joined(separator: "\n") + "\n"
  }

  /// Reads a list's text. Lines that are unknown or damaged are left out; nil if it is another text.
  public init?(text: String) {
    let lines = Array(text.utf8).split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, String(decoding: first, as: UTF8.self) == Self.firstLine else {
      return nil
    }
    var (names, paths): (Set<String>, Set<String>) = ([], [])
    for (index, line) in lines.enumerated().dropFirst() {
      read(LineWords(line, line: index + 1), &names, &paths)
    }
  }

  /// `names` and `paths` are those that were read before.
  private mutating func read(
    _ words: LineWords, _ names: inout Set<String>, _ paths: inout Set<String>
  ) {
    var words = words
    switch words.next() {
    case "file":
      guard let name = words.next(), let path = try? words.quoted("The path"),
        files.count < Self.mostFiles, !names.contains(name), paths.insert(path).inserted
      else { return }
      names.insert(name)
      files.append(OpenedFile(name: name, path: path, state: .waiting))
    case "recent":
      guard let path = try? words.quoted("The path"), recent.count < Self.mostRecent else { return }
      recent.append(path)
    case _: break
    }
  }

  /// Takes over the gallery's files.
  public mutating func take(_ files: [OpenedFile]) {
    self.files = files.suffix(Self.mostFiles).map {
      OpenedFile(name: $0.name, path: $0.path, state: .waiting)
    }
  }

  /// Notes that a path was opened.
  public mutating func note(_ path: String) {
    recent.removeAll { $0 == path }
    recent.insert(path, at: 0)
    recent = Array(recent.prefix(Self.mostRecent))
  }
}

extension OpenedFile {
  /// A name for the demo of the file at `path`: from the file's name, and unlike all of `taken`.
  public static func name(for path: String, taken: some Sequence<String>) -> String {
    let file = path.split(separator: "/").last ?? "file"
    let stem = file.lastIndex(of: ".").map { $0 > file.startIndex ? file[..<$0] : file } ?? file
    let words = stem.lowercased().split { !$0.isLetter && !$0.isNumber }
    let base = words.isEmpty ? "file" : words.joined(separator: "-")
    let taken = Set(taken)
    var (name, number) = (base, 1)
    while taken.contains(name) {
      number += 1
      name = "\(base)-\(number)"
    }
    return name
  }

  /// A title for the demo of the file at `path`: the file's name without its ending.
  public static func title(for path: String) -> String {
    let file = path.split(separator: "/").last ?? "File"
    let stem = file.lastIndex(of: ".").map { $0 > file.startIndex ? file[..<$0] : file } ?? file
    return String(stem)
  }
}
