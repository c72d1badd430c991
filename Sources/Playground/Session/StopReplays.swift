public import AppState
import Interface
import Keyframes
import Stage
import Talks

extension Session {
  /// The path of the talk that is presented, or else open; nil if it has no file.
  public var talkPath: String? { workspace.talkPath }

  /// Whether the file at a path, as it was asked for, is to be played as a stop of the talk.
  public func wantsRecording(at path: String) -> Bool {
    let stops = workspace.talk.presentation?.stops ?? workspace.talk.open?.talk.stops ?? []
    return stops.contains { stop in
      if case .replay = stop.source { workspace.path(of: stop) == path } else { false }
    }
  }

  /// The second of the recording at a path from which the talk continues; nil if it doesn't
  /// continue there.
  public func resumeTime(ofRecordingAt path: String) -> Double? {
    guard let presentation = workspace.talk.presentation, let savedStop = presentation.resumes,
      workspace.path(of: presentation.stop) == path
    else { return nil }
    return savedStop.time
  }

  /// Takes over a recording for the stops that show the file at a path.
  public mutating func take(_ recording: OpenedRecording, at path: String) {
    workspace.gallery.files.recordings[path] = recording
    workspace.gallery.revision += 1
    if isPresenting { workspace.fileOfTalkOpened() }
  }
}

extension RewindableSession {
  /// As `Session.take`.
  public mutating func take(_ recording: OpenedRecording, at path: String) {
    session.take(recording, at: path)
  }
}
