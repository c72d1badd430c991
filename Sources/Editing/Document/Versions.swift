/// Saved versions of one demo's edits, each under a letter.
///
/// The edits on the stage have a letter too: the first that no saved version has. So a demo without
/// saved versions shows A, and saving stores a copy as B.
public struct Versions: Equatable, Sendable {
  public enum Letter: String, CaseIterable, Comparable, Sendable {
    case a = "A"
    case b = "B"
    case c = "C"
    case d = "D"

    public static func < (one: Letter, other: Letter) -> Bool { one.rawValue < other.rawValue }
  }

  public struct Kept: Equatable, Sendable {
    public let letter: Letter
    public var edits: DemoEdits
  }

  /// The saved versions, the latest one last. There are at most three, so that there are four with
  /// the edits on the stage.
  public private(set) var kept: [Kept] = []

  public init() {}

  public var isEmpty: Bool { kept.isEmpty }

  /// The letter of the edits on the stage.
  public var letterOnStage: Letter { free.first ?? .a }

  /// The letter of the next version to be saved; nil if there are four.
  public var nextLetter: Letter? { free.dropFirst().first }

  public subscript(letter: Letter) -> DemoEdits? { kept.first { $0.letter == letter }?.edits }

  private var free: [Letter] {
    Letter.allCases.filter { letter in !kept.contains { $0.letter == letter } }
  }

  /// Saves a version under a letter, replacing the one there; not if three others are saved.
  package mutating func keep(_ edits: DemoEdits, as letter: Letter) {
    if let index = kept.firstIndex(where: { $0.letter == letter }) {
      kept[index].edits = edits
    } else if kept.count < Letter.allCases.count - 1 {
      kept.append(Kept(letter: letter, edits: edits))
    }
  }

  /// Takes a version out, so that it can be changed without a copy, and leaves one without edits.
  package mutating func take(_ letter: Letter) -> DemoEdits? {
    guard let index = kept.firstIndex(where: { $0.letter == letter }) else { return nil }
    defer { kept[index].edits = DemoEdits() }
    return kept[index].edits
  }

  /// Exchanges the stage's edits for the version with `letter`, or for the version stored last, and
  /// returns that version's edits. Doing so twice restores the first state. If there is no such
  /// version, returns nil, and nothing happens.
  package mutating func exchange(_ edits: DemoEdits, for letter: Letter? = nil) -> DemoEdits? {
    guard let wanted = letter ?? kept.last?.letter,
      let index = kept.firstIndex(where: { $0.letter == wanted })
    else { return nil }
    let old = letterOnStage
    let found = kept.remove(at: index).edits
    kept.append(Kept(letter: old, edits: edits))
    return found
  }

  package mutating func forget(_ letter: Letter) { kept.removeAll { $0.letter == letter } }
}

extension Document {
  /// Saves the demo's current edits as the next version, unless there are four.
  package mutating func keepVersion(of demo: String) {
    guard let letter = savedVersions(of: demo).nextLetter else { return }
    change(versionsOf: demo) { [edits = self[demo]] in $0.keep(edits, as: letter) }
    self[originalsOf: demo, letter] = self[originalsOf: demo]
  }

  /// Puts a saved version on the stage: the one that was stored last if `letter` is nil.
  package mutating func exchangeVersion(of demo: String, for letter: Versions.Letter? = nil) {
    var savedVersions = savedVersions(of: demo)
    let (old, new) = (savedVersions.letterOnStage, letter ?? savedVersions.kept.last?.letter)
    guard let new, let edits = savedVersions.exchange(self[demo], for: letter) else { return }
    change(versionsOf: demo) { $0 = savedVersions }
    exchangeOriginals(of: demo, old, for: new)
    self[demo] = edits
  }

  package mutating func forgetVersion(_ letter: Versions.Letter, of demo: String) {
    change(versionsOf: demo) { $0.forget(letter) }
    self[originalsOf: demo, letter] = DemoEdits()
  }
}
