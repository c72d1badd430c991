import Keyframes

/// What was copied: the text, and what it cannot say.
public struct Exported: Equatable, Sendable {
  public var text: String
  /// One sentence each, in the order in which they were met, none twice; empty where the text says all.
  public var losses: [String]

  public init(text: String, losses: [String] = []) {
    self.text = text
    self.losses = losses
  }
}

/// What an export has lost so far.
struct Losses {
  private(set) var sentences: [String] = []
  private var known: Set<String> = []
  private var samples: [String: SampledEasing] = [:]

  mutating func add(_ sentence: String) {
    if known.insert(sentence).inserted { sentences.append(sentence) }
  }

  mutating func add(_ sentences: [String]) {
    for sentence in sentences { add(sentence) }
  }

  /// Straight lines through an easing, which is a loss; `word` is what the language calls its stops.
  mutating func sampled(_ easing: Easing, as word: String = "stops") -> SampledEasing {
    let notation = easing.notation
    let sampled = samples[notation] ?? SampledEasing(easing)
    samples[notation] = sampled
    add(sampled.sentence(notation, stops: word))
    return sampled
  }
}
