public import DemoKit
public import Editing
public import Formats
import Keyframes
import Stage
import Words

extension Talk {
  /// Reads a talk's file.
  ///
  /// - Parameters:
  ///   - text: the whole file.
  ///   - demos: the demos that it can show. Times and knobs of files are not checked.
  ///   - document: the edits of the demos, which may have changed their lengths.
  ///   - pageCount: the number of pages of a PDF, by its path as the file has it; nil if it isn't known. Until it
  ///     is, a whole PDF is its first page.
  /// - Throws: all mistakes that were found, in the order of the file.
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    text: String, demos: [any Demo], document: Document = Document(),
    pageCount: (String) -> Int? = { _ in nil }
  ) throws(FileErrors) {
    self = try Self.read(text, demos: demos, document: document, pageCount: pageCount).talk
  }

  /// As `init(text:demos:document:pageCount:)`, with the number of the line that begins each stop, from 1.
  public static func read(
    _ text: String, demos: [any Demo], document: Document = Document(),
    pageCount: (String) -> Int? = { _ in nil }
  ) throws(FileErrors) -> (talk: Talk, lines: [Int]) {
    var reader = TalkReader(demos: demos, document: document)
    reader.read(text, pageCount: pageCount)
    guard reader.errors.isEmpty else { throw FileErrors(reader.sorted(reader.errors)) }
    return (reader.talk, reader.lines)
  }

  /// The stops of a talk's file, whatever mistakes it has, the number of the line that begins each, and all
  /// mistakes, in the order of the file, also pages that a PDF doesn't have. The stops that show one of `files`,
  /// by the paths that the talk has, are checked as demos are.
  public static func checked(
    _ text: String, demos: [any Demo], files: [String: CheckedFile] = [:],
    document: Document = Document(), pageCount: (String) -> Int? = { _ in nil }
  ) -> (talk: Talk, lines: [Int], mistakes: [FileError]) {
    var reader = TalkReader(demos: demos, files: files, document: document)
    reader.read(text, pageCount: pageCount)
    return (reader.talk, reader.lines, reader.sorted(reader.errors + reader.lacks))
  }

  /// The paths of the PDFs that a talk's file at `path` shows, with the side at which it says that their pages have
  /// their notes, whatever mistakes it has elsewhere.
  public static func decks(
    in text: String, at path: String, demos: [any Demo]
  ) -> [String: NotesSide?] {
    var reader = TalkReader(demos: demos, document: Document())
    reader.read(text)
    let decks = reader.talk.stops.compactMap { stop -> (String, NotesSide?)? in
      guard case .slides(let file, _) = stop.source, !file.isEmpty else { return nil }
      return (Self.path(file, besides: path), stop.notesSide)
    }
    return Dictionary(decks) { $0 ?? $1 }.mapValues { $0 ?? reader.talk.notesSide }
  }

  /// The paths of the recordings, or else of the other files, that a talk's file at `path` shows, whatever
  /// mistakes it has elsewhere.
  package static func paths(
    ofRecordings: Bool, in text: String, at path: String, demos: [any Demo]
  ) -> [String] {
    paths(in: text, at: path, demos: demos) { source in
      switch source {
      case .replay(let file): ofRecordings ? file : nil
      case .file(let file): ofRecordings ? nil : file
      case .demo, .slides: nil
      }
    }
  }

  private static func paths(
    in text: String, at path: String, demos: [any Demo], _ file: (TalkStop.Source) -> String?
  ) -> [String] {
    var reader = TalkReader(demos: demos, document: Document())
    reader.read(text)
    return reader.talk.stops.compactMap { file($0.source) }.filter { !$0.isEmpty }
      .map { Self.path($0, besides: path) }
  }
}

/// A file that stops of a talk show, as it was read.
public struct CheckedFile {
  let demo: any Demo
  /// Nil for a file that people do not write, whose lines are not shown.
  let lineCount: Int?

  public init(_ demo: any Demo, lineCount: Int?) {
    (self.demo, self.lineCount) = (demo, lineCount)
  }
}
