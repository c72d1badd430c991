/// Replaces parts of a text by others, all in one pass.
package struct Replacing {
  /// A tree of the parts, byte by byte.
  private struct Node {
    var next: [UInt8: Int] = [:]
    /// The replacement of the part that ends here.
    var other: [UInt8]?
  }

  private var nodes = [Node()]

  package init() {}

  /// Replaces `part` by `other`; of two parts that begin at one position, the longer one is
  /// replaced. The first `other` of a part holds, and an empty part is ignored.
  package mutating func add(_ part: String, with other: String) {
    var place = 0
    for byte in part.utf8 {
      if let next = nodes[place].next[byte] {
        place = next
      } else {
        nodes[place].next[byte] = nodes.count
        place = nodes.count
        nodes.append(Node())
      }
    }
    if place > 0, nodes[place].other == nil { nodes[place].other = Array(other.utf8) }
  }

  /// - Complexity: O(*n*) in the length of the text, and of the parts that begin in it, whatever
  ///   their number.
  package func replaced(in text: String) -> String {
    guard nodes.count > 1 else { return text }
    let text = Array(text.utf8)
    var made: [UInt8] = []
    made.reserveCapacity(text.count)
    var place = 0
    while place < text.count {
      if let (other, end) = longest(at: place, of: text) {
        made += other
        place = end
      } else {
        made.append(text[place])
        place += 1
      }
    }
    return String(decoding: made, as: UTF8.self)
  }

  private func longest(at start: Int, of text: [UInt8]) -> (other: [UInt8], end: Int)? {
    var (node, place) = (0, start)
    var found: (other: [UInt8], end: Int)?
    while place < text.count, let next = nodes[node].next[text[place]] {
      (node, place) = (next, place + 1)
      if let other = nodes[node].other { found = (other, place) }
    }
    return found
  }
}
