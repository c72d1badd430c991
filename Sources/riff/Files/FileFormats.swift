import Formats
import Keyframes
import Playground

/// What reads each kind of file.
enum FileFormats {
  /// Reads the bytes of the file at a path into a scene.
  typealias DataReading =
    @Sendable (_ bytes: [UInt8], _ path: String) throws(FileErrors) -> SceneFile

  /// Files of data, which are read on another thread.
  nonisolated static let data: [FileKind: DataReading] = [
    .riffScene: { bytes, path throws(FileErrors) in try pasted(bytes) }
  ]

  /// Files that are compiled, each by a reader of its own.
  static let code: [FileKind: (FileToRead) -> any FileReader] = [:]

  /// What can be opened, for sentences.
  nonisolated static let known =
    "a demo in Swift, a scene of Riff's as JSON, an animation of Lottie's (.json or .lottie), SVG and PNG"

  nonisolated private static func pasted(_ bytes: [UInt8]) throws(FileErrors) -> SceneFile {
    do {
      guard
        case .scene(let scene, let timeline) = try Pasted(String(decoding: bytes, as: UTF8.self))
      else {
        throw FileErrors(FileError(sentence: "The file has no scene: export one as JSON."))
      }
      return SceneFile(scene: scene, timeline: timeline ?? .seconds(1))
    } catch let error as PasteError {
      throw FileErrors(
        FileError(line: error.line, column: error.column, sentence: "\(error)", lineText: nil))
    } catch let errors as FileErrors {
      throw errors
    } catch {
      throw FileErrors(FileError(sentence: "\(error)"))
    }
  }
}
