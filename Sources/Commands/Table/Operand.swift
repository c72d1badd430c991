/// The kinds of words that the command line takes, for the completions of shells.
nonisolated enum Operand: Equatable {
  /// A number, or a name that is made up.
  case free
  /// Any of these words.
  case choice([String])
  /// One of the demos.
  case demo
  /// The name of an easing.
  case easing
  /// A file with one of these extensions, without dots; any file if there are none.
  case file([String])
  case folder

  /// The extensions of files that Riff opens.
  static let opened = ["swift", "json", "lottie", "svg", "svgz", "png", "jpg", "jpeg", "webp"]
  /// The extensions of files that can be presented or checked.
  static let withTalks = opened + ["txt"]
}

/// The position of a word after a command, and the words that it may be.
nonisolated struct OperandPosition {
  /// The words before it, without options and their values; nil if the command takes any number of words.
  var index: Int?
  /// The word before it, if the position exists only after that one.
  var previous: String?
  let operands: [Operand]

  /// Any number of words.
  static func all(_ operands: Operand...) -> OperandPosition { OperandPosition(operands: operands) }

  static func first(_ operands: Operand...) -> OperandPosition {
    OperandPosition(index: 0, operands: operands)
  }

  static func second(after word: String? = nil, _ operands: Operand...) -> OperandPosition {
    OperandPosition(index: 1, previous: word, operands: operands)
  }
}
