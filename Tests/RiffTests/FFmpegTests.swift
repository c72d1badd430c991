import Foundation
import Testing

/// Where ffmpeg is; nil where it is not installed.
private let ffmpeg = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg", "/opt/homebrew/bin/ffmpeg"]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

/// Films that ffmpeg writes, where it is installed.
@Suite(.enabled(if: ffmpeg != nil)) struct FFmpegTests {
  /// The patches of the test picture: a grey ramp, and six hues.
  static let colors: [UInt32] =
    (0...8).map { UInt32($0 * 255 / 8) * 0x010101 }
    + [0xFF0000, 0xFF8000, 0xFFFF00, 0x00C000, 0x0000FF, 0x8000FF]

  let folder: Folder

  init() throws { folder = try Folder() }

  /// Patches of 40 points side by side.
  private func writeScene() throws {
    let nodes = Self.colors.enumerated().map { index, color in
      let hex = String(color, radix: 16, uppercase: true)
      let digits = String(repeating: "0", count: 6 - hex.count) + hex
      return """
        {"shape": {"rectangle": [40, 60]}, "x": \(20 + 40 * index), "y": 30, "fill": "#\(digits)"}
        """
    }
    let text = """
      {"riff": 1, "timeline": {"unit": "seconds", "range": [0, 0.2], "ticks": []},
       "scene": {"ground": "#000000", "nodes": [\(nodes.joined(separator: ", "))]}}
      """
    try Data(text.utf8).write(to: URL(filePath: folder.path + "/patches.json"))
  }

  /// The colours in the middle of the patches in the film's first frame.
  private func decoded(_ name: String) throws -> [[UInt8]] {
    let process = Process()
    process.executableURL = URL(filePath: try #require(ffmpeg))
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.arguments = [
      "-loglevel", "error", "-i", name, "-frames:v", "1", "-vf",
      "scale=flags=accurate_rnd+full_chroma_int+full_chroma_inp", "-pix_fmt", "rgb24", "-f",
      "rawvideo",
      "raw",
    ]
    try process.run()
    process.waitUntilExit()
    let bytes = [UInt8](try folder.data("raw"))
    try #require(bytes.count == 960 * 540 * 3, "The film is not 960×540.")
    return Self.colors.indices.map { index in
      let start = (30 * 960 + 20 + 40 * index) * 3
      return Array(bytes[start..<start + 3])
    }
  }

  /// 8 bits of luma and two of chroma are not 8 bits of three colours; at half the resolution, ringing at
  /// the patches' edges is added.
  @Test(arguments: [
    ("a.mp4", false, 6), ("a.mp4", true, 3), ("a.webm", false, 6), ("a.webm", true, 3),
    ("a.webp", false, 0),
  ])
  func colorsComeBack(_ name: String, _ isFull: Bool, _ tolerance: Int) throws {
    try writeScene()
    let output = try Riff.run(
      ["export", "patches.json", "-o", name, "--fps", "25", "--quiet"]
        + (isFull ? ["--full-color"] : []), in: folder)
    try #require(output.status == 0, "\(output.errors)")
    #expect(folder.names.sorted() == [name, "patches.json"])
    // ffmpeg 5 cannot read animated WebP; that it is one must be enough.
    guard !name.hasSuffix("webp") else {
      return #expect(try folder.data(name).starts(with: "RIFF".utf8))
    }
    for (color, found) in zip(Self.colors, try decoded(name)) {
      for (shift, channel) in zip([16, 8, 0] as [UInt32], found) {
        let wanted = Int(color >> shift & 0xFF)
        #expect(
          abs(wanted - Int(channel)) <= tolerance, "\(String(color, radix: 16)) became \(found)")
      }
    }
  }

  @Test func oddSizesAreFilms() throws {
    let output = try Riff.run(
      ["export", "rainbow", "-o", "a.mp4", "--to", "0.1", "--size", "63x35"], in: folder)
    #expect(output.status == 0 && output.errors.contains("a.mp4: 64×36, "))
    #expect(try folder.data("a.mp4").count > 500)
  }

  /// The last argument of ffmpeg is the file.
  @Test(arguments: [
    ("for last; do :; done; echo \"$last: broken\" >&2; exit 1", ": broken\n"),
    ("exit 0", ", and gives no reason. Write a .gif or .png instead.\n"),
  ])
  func whatFFmpegSaysIsTold(_ script: String, _ reason: String) throws {
    let program = folder.path + "/ffmpeg"
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(filePath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let output = try Riff.run(
      ["export", "rainbow", "-o", "new/a.mp4", "--to", "0.1", "--size", "64x36"], in: folder,
      environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
    #expect(output.status == 1)
    #expect(output.errors == "riff: ffmpeg cannot write new/a.mp4" + reason)
    #expect(folder.names == ["ffmpeg"])
  }

  @Test func twoFilmsOfOneNameAreWhole() throws {
    try Data("mine".utf8).write(to: folder.url("a.mp4.part"))
    let processes = try ["rainbow", "springs"].map { demo in
      let process = try Riff.process(
        ["export", demo, "-o", "a.mp4", "--to", "0.5", "--size", "64x36", "--quiet"], home: folder)
      try process.run()
      return process
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    // The index and the frames.
    let film = try folder.data("a.mp4")
    #expect(film.range(of: Data("moov".utf8)) != nil && film.range(of: Data("mdat".utf8)) != nil)
    #expect(try folder.data("a.mp4.part") == Data("mine".utf8))
    #expect(folder.names.sorted() == ["a.mp4", "a.mp4.part"])
  }

  @Test(arguments: ["a.mp4", "a.webp", "a.gif"])
  func filmsDoNotReplaceFolders(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/" + name, withIntermediateDirectories: false)
    let output = try Riff.run(
      ["export", "rainbow", "-o", name, "--to", "0.1", "--size", "64x36"], in: folder)
    #expect(output.errors == "riff: \(name) cannot be written: it is a folder.\n")
    #expect(output.status == 1)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/" + name))
  }
}
