import AppState
import Formats
import SDLHost
import Talks
import Words

/// Reads the facts about a PDF by programs: `pdfinfo` of poppler-utils, and `qpdf`, without which pages have
/// no links and no notes of their own. Each takes some hundredths of a second.
package nonisolated enum DeckReading {
  /// The most bytes that a program may print about a file.
  static let most = 32 << 20
  /// The most bytes of a `.pdfpc` file.
  static let mostNotes = 1 << 20

  /// Waits for the programs: call this on a thread of its own, or where nobody waits for a frame.
  /// `notesSide` is where the talk says that pages have their notes.
  package static func facts(
    at path: String, of talk: String?, notesSide: NotesSide? = nil
  ) -> Result<DeckFacts, DeckFault> {
    if TalkReach.refusal(of: path, by: talk) != nil { return .failure(.outside) }
    guard Storage.exists(path) else { return .failure(.missing) }
    guard !Storage.isFolder(path) else { return .failure(.folder) }
    if let start = try? Storage.start(of: path, 1024), !isPDF(start[...]) {
      return .failure(.notPDF)
    }
    guard let program = Programs.find("pdfinfo") else { return .failure(.noPrograms) }
    let arguments = ["-f", "1", "-l", "\(DeckFacts.mostPages)", path]
    guard let output = try? LimitedProgram.run(program, arguments, most: most, seconds: 10) else {
      return .failure(.noPrograms)
    }
    if output.messages.lowercased().contains("incorrect password") { return .failure(.password) }
    if output.wasStopped { return .failure(.tooLong) }
    guard output.isGood,
      var facts = DeckFacts(pdfinfo: String(decoding: output.bytes, as: UTF8.self))
    else { return .failure(.damaged) }
    facts.notesSide = notesSide
    facts.lacksNotes = addAnnotations(to: &facts, path)
    let notesPath = path.withoutEnding + ".pdfpc"
    // It may be a link that leads elsewhere.
    if TalkReach.refusal(of: notesPath, by: talk) == nil,
      let notes = try? Storage.read(notesPath, limit: mostNotes)
    {
      facts.add(pdfpc: notes)
    }
    return .success(facts)
  }

  /// Whether a file begins like a PDF, whose mark may come within the first 1,024 bytes.
  static func isPDF(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.prefix(1024).contains("%PDF-".utf8)
  }

  /// The way from a PDF to a talk, as a sentence.
  static func advice(on path: String) -> Message {
    "\(path) is a PDF: riff talk new \(path.shellPath) makes a talk of its pages."
  }

  /// - Returns: why they cannot be read; nil if they were.
  private static func addAnnotations(to facts: inout DeckFacts, _ path: String) -> Message? {
    guard let program = Programs.find("qpdf") else {
      return "The PDF's notes and links are missing: install qpdf, which reads them."
    }
    let arguments = [
      "--json=2", "--json-key=pages", "--json-key=qpdf", "--json-stream-data=none",
      "--warning-exit-0", path,
    ]
    let output = try? LimitedProgram.run(program, arguments, most: most, seconds: 20)
    guard let output, output.isGood else {
      return "The PDF's notes and links are missing: qpdf can't read them, or takes over 20 s."
    }
    facts.add(qpdf: String(decoding: output.bytes, as: UTF8.self))
    return nil
  }
}

extension Result<DeckFacts, DeckFault> {
  /// As an event has it.
  package nonisolated var eventText: String {
    switch self {
    case .success(let facts): facts.text
    case .failure(let fault): fault.rawValue
    }
  }
}

nonisolated extension String {
  /// A path without the ending of its file's name.
  var withoutEnding: String {
    guard let dot = lastIndex(of: "."), dot > (lastIndex(of: "/") ?? startIndex) else {
      return self
    }
    return String(self[..<dot])
  }
}
