// The dialects in which easings are exported, in English.
extension English {
  /// Choosing one, and what its copy costs.
  static let dialects: [Phrase: String] = [
    .previousDialect: "Previous tool",
    .nextDialect: "Next tool",
    .chooseDialect: "Choose the tool to write the easing for",
    .copiedWithError: "{1}, {2}.",
  ]
}
