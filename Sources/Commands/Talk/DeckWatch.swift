import AppState
import Formats
import Interface
import SDLHost
import Talks

/// The PDFs of a talk: reads the facts about each beside the frames, at first and whenever it changes.
final class DeckWatch {
  /// The paths as the talk has them, which may begin with "~".
  private var named: [String: String] = [:]
  /// The PDFs of the talk, by their absolute paths, and where it says that their pages have their notes.
  private var sides: [String: NotesSide?] = [:]
  private var readings: [(path: String, facts: Background<Result<DeckFacts, DeckFault>>)] = []

  /// The faults that were printed last.
  private var faults: [String: DeckFault] = [:]

  nonisolated deinit {}

  var isWorking: Bool { !readings.isEmpty }

  /// The absolute paths of the PDFs.
  var paths: Set<String> { Set(sides.keys) }

  /// Reads the PDFs that were not in the talk before, and those that have their notes at another side now.
  func follow(_ decks: [String: NotesSide?], of talk: String) {
    let full = decks.map { (Storage.absolute($0.key), $0) }
    named = Dictionary(full.map { ($0, $1.key) }) { first, _ in first }
    let before = sides
    sides = Dictionary(full.map { ($0, $1.value) }) { $0 ?? $1 }
    read(paths.filter { before[$0] != sides[$0] }.sorted(), of: talk)
  }

  func read(_ paths: [String], of talk: String?) {
    for path in paths {
      guard let side = sides[path] else { continue }
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
    note(fault.sentence(on: FilePath.name(of: path)))
  }
}
