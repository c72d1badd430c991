/// Versions of one demo's edits, kept beside those that are on its stage, each under a letter.
///
/// The stage has a letter too: the first one that no kept version has. So a demo without kept
/// versions has its edits as A, and keeping them puts a copy away as B.
public struct Variants: Equatable, Sendable {
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

  /// The one that was kept, or put away, last stands last. Never more than three, so that with the
  /// one on the stage there are four.
  public private(set) var kept: [Kept] = []

  public init() {}

  public var isEmpty: Bool { kept.isEmpty }

  /// What the edits on the stage are called.
  public var letterOnStage: Letter { free.first ?? .a }

  /// What the next version will be called; nil where there are four.
  public var nextLetter: Letter? { free.dropFirst().first }

  public subscript(letter: Letter) -> DemoEdits? { kept.first { $0.letter == letter }?.edits }

  private var free: [Letter] {
    Letter.allCases.filter { letter in !kept.contains { $0.letter == letter } }
  }

  /// Keeps a version under its letter, in the place of the one that has it. Where there are three
  /// others, nothing happens.
  mutating func keep(_ edits: DemoEdits, as letter: Letter) {
    if let index = kept.firstIndex(where: { $0.letter == letter }) {
      kept[index].edits = edits
    } else if kept.count < Letter.allCases.count - 1 {
      kept.append(Kept(letter: letter, edits: edits))
    }
  }

  /// Puts the stage's edits away and hands out those of `letter`, or of the version that was put
  /// away last. Twice in a row is as if nothing had happened. Nil, and nothing happens, where there
  /// is no such version.
  mutating func exchange(_ edits: DemoEdits, for letter: Letter? = nil) -> DemoEdits? {
    guard let wanted = letter ?? kept.last?.letter,
      let index = kept.firstIndex(where: { $0.letter == wanted })
    else { return nil }
    let old = letterOnStage
    let found = kept.remove(at: index).edits
    kept.append(Kept(letter: old, edits: edits))
    return found
  }

  mutating func forget(_ letter: Letter) { kept.removeAll { $0.letter == letter } }
}

extension Document {
  /// Keeps the demo's edits as they are as the next version, unless there are four.
  mutating func keepVariant(of demo: String) {
    guard let letter = variants(of: demo).nextLetter else { return }
    change(variantsOf: demo) { [edits = self[demo]] in $0.keep(edits, as: letter) }
  }

  /// Puts a kept version on the stage, the one put away last where `letter` is nil.
  mutating func exchangeVariant(of demo: String, for letter: Variants.Letter? = nil) {
    var variants = variants(of: demo)
    guard let edits = variants.exchange(self[demo], for: letter) else { return }
    change(variantsOf: demo) { $0 = variants }
    self[demo] = edits
  }

  mutating func forgetVariant(_ letter: Variants.Letter, of demo: String) {
    change(variantsOf: demo) { $0.forget(letter) }
  }
}
