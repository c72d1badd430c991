import Formats

extension DeckFacts {
  /// Takes the notes from the JSON of a `.pdfpc` file beside the PDF, as pdfpc writes it, in place of those in the PDF.
  public mutating func add(pdfpc text: String) {
    guard let json = JSON(reading: text) else { return }
    for page in json[key: "pages"]?.values ?? [] {
      guard case .number(let index)? = page[key: "idx"], index >= 0, index < Double(pages.count),
        case .string(let note)? = page[key: "note"], !note.isEmpty
      else { continue }
      pages[Int(index)].notes = String(note.prefix(10_000))
    }
  }
}
