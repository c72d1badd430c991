import Formats

extension Talk {
  /// A talk through all pages of a PDF, with their notes. The path is as the talk's file has it.
  public init(deck path: String, _ facts: DeckFacts) {
    self.init()
    let name = FilePath.name(of: path)
    title = name.lowercased().hasSuffix(".pdf") ? String(name.dropLast(4)) : name
    stops = facts.pages.prefix(Talk.mostStops).enumerated().map { index, page in
      var stop = TalkStop(.slides(path, page: index + 1))
      stop.notes = page.notes
      return stop
    }
  }
}
