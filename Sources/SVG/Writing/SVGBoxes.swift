import Keyframes
import Stage
import Syntax

// How large nodes are at a time.
extension Node {
  /// The box of its shape, stretched to its width and height; zero of texts and groups.
  func box(at time: Double) -> Rect {
    guard let own = ownBox(at: time) else { return .zero }
    guard numbers[.width] != nil || numbers[.height] != nil else { return own }
    let (x, y) = stretch(of: own, at: time)
    return Rect(x: own.minX * x, y: own.minY * y, width: own.width * x, height: own.height * y)
  }

  private func ownBox(at time: Double) -> Rect? {
    guard let shape, !shape.isText else { return nil }
    return outline.map { $0.value(at: time).bounds } ?? shape.bounds
  }

  /// The factors by which its outline is stretched; a side of length 0 is not.
  func stretch(of own: Rect, at time: Double) -> (x: Double, y: Double) {
    func factor(_ property: Property, _ side: Double) -> Double {
      guard let track = numbers[property], side > 0 else { return 1 }
      return max(track.value(at: time), 0) / side
    }
    return (factor(.width, own.width), factor(.height, own.height))
  }

  /// The node's anchor in its own coordinates.
  func anchor(at time: Double) -> [Double] {
    let box = box(at: time)
    return [
      numbers[.anchorX].map { box.minX + $0.value(at: time) * box.width } ?? 0,
      numbers[.anchorY].map { box.minY + $0.value(at: time) * box.height } ?? 0,
    ]
  }

  /// The node's outline at a time, stretched.
  func path(at time: Double) -> Path? {
    guard let shape, !shape.isText else { return nil }
    if let outline { return stretched(outline.value(at: time), at: time) }
    guard case .path(let path) = shape else { return plainOutline(of: shape, at: time) }
    return stretched(path, at: time)
  }

  private func stretched(_ path: Path, at time: Double) -> Path {
    guard numbers[.width] != nil || numbers[.height] != nil else { return path }
    let (x, y) = stretch(of: path.bounds, at: time)
    return path.transformed(by: .scale(x: x, y: y))
  }

  private func plainOutline(of shape: Shape, at time: Double) -> Path? {
    func side(_ property: Property, _ own: Double) -> Double {
      numbers[property].map { max($0.value(at: time), 0) } ?? own
    }
    let own = shape.bounds.size
    let size = Size(width: side(.width, own.width), height: side(.height, own.height))
    switch shape {
    case .rectangle(_, let radius):
      return Shape.rectangle(size, cornerRadius: side(.cornerRadius, radius)).outline
    case .ellipse: return Shape.ellipse(size).outline
    case .picture(let picture, _): return Shape.picture(picture, size).outline
    case .path, .text: return nil
    }
  }

  /// The times at which its outline may bend.
  func outlineTracksMove() -> Bool {
    outline?.moves == true
      || [Property.width, .height, .cornerRadius].contains { numbers[$0]?.moves == true }
  }
}

extension Path {
  /// The path's elements as numbers: the kind of each, then its points, so that paths of the same
  /// elements can be blended number by number.
  var numbers: [Double] {
    elements.flatMap { element -> [Double] in
      switch element {
      case .move(let point): [0, point.x, point.y]
      case .line(let point): [1, point.x, point.y]
      case .cubic(let one, let two, let end): [2, one.x, one.y, two.x, two.y, end.x, end.y]
      case .close: [3]
      }
    }
  }

  /// A separate path for each of its subpaths.
  var subpaths: [Path] {
    var paths: [Path] = []
    for element in elements {
      switch element {
      case .move(let point):
        paths.append(Path { $0.move(to: point) })
      case .line(let point): paths.indices.last.map { paths[$0].line(to: point) }
      case .cubic(let one, let two, let end):
        paths.indices.last.map { paths[$0].cubic(one, two, to: end) }
      case .close: paths.indices.last.map { paths[$0].close() }
      }
    }
    return paths
  }
}

extension String {
  /// As path data writes it: .5 for 0.5.
  fileprivate var withoutLeadingZero: String {
    if hasPrefix("0.") { return String(dropFirst()) }
    return hasPrefix("-0.") ? "-" + dropFirst(2) : self
  }
}

extension [Double] {
  /// The path data of ``Path/numbers``, relative, which is shorter. Each point is rounded by itself, so that
  /// errors don't add up.
  func svgPath(digits: Int = 2) -> String {
    var (text, index) = ("", 0)
    var (pen, start) = ([0.0, 0], [0.0, 0])
    while index < count {
      let kind = Int(self[index])
      let numbers = self[(index + 1)...].prefix([2, 2, 6, 0][kind]).map {
        $0.nearestFinite.rounded(to: digits)
      }
      text += text.isEmpty ? "M" : ["m", "l", "c", "z"][kind]
      for (place, number) in numbers.enumerated() {
        let word = (number - pen[place % 2]).text(digits: digits).withoutLeadingZero
        text += place == 0 || word.hasPrefix("-") ? word : " " + word
      }
      pen = kind == 3 ? start : numbers.suffix(2)
      if kind == 0 { start = pen }
      index += numbers.count + 1
    }
    return text
  }
}
