package import Interface
package import Keyframes
package import Stage
package import Talks

/// A recorded run that is played live as a stop. Of a recorded talk it shows nothing before the talk
/// begins, and holds the last picture once it has ended.
package struct StopReplay: Equatable {
  /// The steps played in one step of a talk: four times as fast as they were recorded, on a display
  /// of 240 Hz. After a gap the replay continues where it was, as all playing does.
  private static let most = 16

  private let opened: OpenedRecording
  private var moment: any ReplayedMoment

  package init(_ opened: OpenedRecording) {
    self.opened = opened
    moment = opened.beginning
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.opened === right.opened && left.time == right.time && left.isOver == right.isOver
  }

  /// Seconds since it began.
  package var time: Double { moment.time }
  package var isOver: Bool { moment.isOver }
  package var frame: Frame { moment.frame }

  package var waitsForPage: Bool { moment.waitsForPage }

  package var wantedPages: [PageOrder] { moment.wantedPages }

  var pagesMoment: PagesMoment? { moment.pagesMoment }

  /// Shows it in the talk's theme.
  mutating func show(in theme: ThemeName) { moment.show(in: theme) }

  package mutating func take(_ picture: PagePicture?, for order: PageOrder) {
    moment.take(picture, for: order)
  }

  /// Plays so many more seconds.
  package mutating func play(for seconds: Double) {
    moment.play(to: time + seconds, most: Self.most)
  }

  /// Goes on where it was interrupted, after so many seconds.
  package mutating func resume(at time: Double) {
    if let resumed = opened.resumed { moment = resumed }
    moment.play(to: time, most: .max)
  }

  /// The replay's picture, fitted into a window of `size` with so many pixels per unit.
  package func sprites(in size: Size, pixelsPerPoint: Double) -> [Sprite] {
    moment.sprites(in: size, pixelsPerPoint: pixelsPerPoint)
  }

  func picture(in size: Size) -> Rect { moment.picture(in: size) }

  func stageAboveCaption(in size: Size) -> Rect? { moment.stageAboveCaption(in: size) }
}

extension Workspace {
  /// The recording read for a stop; nil if the stop shows something else, or it was not read yet.
  package func recording(of stop: TalkStop) -> OpenedRecording? {
    guard case .replay = stop.source else { return nil }
    return path(of: stop).flatMap { gallery.files.recordings[$0] }
  }

  /// Whether a stop's demo or recording is there.
  package func isThere(_ stop: TalkStop) -> Bool {
    if case .slides = stop.source { return stop.place == nil || player(of: stop) != nil }
    return player(of: stop) != nil || recording(of: stop) != nil
  }

  /// Puts a recorded run on the stage, from its beginning.
  package mutating func beginReplay(of stop: TalkStop) {
    playhead.pause()
    hideCode()
    guard let recording = recording(of: stop) else { return missStop() }
    talk.presentation?.replay = StopReplay(recording)
    talk.presentation?.missing = nil
    if let savedStop = talk.presentation?.resumes {
      talk.presentation?.resumes = nil
      talk.presentation?.replay?.resume(at: savedStop.time)
    }
    talk.presentation?.replay?.show(in: window.arrangement.theme)
  }
}
