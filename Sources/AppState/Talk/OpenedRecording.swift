public import DemoKit
package import Interface
package import Keyframes
package import Stage
package import Talks

/// A recording that was read for a stop of a talk, played up to where that begins. It may be made on any
/// thread, and takes as long as there are steps before the recorded talk.
public final class OpenedRecording {
  /// Where it begins: of a recorded talk it shows nothing before.
  package let beginning: any ReplayedMoment
  /// The moment at which an interrupted talk resumes.
  package let resumed: (any ReplayedMoment)?

  package init(beginning: any ReplayedMoment, resumed: (any ReplayedMoment)?) {
    (self.beginning, self.resumed) = (beginning, resumed)
  }
}

extension OpenedRecording: Equatable {
  public static func == (left: OpenedRecording, right: OpenedRecording) -> Bool { left === right }
}

/// A recorded run at some time. The module that has sessions plays it.
package protocol ReplayedMoment {
  /// Seconds since it began.
  var time: Double { get }
  var isOver: Bool { get }
  var frame: Frame { get }

  /// Whether a picture is wanted for what is on its stage now.
  var waitsForPage: Bool { get }

  /// The pictures of pages that its talk needs next.
  var wantedPages: [PageOrder] { get }

  /// As `Workspace.pagesMoment`.
  var pagesMoment: PagesMoment? { get }

  /// Shows it in the colours of a theme from now on, until the recording itself chooses another.
  mutating func show(in theme: ThemeName)

  /// Takes over the picture of a page.
  mutating func take(_ picture: PagePicture?, for order: PageOrder)

  /// Plays up to `wanted` seconds, with at most `most` of the recorded steps; it never goes back.
  mutating func play(to wanted: Double, most: Int)

  /// The recording's picture, fitted into a window of `size` with so many pixels per unit.
  func sprites(in size: Size, pixelsPerPoint: Double) -> [Sprite]

  /// Where that picture is in the window.
  func picture(in size: Size) -> Rect

  /// In that window, the recorded stage or page that leaves room for captions below it; nil if none does.
  func stageAboveCaption(in size: Size) -> Rect?
}

extension Recording {
  /// When the first talk in it begins, in seconds; nil if none is presented.
  package var talkBegin: Double? {
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

  /// The paths of the recordings, or else of the other files, that are stops of its talks.
  ///
  /// - Complexity: O(*n*) in the number of events, and in the lengths of the talks' files.
  public func stops(areRecordings: Bool = true, demos: [any Demo]) -> Set<String> {
    var paths: Set<String> = []
    for case .talk(let path, let text) in steps.lazy.flatMap(\.events).map(\.event) {
      paths.formUnion(Talk.paths(ofRecordings: areRecordings, in: text, at: path, demos: demos))
    }
    return paths
  }
}
