import Commands
import SDLHost

/// A frame of a talk after which the next came too late, and where its time went, in milliseconds.
struct MissedFrame {
  /// The frame's number, from 0, and its stop's.
  let frame: Int
  let stop: Int
  let work: Double
  let present: Double
  /// All that came until the next frame.
  let rest: Double
  /// Its share of the processor; nil if that was not recorded.
  let share: ProcessorShare?

  init(_ frame: Int, stop: Int, of times: FrameTimes) {
    (self.frame, self.stop) = (frame, stop)
    (work, present) = (times.work[frame], times.present[frame])
    rest = times.intervals[frame] - work - present
    share = times.shares.indices.contains(frame) ? times.shares[frame] : nil
  }

  /// "3.1 + 0.2 + 29.0 ms, of which 8.3 ms waiting for a core and about 10 ms taken by the host";
  /// without the parts that the system does not report.
  var text: String {
    let parts = [work, present, rest].map { $0.fixed(1) }.joined(separator: " + ")
    let lost = [share?.waited.map { "\($0.fixed(1)) ms waiting for a core" }, stolenText]
    let known = lost.compactMap { $0 }.joined(separator: " and ")
    return "\(parts) ms" + (known.isEmpty ? "" : ", of which \(known)")
  }

  /// A time that is not a whole step of the system's count has not been counted.
  private var stolenText: String? {
    let step = ProcessorShare.stolenStep
    return share?.stolen.map {
      "\($0 < step ? "under" : "about") \(max($0, step).fixed(0)) ms taken by the host"
    }
  }

  var json: String {
    """
    {"frame": \(frame), "stop": \(stop), "workMs": \(work), "presentMs": \(present), \
    "restMs": \(rest), "processMs": \((share?.used).json), "waitedForCoreMs": \((share?.waited).json), \
    "takenByHostMs": \((share?.stolen).json)}
    """
  }
}
