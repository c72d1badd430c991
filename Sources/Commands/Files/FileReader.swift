import AppState
import DemoKit
import Formats
import Playground

/// Reads a file into a demo, without holding up the window. It is asked once a frame.
protocol FileReader: AnyObject {
  /// Its activity, for the bar over the stage.
  var work: FileWork.Kind { get }
  func begin()
  /// The result; nil while reading continues. Data files mostly have one at once.
  func poll() -> FileReading?
  /// Cancels the reading. It has no result any more.
  func cancel()
}

/// The result of reading a file.
enum FileReading: Sendable {
  /// Warnings are mistakes with which it can be shown.
  case demo(any Demo, notes: [ImportNote], warnings: [FileError] = [])
  /// The file is code that nobody has allowed to run.
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
