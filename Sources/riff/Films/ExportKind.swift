import Films
import Formats
import Keyframes

/// What `riff export` writes: a film, or a scene as a text.
nonisolated enum ExportKind: Equatable {
  case film(FilmKind)
  case text(ExportFormat)

  /// The kinds that `--as` knows, by their names, in the order of the help.
  static let named: [(name: String, kind: ExportKind)] =
    [
      ("gif", .film(.gif)), ("apng", .film(.apng)), ("webp", .film(.webp)), ("mp4", .film(.mp4)),
      ("webm", .film(.webm)), ("css", .text(.css)), ("json", .text(.json)),
      ("swift", .text(.swift)), ("swiftui", .text(.swiftUI)), ("uikit", .text(.uiKit)),
    ]

  /// The kind called `name`, or else that of `path` by its extension.
  ///
  /// - Throws: if there is no such kind, or if the path goes to standard output and nothing says as what.
  init(_ path: String, as name: String?) throws(Failure) {
    if let name {
      self = try Self.called(name, for: path)
    } else if path == StandardOutput.path {
      throw .usage(
        "-o - writes to standard output, and needs --as KIND: \(Self.names.joined(separator: ", "))."
      )
    } else {
      let end = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
      let text = Self.named.first { $0.name == end && $0.kind.format != nil }
      self = if path.contains("."), let text { text.kind } else { .film(try FilmKind(path)) }
    }
    guard path == StandardOutput.path, case .film(let film) = self, film.needsFile else { return }
    throw .usage(
      "\(film) needs a file that can be read again while it is written: -o NAME.\(film).")
  }

  static var names: [String] { named.map(\.name) }

  private static func called(_ name: String, for path: String) throws(Failure) -> ExportKind {
    // Numbered pictures are one APNG less.
    if name == "png" || name == "apng", FrameNames(path) != nil { return .film(.pictures) }
    if name == "png" { return .film(.apng) }
    if let kind = named.first(where: { $0.name == name.lowercased() })?.kind { return kind }
    let hint = nearest(to: name, among: names).map { " Did you mean \($0)?" } ?? ""
    throw .usage(
      "--as is \"\(name)\".\(hint) It can be \(names.joined(separator: ", ")).")
  }

  private var format: ExportFormat? {
    if case .text(let format) = self { format } else { nil }
  }
}

nonisolated extension FilmKind {
  /// Whether it goes through ffmpeg, into a file.
  var needsFile: Bool {
    switch self {
    case .gif, .apng: false
    case .pictures, .mp4, .webm, .webp: true
    }
  }
}
