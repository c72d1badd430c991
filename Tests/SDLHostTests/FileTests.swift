import CPNG
import Drawing
import Foundation
import Testing

@testable import SDLHost

/// A temporary folder, removed after the test.
final class Folder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
}

@Suite struct PNGTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  /// The straight-alpha RGBA bytes of a file.
  private func read(_ path: String) throws -> (width: Int, height: Int, bytes: [UInt8]) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    try #require(png_image_begin_read_from_file(&image, path) != 0)
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    var bytes = [UInt8](repeating: 0, count: Int(4 * image.width * image.height))
    try #require(png_image_finish_read(&image, nil, &bytes, 0, nil) != 0)
    return (Int(image.width), Int(image.height), bytes)
  }

  private func raster(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Raster {
    var raster = Raster(width: width, height: height)
    for y in 0..<height { for x in 0..<width { raster[x, y] = pixel(x, y) } }
    return raster
  }

  @Test func opaquePicturesRoundTrip() throws {
    let path = folder.path + "/opaque.png"
    let picture = raster(37, 11) { x, y in
      0xFF00_0000 | UInt32(x * 6) << 16 | UInt32(y * 20) << 8 | UInt32((x + y) * 5)
    }
    try PNG.write(picture, to: path)
    let back = try read(path)
    #expect(back.width == 37 && back.height == 11)
    let expected = picture.pixels.flatMap { pixel in
      [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
    #expect(back.bytes == expected)
  }

  @Test func translucentPicturesAreNoLongerPremultiplied() throws {
    let path = folder.path + "/clear.png"
    // Clear, half of red, a quarter of white, opaque blue.
    let pixels: [UInt32] = [0, 0x8080_0000, 0x4040_4040, 0xFF00_00FF]
    try PNG.write(raster(4, 1) { x, _ in pixels[x] }, to: path)
    let back = try read(path)
    #expect(
      back.bytes == [0, 0, 0, 0, 255, 0, 0, 128, 255, 255, 255, 64, 0, 0, 255, 255])
  }

  @Test func noiseFits() throws {
    var state: UInt32 = 1
    let picture = raster(300, 200) { _, _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 8 | 0xFF00_0000
    }
    let path = folder.path + "/noise.png"
    try PNG.write(picture, to: path)
    #expect(try read(path).width == 300)
  }

  @Test func theSamePictureGivesTheSameFile() throws {
    let picture = raster(5, 5) { x, y in UInt32(x + y) | 0xFF00_0000 }
    #expect(try PNG.encode(picture) == PNG.encode(picture))
  }

  @Test func aMissingFolderIsReported() {
    let path = folder.path + "/missing/a.png"
    let error = #expect(throws: SDLError.self) {
      try PNG.write(raster(1, 1) { _, _ in 0 }, to: path)
    }
    #expect(
      error?.description == "\(path) cannot be written: there is no such file or folder.")
  }

  @Test func anEmptyPictureIsReported() {
    #expect(throws: SDLError.self) { try PNG.encode(Raster(width: 0, height: 3)) }
  }
}

@Suite struct FilesTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test func whatIsWrittenIsRead() throws {
    let path = folder.path + "/a/b/state.txt"
    try Storage.write("first", to: path)
    try Storage.write("Ärger → 漢", to: path)
    #expect(try Storage.read(path) == "Ärger → 漢")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a/b") == ["state.txt"])
  }

  @Test func invalidBytesAreReplaced() throws {
    let path = folder.path + "/bytes"
    try Files.write([0x61, 0xFF, 0x62], to: path)
    #expect(try Storage.read(path) == "a\u{FFFD}b")
  }

  @Test func aFailedWriteLeavesNothing() throws {
    // A folder in the place of the file: the draft can be written but not moved there.
    let path = folder.path + "/taken"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let error = #expect(throws: SDLError.self) { try Files.write([1, 2, 3], to: path) }
    #expect(error?.description == "\(path) cannot be written: it is a folder.")
    #expect(folder.names == ["taken"])
  }

  @Test func aFileInPlaceOfAFolderIsReported() throws {
    try Files.write([1], to: folder.path + "/file")
    let error = #expect(throws: SDLError.self) {
      try Storage.write("x", to: folder.path + "/file/state")
    }
    #expect(error?.description.hasSuffix(".") == true)
    #expect(folder.names == ["file"])
  }

  @Test func aMissingFileIsReported() {
    let error = #expect(throws: SDLError.self) { try Storage.read("/no/such/file") }
    #expect(error?.description == "/no/such/file cannot be read: there is no such file or folder.")
  }

  @Test func hugeFilesAreRejected() throws {
    let path = folder.path + "/huge"
    try Files.write([UInt8](repeating: 32, count: 3 << 20), to: path)
    #expect(throws: SDLError.self) { try Files.read(path, limit: 2 << 20) }
  }

  /// As when a text was pasted where a path is asked for.
  @Test(arguments: [200, 4000])
  func errorsShortenLongPaths(_ length: Int) throws {
    let path = folder.path + "/" + String(repeating: "a", count: length)
    let error = #expect(throws: SDLError.self) { try Files.read(path) }
    let sentence = try #require(error?.message.english)
    #expect(sentence.contains(" cannot be read: ") && sentence.count < 400)
    #expect(sentence.hasPrefix(path) == (length < 300))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsReported() {
    let error = #expect(throws: SDLError.self) {
      try Files.overwrite("/dev/full", with: [1], for: "/dev/full")
    }
    #expect(error?.description == "/dev/full cannot be written: the disk is full.")
  }

  @Test func aLinkLeadsToTheFileThatIsWritten() throws {
    let (file, link) = (folder.path + "/file", folder.path + "/link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
    for text in ["new", "again"] {
      try FilmFiles.write(Array(text.utf8), to: link)
      #expect(try Storage.read(file) == text)
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "file")
    FilmFiles.remove([link])
    #expect(Set(folder.names) == ["file", "link"])
  }

  @Test(arguments: [0o600, 0o640, 0o666])
  func aFileThatIsWrittenAgainKeepsItsPermissions(_ mode: Int) throws {
    let path = folder.path + "/file"
    try Storage.write("old", to: path)
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try Storage.write("new", to: path)
    #expect(try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
    #expect(try Storage.read(path) == "new")
  }

  @Test func aPipeIsWrittenIntoIfSomebodyReads() throws {
    let pipe = folder.path + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    let error = #expect(throws: SDLError.self) { try FilmFiles.write([1], to: pipe) }
    #expect(
      error?.description
        == "\(pipe) cannot be written: it is a pipe that nobody reads. Name a new file.")
    let film = #expect(throws: SDLError.self) { try FilmFiles.draft(of: pipe) }
    #expect(film?.description.contains("a device or a pipe") == true)
    let end = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(end) }
    try FilmFiles.write([1, 2, 3], to: pipe)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(end, &bytes, 8) == 3 && bytes.prefix(3) == [1, 2, 3])
    FilmFiles.remove([pipe])
    #expect(folder.names == ["pipe"])
  }

  /// Another user could have made the folder, or a link to one of this user's.
  @Test func aFolderThatIsNotOnesOwnIsNotUsed() throws {
    let folder = try Folder()
    let (shared, target) = (folder.path + "/riff/", folder.path + "/target")
    let files = FileManager.default
    try files.createDirectory(atPath: target + "/scratch-1", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: folder.path + "/riff", withDestinationPath: folder.path + "/target")
    #expect(throws: SDLError.self) { _ = try ScratchFolder(cache: nil, shared: shared) }
    #expect((try? files.contentsOfDirectory(atPath: target)) == ["scratch-1"])
    try files.removeItem(atPath: folder.path + "/riff")
    #expect(try ScratchFolder(cache: nil, shared: shared).path.hasPrefix(shared))
    let mode = try files.attributesOfItem(atPath: shared)[.posixPermissions] as? Int
    #expect(mode == 0o700)
  }

  /// Several threads that change a file in turn, as windows do; without the lock most changes would be lost.
  @Test func oneAtATimeHasTheLock() throws {
    let folder = try Folder()
    let path = folder.path + "/number"
    try Storage.write("0", to: path)
    let errors = Threads.map(4) { _ -> Int in
      (0..<50).reduce(0) { errors, _ in
        let lock = FileLock(folderOf: path)
        defer { withExtendedLifetime(lock) {} }
        guard let text = try? Storage.read(path), let number = Int(text),
          (try? Storage.write(String(number + 1), to: path)) != nil
        else { return errors + 1 }
        return errors
      }
    }
    #expect(errors == [0, 0, 0, 0])
    #expect(try Storage.read(path) == "200")
  }

  @Test(
    arguments: [
      ("/state", "/home/a", "/state/riff/x"), (nil, "/home/a", "/home/a/.local/state/riff/x"),
      ("relative", "/home/a", "/home/a/.local/state/riff/x"), (nil, nil, nil),
    ] as [(String?, String?, String?)])
  func stateHasItsFolder(stateHome: String?, home: String?, expected: String?) {
    #expect(Storage.statePath("x", stateHome: stateHome, home: home) == expected)
  }
}
