public import DemoKit
import Interface
import Keyframes
public import Stage

/// A recording that was read for a stop of a talk, played up to where that begins. It may be made on any
/// thread, and takes as long as there are steps before the recorded talk.
public final class OpenedRecording {
  /// Where it begins: of a recorded talk it shows nothing before.
  let beginning: ReplayedMoment
  /// Where a talk goes on that was interrupted.
  let resumed: ReplayedMoment?

  /// `stops` are the recordings that are stops of its own talks, by their paths. With `resumedAt` it is also
  /// played up to so many seconds after its beginning.
  public init(
    _ recording: Recording, of demos: [any Demo], stops: [String: OpenedRecording] = [:],
    resumedAt: Double? = nil, measure: @escaping TextMeasure
  ) {
    let replay = Replay(recording, of: demos, stops: stops, measure: measure)
    let beginning = ReplayedMoment(replay, begin: recording.talkBegin ?? 0)
    self.beginning = beginning
    resumed = resumedAt.map { time in
      var moment = beginning
      moment.play(to: time, most: .max)
      return moment
    }
  }
}

extension OpenedRecording: Equatable {
  public static func == (left: OpenedRecording, right: OpenedRecording) -> Bool { left === right }
}

/// A recorded run at some time.
struct ReplayedMoment {
  /// Seconds since it began.
  private(set) var time = 0.0
  private(set) var isOver: Bool
  private(set) var frame: Frame
  private var replay: Replay
  /// Seconds of the recording that are skipped.
  private let begin: Double

  init(_ replay: Replay, begin: Double) {
    self.begin = begin
    var replay = replay
    frame = replay.play(to: begin)
    isOver = replay.isOver
    self.replay = replay
  }

  /// Plays up to `wanted` seconds, with at most `most` of the recorded steps; it never goes back.
  ///
  /// - Complexity: O(*n*) in the number of recorded steps until then.
  mutating func play(to wanted: Double, most: Int) {
    guard !isOver, wanted > time else { return }
    let end = begin + min(wanted, replay.duration - begin)
    let wasPresenting = replay.session.isPresenting
    let next = replay.play(to: end, most: most)
    time = max(time, replay.reached(of: end) - begin)
    isOver = replay.isOver
    if wasPresenting, !replay.session.isPresenting {
      isOver = true
    } else {
      frame = next
    }
  }

  /// What it shows, fitted into a window of `size` with so many pixels per unit.
  func sprites(in size: Size, pixelsPerPoint: Double) -> [Sprite] {
    let room = Size(width: size.width * pixelsPerPoint, height: size.height * pixelsPerPoint)
    let fitted = frame.fitted(from: replay.pixelSize, to: room)
    let factor = fitted.scale / pixelsPerPoint
    guard factor != 1 else { return fitted.sprites }
    return fitted.sprites.map { $0.mapped(by: .scale(factor)) }
  }
}

extension Recording {
  /// When the first talk in it begins, in seconds; nil if none is presented.
  fileprivate var talkBegin: Double? {
    let index = steps.firstIndex { step in
      step.events.contains { timed in
        switch timed.event {
        case .present, .keyPressed(.function(5), _, isRepeat: false): true
        case _: false
        }
      }
    }
    return index.map { times[$0] }
  }

  /// The paths of the recordings that are stops of its talks.
  ///
  /// - Complexity: O(*n*) in the number of events, and in the lengths of the talks' files.
  public func stops(demos: [any Demo]) -> Set<String> {
    var paths: Set<String> = []
    for case .talk(let path, let text) in steps.lazy.flatMap(\.events).map(\.event) {
      paths.formUnion(Talk.recordings(in: text, at: path, demos: demos))
    }
    return paths
  }
}
