import AppState
import DemoKit
import Formats
import Keyframes
import Playground
import SDLHost
import Stage
import Talks
import Words

/// The result of reading a file's bytes.
enum LoadedFile: Sendable {
  /// There is no file, or it can't be read or opened; the sentence says why.
  case refused(Message)
  /// The file has the same bytes as before.
  case same
  /// `pictures` are the paths of the pictures that it names.
  case read(FileReading, FileKind, hash: Int, pictures: Set<String>)
  /// Motion tokens, which are added to the scene that is open.
  case tokens(String)
  /// The file has to be compiled.
  case code(FileToRead, FileKind, hash: Int)
}

/// Reads the file at `path`, whose demo gets the name `name`. `known` is the hash of the bytes that were
/// read before.
///
/// It may be called on any thread, and takes as long as the file is large.
nonisolated func load(_ path: String, name: String, known: Int? = nil) -> LoadedFile {
  let bytes: [UInt8]
  do throws(SDLError) {
    bytes = try LegibleFile.bytes(path)
  } catch {
    return .refused(error.message)
  }
  return load(bytes, of: path, name: name, known: known)
}

/// The same for bytes of the file at `path`; `recorded` has the pictures of the recording that it is in.
nonisolated func load(
  _ bytes: [UInt8], of path: String, name: String, known: Int? = nil,
  recorded: RecordedPictures? = nil
) -> LoadedFile {
  let hash = bytes.hashValue
  if hash == known { return .same }
  do throws(PasteError) {
    if let text = try motionTokens(bytes) { return .tokens(text) }
  } catch {
    return .refused("\(path):\(error.line):\(error.column): \(error.problem): \(error.remedy).")
  }
  guard let kind = FileKind.of(bytes) else {
    return .refused(refusal(of: bytes, at: path))
  }
  var pictures: Set<String> = []
  do throws(FileErrors) {
    guard
      let file = try FileFormats.read(
        bytes, kind, path: path, naming: &pictures, recorded: recorded)
    else {
      return .code(FileToRead(name: name, path: path, bytes: bytes), kind, hash: hash)
    }
    let demo = SceneDemo(
      name, title: file.title ?? OpenedFile.title(for: path), scene: file.scene,
      timeline: file.timeline)
    return .read(.demo(demo, notes: file.notes), kind, hash: hash, pictures: pictures)
  } catch {
    return .read(.problems(error.errors), kind, hash: hash, pictures: pictures)
  }
}

/// Why a file of no known kind can't be a demo.
private nonisolated func refusal(of bytes: [UInt8], at path: String) -> Message {
  if Talk.isTalk(bytes) {
    guard bytes.count <= TalkFile.limit else {
      return "\(path) is a talk of more than 1 MiB: make it shorter, or split it."
    }
    return "\(path) is a talk: it can't be a demo, or a stop of another talk. Present it by itself."
  }
  if bytes.starts(with: "riff recording".utf8) {
    return
      "\(path) is a recording: play it with riff replay, or as a stop of a talk with a line that begins with \"replay\"."
  }
  if DeckReading.isPDF(bytes[...]) { return DeckReading.advice(on: path) }
  if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
    return "\(path) is not UTF-8 text: save it in that encoding."
  }
  if bytes.allSatisfy({ $0 == 32 || (9...13).contains($0) }) {
    return path.lowercased().hasSuffix(".swift")
      ? "\(path) is empty. riff new writes a demo to start from." : "\(path) is empty."
  }
  return OpenedFile.refusal(ofUnknown: path)
}

/// A file of motion tokens as a text; nil for other files.
///
/// - Throws: `PasteError` where a token has a wrong value.
nonisolated func motionTokens(_ bytes: [UInt8]) throws(PasteError) -> String? {
  guard bytes.count <= MotionTokens.longestText else { return nil }
  switch FileKind.of(bytes) {
  case .riffScene, nil: break
  case .swift, .lottie, .dotLottie, .svg, .picture: return nil
  }
  let hasMark = bytes.starts(with: "\u{FEFF}".utf8)
  let text = String(decoding: bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self)
  return try MotionTokens.found(in: text) == nil ? nil : text
}

extension Failure {
  /// A file with motion tokens alone can't be shown.
  static func tokensAlone(_ path: String) -> Failure {
    .world(
      "\(path) contains motion tokens but no scene. Open a demo first, then this file with Ctrl+O."
    )
  }
}

extension SceneDemo {
  /// The demo that the gallery shows for a file that has not been read, or cannot be.
  nonisolated static func standIn(_ file: OpenedFile) -> SceneDemo {
    SceneDemo(
      file.name, title: OpenedFile.title(for: file.path), scene: Scene(ground: Color(0x171A21)) {},
      timeline: .seconds(0))
  }
}
