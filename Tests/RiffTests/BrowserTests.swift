import DemoKit
import Demos
import Foundation
import Keyframes
import SDLHost
import Stage
import TestSupport
import Testing

/// Where a browser is that draws pages without a window; nil where none is installed.
private let browser = [
  "/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
].first { FileManager.default.isExecutableFile(atPath: $0) }

/// What `riff export` writes for the web, drawn by a browser where one is installed.
@Suite(.enabled(if: browser != nil)) struct BrowserTests {
  private static let size = (width: 320, height: 180)
  private static let count = 10

  let folder: Folder

  init() throws { folder = try Folder() }

  /// A browser's picture of a page.
  private func draw(_ page: String, width: Int, height: Int) throws -> Pixels {
    try Data(page.utf8).write(to: folder.url("page.html"))
    let process = Process()
    process.executableURL = URL(filePath: try #require(browser))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--user-data-dir=\(folder.path)/browser", "--window-size=\(width),\(height)",
      "--screenshot=\(folder.path)/page.png", folder.url("page.html").absoluteString,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try pixels("page.png")
  }

  private func pixels(_ name: String) throws -> Pixels {
    let picture = try PictureReading.picture([UInt8](try folder.data(name)), source: name)
    return Pixels(width: picture.width, height: picture.height, picture.pixels)
  }

  /// Times within the range, none of them round: at those keyframes leap.
  private func times(of demo: any Demo) -> [Double] {
    let range = demo.timeline.range
    return (0..<Self.count).map { index in
      range.lowerBound + demo.timeline.length * (Double(index) + 0.37) / Double(Self.count)
    }
  }

  /// The same file at ten times, each in an `<img>`, which runs no script: paused by a delay before its
  /// beginning.
  private func page(_ svg: String, _ demo: any Demo) throws -> String {
    var page = "<body style='margin:0;background:#000'>"
    for (index, time) in times(of: demo).enumerated() {
      let seconds = (time - demo.timeline.range.lowerBound) / demo.timeline.rate
      let rule =
        "#\(demo.name) *{animation-play-state:paused!important;animation-delay:-\(seconds)s!important}"
      let end = try #require(svg.range(of: "</style>"))
      let paused = svg.replacingCharacters(in: end, with: rule + "</style>")
      try Data(paused.utf8).write(to: folder.url("\(index).svg"))
      page +=
        "<img src='\(index).svg' style='display:block' width=\(Self.size.width) "
        + "height=\(Self.size.height)>"
    }
    return page
  }

  @Test(arguments: Share.of(catalog.map(\.name), few: 6))
  func aPictureThatPlaysLooksAsInRiff(_ name: String) throws {
    let demo = try #require(catalog.first { $0.name == name })
    let exported = try Riff.run(["export", name, "-o", "a.svg", "--quiet"], in: folder)
    #expect(exported.status == 0)
    let (width, height) = Self.size
    let drawn = try draw(
      try page(try folder.text("a.svg"), demo), width: width, height: height * Self.count)
    let times = times(of: demo)
    _ = try Riff.run(
      [
        "snapshot", name, "--size", "\(width)x\(height)", "-o", "r.png", "--at",
        times.map { "\($0)" }.joined(separator: ","),
      ], in: folder)
    for (index, time) in times.enumerated() {
      let own = try pixels("r-\(index + 1).png")
      let texts = demo.scene.textBoxes(at: time, scale: Double(width) / demo.scene.size.width)
      var (sum, pixels) = (0, 0)
      for y in 0..<height {
        for x in 0..<width where !texts.contains(where: { $0.contains(x, y) }) {
          sum += own.values[y * width + x].distance(
            to: drawn.values[(y + index * height) * width + x])
          pixels += 1
        }
      }
      let mean = Double(sum) / Double(max(3 * pixels, 1))
      #expect(mean < 2, "\(name) at \(time): the mean difference is \(mean) of 255.")
      #expect(pixels > width * height / 4, "Too much of \(name) is text.")
    }
  }

  /// The page sets its own time by what stands behind its address.
  @Test func aPageShowsTheTimeOfItsAddress() throws {
    _ = try Riff.run(["export", "rotation", "-o", "a.html", "--quiet"], in: folder)
    let text = try folder.text("a.html")
    #expect(!text.contains("http://") && !text.contains("https://"))
    let script = try #require(text.range(of: "<script>")).upperBound
    #expect(text[script...].utf8.count < 3000)
    // The address is that of a frame within a page, as a browser without a window has none.
    try Data(text.utf8).write(to: folder.url("rotation.html"))
    let pages = try ["#t=0.3", "#t=1.2", "#t=1.2"].map { time in
      try draw(
        "<body style='margin:0'><iframe src='rotation.html\(time)' width=640 height=480></iframe>",
        width: 640, height: 480)
    }
    #expect(pages[1] == pages[2])
    #expect(pages[0] != pages[1])
  }
}

/// A part of a picture.
private struct PixelBox {
  let x, y: ClosedRange<Int>

  func contains(_ x: Int, _ y: Int) -> Bool { self.x.contains(x) && self.y.contains(y) }
}

extension Scene {
  /// Generous boxes around the texts, whose fonts are not the browser's.
  fileprivate func textBoxes(at time: Double, scale: Double) -> [PixelBox] {
    frame(at: time).withoutLayers.compactMap { sprite in
      guard case .text(let text) = sprite.shape else { return nil }
      let lines = text.string.split(separator: "\n")
      let width = Double(lines.map(\.count).max() ?? 0) * text.style.size * 0.75
      let height = (Double(text.lineCount) + 0.3) * text.style.lineHeight * text.style.size
      let left: Double =
        switch text.style.alignment {
        case .leading: -4
        case .centre: -width / 2
        case .trailing: -width
        }
      let box = sprite.transform.bounds(
        of: Rect(x: left, y: -height / 2, width: width + 4, height: height))
      let (x, y) = (box.minX * scale, box.minY * scale)
      let (right, bottom) = (box.maxX * scale, box.maxY * scale)
      guard abs(x) < 1e6, abs(y) < 1e6, right < 1e6, bottom < 1e6 else { return nil }
      return PixelBox(x: Int(x) - 1...Int(right) + 1, y: Int(y) - 1...Int(bottom) + 1)
    }
  }
}

extension UInt32 {
  /// The sum of the differences of red, green and blue.
  fileprivate func distance(to other: UInt32) -> Int {
    [0 as UInt32, 8, 16].reduce(0) { sum, shift in
      sum + abs(Int(self >> shift & 0xFF) - Int(other >> shift & 0xFF))
    }
  }
}
