package import Keyframes
public import Words

/// An export: the text, and the losses.
public struct Exported: Equatable, Sendable {
  /// The whole text, in the language of the format.
  public var text: String
  /// One sentence each, none twice, the gravest first and otherwise in the order in which they were
  /// found; empty if nothing is lost.
  public var losses: [Message]

  /// An export of `text` with its `losses`.
  public init(text: String, losses: [Message] = []) {
    self.text = text
    self.losses = losses
  }
}

/// The losses of an export so far.
package struct Losses {
  /// How much of it anybody sees.
  package enum Weight: Int {
    /// Less than a pixel or a moment.
    case slight
    /// A difference that is seen if one looks for it.
    case noticeable
    /// Something is missing, or somewhere else.
    case grave
  }

  private var all: [(sentence: Message, weight: Weight)] = []
  private var known: Set<Message> = []
  private var samples: [String: SampledEasing] = [:]

  package init() {}

  /// The gravest first.
  package var sentences: [Message] {
    [Weight.grave, .noticeable, .slight].flatMap { weight in
      all.filter { $0.weight == weight }.map(\.sentence)
    }
  }

  package mutating func add(_ sentence: Message, _ weight: Weight = .noticeable) {
    if known.insert(sentence).inserted { all.append((sentence, weight)) }
  }

  package mutating func add(_ losses: Losses) {
    for loss in losses.all { add(loss.sentence, loss.weight) }
  }

  /// Straight lines through an easing, which is a loss; `word` is the language's name for its
  /// stops.
  package mutating func sampled(_ easing: Easing, as word: Message = "stops") -> SampledEasing {
    let notation = easing.notation
    let sampled = samples[notation] ?? SampledEasing(easing)
    samples[notation] = sampled
    add(sampled.sentence(Message(verbatim: notation), stops: word), .slight)
    return sampled
  }
}

extension SampledEasing {
  /// "… sampled to 24 stops, largest error 0.0017".
  package func sentence(_ name: Message, stops word: Message = "stops") -> Message {
    "\(name) sampled to \(stops.count) \(word), largest error \(largestError.upperBoundText)."
  }
}

extension Easing {
  /// Whether it is, or is made from, a function that only this program has.
  package var hasCustom: Bool {
    if case .custom = form { true } else { parts.contains(where: \.hasCustom) }
  }
}
