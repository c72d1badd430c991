import Syntax

/// A function of a `filter` property.
enum SVGFilterFunction {
  case blur(String)
  /// Two or three lengths, and a colour or nothing.
  case shadow([String], color: String)
  case reference(String)

  /// The functions of a property; nil if one of them can't be shown.
  static func list(_ text: String) -> [SVGFilterFunction]? {
    var functions: [SVGFilterFunction] = []
    var rest = text.trimmed[...]
    while !rest.isEmpty {
      guard let open = rest.firstIndex(of: "("), let close = rest.closing(open) else { return nil }
      let inside = String(rest[rest.index(after: open)..<close])
      guard let function = function(rest[..<open].lowercased(), inside) else { return nil }
      functions.append(function)
      rest = rest[rest.index(after: close)...].drop { $0.isWhitespace || $0 == "," }
    }
    return functions
  }

  private static func function(_ name: String, _ inside: String) -> SVGFilterFunction? {
    var words = inside.parts(where: \.isWhitespace).filter { !$0.isEmpty }
    switch name {
    case "url":
      return SVGStyle.reference("url(\(inside))").map { .reference($0.id) }
    case "blur":
      guard words.count <= 1 else { return nil }
      return .blur(words.first ?? "0")
    case "drop-shadow":
      var color = ""
      if let index = words.firstIndex(where: { !$0.beginsNumber }) {
        color = words.remove(at: index)
      }
      guard (2...3).contains(words.count), words.allSatisfy(\.beginsNumber) else { return nil }
      return .shadow(words, color: color)
    case _: return nil
    }
  }
}

extension Substring {
  /// The bracket that closes the one at `open`.
  fileprivate func closing(_ open: Index) -> Index? {
    var depth = 0
    for index in self[open...].indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}

extension String {
  fileprivate var beginsNumber: Bool {
    first.map { $0.isNumber || "+-.".contains($0) } ?? false
  }
}
