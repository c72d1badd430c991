import DemoKit
import Editing
import Interface
package import Keyframes
import Stage
import Talks

// Pages of slides as stops, and demos on them.
extension Workspace {
  /// Takes over the facts about a PDF, or that it can't be shown: the open talk may have other stops then.
  package mutating func take(deck text: String, at path: String) {
    talk.slides.take(text, of: path, keepsStops: talk.presentation != nil)
    if let open = talk.open, !open.text.isEmpty { take(talk: open.text, path: open.path) }
    guard let presentation = talk.presentation, deckPath(of: presentation.stop) == path else {
      return
    }
    if fault(ofPageOf: presentation.stop) != nil {
      playhead.pause()
      talk.presentation?.missing = presentation.stop.source.text
    } else if presentation.missing != nil {
      arrive(at: presentation.current, .anew)
    }
  }

  /// Forgets the pictures of a talk that has ended. The open talk gets a stop for each page that there is now.
  package mutating func endSlides() {
    guard talk.slides.end(), let open = talk.open, !open.text.isEmpty else { return }
    take(talk: open.text, path: open.path)
  }

  /// Puts a page on the stage.
  /// - Returns: whether a demo is to be shown on it, at the stop's own time.
  mutating func showsPlaced(_ stop: TalkStop, _ arrival: Arrival) -> Bool {
    let fault = fault(ofPageOf: stop)
    talk.presentation?.missing = fault == nil ? nil : stop.source.text
    guard fault == nil, let player = player(of: stop) else {
      talk.presentation?.resumes = nil
      playhead.pause()
      hideCode()
      if fault == nil { openFiles(of: [stop]) }
      relayout()
      return false
    }
    guard let current = talk.presentation?.current, arrival != .anew,
      let left = talk.slides.left[current], left.demo.name == gallery.players[player].demo.name
    else { return true }
    gallery.players[player] = left
    choose(player)
    followShared()
    let edits = edits(of: stop, demo: left.demo)
    let name = left.demo.name
    edit { $0[name] = edits }
    editing.history.commit()
    showCode(of: stop)
    return false
  }

  /// Pauses the demo on a page and remembers it as it is: coming back continues there.
  mutating func leavePlacedDemo() {
    guard let presentation = talk.presentation, let slide = slideOnStage, !showsPlainSlide,
      slide.place != nil
    else { return }
    playhead.pause()
    talk.slides.left[presentation.current] = player
  }

  /// Whether the file on a page has been read, and isn't on the stage yet.
  func lacksPlacedDemo(_ stop: TalkStop) -> Bool {
    guard case .slides = stop.source else { return false }
    return player(of: stop).map { $0 != gallery.chosen } ?? false
  }
}

extension Rect {
  /// A part of the rectangle, by fractions of its sides.
  package func part(_ part: Rect) -> Rect {
    Rect(
      x: minX + width * part.minX, y: minY + height * part.minY, width: width * part.width,
      height: height * part.height)
  }
}
