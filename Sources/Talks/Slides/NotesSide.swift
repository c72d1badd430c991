import Formats
public import Keyframes
import Persistence
import Words

/// The side of each page of a PDF at which its notes are, as beamer's `show notes on second screen` puts them.
public enum NotesSide: String, CaseIterable, Sendable {
  case right, left, bottom, top, none

  /// The part of a page that the audience sees, in fractions of it.
  public var shown: Rect {
    switch self {
    case .right: Rect(x: 0, y: 0, width: 0.5, height: 1)
    case .left: Rect(x: 0.5, y: 0, width: 0.5, height: 1)
    case .bottom: Rect(x: 0, y: 0, width: 1, height: 0.5)
    case .top: Rect(x: 0, y: 0.5, width: 1, height: 0.5)
    case .none: Rect(x: 0, y: 0, width: 1, height: 1)
    }
  }

  /// The part with notes, in fractions of the page; all of it without notes.
  public var notes: Rect {
    switch self {
    case .right: Self.left.shown
    case .left: Self.right.shown
    case .bottom: Self.top.shown
    case .top: Self.bottom.shown
    case .none: shown
    }
  }
}

extension NotesSide {
  /// Reads the word after `notes-pages`.
  init(_ words: inout TalkWords) throws(FileError) {
    let position = words
    let what: Message = "The side"
    let word = try words.word(what)
    let names = Self.allCases.map(\.rawValue)
    guard let side = Self(rawValue: word) else {
      throw position.error(
        "\(what) is \(word.quoted(atMost: 40)): it must be one of \(names.joined(separator: ", "))."
          + hint(for: word, among: names))
    }
    self = side
    try words.finish("the side")
  }
}

extension TalkStop {
  /// The side that the stop names for the PDF at `path`, as the talk has it; nil if it names none.
  func notesSide(of path: String) -> NotesSide? {
    if case .slides(path, _) = source { notesSide } else { nil }
  }
}

extension DeckFacts {
  /// The side that the talk names, or else the one that is recognised. No display is as wide as two pages side by
  /// side, nor as 8:9, as two pages of 16:9 one above the other are.
  public var side: NotesSide {
    if let notesSide { return notesSide }
    if pages.allSatisfy({ $0.size.width >= 2.5 * $0.size.height }) { return .right }
    let isStacked = pages.allSatisfy { abs($0.size.width / $0.size.height * 9 / 8 - 1) < 0.005 }
    return isStacked ? .bottom : .none
  }

  /// The size of a page's picture without its notes, in points; pages count from 1.
  package func shownSize(ofPage number: Int) -> Size? {
    guard pages.indices.contains(number - 1) else { return nil }
    let (size, part) = (pages[number - 1].size, side.shown)
    return Size(width: size.width * part.width, height: size.height * part.height)
  }
}
