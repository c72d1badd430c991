/// The English words in a Chinese sentence. Quoted text, brackets of XML and parentheses of calls
/// count as code or names, and so do words that no sentence can do without.
public func englishLeft(in sentence: String) -> [String] {
  var text = sentence
  for code in [#/"(?:"|[^"]*)"/#, #/<[^>]*>/#, #/[\w.-]+\([^()]*\)/#] {
    text.replace(code, with: "·")
  }
  let words = text.matches(of: #/[A-Za-z][a-z']*/#).map { $0.output.lowercased() }
  return words.filter { englishWords.contains($0) }
}

/// Words found in almost every English sentence, except those that are also code, such as `in`.
private let englishWords: Set<String> = [
  "the", "an", "is", "are", "be", "has", "have", "not", "isn't", "can't", "cannot", "does", "do",
  "must", "and", "this", "that", "these", "there", "where", "which", "what", "with",
  "without", "it", "its", "write", "give", "remove", "should", "than", "more", "such", "like",
  "missing", "behind", "before", "too", "ends", "only", "two", "whole", "shown", "their", "they",
  "no", "or", "any", "them",
]
