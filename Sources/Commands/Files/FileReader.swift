import AppState
import DemoKit
import Formats
import Playground

/// Reads a file into a demo, without holding up the window. It is asked once a frame.
protocol FileReader: AnyObject {
  /// Its activity, for the bar over the stage.
  var work: FileWork.Kind { get }
  func begin()
  /// Its result; nil while it goes on. Data files mostly have an answer at once.
  func poll() -> FileReading?
  /// Gives up. There is no answer any more.
  func cancel()
}

/// The result of reading a file.
enum FileReading: Sendable {
  case demo(any Demo, notes: [ImportNote])
  /// It is code that nobody has allowed to run.
  case question(RunQuestion)
  /// At least one.
  case problems([FileError])
}

/// A file to read.
struct FileToRead: Sendable {
  /// The name that its demo gets.
  let name: String
  /// Absolute.
  let path: String
  let bytes: [UInt8]
}
