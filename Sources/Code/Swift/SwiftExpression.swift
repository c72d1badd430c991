/// An expression of the little Swift that tracks and easings are written in.
struct SwiftExpression {
  indirect enum Content {
    case number(Double)
    case list([SwiftExpression])
    case pairs([Pair])
    /// `.name`, `Name`, `Name(…)` or `base.name(…)`.
    case call(base: SwiftExpression?, name: String, arguments: [Argument])
  }

  /// `0.5: 1`
  struct Pair {
    let key, value: SwiftExpression
  }

  struct Argument {
    let label: String?
    let value: SwiftExpression
  }

  let content: Content
  /// The byte at which it begins.
  let place: Int
}
