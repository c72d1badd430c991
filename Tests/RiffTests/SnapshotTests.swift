import Demos
import Foundation
import Testing

/// Pictures without a window.
@Suite struct SnapshotTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func snapshot(_ arguments: String...) throws -> Riff.Output {
    try Riff.run(["snapshot"] + arguments, in: folder)
  }

  /// The width and height in a PNG file, and whether it is complete.
  private func size(of name: String) throws -> [Int] {
    let bytes = [UInt8](try folder.data(name))
    try #require(bytes.count > 33)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(bytes[12..<16].elementsEqual("IHDR".utf8))
    #expect(bytes.suffix(8).prefix(4).elementsEqual("IEND".utf8))
    return [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func everyDemoMakesAPictureOfTheSizeAskedFor() throws {
    for demo in catalog {
      let name = "\(demo.name).png"
      let output = try snapshot(
        demo.name, "--at", "\(demo.posterTime)", "--size", "320x200", "-o", name)
      #expect(output.status == 0 && output.text.isEmpty && output.errors.isEmpty)
      #expect(try size(of: name) == [320, 200])
      // A blank picture of this size is smaller than half a kilobyte.
      #expect(try folder.data(name).count > 512, "\(demo.name) is blank.")
    }
    #expect(folder.names == catalog.map { "\($0.name).png" }.sorted())
  }

  @Test func theSizeIs720pByDefault() throws {
    #expect(try snapshot("rainbow", "--at", "1", "-o", "a.png").status == 0)
    #expect(try size(of: "a.png") == [1280, 720])
  }

  @Test func theTimeIsThePosterTimeByDefault() throws {
    let demo = try #require(catalog.first { $0.posterTime > 0 })
    let first = demo.timeline.range.lowerBound
    let pictures = try [[], ["--at", "\(demo.posterTime)"], ["--at", "\(first)"]].map { time in
      let arguments = ["snapshot", demo.name] + time + ["--size", "64x36", "-o", "a.png"]
      #expect(try Riff.run(arguments, in: folder).status == 0)
      return try folder.data("a.png")
    }
    #expect(pictures[0] == pictures[1] && pictures[0] != pictures[2])
  }

  @Test func severalTimesAreNumbered() throws {
    let output = try snapshot("rainbow", "--at", "0,1.5,4", "--size", "64x36", "-o", "a.b.png")
    #expect(output.status == 0)
    #expect(folder.names == ["a.b-1.png", "a.b-2.png", "a.b-3.png"])
    for name in folder.names { #expect(try size(of: name) == [64, 36]) }
    #expect(try folder.data("a.b-1.png") != folder.data("a.b-2.png"))
  }

  @Test func theSameTimeIsTheSamePicture() throws {
    _ = try snapshot("rotation", "--at", "0.7", "--size", "160x90", "-o", "a.png")
    _ = try snapshot("rotation", "--at", "0.7", "--size", "160x90", "-o", "b.png")
    #expect(try folder.data("a.png") == folder.data("b.png"))
  }

  @Test func aMissingFolderIsReported() throws {
    let output = try snapshot("rainbow", "--at", "1", "--size", "64x36", "-o", "none/a.png")
    #expect(output.status == 1)
    #expect(output.errors.hasPrefix("riff: none/a.png cannot be written: "))
    #expect(output.errors.split(separator: "\n").count == 1)
    #expect(folder.names.isEmpty)
  }

  @Test func aFailureKeepsTheOldFile() throws {
    try FileManager.default.createDirectory(
      at: folder.url("a.png"), withIntermediateDirectories: false)
    let output = try snapshot("rainbow", "--at", "1", "--size", "64x36", "-o", "a.png")
    #expect(output.status == 1)
    #expect(output.errors.hasPrefix("riff: a.png cannot be written: "))
    #expect(folder.names == ["a.png"], "A half file is left.")
  }

  @Test func timesOutsideAreClampedWithANote() throws {
    let output = try snapshot("rainbow", "--at", "99", "--size", "64x36", "-o", "a.png")
    #expect(output.status == 0)
    #expect(
      output.errors == "riff: --at 99 is outside rainbow's range 0...4 s; using 4.\n")
    _ = try snapshot("rainbow", "--at", "4", "--size", "64x36", "-o", "b.png")
    #expect(try folder.data("a.png") == folder.data("b.png"))
  }
}
