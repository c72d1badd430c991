import Interface
import Keyframes
import Stage

/// A recorded run that is played live as a stop. Of a recorded talk it shows nothing before the talk
/// begins, and holds the last picture once it has ended.
struct StopReplay: Equatable {
  /// The steps that are played in one step of a talk: four times as fast as they were recorded, on a display
  /// of 240 Hz. After a gap it goes on where it was, as all that plays does.
  private static let most = 16

  private let opened: OpenedRecording
  /// One: it has a session, which has what this lies in.
  private var moments: [ReplayedMoment]

  init(_ opened: OpenedRecording) {
    self.opened = opened
    moments = [opened.beginning]
  }

  static func == (left: Self, right: Self) -> Bool {
    left.opened === right.opened && left.time == right.time && left.isOver == right.isOver
  }

  /// Seconds since it began.
  var time: Double { moments[0].time }
  var isOver: Bool { moments[0].isOver }
  var frame: Frame { moments[0].frame }

  /// Plays so many more seconds.
  mutating func play(for seconds: Double) { moments[0].play(to: time + seconds, most: Self.most) }

  /// Goes on where it was interrupted, after so many seconds.
  mutating func resume(at time: Double) {
    if let resumed = opened.resumed { moments = [resumed] }
    moments[0].play(to: time, most: .max)
  }

  /// What it shows, fitted into a window of `size` with so many pixels per unit.
  func sprites(in size: Size, pixelsPerPoint: Double) -> [Sprite] {
    moments[0].sprites(in: size, pixelsPerPoint: pixelsPerPoint)
  }
}

extension Workspace {
  /// What was read for a stop that shows a recording; nil if it shows something else, or has not been read.
  func recording(of stop: TalkStop) -> OpenedRecording? {
    guard case .replay = stop.source else { return nil }
    return path(of: stop).flatMap { gallery.files.recordings[$0] }
  }

  /// Whether what a stop shows is there.
  func isThere(_ stop: TalkStop) -> Bool { player(of: stop) != nil || recording(of: stop) != nil }

  /// Puts a recorded run on the stage, from its beginning.
  mutating func beginReplay(of stop: TalkStop) {
    playhead.pause()
    hideCode()
    guard let recording = recording(of: stop) else { return missStop() }
    talk.presentation?.replay = StopReplay(recording)
    talk.presentation?.missing = nil
    guard let place = talk.presentation?.resumes else { return }
    talk.presentation?.resumes = nil
    talk.presentation?.replay?.resume(at: place.time)
  }
}

extension Session {
  /// Whether the file at a path, as it was asked for, is to be played as a stop of the talk.
  public func wantsRecording(at path: String) -> Bool {
    let stops = workspace.talk.presentation?.stops ?? workspace.talk.open?.talk.stops ?? []
    return stops.contains { stop in
      if case .replay = stop.source { workspace.path(of: stop) == path } else { false }
    }
  }

  /// Where the talk goes on once the recording at a path has been read, in seconds after its beginning; nil
  /// if it doesn't go on there.
  public func resumeTime(ofRecordingAt path: String) -> Double? {
    guard let presentation = workspace.talk.presentation, let place = presentation.resumes,
      workspace.path(of: presentation.stop) == path
    else { return nil }
    return place.time
  }

  /// Takes over a recording for the stops that show the file at a path.
  public mutating func take(_ recording: OpenedRecording, at path: String) {
    workspace.gallery.files.recordings[path] = recording
    workspace.gallery.revision += 1
    if isPresenting { workspace.fileOfTalkOpened() }
  }
}

extension Show {
  /// As `Session.take`.
  public mutating func take(_ recording: OpenedRecording, at path: String) {
    session.take(recording, at: path)
  }
}
