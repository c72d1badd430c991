import Films
import Words

/// The format of a film; the name's extension decides.
nonisolated enum FilmKind: String, CaseIterable {
  case gif
  case apng
  /// One numbered picture for each frame.
  case pictures
  case mp4
  case webm
  case webp

  /// The kind of `FILE.gif`, `FILE.apng` or `FILE.png`, `FOLDER/%04d.png`, and so on.
  ///
  /// - Throws: if it is none of them.
  init(_ path: String) throws(Failure) {
    let name = path.lowercased()
    if FrameNames(path) != nil, name.hasSuffix(".png") {
      self = .pictures
      return
    }
    guard FrameNames.marks(in: path).count < 2 else {
      throw .usage("-o is \"\(path)\": write %d once, for the number of the picture.")
    }
    let kinds: [String: FilmKind] = [
      "gif": .gif, "apng": .apng, "png": .apng, "mp4": .mp4, "webm": .webm, "webp": .webp,
    ]
    let end = name.split(separator: ".").last.map(String.init) ?? ""
    guard name.contains("."), let kind = kinds[end] else {
      throw .usage(
        "-o is \"\(path)\": the name must end in .gif, .png, .apng, .webp, .mp4, .webm, .svg, .html, .css, .json, .lottie or .swift, or be like frames/%04d.png for one picture a frame."
      )
    }
    self = kind
  }

  /// How often all frames are drawn: once to count their colours, and once to write them.
  var passes: Int { self == .gif ? 2 : 1 }

  /// The pixels in the file: colours at half the resolution need even sides.
  func size(
    of drawn: (width: Int, height: Int), hasFullColor: Bool
  ) -> (width: Int, height: Int) {
    guard self == .mp4 || self == .webm, !hasFullColor else { return drawn }
    return (drawn.width + drawn.width % 2, drawn.height + drawn.height % 2)
  }

  /// The paths of the files that a film of so many frames is written to.
  func files(_ path: String, frames: Int) -> [String] {
    guard self == .pictures, let names = FrameNames(path) else { return [path] }
    return (0..<frames).map { names[$0 + 1] }
  }

  /// "GIF", "numbered pictures"
  var title: Message {
    switch self {
    case .gif, .apng, .mp4: Message(verbatim: rawValue.uppercased())
    case .pictures: "numbered pictures"
    case .webm: Message(verbatim: "WebM")
    case .webp: Message(verbatim: "WebP")
    }
  }

  /// The options that change nothing in a file of this kind.
  var needless: [Option] {
    switch self {
    case .gif, .apng, .webp: [.fullColor]
    case .pictures: [.fullColor, .loops]
    case .mp4, .webm: [.loops]
    }
  }

  var usualRate: FrameRate { self == .gif ? FrameRate(50) : FrameRate(60) }
}

/// The names of numbered pictures: `%04d` stands for the number, from 1.
nonisolated struct FrameNames {
  private let start: Substring
  private let end: Substring
  private let digits: Int

  /// Nil if the file's name does not have exactly one `%d` for the number.
  init?(_ path: String) {
    let marks = Self.marks(in: path)
    guard marks.count == 1, let digits = Int("0" + marks[0].1), digits <= 9 else { return nil }
    (start, end) = (path[..<marks[0].0.startIndex], path[marks[0].0.endIndex...])
    self.digits = digits
  }

  /// All marks such as `%04d` in the file's name, with the digits between.
  static func marks(in path: String) -> [(Substring, Substring)] {
    let name = path.lastIndex(of: "/").map { path[$0...] } ?? path[...]
    return name.matches(of: /%([0-9]*)d/).map(\.output)
  }

  subscript(number: Int) -> String {
    let text = String(number)
    return start + String(repeating: "0", count: max(0, digits - text.count)) + text + end
  }
}
