import Keyframes
import Stage
import Testing

@testable import Drawing

/// Both painters paint the same picture: here triangles are sampled at pixel centres, as graphics
/// hardware does.
struct PainterAgreementTests {
  /// Soft edges are a ramp rather than an area, so single pixels at sharp corners differ.
  private let meanTolerance = 0.35

  @Test(arguments: DisplayListTests.wholeShapes)
  func shapesLookTheSame(_ sprite: Sprite) {
    expectAlike(
      sampled(displayList([sprite])), picture([sprite]), mean: meanTolerance, maximum: 109)
  }

  @Test func translucentShapesHaveNoSeams() {
    for var sprite in DisplayListTests.wholeShapes {
      sprite.opacity = 0.4
      expectAlike(sampled(displayList([sprite])), picture([sprite]), mean: .infinity, maximum: 44)
    }
  }

  /// Both take the same masks; hardware interpolates them in other steps, and blends once.
  @Test(arguments: BlurTests.sprites)
  func blurredSpritesLookTheSame(_ sprite: Sprite) {
    for blur in [0.6, 2.5, 7, 24, 90] {
      var soft = sprite
      soft.blur = blur
      expectAlike(
        sampled(displayList([soft])), picture([soft]), mean: 0.1, maximum: 29, "blur \(blur)")
    }
  }

  @Test(arguments: 0..<30)
  func randomScenesLookTheSame(_ seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    var sprites = (0..<3).map { _ in randomSprite(&dice) }
    sprites.removeAll { if case .text = $0.shape { true } else { false } }
    expectAlike(
      sampled(displayList(sprites)), picture(sprites), mean: 2 * meanTolerance, maximum: 255)
  }
}

/// The solid and the blurred triangles of a list, sampled at the centres of pixels; an edge shared by
/// two triangles belongs to one of them.
func sampled(_ list: DisplayList, width: Int = 200, height: Int = 160) -> Raster {
  var raster = Raster(width: width, height: height)
  var texts = BoxTexts()
  for command in list.commands {
    let (range, mask): (Range<Int>, SoftMask?) =
      switch command {
      case .solid(let range): (range, nil)
      case .masked(.soft(let key), let range): (range, key.mask(text: &texts))
      case .masked(.text, let range): (range.lowerBound..<range.lowerBound, nil)
      case .masked(.painted(let painted), let range):
        (raster.place(painted.raster, at: list.vertices[Int(list.indices[range.lowerBound])]), nil)
      }
    for index in stride(from: range.lowerBound, to: range.upperBound, by: 3) {
      let corners = (0..<3).map { list.vertices[Int(list.indices[index + $0])] }
      raster.sample(corners[0], corners[1], corners[2], through: mask)
    }
  }
  return raster
}

extension SoftMask {
  /// The mask at a position (0…1 in each direction), interpolated between the centres of cells.
  fileprivate func value(u: Double, v: Double) -> Double {
    let x = u * Double(area.width) - 0.5
    let y = v * Double(area.height) - 0.5
    var sum = 0.0
    for row in [y.rounded(.down), y.rounded(.down) + 1] {
      for column in [x.rounded(.down), x.rounded(.down) + 1] {
        let place = (
          min(max(Int(column), 0), area.width - 1), min(max(Int(row), 0), area.height - 1)
        )
        sum +=
          (1 - abs(column - x)) * (1 - abs(row - y))
          * Double(coverage[place.1 * area.width + place.0])
      }
    }
    return sum / 255
  }
}

extension Raster {
  /// Paints a picture that lies on whole pixels from a corner on, as hardware does without rounding.
  ///
  /// - Returns: no triangles.
  fileprivate mutating func place(_ picture: Raster, at corner: Vertex) -> Range<Int> {
    let (left, top) = (Int(corner.x), Int(corner.y))
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        self[left + x, top + y] = over(
          picture.pixels[y * picture.width + x], self[left + x, top + y])
      }
    }
    return 0..<0
  }

  fileprivate mutating func sample(
    _ a: Vertex, _ b: Vertex, _ c: Vertex, through mask: SoftMask? = nil
  ) {
    let area = edge(a, b, c.x, c.y)
    guard area != 0 else { return }
    let (b, c) = area > 0 ? (b, c) : (c, b)
    let left = max(0, Int(min(a.x, b.x, c.x)))
    let right = min(width - 1, Int(max(a.x, b.x, c.x, 0)))
    let top = max(0, Int(min(a.y, b.y, c.y)))
    let bottom = min(height - 1, Int(max(a.y, b.y, c.y, 0)))
    guard left <= right, top <= bottom else { return }
    for y in top...bottom {
      for x in left...right {
        let weights = [(b, c), (c, a), (a, b)].map { one, two -> Double? in
          let weight = edge(one, two, Float(x) + 0.5, Float(y) + 0.5)
          let isTopLeft = one.y == two.y ? one.x < two.x : one.y > two.y
          return weight > 0 || (weight == 0 && isTopLeft) ? weight / abs(area) : nil
        }
        guard let wa = weights[0], let wb = weights[1], let wc = weights[2] else { continue }
        func blend(_ channel: KeyPath<Vertex, UInt8>) -> Double {
          (wa * Double(a[keyPath: channel]) + wb * Double(b[keyPath: channel])
            + wc * Double(c[keyPath: channel])) / 255
        }
        func place(_ axis: KeyPath<Vertex, Float>) -> Double {
          wa * Double(a[keyPath: axis]) + wb * Double(b[keyPath: axis])
            + wc * Double(c[keyPath: axis])
        }
        let cover = mask?.value(u: place(\.u), v: place(\.v)) ?? 1
        let color = Color(
          red: blend(\.r), green: blend(\.g), blue: blend(\.b), alpha: blend(\.a) * cover)
        self[x, y] = over(color.premultiplied, self[x, y])
      }
    }
  }

  /// Exactly opposite for the two directions of an edge.
  private func edge(_ a: Vertex, _ b: Vertex, _ x: Float, _ y: Float) -> Double {
    if (a.x, a.y) > (b.x, b.y) { return -edge(b, a, x, y) }
    return Double(b.x - a.x) * Double(y - a.y) - Double(b.y - a.y) * Double(x - a.x)
  }
}
