package import Editing
import Interface
package import Keyframes
package import Talks

/// The subject of the code beside the stage.
package enum CodeSubject: String, CaseIterable, Sendable {
  /// The current track.
  case track
  /// The text of the file.
  case lines
}

/// The code that is shown beside the stage.
package struct CodeOnShow: Equatable {
  /// Nil is the text of a file that people write, and else the current track.
  package var subject: CodeSubject?
  /// The track that a stop of a talk asks for.
  package var track: TrackPath?
  /// The lines that it asks for, from 1.
  package var lines: ClosedRange<Int>?
  /// Whether a stop has opened the code, rather than the user.
  package var isOfStop = false

  package init() {}

  package init(_ code: TalkCode) {
    isOfStop = true
    switch code {
    case .track(let path): (subject, track) = (.track, path)
    case .lines(let lines): (subject, self.lines) = (.lines, lines)
    }
  }
}

extension Layout {
  /// Where the code is: a panel, or during a talk a part of the window.
  package var codeRoom: Rect? { panels.code ?? room(of: .code) }
}

extension Workspace {
  /// The subject actually shown: only files that people write have lines.
  package var codeSubject: CodeSubject { hasSource ? talk.code.subject ?? .lines : .track }

  /// The track whose code is shown.
  package var codeTrack: TrackPath? { talk.code.track ?? currentTrack }

  package mutating func toggleCodeInTalk() {
    window.arrangement.showsCode.toggle()
    talk.code.isOfStop = false
    relayout()
  }

  /// Shows the code for a stop. Code that the user opened stays.
  package mutating func showCode(of stop: TalkStop) {
    if let asked = stop.code {
      (talk.code, window.arrangement.showsCode) = (CodeOnShow(asked), true)
    } else if talk.code.isOfStop {
      hideCode()
    }
    relayout()
  }

  package mutating func hideCode() {
    (talk.code, window.arrangement.showsCode) = (CodeOnShow(), false)
  }
}
