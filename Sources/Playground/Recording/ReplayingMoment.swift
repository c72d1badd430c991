public import AppState
public import DemoKit
public import Formats
import Interface
import Keyframes
public import Stage
import Talks

extension OpenedRecording {
  /// `stops` are the recordings that are stops of its own talks, by their paths. With `resumedAt` it is also
  /// played up to so many seconds after its beginning.
  public convenience init(
    _ recording: Recording, of demos: [any Demo], stops: [String: OpenedRecording] = [:],
    problems: [String: [FileError]] = [:], scenes: [RecordedScene] = [], resumedAt: Double? = nil,
    measure: @escaping TextMeasure
  ) {
    let replay = Replay(
      recording, of: demos, stops: stops, problems: problems, scenes: scenes, measure: measure)
    let beginning = ReplayingMoment(replay, begin: recording.talkBegin ?? 0)
    let resumed = resumedAt.map { time in
      var moment = beginning
      moment.play(to: time, most: .max)
      return moment
    }
    self.init(beginning: beginning, resumed: resumed)
  }
}

/// A recorded run at some time: a replay, and how far it has come.
private struct ReplayingMoment: ReplayedMoment {
  /// Seconds since it began.
  private(set) var time = 0.0
  private(set) var isOver: Bool
  private(set) var frame: Frame {
    didSet { captionedStage = replay.session.workspace.captionedStage }
  }
  private var captionedStage: Rect?
  private var replay: Replay
  /// Seconds of the recording that are skipped.
  private let begin: Double

  init(_ replay: Replay, begin: Double) {
    self.begin = begin
    var replay = replay
    frame = replay.play(to: begin)
    isOver = replay.isOver
    captionedStage = replay.session.workspace.captionedStage
    self.replay = replay
  }

  var waitsForPage: Bool { replay.session.waitsForPage }

  var wantedPages: [PageOrder] { replay.session.wantedPages }
  var pagesMoment: PagesMoment? { replay.session.pagesMoment }

  mutating func show(in theme: ThemeName) {
    guard replay.session.workspace.window.arrangement.theme != theme else { return }
    replay.show(in: theme)
    if !isOver { frame = replay.redrawn() }
  }

  mutating func take(_ picture: PagePicture?, for order: PageOrder) {
    replay.take(picture, for: order)
    if !isOver { frame = replay.redrawn() }
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

  /// The recording's picture, fitted into a window of `size` with so many pixels per unit.
  func sprites(in size: Size, pixelsPerPoint: Double) -> [Sprite] {
    let room = Size(width: size.width * pixelsPerPoint, height: size.height * pixelsPerPoint)
    let fitted = frame.fitted(from: replay.pixelSize, to: room)
    let factor = fitted.scale / pixelsPerPoint
    guard factor != 1 else { return fitted.sprites }
    return fitted.sprites.map { $0.mapped(by: .scale(factor)) }
  }

  func picture(in size: Size) -> Rect {
    Layout.fitted(replay.pixelSize, into: Rect(origin: .zero, size: size), pixelsPerPoint: 1)
  }

  func stageAboveCaption(in size: Size) -> Rect? { captionedStage.map(picture(in: size).part) }
}
