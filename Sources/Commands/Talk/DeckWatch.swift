import AppState
import Interface
import SDLHost

/// The PDFs of a talk: reads the facts about each beside the frames, at first and whenever it changes.
final class DeckWatch {
  /// The PDFs of the talk, by their absolute paths.
  private(set) var paths: Set<String> = []
  /// The paths as the talk has them, which may begin with "~".
  private var named: [String: String] = [:]
  /// Where the talk says that pages have their notes.
  private var notesSide: NotesSide?
  private var readings: [(path: String, facts: Background<Result<DeckFacts, DeckFault>>)] = []

  /// The faults that were printed last.
  private var faults: [String: DeckFault] = [:]

  nonisolated deinit {}

  var isWorking: Bool { !readings.isEmpty }

  /// Reads the PDFs that were not in the talk before, or all if their notes are at another side now.
  func follow(_ decks: Set<String>, notesSide: NotesSide?, of talk: String) {
    if notesSide != self.notesSide { paths = [] }
    self.notesSide = notesSide
    named = Dictionary(decks.map { (Storage.absolute($0), $0) }) { first, _ in first }
    let added = Set(named.keys).subtracting(paths)
    paths = Set(named.keys)
    read(added.sorted(), of: talk)
  }

  func read(_ paths: [String], of talk: String?) {
    for path in paths where self.paths.contains(path) {
      let side = notesSide
      readings.append(
        (path, Background { DeckReading.facts(at: path, of: talk, notesSide: side) }))
    }
  }

  /// The events of all PDFs; nil while they are being read.
  func takeEvents() -> [InputEvent]? {
    let results = readings.map { ($0.path, $0.facts.result) }
    guard results.allSatisfy({ $0.1 != nil }) else { return nil }
    readings = []
    return results.compactMap { path, result in
      if case .failure(let fault)? = result { say(fault, of: path) }
      return result.map { .deck(path: named[path] ?? path, text: $0.eventText) }
    }
  }

  /// The audience need not read it all.
  private func say(_ fault: DeckFault, of path: String) {
    guard faults[path] != fault else { return }
    faults[path] = fault
    note(fault.sentence(on: OpenedFile.fileName(of: path)))
  }
}
