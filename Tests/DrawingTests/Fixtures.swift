import Keyframes
import Stage

@testable import Drawing

/// Texts as filled boxes: as wide as they have letters, 0.6 ems each, and one em high, inside an
/// empty border.
struct BoxTexts: TextMasks {
  private(set) var keys: [TextKey] = []
  private(set) var prepared: [TextKey] = []

  mutating func prepare(_ keys: [TextKey]) { prepared += keys }

  mutating func mask(for key: TextKey) -> TextMask? {
    keys.append(key)
    let width = Int(key.pixelSize * 0.6 * Double(key.text.string.count)) + 2
    let height = Int(key.pixelSize) + 2
    var coverage = [UInt8](repeating: 0, count: width * height)
    let letters = key.range ?? 0..<key.text.string.count
    for y in 1..<(height - 1) {
      for x in 1..<(width - 1) {
        let letter = Int((Double(x) - 0.5) / (key.pixelSize * 0.6))
        if letters.contains(letter) { coverage[y * width + x] = 255 }
      }
    }
    return TextMask(
      width: width, height: height, coverage: coverage, left: -width / 2, top: -height / 2)
  }
}

/// Random numbers that are the same every time (SplitMix64).
struct Dice: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func roll(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
}

func picture(
  _ sprites: [Sprite], on ground: Color = .clear, width: Int = 200, height: Int = 160,
  scale: Double = 1
) -> Raster {
  var painter = RasterPainter()
  var texts = BoxTexts()
  painter.paint(sprites, on: ground, size: (width, height), scale: scale, text: &texts)
  return painter.raster
}

func displayList(
  _ sprites: [Sprite], width: Int = 200, height: Int = 160, scale: Double = 1
) -> DisplayList {
  var list = DisplayList()
  var texts = BoxTexts()
  list.build(sprites, size: (width, height), scale: scale, text: &texts)
  return list
}

extension Raster {
  /// The sum of all alphas, in pixels.
  var covered: Double { pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } }
}

extension DisplayList {
  /// The triangles' areas times their mean alphas, in pixels.
  var covered: Double {
    var sum = 0.0
    for index in stride(from: 0, to: indices.count, by: 3) {
      let (a, b, c) = (
        vertices[Int(indices[index])], vertices[Int(indices[index + 1])],
        vertices[Int(indices[index + 2])]
      )
      let double = abs(
        Double(b.x - a.x) * Double(c.y - a.y) - Double(b.y - a.y) * Double(c.x - a.x))
      sum += double / 2 * (Double(a.a) + Double(b.a) + Double(c.a)) / 3 / 255
    }
    return sum
  }
}

extension Transform {
  static func at(_ x: Double, _ y: Double, turned degrees: Double = 0) -> Transform {
    Transform.rotation(degrees: degrees).then(.translation(x: x, y: y))
  }
}

extension Path {
  init(_ points: [Point], closed: Bool = false) {
    self.init()
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { line(to: point) }
    }
    if closed { close() }
  }
}

func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> Shape {
  .line(from: Point(x: x0, y: y0), to: Point(x: x1, y: y1))
}

/// A square with a square hole in it.
let frame: Shape = {
  var path = Path(
    [(-40, -40), (40, -40), (40, 40), (-40, 40)].map { Point(x: $0.0, y: $0.1) }, closed: true)
  path.append(
    Path(
      [(-20, -20), (-20, 20), (20, 20), (20, -20)].map { Point(x: $0.0, y: $0.1) }, closed: true))
  return .path(path)
}()

/// A star drawn in one line that crosses itself.
let pentagram: Shape = .corners((0..<5).map { .polar(60, degrees: Double($0) * 144 - 90) })

/// The area of a polygon through `corners` by the shoelace formula.
func shoelace(_ corners: [Point]) -> Double {
  var sum = 0.0
  for (a, b) in zip(corners, corners.dropFirst() + [corners[0]]) { sum += a.x * b.y - a.y * b.x }
  return abs(sum) / 2
}
