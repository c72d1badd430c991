import AppState
import Interface
import Keyframes
import Playground
import SDLHost
import Stage
import Talks

/// Draws a page of a PDF by `pdftoppm` of poppler-utils, into a pipe.
nonisolated enum PageDrawing {
  /// Seconds after which a page is given up.
  private static let patience = 20.0

  /// As `picture`; a page that fails while its file is being written is drawn again once that has changed. A file that
  /// was written, or removed, may still be changing for `settling` seconds.
  static func settledPicture(
    _ order: PageOrder, settling: Int = 3, isCancelled: Shared<Bool>
  ) -> PagePicture? {
    let end = Clock.now + patience
    while true {
      let drawn = Storage.stamp(order.path)
      if let picture = picture(order, isCancelled: isCancelled) { return picture }
      while Storage.stamp(order.path) == drawn {
        guard !isCancelled.value, Clock.now < end, isSettling(order.path, for: settling) else {
          return nil
        }
        Host.wait(0.1)
      }
    }
  }

  private static func isSettling(_ path: String, for seconds: Int) -> Bool {
    Storage.stamp(path).map { Storage.wallSeconds - $0.wallSeconds <= seconds } ?? true
  }

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
    // The program rounds up, and leaves the last row or column white.
    let whole = grid.cropped(width: order.width, height: order.height)
    return PagePicture(
      Picture(
        width: whole.width, height: whole.height, pixels: whole.pixels,
        source: "\(order.path)#\(order.page)"))
  }

  /// The scale is set by the longer side alone, as both would stretch the page. It means the page as it is
  /// before it is turned.
  private static func arguments(_ order: PageOrder) -> [String] {
    let page = "\(order.page)"
    let part = order.part == .notes ? order.side.notes : order.side.shown
    let whole = Size(
      width: (Double(order.width) / part.width).rounded(),
      height: (Double(order.height) / part.height).rounded())
    let (longer, axis) =
      whole.width >= whole.height ? (Int(whole.width), "x") : (Int(whole.height), "y")
    let own = order.isTurned ? (axis == "x" ? "y" : "x") : axis
    let other = own == "x" ? "y" : "x"
    var arguments = [
      "-f", page, "-l", page, "-singlefile", "-cropbox", "-hide-annotations",
      "-scale-to-\(own)", "\(longer)", "-scale-to-\(other)", "-1",
    ]
    if order.side != .none {
      let (x, y) = (Int(part.minX * whole.width), Int(part.minY * whole.height))
      arguments += ["-x", "\(x)", "-y", "\(y)", "-W", "\(order.width)", "-H", "\(order.height)"]
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
