import Foundation
import SDLHost
import Stage
import TestSupport
import Testing

/// Commands with pictures, and with files that they have to unpack.
@Suite struct PictureCommandTests {
  private static let kinds = PictureKinds.all.filter { kind in
    ["baseline", "lossless WebP with alpha", "animated WebP"].contains(kind.testDescription)
  }

  let folder: Folder

  init() throws { folder = try Folder() }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: folder.url(name))
  }

  /// The areas' colours in the middle of each quarter, over white.
  private func expectAreas(of kind: PictureKinds.Kind, in name: String) throws {
    let picture = try PictureReading.picture([UInt8](folder.data(name)), source: name)
    #expect(picture.width == 32 && picture.height == 64)
    for (x, y) in [(8, 16), (24, 16), (8, 48), (24, 48)] {
      let color = kind.color(x / 2, y / 2)
      let pixel = picture.pixels[y * picture.width + x]
      for (channel, shift) in zip(color, [16, 8, 0]) {
        let expected = (channel * color[3] + 255 * (255 - color[3])) / 255
        #expect(abs(Int(pixel >> shift & 0xFF) - expected) <= 6, "at \(x), \(y)")
      }
    }
  }

  @Test(arguments: kinds)
  func picturesAreReadWhereverPNGsAre(_ kind: PictureKinds.Kind) throws {
    let name = "picture.\(kind.format.rawValue)"
    try write(kind.bytes, name)
    let url = "data:\(kind.format.mediaType);base64,\(kind.base64)"
    let svg = { (source: String) in
      "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='32'><rect width='16' height='32' fill='#fff'/>"
        + "<image width='16' height='32' href='\(source)'/></svg>"
    }
    let lottie = { (source: String) in
      ##"{"v":"5.9.0","fr":30,"ip":0,"op":60,"w":16,"h":32,"assets":[{"id":"a","w":16,"h":32,"u":"","p":"\##(source)","e":1}],"##
        + ##""layers":[{"ty":2,"refId":"a","ind":1,"ip":0,"op":60,"st":0,"ks":{}},{"ty":1,"ind":2,"sw":16,"sh":32,"sc":"#ffffff","ip":0,"op":60,"st":0,"ks":{}}]}"##
    }
    let scene =
      #"{"riff":1,"size":[16,32],"ground":"white","nodes":[{"shape":{"picture":"\#(name)","size":[16,32]},"at":[8,16]}]}"#
    let files = [
      (name, nil), ("file.svg", svg(name)), ("url.svg", svg(url)), ("file.json", lottie(name)),
      ("url.json", lottie(url)), ("scene.json", scene),
    ]
    for (file, text) in files {
      if let text { try write(Array(text.utf8), file) }
      let output = try Riff.run(
        ["snapshot", file, "--size", "32x64", "-o", "out.png"], in: folder)
      #expect(output.status == 0 && output.errors == "", "\(file)")
      try expectAreas(of: kind, in: "out.png")
      let check = try Riff.run(["check", file], in: folder)
      #expect(check.status == 0)
      let isAnimated = kind.testDescription.hasPrefix("animated")
      #expect(
        check.text.contains("animated picture, its first picture is shown") == isAnimated, "\(file)"
      )
    }
    for format in ["svg", "html", "lottie"] {
      let output = try Riff.run(
        ["export", "scene.json", "--as", format, "-o", "-"], in: folder)
      #expect(output.status == 0 && output.text.contains(url), "\(format)")
    }
  }

  @Test func packedSVGIsReadUpToALimit() throws {
    let red =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'><rect width='20' height='20' fill='#f00'/></svg>"
    try write(Array(red.utf8), "red.svg")
    try gzip("red.svg", to: "red.svgz")
    let output = try Riff.run(
      ["snapshot", "red.svgz", "--size", "40x40", "-o", "a.png"], in: folder)
    #expect(output.status == 0 && output.errors.isEmpty)
    let picture = try PictureReading.picture([UInt8](folder.data("a.png")), source: "a.png")
    #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_0000 })

    let whole = try folder.data("red.svgz")
    for count in [3, 11, whole.count / 2, whole.count - 1] {
      try write(Array(whole.prefix(count)), "cut.svgz")
      let output = try Riff.run(["check", "cut.svgz"], in: folder)
      #expect(output.status == 1 && output.text.contains("damaged, or ends too early"))
    }
    try write(Array(repeating: 32, count: 17 << 20), "large.svg")
    try gzip("large.svg", to: "large.svgz")
    let large = try Riff.run(["check", "large.svgz"], in: folder)
    #expect(large.status == 1 && large.text.contains("it has more than 16 MiB"))
  }

  private func gzip(_ name: String, to packed: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "gzip -9 < '\(name)' > '\(packed)'"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func utf16IsReadAsSVG(_ encoding: String.Encoding) throws {
    let text =
      "\u{FEFF}<?xml version='1.0' encoding='UTF-16'?><svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect id='ä' width='4' height='4'/></svg>"
    try #require(text.data(using: encoding)).write(to: folder.url("wide.svg"))
    let output = try Riff.run(["check", "wide.svg"], in: folder)
    #expect(output.status == 0 && output.text.hasPrefix("wide.svg: "))
  }

  @Test func refusalsSayWhatIsWrong() throws {
    try write([], "empty.swift")
    try write([32, 10, 9], "blank.swift")
    try write(Array("GIF89a\u{1}".utf8), "a.gif")
    let cases = [
      (["check", "https://example.org/a.svg"], "is a web address, and Riff opens only files"),
      (
        ["snapshot", "http://example.org/a.svg", "-o", "a.png"],
        "is a web address, and Riff opens only files"
      ),
      (["check", "empty.swift"], "empty.swift is empty. riff new writes a demo"),
      (["check", "blank.swift"], "blank.swift is empty."),
      (["check", "a.gif"], "Riff opens demos in Swift, its own scenes, Lottie, SVG, PNG, JPEG"),
    ]
    for (arguments, words) in cases {
      let output = try Riff.run(arguments, in: folder)
      let text = output.text + output.errors
      #expect(output.status == 1 && text.contains(words), "\(arguments)")
    }
  }
}
