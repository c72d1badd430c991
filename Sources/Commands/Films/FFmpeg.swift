import Films
import SDLHost

/// A film that ffmpeg writes, from frames that it reads through a pipe.
nonisolated struct FFmpeg {
  let roll: any FilmFrames
  let kind: FilmKind
  let path: String
  let loops: Int
  let isTransparent: Bool
  /// Whether colours keep their full resolution (4:4:4), which not all players show.
  let hasFullColor: Bool

  /// - Returns: false if it was interrupted; then nothing is left of it.
  func write() throws -> Bool {
    guard let program = Programs.find("ffmpeg") else {
      throw SDLError(
        "ffmpeg is needed to write \(path). Install it (Debian: apt install ffmpeg), or write a .gif or .png."
      )
    }
    let draft = try FilmFiles.draft(of: path)
    Signals.surviveClosedPipes()
    let scratch = try ScratchFolder()
    let isInNewFolder = StandardOutput.missingFolder(of: path) != nil
    try Storage.makeFolder(of: path)
    defer {
      FilmFiles.remove([draft])
      if isInNewFolder { FilmFiles.removeEmptyFolder(of: path) }
    }
    let process = try FedProcess(program, arguments(for: draft), output: scratch.file("messages"))
    guard feed(process.write) else {
      process.stop()
      return false
    }
    guard process.finish(), Storage.exists(draft) else {
      let messages = (try? Storage.read(scratch.file("messages"))) ?? ""
      let last = messages.split(separator: "\n").last.map { reason($0, draft) }
      throw SDLError(
        last.map { "ffmpeg cannot write \(path): \($0)" }
          ?? "ffmpeg cannot write \(path), and gives no reason. Write a .gif or .png instead.")
    }
    try FilmFiles.finish(draft, path)
    return true
  }

  /// Gives all frames to `write`, until one is not taken: then ffmpeg has ended, and its last message says why.
  ///
  /// - Returns: false if the frames were interrupted.
  func feed(_ write: ([UInt32]) -> Bool) -> Bool {
    struct Ended: Error {}
    let isOpaque = !isTransparent
    do {
      return try roll.code({ PixelCoder(isOpaque: isOpaque) }) { frame in
        if let frame, !write(frame) { throw Ended() }
      }
    } catch {
      return true
    }
  }

  /// Returns ffmpeg's message with the film's path in place of the draft's, and without it at the start, where the
  /// error already has it.
  private func reason(_ message: Substring, _ draft: String) -> String {
    let text = String(message).replacing("file:" + draft, with: path).replacing(draft, with: path)
    return text.replacing("\(path): ", with: "", maxReplacements: 1)
  }

  private func arguments(for draft: String) -> [String] {
    let rate = roll.plan.rate
    return [
      "-hide_banner", "-nostdin", "-loglevel", "error", "-nostats", "-y",
      "-f", "rawvideo", "-pixel_format", "bgra", "-video_size",
      "\(roll.size.width)x\(roll.size.height)", "-framerate",
      "\(rate.numerator)/\(rate.denominator)", "-i", "-", "-an",
    ] + coding + ["-f", format, "file:" + draft]
  }

  private var format: String {
    switch kind {
    case .mp4: "mp4"
    case .webm: "webm"
    case .webp: "webp"
    case .gif, .apng, .pictures: fatalError("Riff writes \(kind) without ffmpeg.")
    }
  }

  private var coding: [String] {
    switch kind {
    case .mp4:
      [
        "-vf", filters, "-c:v", "libx264", "-crf", hasFullColor ? "12" : "16", "-preset",
        "veryfast",
        "-g", "\(Int(roll.plan.rate.perSecond.rounded()))", "-movflags", "+faststart",
      ] + Self.colors
    case .webm:
      ["-vf", filters, "-c:v", "libvpx-vp9", "-crf", "18", "-b:v", "0", "-row-mt", "1"]
        + Self.colors
    case .webp:
      ["-c:v", "libwebp_anim", "-pix_fmt", "bgra", "-lossless", "1", "-loop", "\(loops)"]
    case .gif, .apng, .pictures: []
    }
  }

  /// The colour tags that players need: untagged, they guess.
  private static let colors = [
    "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range",
    "tv",
  ]

  private var filters: String {
    var filters = [
      "scale=in_range=full:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int+full_chroma_inp",
      "format=\(pixels)",
    ]
    // Colours at half the resolution need even sides: the last row and column are repeated.
    let even = kind.size(of: roll.size, hasFullColor: hasFullColor)
    let (right, bottom) = (even.width - roll.size.width, even.height - roll.size.height)
    if right + bottom > 0 {
      filters.insert(
        "pad=\(even.width):\(even.height),fillborders=right=\(right):bottom=\(bottom):mode=smear",
        at: 0)
    }
    return filters.joined(separator: ",")
  }

  private var pixels: String {
    switch (isTransparent, hasFullColor) {
    case (true, _): "yuva420p"
    case (false, true): "yuv444p"
    case (false, false): "yuv420p"
    }
  }
}
