import Editing
import Formats
import Keyframes
package import Stage

/// A track as code, and where in it the value and the time of each keyframe stand.
package struct TrackCode: Equatable {
  package private(set) var code: [Character]
  /// By the keyframes; empty if they cannot be found.
  package private(set) var values: [Range<Int>] = []
  /// By the keyframes; empty if they cannot be found, and for a track without keyframes.
  package private(set) var times: [Range<Int>] = []

  /// More keyframes are too many to be read.
  package static let mostKeyframes = 400

  /// In Swift, a keyframe a line, and numbers with four decimals where they have more than six.
  ///
  /// - Complexity: O(*n*) in the keyframes.
  package init(_ track: PropertyTrack) {
    code = Self.rounded(Array(ExportFormat.swift.export(track).text))
    while code.last == "\n" { code.removeLast() }
    let count = track.marks.count
    guard let list = CodeList(code) else {
      if count <= 1, let value = lastNumber { values = [value] }
      return
    }
    // A list of something else than keyframes.
    guard list.elements.count == count else { return }
    put(list)
  }

  private static func rounded(_ code: [Character]) -> [Character] {
    let kinds = CodeKind.kinds(of: code)
    var (text, index) = ([Character](), 0)
    while index < code.count {
      let end = kinds[index...].firstIndex { $0 != kinds[index] } ?? code.count
      let part = code[index..<end]
      let decimals = part.firstIndex(of: ".").map { end - $0 - 1 } ?? 0
      if kinds[index] == .number, decimals > 6, let number = Double(String(part)) {
        text += ((number * 1e4).rounded() / 1e4).short
      } else {
        text += part
      }
      index = end
    }
    return text
  }

  /// Puts the elements below each other.
  private mutating func put(_ list: CodeList) {
    var text = Array(code[...list.open])
    for element in list.elements {
      text += "\n  "
      let shift = text.count - element.all.lowerBound
      values.append(element.value.lowerBound + shift..<element.value.upperBound + shift)
      times.append(element.time.lowerBound + shift..<element.time.upperBound + shift)
      text += code[element.all]
      text.append(",")
    }
    code = text + "\n" + code[list.close...]
  }

  /// The only value of a track without keyframes.
  private var lastNumber: Range<Int>? {
    let kinds = CodeKind.kinds(of: code)
    guard let end = kinds.lastIndex(of: .number) else { return nil }
    let start = kinds[...end].lastIndex { $0 != .number }.map { $0 + 1 } ?? 0
    return start..<end + 1
  }
}

/// The first list in code, between brackets.
private struct CodeList {
  struct Element {
    let all: Range<Int>
    let time, value: Range<Int>
  }

  let open: Int
  let close: Int
  package private(set) var elements: [Element] = []

  /// Nil if there is none, or it has no end. Lines before a track's own are skipped.
  init?(_ code: [Character]) {
    let kinds = CodeKind.kinds(of: code)
    let lines = code.indices.filter { code[$0] == "\n" && code[($0 + 1)...].starts(with: "let ") }
    let start = lines.last ?? 0
    guard let open = code.indices.dropFirst(start).first(where: { code[$0] == "[" }) else {
      return nil
    }
    var (depth, begin) = (0, open + 1)
    var parts: [Range<Int>] = []
    for index in code.indices.dropFirst(open) where kinds[index] != .string {
      switch code[index] {
      case "[", "(": depth += 1
      case "]", ")": depth -= 1
      case "," where depth == 1:
        parts.append(begin..<index)
        begin = index + 1
      case _: break
      }
      guard depth == 0 else { continue }
      parts.append(begin..<index)
      (self.open, close) = (open, index)
      elements = parts.compactMap { Self.element(code, kinds, $0) }
      return
    }
    return nil
  }

  /// `0: 480`, `Keyframe(time: 0, value: 480, easing: .easeIn)`; nil where there is nothing.
  private static func element(
    _ code: [Character], _ kinds: [CodeKind], _ part: Range<Int>
  ) -> Element? {
    guard let first = part.first(where: { !code[$0].isWhitespace }),
      let last = part.last(where: { !code[$0].isWhitespace })
    else { return nil }
    let all = first..<last + 1
    let isCall = code[all].starts(with: "Keyframe(")
    let word = Array(isCall ? "value: " : ": ")
    guard let start = all.first(where: { code[$0..<all.upperBound].starts(with: word) }) else {
      return nil
    }
    let begin = start + word.count
    guard isCall else {
      return Element(all: all, time: first..<start, value: begin..<all.upperBound)
    }
    let time = first + "Keyframe(time: ".count
    return Element(
      all: all, time: time..<end(code, kinds, time, all),
      value: begin..<end(code, kinds, begin, all))
  }

  /// Where an argument ends that begins at `begin`.
  private static func end(
    _ code: [Character], _ kinds: [CodeKind], _ begin: Int, _ all: Range<Int>
  ) -> Int {
    var depth = 0
    for index in begin..<all.upperBound where kinds[index] != .string {
      switch code[index] {
      case "[", "(": depth += 1
      case ")", ",", "]":
        if depth == 0 { return index }
        if code[index] != "," { depth -= 1 }
      case _: break
      }
    }
    return all.upperBound
  }
}
