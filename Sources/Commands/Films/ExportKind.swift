import Films
import Formats
import Keyframes
import Words

/// The kinds of file that `riff export` writes: a film, or a scene as a text or an archive.
nonisolated enum ExportKind: Equatable {
  case film(FilmKind)
  case text(ExportFormat)
  case dotLottie
  /// Motion tokens.
  case tokens(TokenFormat)

  /// The kinds that `--as` knows, by their names, in the order of the help.
  static let named: [(name: String, kind: ExportKind)] =
    [
      ("gif", .film(.gif)), ("apng", .film(.apng)), ("webp", .film(.webp)), ("mp4", .film(.mp4)),
      ("webm", .film(.webm)), ("svg", .text(.svg)), ("html", .text(.html)), ("css", .text(.css)),
      ("json", .text(.json)), ("lottie", .text(.lottie)), ("dotlottie", .dotLottie),
      ("tokens-json", .tokens(.json)), ("tokens-css", .tokens(.css)), ("swift", .text(.swift)),
      ("swiftui", .text(.swiftUI)), ("uikit", .text(.uiKit)),
    ]

  /// The kind called `name`, or else the kind of `path` by its extension.
  ///
  /// - Throws: if there is no such kind, or if the path is standard output and `name` is nil.
  init(_ path: String, as name: String?) throws(Failure) {
    if let name {
      self = try Self.called(name, for: path)
    } else if path == StandardOutput.path {
      throw .usage(
        "-o - writes to standard output, and needs --as KIND: \(Self.names.joined(separator: ", "))."
      )
    } else {
      if let tokens = TokenFormat(path) {
        self = .tokens(tokens)
        return
      }
      let end = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
      let text = Self.byExtension[end] ?? Self.named.first { $0.name == end }?.kind
      self =
        if path.contains("."), let text, !text.isFilm { text } else { .film(try FilmKind(path)) }
    }
    guard path == StandardOutput.path, case .film(let film) = self, film.needsFile else { return }
    throw .usage(
      "\(film.rawValue) needs a file that can be read again while it is written: -o NAME.\(film.rawValue)."
    )
  }

  /// Extensions that mean something else than the name. Other tools' `.json` is a Lottie.
  private static let byExtension: [String: ExportKind] = [
    "json": .text(.lottie), "lottie": .dotLottie,
  ]

  static var names: [String] { named.map(\.name) }

  private static func called(_ name: String, for path: String) throws(Failure) -> ExportKind {
    let known = name.lowercased()
    // A name such as frames/%04d.png means numbered pictures, not one animated PNG.
    if known == "png" || known == "apng", FrameNames(path) != nil { return .film(.pictures) }
    if known == "png" { return .film(.apng) }
    if let kind = named.first(where: { $0.name == known })?.kind { return kind }
    throw .usage(
      [
        "--as is \"\(name)\".", hint(for: name, among: names),
        "It can be \(names.joined(separator: ", ")).",
      ].compactMap(\.self).joined()
    )
  }

  private var isFilm: Bool { if case .film = self { true } else { false } }
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
