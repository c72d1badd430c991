package import Keyframes
package import Words

/// Reads the path data of SVG 2 (section 9.3): every command, absolute and relative, with numbers written as
/// close together as SVG allows.
package struct PathData {
  /// A mistake, and the byte at which it is; nil if the data end too early.
  package struct Mistake: Error {
    package let offset: Int?
    package let problem: Message
    package let remedy: Message
  }

  private let bytes: [UInt8]
  private var position = 0
  /// The path read so far.
  package private(set) var path = Path()
  private var start = Point.zero
  private var current = Point.zero
  /// The last control point of the command before, if that was a curve of the same kind.
  private var control: (kind: UInt8, point: Point)?

  /// Pieces beyond this many are not read.
  private let most: Int
  /// Numbers larger than this are cut.
  private let largest: Double

  /// Data as they stand in an attribute.
  package init(
    _ text: String, most: Int = .max, largest: Double = .greatestFiniteMagnitude
  ) {
    (bytes, self.most, self.largest) = (Array(text.utf8), most, largest)
  }

  /// Reads all; ``path`` has the part before a mistake.
  ///
  /// - Complexity: O(*n*)
  package mutating func read() throws(Mistake) {
    skipSeparators()
    while position < bytes.count {
      let command = bytes[position]
      guard let count = Self.counts[command | 0x20] else { throw unknownCommand() }
      position += 1
      var isFirst = true
      repeat {
        guard path.elements.count < most else {
          throw Mistake(
            offset: position, problem: "The path has more than \(most) pieces",
            remedy: "simplify it")
        }
        // More points behind a move are lines.
        let letter = !isFirst && command | 0x20 == 0x6D ? command - 1 : command
        try add(letter, try numbers(count, of: command))
        isFirst = false
        skipSeparators()
      } while count > 0 && position < bytes.count && bytes[position].isPartOfNumber
        && bytes[position] | 0x20 != 0x65
    }
  }

  /// How many numbers a command has.
  private static let counts: [UInt8: Int] = Dictionary(
    uniqueKeysWithValues: [
      ("m", 2), ("l", 2), ("h", 1), ("v", 1), ("c", 6), ("s", 4), ("q", 4), ("t", 2), ("a", 7),
      ("z", 0),
    ].map { (UInt8(ascii: $0.0), $0.1) })

  private func unknownCommand() -> Mistake {
    let word = String(decoding: bytes[position...].prefix { !$0.isSpace }, as: UTF8.self)
    return Mistake(
      offset: position, problem: "\(quoted(word)) is not a piece of a path",
      remedy: "begin each piece with one of M, L, H, V, C, S, Q, T, A and Z")
  }

  // MARK: Numbers

  private mutating func numbers(_ count: Int, of command: UInt8) throws(Mistake) -> [Double] {
    var numbers: [Double] = []
    let isArc = command | 0x20 == 0x61
    while numbers.count < count {
      skipSeparators()
      let isFlag = isArc && (numbers.count == 3 || numbers.count == 4)
      numbers.append(isFlag ? try flag() : try number(count, command))
    }
    return numbers
  }

  private mutating func skipSeparators() {
    while position < bytes.count, bytes[position].isSpace || bytes[position] == UInt8(ascii: ",") {
      position += 1
    }
  }

  private mutating func number(_ count: Int, _ command: UInt8) throws(Mistake) -> Double {
    let letter = Character(Unicode.Scalar(command))
    let remedy: Message = count == 1 ? "give \(letter) 1 number" : "give \(letter) \(count) numbers"
    guard position < bytes.count else {
      throw Mistake(offset: nil, problem: "The path ends too early", remedy: remedy)
    }
    let start = position
    skip("+-")
    skipDigits()
    if skip(".") { skipDigits() }
    let mantissa = position
    if position > start, skip("eE") {
      skip("+-")
      let digits = position
      skipDigits()
      if position == digits { position = mantissa }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text.last == "." ? text + "0" : text), number.isFinite else {
      let word = bytes[start...].prefix { !$0.isSpace && $0 != UInt8(ascii: ",") }
      throw Mistake(
        offset: start,
        problem: "\(quoted(String(decoding: word, as: UTF8.self))) is not a number", remedy: remedy)
    }
    return min(max(number, -largest), largest)
  }

  private mutating func flag() throws(Mistake) -> Double {
    guard position < bytes.count else {
      throw Mistake(
        offset: nil, problem: "The path ends too early", remedy: "give A 7 numbers")
    }
    guard bytes[position] == UInt8(ascii: "0") || bytes[position] == UInt8(ascii: "1") else {
      throw Mistake(
        offset: position, problem: "A flag of an arc is neither 0 nor 1",
        remedy: "write A rx ry angle large sweep x y")
    }
    position += 1
    return Double(bytes[position - 1] - UInt8(ascii: "0"))
  }

  @discardableResult
  private mutating func skip(_ marks: String) -> Bool {
    guard position < bytes.count, marks.utf8.contains(bytes[position]) else { return false }
    position += 1
    return true
  }

  private mutating func skipDigits() {
    while position < bytes.count, bytes[position].isDigit { position += 1 }
  }

  // MARK: Commands

  private mutating func add(_ command: UInt8, _ numbers: [Double]) throws(Mistake) {
    let isRelative = command & 0x20 != 0
    let kind = command | 0x20
    let base = isRelative ? current : .zero
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      base + Point(x: numbers[$0], y: numbers[$0 + 1])
    }
    let reflected = control.map { current * 2 - $0.point } ?? current
    let last = control?.kind
    control = nil
    switch UInt8(kind) {
    case UInt8(ascii: "m"):
      path.move(to: points[0])
      (start, current) = (points[0], points[0])
    case UInt8(ascii: "l"): line(to: points[0])
    case UInt8(ascii: "h"): line(to: Point(x: base.x + numbers[0], y: current.y))
    case UInt8(ascii: "v"): line(to: Point(x: current.x, y: base.y + numbers[0]))
    case UInt8(ascii: "c"): cubic(points[0], points[1], to: points[2])
    case UInt8(ascii: "s"):
      cubic(last == UInt8(ascii: "c") ? reflected : current, points[0], to: points[1])
    case UInt8(ascii: "q"): quadratic(points[0], to: points[1])
    case UInt8(ascii: "t"):
      quadratic(last == UInt8(ascii: "q") ? reflected : current, to: points[0])
    case UInt8(ascii: "a"):
      let end = base + Point(x: numbers[5], y: numbers[6])
      path.arc(
        from: current, to: end, radii: (numbers[0], numbers[1]), degrees: numbers[2],
        isLarge: numbers[3] == 1, isClockwise: numbers[4] == 1)
      current = end
    case _:
      path.close()
      current = start
    }
    guard current.x.isFinite, current.y.isFinite, path.elements.last?.isFinite ?? true else {
      throw Mistake(
        offset: position - 1, problem: "The path goes beyond all numbers",
        remedy: "give smaller ones")
    }
  }

  private mutating func line(to point: Point) {
    path.line(to: point)
    current = point
  }

  private mutating func cubic(_ one: Point, _ two: Point, to end: Point) {
    path.cubic(one, two, to: end)
    control = (UInt8(ascii: "c"), two)
    current = end
  }

  private mutating func quadratic(_ middle: Point, to end: Point) {
    path.cubic(
      current + (middle - current) * (2.0 / 3), end + (middle - end) * (2.0 / 3), to: end)
    control = (UInt8(ascii: "q"), middle)
    current = end
  }
}

extension Path {
  /// Path data such as `M 0 0 L 10 0 Z`, with points as `text` writes them; minus zero is written
  /// as 0.
  package func data(_ text: (Point) -> String) -> String {
    func plain(_ point: Point) -> String {
      text(Point(x: point.x.withoutMinusZero, y: point.y.withoutMinusZero))
    }
    return elements.map { element in
      switch element {
      case .move(let point): "M \(plain(point))"
      case .line(let point): "L \(plain(point))"
      case .cubic(let one, let two, let end): "C \(plain(one)) \(plain(two)) \(plain(end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension Path.Element {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.x.isFinite && point.y.isFinite
    case .cubic(let one, let two, let end):
      [one, two, end].allSatisfy { $0.x.isFinite && $0.y.isFinite }
    case .close: true
    }
  }
}
