public import DemoKit
import Interface
import Keyframes
import Stage

/// A recording that was read for a stop of a talk.
final class OpenedRecording {
  let recording: Recording
  let demos: [any Demo]
  let measure: TextMeasure

  init(_ recording: Recording, of demos: [any Demo], measure: @escaping TextMeasure) {
    (self.recording, self.demos, self.measure) = (recording, demos, measure)
  }
}

extension OpenedRecording: Equatable {
  static func == (left: OpenedRecording, right: OpenedRecording) -> Bool { left === right }
}

/// A recorded run that is played live as a stop. Of a recorded talk it shows nothing before the talk
/// begins, and holds the last picture once it has ended.
struct StopReplay: Equatable {
  /// Seconds since it began.
  private(set) var time = 0.0
  private(set) var isOver = false
  private(set) var frame: Frame
  private let opened: OpenedRecording
  /// Seconds of the recording that are skipped.
  private let begin: Double
  /// One replay: it has a session, which has what this lies in.
  private var replays: [Replay]

  init(_ opened: OpenedRecording) {
    self.opened = opened
    begin = opened.recording.talkBegin ?? 0
    var replay = Replay(opened.recording, of: opened.demos, measure: opened.measure)
    frame = replay.play(to: begin)
    isOver = replay.isOver
    replays = [replay]
  }

  static func == (left: Self, right: Self) -> Bool {
    left.opened === right.opened && left.time == right.time && left.isOver == right.isOver
  }

  /// Plays up to `wanted` seconds; it never goes back.
  ///
  /// - Complexity: O(*n*) in the number of recorded steps until then.
  mutating func play(to wanted: Double) {
    guard !isOver, wanted > time else { return }
    time = min(wanted, replays[0].duration - begin)
    let wasPresenting = replays[0].session.isPresenting
    let next = replays[0].play(to: begin + time)
    isOver = replays[0].isOver
    if wasPresenting, !replays[0].session.isPresenting {
      isOver = true
    } else {
      frame = next
    }
  }

  /// What it shows, fitted into a window of `size` with so many pixels per unit.
  func sprites(in size: Size, pixelsPerPoint: Double) -> [Sprite] {
    let room = Size(width: size.width * pixelsPerPoint, height: size.height * pixelsPerPoint)
    let fitted = frame.fitted(from: replays[0].pixelSize, to: room)
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
}

extension Workspace {
  /// What was read for a stop that shows a recording; nil if it shows something else, or has not been read.
  func recording(of stop: TalkStop) -> OpenedRecording? {
    guard case .replay = stop.source else { return nil }
    return path(of: stop).flatMap { files.recordings[$0] }
  }

  /// Whether what a stop shows is there.
  func isThere(_ stop: TalkStop) -> Bool { player(of: stop) != nil || recording(of: stop) != nil }

  /// Puts a recorded run on the stage, from its beginning.
  mutating func beginReplay(of stop: TalkStop) {
    playhead.pause()
    hideCode()
    let replay = recording(of: stop).map(StopReplay.init)
    presentation?.replay = replay
    let missing = replay == nil ? stop.source.text : nil
    presentation?.missing = missing
    guard let place = presentation?.resumes, replay != nil else { return }
    presentation?.resumes = nil
    presentation?.replay?.play(to: place.time)
  }
}

extension Session {
  /// Whether the file at a path, as it was asked for, is to be played as a stop of the talk.
  public func wantsRecording(at path: String) -> Bool {
    let stops = workspace.presentation?.stops ?? workspace.openTalk?.talk.stops ?? []
    return stops.contains { stop in
      if case .replay = stop.source { workspace.path(of: stop) == path } else { false }
    }
  }

  /// Takes over a recording of `demos` for the stops that show the file at a path.
  public mutating func take(_ recording: Recording, of demos: [any Demo], at path: String) {
    workspace.files.recordings[path] = OpenedRecording(
      recording, of: demos, measure: ui.measure)
    workspace.galleryRevision += 1
    if isPresenting { workspace.fileOfTalkOpened() }
  }
}

extension Show {
  /// As `Session.take`.
  public mutating func take(_ recording: Recording, of demos: [any Demo], at path: String) {
    session.take(recording, of: demos, at: path)
  }
}
