import Films
import SDLHost

/// A film that is to be written to a file.
nonisolated struct Film {
  let roll: any FilmFrames
  let path: String
  let loops: Int
  let isTransparent: Bool
  /// See ``FFmpeg/hasFullColor``.
  let hasFullColor: Bool

  /// - Returns: the number of frames in the file, in which equal ones in turn may be one; nil if it was
  ///   interrupted, and then nothing is left of it.
  func write(as kind: FilmKind) throws -> Int? {
    switch kind {
    case .gif: try writeGIF()
    case .apng: try writeAPNG()
    case .pictures: try writePictures()
    case .mp4, .webm, .webp:
      try FFmpeg(
        roll: roll, kind: kind, path: path, loops: loops, isTransparent: isTransparent,
        hasFullColor: hasFullColor
      ).write() ? roll.plan.times.count : nil
    }
  }

  /// "hello.gif: 640×360, 150 frames, 3 s, 83 KB"
  func summary(_ kind: FilmKind, frames: Int) -> String {
    let sides = kind.size(of: roll.size, hasFullColor: hasFullColor)
    let bytes = kind == .pictures ? nil : FilmFiles.size(of: path)
    let size = bytes.map { ", " + $0.byteText } ?? ""
    let count = "\(frames) \(frames == 1 ? "frame" : "frames")"
    return
      "\(path): \(sides.width)×\(sides.height), \(count), \(roll.plan.seconds.rounded3) s\(size)"
  }

  private func writeGIF() throws -> Int? {
    var count = ColorCount()
    guard roll.code({ CountingCoder() }, { frame in frame.map { count.add($0) } }) else {
      return nil
    }
    let palette = Palette(count)
    var writer = try GIFWriter(
      width: roll.size.width, height: roll.size.height, rate: roll.plan.rate, palette: palette,
      loops: loops, isTransparent: isTransparent)
    let isTransparent = isTransparent
    let isDone = roll.code({ GIFCoder(palette, isTransparent: isTransparent) }, { writer.add($0) })
    guard isDone else { return nil }
    try StandardOutput.write(try writer.finish(), to: path)
    return writer.count
  }

  private func writeAPNG() throws -> Int? {
    var writer = APNGWriter(
      width: roll.size.width, height: roll.size.height, rate: roll.plan.rate, loops: loops)
    let isDone = roll.code({ APNGCoder { Zlib.deflate($0) } }, { writer.add($0) })
    guard isDone else { return nil }
    try StandardOutput.write(try writer.finish(), to: path)
    return writer.count
  }

  private func writePictures() throws -> Int? {
    guard let names = FrameNames(path) else { return nil }
    var count = 0
    // Pictures that replaced other files are kept.
    var new: [String] = []
    do {
      try Storage.makeFolder(of: path)
      let isDone = try roll.code({ PictureCoder() }) { frame in
        guard let file = try frame?.get() else { return }
        let name = names[count + 1]
        let isNew = !Storage.exists(name)
        try FilmFiles.write(file, to: name)
        count += 1
        if isNew { new.append(name) }
      }
      if !isDone { remove(new) }
      return isDone ? count : nil
    } catch {
      remove(new)
      throw error
    }
  }
}

nonisolated extension Film {
  /// Removes pictures, and their folder if nothing else is in it.
  fileprivate func remove(_ pictures: [String]) {
    FilmFiles.remove(pictures)
    FilmFiles.removeEmptyFolder(of: path)
  }
}

nonisolated extension Int {
  /// "83 KB", "1.2 MB".
  var byteText: String {
    self < 1_000_000 ? "\((self + 999) / 1000) KB" : "\((Double(self) / 1e6).fixed(1)) MB"
  }
}
