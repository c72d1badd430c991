import DemoKit
package import Editing
package import Formats
import Interface
package import Keyframes
import Stage
package import Talks
package import Words

/// A talk file that is open.
package struct OpenTalk: Equatable {
  package let path: String
  /// The text of the file, which is read again once the pages of its PDFs are known.
  package var text = ""
  package var talk: Talk
  /// The mistakes in the current file; the talk stays as it was before.
  package var mistakes: [FileError] = []
  /// Whether the file has had mistakes from the start. Its only stop then shows them.
  package private(set) var isUnread = false

  /// Whether the file, as it is now, has mistakes.
  package var isWrong: Bool { !mistakes.isEmpty }

  /// The sentence of the first mistake.
  package var mistake: Message? { mistakes.first?.sentence }

  /// A file that has not been without mistakes yet.
  package static func unread(_ path: String, _ mistakes: [FileError]) -> OpenTalk {
    var talk = OpenTalk(path: path, talk: Talk(stops: [TalkStop(.file(path))]))
    (talk.mistakes, talk.isUnread) = (mistakes, true)
    return talk
  }
}

/// The state of a talk that is being presented.
package struct Presentation: Equatable {
  /// A time to which time is playing, and what then plays from there.
  package struct Target: Equatable {
    package let time: Double
    package let isForwards: Bool
    package var play: TalkPlay?
  }

  package var title: String
  package var stops: [TalkStop]
  /// The path of its file; nil if it goes through everything.
  package let path: String?
  /// The edits of all demos as they were before the talk.
  package let document: Document
  /// The index of the stop.
  package var current = 0
  /// The cover that hides the stage.
  package var cover: TalkCover?
  /// The number of a stop that is being typed, or is offered.
  package var digits = "" {
    didSet { if digits != oldValue { offer = nil } }
  }
  /// The stop at which an earlier run left the talk, until another key is pressed: Enter resumes there.
  package private(set) var offer: SavedStop?
  /// Whether a click on the ground goes to the next stop, and the right button back.
  package var clicksAdvance = false
  /// The stop that is chosen on the contact sheet, while that is open; −1 is the test card.
  package var sheet: Int?
  /// Whether the test card is on the stage, in place of the stop.
  package var showsCard = false
  package var target: Target?
  /// The seconds until playing stops.
  package var secondsLeft: Double?
  /// The file that the stop shows, if that is not there.
  package var missing: String?
  /// For how long it has not been there, in seconds.
  package var waiting = 0.0
  /// The recorded run that the stop shows.
  package var replay: StopReplay?
  /// The colour around the page of slides or the demo's picture; nil before there is one.
  package var ground: Color?
  /// The position at which the talk continues once its stop is there.
  package var resumes: SavedStop?
  /// Seconds since the pointer was moved.
  package var pointerRest = 0.0

  /// The least size of type, as a part of the stage's height.
  package static let leastType = 1.0 / 40
  /// The pointer hides when it has not been moved for so long, in seconds.
  package static let pointerPatience = 2.0
  /// A file that may still come is waited for this long before the audience reads of it, in seconds.
  package static let patience = 1.0

  /// The colour around the picture on the stage; nil before there is a picture.
  package var surroundings: Color? { replay?.frame.ground ?? ground }

  package var isAtLastStop: Bool { current == stops.count - 1 }

  /// Whether the talk has gone beyond its last stop, to the black screen.
  package var isOver: Bool { cover == .black && isAtLastStop }

  /// Offers the stop at which an earlier run left the talk, as if its number had been typed.
  package mutating func offer(_ left: SavedStop) {
    guard stops.indices.contains(left.stop) else { return }
    digits = "\(left.stop + 1)"
    offer = left
  }

  /// The index of the stop whose number is typed; nil if there is no such stop.
  package var typedStop: Int? {
    Int(digits).flatMap { stops.indices.contains($0 - 1) ? $0 - 1 : nil }
  }

  /// The tile of the current stop, −1 for the test card.
  package var position: Int { showsCard ? -1 : current }

  package var stop: TalkStop { stops[current] }

  /// The title, or else the name of the file.
  package var heading: String {
    guard title.isEmpty else { return title }
    return path.map { FilePath.name(of: $0) } ?? localized("All demos")
  }

  /// Goes to a stop of other stops.
  package mutating func go(to index: Int, of stops: [TalkStop]) {
    (self.stops, current) = (stops, index)
    resumes?.stop = index
  }

  /// Nothing plays because of the talk.
  package mutating func stopPlaying() { (target, secondsLeft) = (nil, nil) }

  /// Whether a missing file may still appear without a message.
  package var isPatient: Bool { missing != nil && waiting < Self.patience }

  package var hidesPointer: Bool { pointerRest >= Self.pointerPatience || cover != nil }
}

extension Talk {
  /// A talk through everything: each page of each demo, each cue, and every other demo, which plays once.
  package static func everything(_ players: some Sequence<Player>) -> Talk {
    var talk = Talk()
    // The contact sheet begins with the test card.
    for player in players where !player.demo.showsDisplay {
      let source = TalkStop.Source.demo(player.demo.name)
      let range = player.playhead.timeline.range
      var stops = [TalkStop(source, at: range.lowerBound)]
      if player.playhead.isPaged {
        stops += player.playhead.timeline.ticks.dropFirst().map { TalkStop(source, at: $0) }
      } else {
        let cues = Set((player.cues + player.markers).map(\.time).filter(range.contains))
        stops += cues.sorted().filter { $0 > range.lowerBound }.map { TalkStop(source, at: $0) }
        if stops.count == 1 { stops[0].play = TalkPlay() }
      }
      talk.stops += stops.prefix(mostStops - talk.stops.count)
    }
    return talk
  }
}
