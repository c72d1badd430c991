/// The types of a Swift file that another file of the same module can name: the types at the top
/// level that are not private and not generic. Loading them shows which are demos.
///
/// The file need not be correct: the compiler reports its mistakes.
nonisolated struct SwiftOutline {
  /// In the order of the file, each once.
  private(set) var types: [String] = []

  private static let kinds: Set<String> = ["struct", "class", "enum"]
  private static let hidden: Set<String> = ["private", "fileprivate"]

  /// Whether the words since the last brace or sign hide the next type.
  private var isHidden = false
  private var expectsName = false

  init(_ source: String) {
    var tokens = SwiftTokens(source)
    var depth = 0
    while let token = tokens.next() {
      switch token {
      case .open: depth += 1
      case .close: depth = max(0, depth - 1)
      case .word(let word) where depth == 0:
        read(word, isGeneric: tokens.isNextGeneric())
        continue
      case .word, .other: break
      }
      if depth == 0 { (isHidden, expectsName) = (false, false) }
    }
  }

  private mutating func read(_ word: String, isGeneric: Bool) {
    if expectsName {
      // `class func` and the like are no types, but stand only in types.
      if !isHidden, !isGeneric, !types.contains(word) { types.append(word) }
      (isHidden, expectsName) = (false, false)
    } else if Self.kinds.contains(word) {
      expectsName = true
    } else if Self.hidden.contains(word) {
      isHidden = true
    }
  }
}
