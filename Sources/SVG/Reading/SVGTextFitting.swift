import Keyframes
import Stage

// Texts of a set length.
extension SVGTextLine {
  /// Makes the line as long as `textLength` says: by the distances between its characters or, if it `scales`,
  /// by stretching its glyphs too.
  ///
  /// - Returns: false if it has several positions of its own, or nothing to fit.
  mutating func fit(to length: Double, scales: Bool) -> Bool {
    guard chunks.dropFirst().allSatisfy({ !$0.isAnchor }), let start = chunks.first?.place.x,
      length >= 0
    else { return false }
    dropLastSpace()
    let count = chunks.reduce(0) { $0 + $1.characters.count }
    guard count > 0, let end = chunks.last?.end, end > start else { return false }
    if scales {
      for index in chunks.indices {
        chunks[index].stretch = (factor: length / (end - start), about: start)
      }
    } else if count > 1 {
      spread(to: length, count)
    }
    isFitted = true
    if hasEstimates { isEstimated = true }
    return true
  }

  /// A space at the end has no width.
  private mutating func dropLastSpace() {
    guard let last = chunks.last, last.characters.last == " ", !last.style.keepsSpaces else {
      return
    }
    let index = chunks.count - 1
    chunks[index].characters.removeLast()
    chunks[index].paints.removeLast()
    chunks[index].end -= width(of: " ", last.style)
    if chunks[index].characters.isEmpty { chunks.removeLast() }
  }

  private mutating func spread(to length: Double, _ count: Int) {
    let widths = chunks.map { chunk in
      chunk.characters.reduce(0) { $0 + width(of: $1, chunk.style) }
    }
    let gaps = chunks.indices.map { index in
      index == 0 ? 0 : chunks[index].place.x - chunks[index - 1].end
    }
    let whole = widths.reduce(0, +) + gaps.reduce(0, +)
    let extra = (length - whole) / Double(count - 1)
    var pen = chunks[0].place.x
    let end = pen + length
    for index in chunks.indices {
      pen += gaps[index]
      chunks[index].place.x = pen
      pen += widths[index] + extra * Double(chunks[index].characters.count)
      chunks[index].end = pen
      if chunks[index].style.fontSize > 0 {
        chunks[index].style.letterSpacing += extra / chunks[index].style.fontSize
      }
    }
    chunks[chunks.count - 1].end = end
  }
}
