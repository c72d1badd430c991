import Foundation
import Testing

@testable import SDLHost

/// Files that grow while the program runs.
@Suite struct GrowingFileTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test func appendedTextIsWrittenAtOnce() throws {
    let path = folder.path + "/a.txt"
    let file = try GrowingFile(path)
    #expect(try Storage.read(path) == "")
    try file.append("one\n")
    #expect(try Storage.read(path) == "one\n")
    try file.append("zwei → 2\n")
    #expect(try Storage.read(path) == "one\nzwei → 2\n")
  }

  @Test func anEmptyFileIsRemoved() throws {
    var file: GrowingFile? = try GrowingFile(folder.path + "/a.txt")
    #expect(folder.names == ["a.txt"])
    file = nil
    #expect(folder.names.isEmpty && file == nil)
  }

  @Test func anExistingFileIsNotChanged() throws {
    let path = folder.path + "/a.txt"
    try Storage.write("first", to: path)
    let error = #expect(throws: SDLError.self) { _ = try GrowingFile(path) }
    #expect(
      error?.description
        == "\(path) already exists. Choose another name.")
    #expect(try Storage.read(path) == "first")
    #expect(throws: SDLError.self) { _ = try GrowingFile(folder.path) }
  }

  @Test func aMissingFolderIsReported() {
    let path = folder.path + "/none/a.txt"
    let error = #expect(throws: SDLError.self) { _ = try GrowingFile(path) }
    #expect(error?.description == "\(path) cannot be written: there is no such file or folder.")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsReported() throws {
    let file = try GrowingFile("/dev/full")
    let error = #expect(throws: SDLError.self) { try file.append("one\n") }
    #expect(error?.description == "/dev/full cannot be written: the disk is full.")
  }

  @Test func aPipeThatNobodyReadsIsNotWaitedFor() throws {
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let error = #expect(throws: SDLError.self) { _ = try GrowingFile(path) }
    #expect(
      error?.description
        == "\(path) cannot be written: it is a pipe that nobody reads. Name a new file.")
    let reading = #expect(throws: SDLError.self) { _ = try Storage.read(path) }
    #expect(
      reading?.description
        == "\(path) cannot be read: it is a pipe. Copy what it gives to a file.")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func whatCannotBeWrittenWaits() throws {
    let file = try GrowingFile("/dev/full")
    for count in 1...3 {
      #expect(throws: SDLError.self) { try file.append("four") }
      #expect(file.unwrittenCount == 4 * count)
    }
  }
}
