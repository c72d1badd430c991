// Files that were opened, in English.
extension English {
  static let files: [Phrase: String] = [
    .fileNotThere: "{1} isn't there any more."
  ]
}
