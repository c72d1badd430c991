import AppState
import DemoKit
import Interface
import Keyframes
import Persistence
import SDLHost
import Stage
import Talks
import Words

// Parts of a talk that an audience can't read.
extension TalkCheck {
  /// A line for each stop with texts that stay too small, or with a caption that is cut on a common display, with
  /// the position of its demo, file or caption.
  func warnings(_ talk: Talk, _ lines: [Int], _ text: TextRenderer) -> [Message] {
    zip(talk.stops, lines).flatMap { stop, line in
      [
        smallText(of: stop, in: talk, text).map { message in
          words(namingSourceOf: stop, from: line).error(message)
        },
        cutCaption(of: stop, text).map { words("caption", ofStopAt: line).error($0) },
      ].compactMap { $0?.message(in: name) }
    }
  }

  /// The words that name what a stop shows: those of its `place` line if a demo is placed on a page, else of its first
  /// line.
  func words(namingSourceOf stop: TalkStop, from line: Int) -> TalkWords {
    words(stop.place == nil ? nil : "place", ofStopAt: line)
  }

  /// The words of a line of a stop behind the first; of the line that begins it if `name` is nil.
  func words(_ name: String?, ofStopAt line: Int) -> TalkWords {
    let all = text.enumerated().dropFirst(line - 1).map { TalkWords($1, line: $0 + 1) }
    var found = all[0]
    if let name {
      let own = all.dropFirst().prefix { words in
        !["demo", "file", "replay", "slides"].contains(words.peek)
      }
      found = own.first { $0.peek == name } ?? found
    }
    _ = found.next()
    return found
  }

  private func smallText(of stop: TalkStop, in talk: Talk, _ text: TextRenderer) -> Message? {
    let small = smallTexts(of: stop, in: talk, text)
    guard let first = small.first?.quoted(atMost: 40) else { return nil }
    return small.count == 1
      ? "The text \(first) stays too small for an audience."
      : Message(
        count: small.count - 1,
        one: "The text \(first) and 1 more stay too small for an audience.",
        other: "The text \(first) and \(small.count - 1) more stay too small for an audience.")
  }

  private func smallTexts(of stop: TalkStop, in talk: Talk, _ text: TextRenderer) -> [String] {
    switch stop.place?.source ?? stop.source {
    case .demo(let name), .file(let name):
      guard let demo = demos[name] ?? catalogued(name) else { return [] }
      return stop.smallTexts(
        of: demo, texts: texts[name], hasCaptions: stop.leavesRoomForCaptions(in: talk.stops),
        page: pageSize(of: stop), measure: text.measure)
    case .replay(let name):
      return recordings[name]?.opened(measure: text.measure).smallTexts() ?? []
    case .slides: return []
    }
  }

  private func cutCaption(of stop: TalkStop, _ text: TextRenderer) -> Message? {
    let displays = [Size(width: 1920, height: 1080), Size(width: 1024, height: 768)]
    return stop.displayThatCutsCaption(among: displays, measure: text.measure).map { display in
      "The caption has more than three lines on a display of \(display.width.short)×\(display.height.short), and is cut there: make it shorter."
    }
  }
}
