import Stage

/// Names that are given once each.
package struct Names {
  private var taken: Set<String> = []
  /// The last number behind each name, so that many equal names take no longer than others.
  private var numbers: [String: Int] = [:]

  package init() {}

  /// `name`, or with `separator` and a number behind it where that has been given already.
  package mutating func fresh(_ name: String, separator: String = "") -> String {
    var free = name
    var number = numbers[name] ?? 1
    while !taken.insert(free).inserted {
      number += 1
      free = name + separator + String(number)
    }
    if number > 1 { numbers[name] = number }
    return free
  }

  /// In camel case and with a suffix, because a node may be called like a type or a word of the
  /// language.
  package mutating func fresh(camel name: String, _ suffix: String, startingUpper: Bool) -> String {
    fresh(name.camel(startingUpper: startingUpper) + suffix)
  }
}

extension Node {
  /// The node's name where it needs one.
  package var ownName: String { name.isEmpty ? (shape?.word ?? "group") : name }
}

extension Shape {
  /// The name of a node of this shape if it has none.
  fileprivate var word: String {
    switch self {
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    case .path: "path"
    case .text: "text"
    case .picture: "picture"
    }
  }
}
