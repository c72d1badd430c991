import AppState
import Interface
import Playground
import SDLHost
import Stage

/// Draws a page of a PDF by `pdftoppm` of poppler-utils, into a pipe.
nonisolated enum PageDrawing {
  /// Nil if the page can't be drawn: then the program failed, ran out of memory or time, or the picture isn't
  /// as large as it should be. Call this on a thread of its own.
  static func picture(_ order: PageOrder, isCancelled: Shared<Bool>? = nil) -> PagePicture? {
    guard let program = Programs.find("pdftoppm") else { return nil }
    // A few pixels more than wanted, and the header.
    let most = 3 * (order.width + 4) * (order.height + 4) + 64
    let output = try? LimitedProgram.run(
      program, arguments(order), most: most, isCancelled: isCancelled)
    guard let output, output.isGood, !output.messages.lowercased().contains("out of memory"),
      let grid = PortablePixmap(output.bytes),
      abs(grid.width - order.width) <= 2, abs(grid.height - order.height) <= 2
    else { return nil }
    return PagePicture(
      Picture(
        width: grid.width, height: grid.height, pixels: grid.pixels,
        source: "\(order.path)#\(order.page)"))
  }

  /// The scale is set by the longer side alone, as both would stretch the page. It means the page as it is
  /// before it is turned.
  private static func arguments(_ order: PageOrder) -> [String] {
    let page = "\(order.page)"
    let width = order.hasHalves ? 2 * order.width : order.width
    let isWide = width >= order.height
    let (longer, axis) = isWide ? (width, "x") : (order.height, "y")
    let own = order.isTurned ? (axis == "x" ? "y" : "x") : axis
    let other = own == "x" ? "y" : "x"
    var arguments = [
      "-f", page, "-l", page, "-singlefile", "-cropbox", "-hide-annotations",
      "-scale-to-\(own)", "\(longer)", "-scale-to-\(other)", "-1",
    ]
    if order.hasHalves {
      arguments += ["-x", order.part == .notes ? "\(order.width)" : "0", "-y", "0"]
      arguments += ["-W", "\(order.width)", "-H", "\(order.height)"]
    }
    return arguments + [Storage.absolute(order.path)]
  }
}

nonisolated extension Replay {
  /// Plays up to `time`, with the page of slides that is on the stage then.
  mutating func playWithPages(to time: Double) -> Frame {
    var frame = play(to: time)
    while session.waitsForPage, let order = session.wantedPages.first {
      take(PageDrawing.picture(order), for: order)
      frame = redrawn()
    }
    return frame
  }
}

/// A picture in the binary format PPM, with bytes for red, green and blue.
nonisolated struct PortablePixmap {
  let width, height: Int
  /// 0xFFRRGGBB, row by row.
  let pixels: [UInt32]

  /// Nil unless the bytes are exactly one picture.
  init?(_ bytes: [UInt8]) {
    var position = 0
    func number() -> Int? {
      guard position < bytes.count, bytes[position] == 10 || bytes[position] == 32 else {
        return nil
      }
      position += 1
      var number = 0
      let start = position
      while position < bytes.count, (48...57).contains(bytes[position]), position - start < 6 {
        number = number * 10 + Int(bytes[position] - 48)
        position += 1
      }
      return position > start ? number : nil
    }
    guard bytes.starts(with: "P6".utf8) else { return nil }
    position = 2
    guard let width = number(), let height = number(), number() == 255, width > 0, height > 0,
      position < bytes.count
    else { return nil }
    let start = position + 1
    guard bytes.count - start == 3 * width * height else { return nil }
    (self.width, self.height) = (width, height)
    pixels = bytes.withUnsafeBufferPointer { bytes in
      [UInt32](unsafeUninitializedCapacity: width * height) { room, count in
        for index in 0..<(width * height) {
          let at = start + 3 * index
          room[index] =
            0xFF00_0000 | UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8
            | UInt32(bytes[at + 2])
        }
        count = width * height
      }
    }
  }
}
