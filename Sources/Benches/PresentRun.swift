import Commands
import SDLHost

/// The frames of one talk.
struct PresentRun {
  let times: FrameTimes
  /// How many of the missed ones were awaited while a thread that only sleeps was late as well.
  let missedInPauses: Int
  /// The title of each stop, and the number of its first frame.
  let stops: [(title: String, first: Int)]
  /// MiB in use after the first second, and at the end.
  let heap: (start: Double?, end: Double?)
  /// Seconds until a talk that was killed is on the screen again, from the start of the new process: once with a
  /// demo, and for each kill on pages of a PDF.
  let resume: (demo: Double, pages: [Double])

  /// In milliseconds.
  var longest: Double { times.intervals.max() ?? 0 }

  private static func text(_ number: Double?) -> String { number.map { $0.fixed(1) } ?? "–" }

  private var missed: [MissedFrame] {
    times.late.map { frame in
      MissedFrame(frame, stop: (stops.lastIndex { $0.first <= frame } ?? 0), of: times)
    }
  }

  /// "flip: 12 (0: 3.1 + 20.2 + 9.0 ms; 1: …), rainbow: …", with the frames counted from the stop's first.
  private var missedFrames: String {
    let missed = missed
    return stops.indices.compactMap { stop in
      let frames = missed.filter { $0.stop == stop }
      guard !frames.isEmpty else { return nil }
      let first = frames.prefix(6).map { "\($0.frame - stops[stop].first): \($0.text)" }
      let more = frames.count > 6 ? ["…"] : []
      return "\(stops[stop].title): \(frames.count) (\((first + more).joined(separator: "; ")))"
    }.joined(separator: ", ")
  }

  /// "2 missed, 1 of them in a pause of the machine, 1 for lack of a core"; a frame may be both.
  private var missedText: String {
    let own = "\(times.missed) missed"
    guard times.missed > 0 else { return own }
    let lack = times.missedForLackOfCores.map { ", \($0) for lack of a core" } ?? ""
    return "\(own), \(missedInPauses) of them in a pause of the machine\(lack)"
  }

  /// "median 420 ms, longest 610 ms, killed at 50 moments; at most 1000".
  private var pagesText: String {
    guard let longest = resume.pages.max() else { return "not measured: poppler-utils is missing" }
    let median = resume.pages.sorted()[resume.pages.count / 2]
    return "median \((median * 1000).fixed(0)) ms, longest \((longest * 1000).fixed(0)) ms, "
      + "killed at \(resume.pages.count) moments; at most 1000"
  }

  var line: String {
    let work = FrameTimes.Spread(times.work)
    return "\(times.work.count) frames, \(stops.count) stops, \(missedText), longest "
      + "\(longest.fixed(1)) ms; work \(work.median.fixed(2)) ms, 99 % \(work.p99.fixed(2)), "
      + "longest \(work.maximum.fixed(2)); heap \(Self.text(heap.start)) to \(Self.text(heap.end)) MiB"
      + (times.missed == 0
        ? "" : "; missed after frames of (work + present + rest) \(missedFrames)")
  }

  func summary(ofRuns count: Int) -> String {
    let lack = times.missedForLackOfCores.map {
      "\nlack of a core    \($0) of them only because other programs, or the host, had the cores"
    }
    return """
      median of \(count)       \(times.missed) missed frames of \(times.work.count), \(times.renderer) renderer
      pauses            \(missedInPauses) of them while a thread that only sleeps was late, too\(lack ?? "")
      longest frame     \(longest.fixed(1)) ms
      resident memory   \(Self.text(times.residentMemory)) MiB
      heap              \(Self.text(heap.start)) MiB after a second, \(Self.text(heap.end)) MiB at the end
      resumed after     \((resume.demo * 1000).fixed(0)) ms with the same picture, killed before; at most 1000
      on pages          \(pagesText)
      """
  }

  var json: String {
    """
    {
      "renderer": "\(times.renderer)", "frames": \(times.work.count), "stops": \(stops.count),
      "missed": \(times.missed), "missedInPauses": \(missedInPauses), "longestMs": \(longest),
      "workMs": \(FrameTimes.Spread(times.work).json), "residentMiB": \(times.residentMemory.json),
      "heapMiB": [\(heap.start.json), \(heap.end.json)], "resumeMs": \(resume.demo * 1000),
      "resumeOnPagesMs": [\(resume.pages.map { "\(($0 * 1000).rounded())" }.joined(separator: ", "))],
      "missedForLackOfCores": \(times.missedForLackOfCores.map { "\($0)" } ?? "null"),
      "missedFrames": [\(missed.map(\.json).joined(separator: ",\n    "))]
    }
    """
  }
}
