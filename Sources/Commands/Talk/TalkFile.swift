import AppState
import Demos
import Editing
import Formats
import SDLHost
import Talks
import Words

/// The file of a talk on the disk.
enum TalkFile {
  /// The most bytes that the file of a talk may have.
  nonisolated static let limit = 1 << 20

  /// The text of the talk file at an absolute path; nil if it is another file, or none.
  static func text(at path: String) -> String? {
    guard !Storage.isFolder(path), let bytes = try? Storage.bytes(path, limit: limit),
      Talk.isTalk(bytes)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of the file at an absolute path that is to be presented, though it is no talk yet:
  /// nil if it is another file that can be opened.
  ///
  /// - Throws: if it can't be read.
  static func faultyText(at path: String) throws(Failure) -> String? {
    guard !Storage.isFolder(path), Storage.exists(path) else { return nil }
    let bytes = try orFail { try Storage.bytes(path) }
    guard FileKind.of(bytes) == nil else { return nil }
    if !Talk.isTalk(bytes), DeckReading.isPDF(bytes[...]) {
      throw .world(DeckReading.advice(on: path))
    }
    do throws(PasteError) {
      guard try motionTokens(bytes) == nil else { return nil }
    } catch {
      // The talk's file has a mistake.
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether there is a talk without mistakes at an absolute path.
  static func isTalk(_ path: String, _ document: Document) -> Bool {
    guard let text = text(at: path) else { return false }
    return (try? Talk(text: text, demos: catalog, document: document)) != nil
  }

  /// Adds the lines of a stop to the talk at an absolute path, or to a new one in the current folder.
  /// - Returns: the talk's path, and its whole text.
  static func add(_ stop: String, to path: String?) throws(SDLError) -> (path: String, text: String)
  {
    let path = path ?? freshPath
    let bytes = Storage.exists(path) ? try Storage.bytes(path, limit: limit) : []
    guard var text = String(validating: bytes, as: UTF8.self) else {
      throw SDLError("\(path) is not UTF-8 text: save it in that encoding.")
    }
    if text.isEmpty { text = Talk.beginning }
    text += (text.hasSuffix("\n") ? "\n" : "\n\n") + stop
    try Storage.write(text, to: path)
    return (path, text)
  }

  /// A path in the current folder at which there is nothing yet.
  private static var freshPath: String {
    var (number, name) = (1, "riff-talk.txt")
    while Storage.exists(Storage.absolute(name)) {
      number += 1
      name = "riff-talk-\(number).txt"
    }
    return Storage.absolute(name)
  }
}
