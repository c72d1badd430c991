public import Formats
public import Words

/// A file that was opened, and is a demo of the gallery under *Yours*.
public struct OpenedFile: Equatable, Sendable {
  public enum State: Equatable, Sendable {
    /// Remembered, and not yet read.
    case waiting
    case shown
    /// The file no longer exists; the content read from it stays.
    case gone
  }

  /// The name of its demo.
  public let name: String
  public var path: String
  public var kind: FileKind?
  public var state: State { didSet { hasDemo = hasDemo || state == .shown } }
  /// Whether the file has been read; if not, the demo in the gallery only stands for it.
  public private(set) var hasDemo: Bool
  /// The features of its format that the stage does not support.
  public var notes: [ImportNote]
  /// How often its demo was replaced.
  public package(set) var generation = 0

  public init(
    name: String, path: String, kind: FileKind? = nil, state: State = .shown,
    notes: [ImportNote] = []
  ) {
    self.name = name
    self.path = path
    self.kind = kind
    self.state = state
    hasDemo = state == .shown
    self.notes = notes
  }
}

extension OpenedFile {
  /// Why a file of no known kind can't be opened.
  public static func refusal(ofUnknown path: String) -> Message {
    "\(path) cannot be opened: Riff opens demos in Swift, its own scenes, Lottie, SVG, PNG, JPEG, WebP, motion tokens and talks; riff replay plays recordings."
  }
}

/// All opened files in the order in which they were opened, and their problems.
package struct OpenedFiles: Equatable {
  package var list: [OpenedFile] = []
  /// The mistakes in a file as it is now, while an older scene is on the stage; by the demo's name.
  /// They have no effect on anything else.
  package var problems: [String: FileProblems] = [:]
  /// Why files could not be opened at all, by path, in sentences. Also without effect on anything else.
  package var refusals: [String: Message] = [:]
  /// The files read for stops that show recordings, by path.
  package var recordings: [String: OpenedRecording] = [:]
  /// Playheads to restore once the demo has been read, by its name.
  package var times: [String: Double] = [:]
  /// The demo whose notes are shown.
  package var shownNotes: String?
  /// Whether files may be run; also without effect on anything else, and not recorded.
  package var questions = RunQuestions()
  /// The texts of files that were asked for, by the demo's name.
  package var sources: [String: FileSource] = [:]
  /// The file that is being read; nil if there is none.
  package var work: FileWork?
  /// The film that is being made.
  package var film: FilmWork?

  /// Forgets a file and everything that was read from it.
  package mutating func remove(_ name: String) {
    if let path = self[name]?.path { recordings[path] = nil }
    self[name] = nil
    problems[name] = nil
    sources[name] = nil
    times[name] = nil
  }

  package subscript(name: String) -> OpenedFile? {
    get { list.first { $0.name == name } }
    set {
      let index = list.firstIndex { $0.name == name }
      if let index, let newValue {
        list[index] = newValue
      } else if let index {
        list.remove(at: index)
      } else if let newValue {
        list.append(newValue)
      }
    }
  }
}

/// The text of a file.
package struct FileSource: Equatable {
  /// The file's generation at the time of the request.
  package let generation: Int
  /// Nil while the host has not answered; empty if the file is not text.
  package var text: String?
}

/// The mistakes in a file, and whether they were dismissed.
package struct FileProblems: Equatable {
  package let errors: [FileError]
  /// Whether the file is shown in spite of them.
  package let areWarnings: Bool
  package var isDismissed = false

  /// - Precondition: at least one.
  package init(errors: [FileError], areWarnings: Bool = false) {
    (self.errors, self.areWarnings) = (errors, areWarnings)
  }

  /// The sentence of the first mistake.
  package var sentence: Message { errors[0].sentence }
}

/// Work on a file that takes longer than a frame.
public struct FileWork: Equatable, Sendable {
  public enum Kind: Equatable, Sendable { case reading, compiling }

  public let kind: Kind
  public let path: String
  /// Seconds since it began.
  public let seconds: Double

  public init(_ kind: Kind, path: String, seconds: Double) {
    self.kind = kind
    self.path = path
    self.seconds = seconds
  }
}
