import Syntax

/// The commonest expressions, which tracks can show.
enum LottieExpression: Equatable {
  /// How often the keyframes are played.
  struct Loop: Equatable {
    enum Kind: String {
      case cycle, pingpong, offset
    }

    var kind: Kind
    /// After the last keyframe; otherwise before the first.
    var isOut: Bool
    /// How many segments at that end repeat; 0 is all of them.
    var segments: Int
  }

  /// A property of a layer of the same composition.
  struct Link: Equatable {
    enum Property: Equatable {
      /// The member of `ks`.
      case transform(String)
      /// An effect's value by names or numbers.
      case effect(String, part: String)
      /// The member of a shape, of the path of names that leads to it.
      case content([String], member: String)
      /// The member of the transform of a group of shapes.
      case contentTransform([String], member: String)
    }

    /// Nil for the layer itself.
    var layer: String?
    var property: Property
  }

  case loop(Loop)
  /// The seconds of the composition times `factor`, added to the value if `isAdded`.
  case time(factor: Double, isAdded: Bool)
  case link(Link)

  /// Expressions with more bytes are none of these.
  private static let longest = 400

  /// Nil for any other expression.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    let words = Self.statement(text)
    if let loop = Loop(words) {
      self = .loop(loop)
    } else if let (factor, isAdded) = Self.time(words) {
      self = .time(factor: factor, isAdded: isAdded)
    } else if let link = Link(words) {
      self = .link(link)
    } else {
      return nil
    }
  }

  /// The value that is assigned, without white space outside of names, and names in single quotes.
  private static func statement(_ text: String) -> Substring {
    var quote: Character?
    var compact = ""
    for character in text {
      if let open = quote {
        compact.append(character == open ? "'" : character)
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
        compact.append("'")
      } else if !character.isWhitespace {
        compact.append(character)
      }
    }
    var words = compact[...].without(prefix: "var$bm_rt;")
    for check in ["if(thisProperty.numKeys>1){", "if(numKeys>1){"]
    where words.hasPrefix(check) && words.hasSuffix("}else{$bm_rt=value;}") {
      words = words.without(prefix: check).dropLast("}else{$bm_rt=value;}".count)
    }
    return words.without(prefix: "$bm_rt=").without(suffix: ";")
  }

  private static func time(_ words: Substring) -> (factor: Double, isAdded: Bool)? {
    if let factor = factor(words) { return (factor, false) }
    let terms =
      words.arguments(of: "sum") ?? words.split(separator: "+", omittingEmptySubsequences: false)
    guard terms.count == 2, let value = terms.firstIndex(of: "value") else { return nil }
    return factor(terms[1 - value]).map { ($0, true) }
  }

  /// The number by which `time` is multiplied.
  private static func factor(_ words: Substring) -> Double? {
    if words == "time" { return 1 }
    let factors =
      words.arguments(of: "mul") ?? words.split(separator: "*", omittingEmptySubsequences: false)
    guard factors.count == 2, let time = factors.firstIndex(of: "time") else { return nil }
    return Double(factors[1 - time]).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension LottieExpression.Loop {
  fileprivate init?(_ words: Substring) {
    let words = words.without(prefix: "thisProperty.")
    isOut = words.hasPrefix("loopOut")
    guard let arguments = words.arguments(of: isOut ? "loopOut" : "loopIn"), arguments.count < 3
    else { return nil }
    let name = arguments.first.map { $0.quoted ?? "?" } ?? "cycle"
    guard let kind = Kind(rawValue: name) else { return nil }
    guard let segments = arguments.count > 1 ? Int(arguments[1]) : 0, segments >= 0 else {
      return nil
    }
    (self.kind, self.segments) = (kind, segments)
  }
}

extension LottieExpression.Link {
  private static let members = [
    "rotation": "r", "position": "p", "scale": "s", "opacity": "o", "anchorPoint": "a",
  ]

  fileprivate init?(_ words: Substring) {
    var words = words.without(suffix: ".value")
    if words.hasPrefix("thisComp.layer('") {
      words = words.without(prefix: "thisComp.layer(")
      guard let end = words.firstRange(of: "').") else { return nil }
      layer = String(words[..<end.lowerBound].dropFirst())
      words = words[end.upperBound...]
    }
    words = words.without(prefix: "thisLayer.")
    if words.hasPrefix("transform."), let member = Self.members[String(words.dropFirst(10))] {
      property = .transform(member)
      return
    }
    if let property = Self.content(words) {
      self.property = property
      return
    }
    guard words.hasPrefix("effect('"), words.hasSuffix(")"),
      let middle = words.firstRange(of: "')(")
    else { return nil }
    let name = words[..<middle.lowerBound].dropFirst("effect('".count)
    let part = words[middle.upperBound...].dropLast()
    guard !name.contains("'"), part.quoted != nil || Int(part) != nil else { return nil }
    property = .effect(String(name), part: part.quoted ?? String(part))
  }

  private static let shapeMembers = [
    "path": "ks", "color": "c", "opacity": "o", "strokeWidth": "w", "size": "s", "position": "p",
    "roundness": "r", "start": "s", "end": "e", "offset": "o",
  ]

  /// `content('Shape 1').content('Path 1').path`, or `content('Shape 1').transform.rotation`.
  private static func content(_ words: Substring) -> Property? {
    var (words, names) = (words, [String]())
    while words.hasPrefix("content('"), let end = words.firstRange(of: "').") {
      names.append(String(words[..<end.lowerBound].dropFirst("content('".count)))
      words = words[end.upperBound...]
    }
    guard !names.isEmpty else { return nil }
    if words.hasPrefix("transform.") {
      return members[String(words.dropFirst("transform.".count))]
        .map { .contentTransform(names, member: $0) }
    }
    return shapeMembers[String(words)].map { .content(names, member: $0) }
  }
}

extension Substring {
  fileprivate func without(prefix: String) -> Substring {
    hasPrefix(prefix) ? dropFirst(prefix.count) : self
  }

  fileprivate func without(suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self
  }

  /// The name between quotes; nil for anything else.
  fileprivate var quoted: String? {
    let name = dropFirst().dropLast()
    return count > 1 && hasPrefix("'") && hasSuffix("'") && !name.contains("'")
      ? String(name) : nil
  }

  /// The arguments if this is one call of `function`; nil for anything else.
  fileprivate func arguments(of function: String) -> [Substring]? {
    guard hasPrefix(function + "("), hasSuffix(")") else { return nil }
    let inner = dropFirst(function.count + 1).dropLast()
    guard !inner.isEmpty else { return [] }
    var (depth, start) = (0, inner.startIndex)
    var arguments: [Substring] = []
    for index in inner.indices {
      switch inner[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0:
        arguments.append(inner[start..<index])
        start = inner.index(after: index)
      case _: break
      }
      guard depth >= 0 else { return nil }
    }
    return arguments + [inner[start...]]
  }
}
