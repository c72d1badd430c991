package import Keyframes
package import Stage
package import Syntax
import Words

/// Reads one `@keyframes` that moves one property, and the rule with its duration.
package struct CSSReader {
  let source: Source
  let customs: [Easing]

  package init(_ source: Source, customs: [Easing]) throws(PasteError) {
    self.source = try CSSReader.withoutComments(source)
    self.customs = customs
  }

  /// The same bytes, spaces in place of comments.
  private static func withoutComments(_ source: Source) throws(PasteError) -> Source {
    var bytes = source.bytes
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") else {
        index += 1
        continue
      }
      let start = index
      index += 2
      while index + 1 < bytes.count,
        !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
      { index += 1 }
      guard index + 1 < bytes.count else {
        throw source.error(at: start, "A comment does not end", "write */ behind it")
      }
      index += 2
      for place in start..<index where bytes[place] != UInt8(ascii: "\n") { bytes[place] = 32 }
    }
    return Source(String(decoding: bytes, as: UTF8.self))
  }

  package func track() throws(PasteError) -> PropertyTrack {
    let text = source.text(0..<source.bytes.count)
    let places = text.ranges(of: "@keyframes").map {
      text.utf8.distance(from: text.startIndex, to: $0.lowerBound)
    }
    guard places.count == 1, let place = places.first else {
      throw source.error(
        at: places.last ?? 0, "There are \(places.count) @keyframes", "paste one at a time")
    }
    var scanner = CSSScanner(source: source, position: place + "@keyframes".utf8.count)
    let name = scanner.word()
    let frames = try scanner.frames()
    let timing = try CSSTiming(of: name, in: source)
    return try CSSTrackReader(reader: self, timing: timing).track(frames)
  }
}

/// One keyframe as it is written.
struct CSSFrame {
  struct Declaration {
    let property: String
    let value: String
    /// The byte at which the value begins.
    let place: Int
  }

  /// Each 0…1, or another number of the file.
  let parts: [Double]
  let declarations: [Declaration]
  let place: Int
}

/// Cuts the keyframes out of a style sheet.
struct CSSScanner: SpacedScanner {
  static let whole = "style sheet"

  let source: Source
  var position: Int

  mutating func word() -> String {
    skipSpaces()
    let start = position
    while let byte = peek(), !byte.isSpace, !"{};:,".utf8.contains(byte) { position += 1 }
    return source.text(start..<position)
  }

  mutating func frames() throws(PasteError) -> [CSSFrame] {
    try expect("{")
    var frames: [CSSFrame] = []
    while !take("}") {
      skipSpaces()
      let place = position
      let parts = try parts()
      try expect("{")
      frames.append(CSSFrame(parts: parts, declarations: try declarations(), place: place))
    }
    return frames
  }

  private mutating func parts() throws(PasteError) -> [Double] {
    var parts: [Double] = []
    repeat {
      skipSpaces()
      let place = position
      let word = word()
      switch word {
      case "from": parts.append(0)
      case "to": parts.append(1)
      case _:
        guard word.hasSuffix("%"), let value = CSSNumber(word), value.number.isFinite else {
          throw source.error(
            at: place, word.isEmpty ? "A keyframe is missing" : "\(quoted(word)) is not a keyframe",
            "write from, to or a percentage")
        }
        parts.append(value.number / 100)
      }
    } while take(",")
    return parts
  }

  private mutating func declarations() throws(PasteError) -> [CSSFrame.Declaration] {
    var declarations: [CSSFrame.Declaration] = []
    while !take("}") {
      let property = word()
      guard !property.isEmpty else {
        throw source.error(at: position, "A property is missing", "write it like opacity: 0.5;")
      }
      try expect(":")
      skipSpaces()
      let place = position
      while let byte = peek(), byte != UInt8(ascii: ";"), byte != UInt8(ascii: "}") {
        position += 1
      }
      let value = source.text(place..<position).trimmed
      declarations.append(
        CSSFrame.Declaration(property: property, value: value, place: place))
      _ = take(";")
    }
    return declarations
  }
}

/// A number with its unit.
struct CSSNumber {
  let number: Double
  /// Lower case; empty for a bare number.
  let unit: String

  init?(_ text: String) {
    // An "e" may belong to an exponent, so the longest number counts; none is longer than a line.
    let plain = text.prefix(100).prefix { $0.utf8.allSatisfy(\.isPartOfNumber) }
    var end = plain.endIndex
    while end > text.startIndex {
      if let number = Double(text[..<end]), number.isFinite {
        self.number = number
        unit = text[end...].lowercased()
        return
      }
      end = text.index(before: end)
    }
    return nil
  }
}
