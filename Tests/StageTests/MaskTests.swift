import Foundation
import Keyframes
import Stage
import TestSupport
import Testing

struct MaskTests {
  static let rounding = 1e-9
  static let seeds: ClosedRange<UInt64> = 1...20

  /// Whether a point of a box is visible, by the formulas of Jazz Hands' six effects.
  static func isSeen(_ place: Point, of box: Rect, _ reveal: Mask.Reveal, _ visibility: Double)
    -> Bool
  {
    let (across, down) = (place.x - box.minX, place.y - box.minY)
    let isInside = across >= 0 && across <= box.width && down >= 0 && down <= box.height
    let away = place.distance(to: box.centre)
    return switch reveal {
    case .fromTop: isInside && down <= visibility * box.height
    case .fromLeft: isInside && across <= visibility * box.width
    case .fromBottom: isInside && down >= (1 - visibility) * box.height
    case .fromRight: isInside && across >= (1 - visibility) * box.width
    case .toCircle: away <= visibility * min(box.width, box.height) / 2
    case .toBounds:
      away <= visibility * (box.width * box.width + box.height * box.height).squareRoot() / 2
    }
  }

  /// Whether a place lies in a rectangle with round corners.
  static func isIn(_ clip: Clip, _ place: Point) -> Bool {
    guard let back = clip.transform.inverse else { return false }
    let own = back.apply(to: place)
    let radius = min(clip.cornerRadius, clip.rect.width / 2, clip.rect.height / 2)
    let (x, y) = (abs(own.x - clip.rect.centre.x), abs(own.y - clip.rect.centre.y))
    let (left, up) = (clip.rect.width / 2 - x, clip.rect.height / 2 - y)
    guard left >= 0, up >= 0 else { return false }
    let (into, down) = (max(radius - left, 0), max(radius - up, 0))
    return into * into + down * down <= radius * radius
  }

  @Test(arguments: Mask.Reveal.allCases, seeds)
  func revealsFollowTheirFormulas(_ reveal: Mask.Reveal, _ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let box = Rect(
      x: generator.number(), y: generator.number(), width: generator.number(1...80),
      height: generator.number(1...80))
    let visibility = generator.number(0...1)
    let node = Node { Node(.circle(radius: 1), fill: .white) }
      .revealed(reveal, [0: 0, 1: 1], of: box)
    let clip = try #require(node.sprite(at: visibility).clips.first)
    for _ in 0..<200 {
      let place = Point(
        x: box.minX + generator.number(-0.5...1.5) * box.width,
        y: box.minY + generator.number(-0.5...1.5) * box.height)
      #expect(Self.isIn(clip, place) == Self.isSeen(place, of: box, reveal, visibility))
    }
  }

  @Test(arguments: Mask.Reveal.allCases)
  func nothingIsSeenAtTheStartAndTheBoxInTheEnd(_ reveal: Mask.Reveal) throws {
    let node = Node(.rectangle(60, 40), fill: .white).revealed(reveal, [0: -3, 1: 0, 2: 1, 3: 7])
    for time in [0, 0.5, 1] {
      let clip = try #require(node.sprite(at: time).clips.first)
      #expect(clip.rect.isEmpty && clip.cornerRadius == 0)
    }
    let whole = try #require(node.sprite(at: 2).clips.first)
    for time in [2.5, 3] { #expect(node.sprite(at: time).clips == [whole]) }
    switch reveal {
    case .fromTop, .fromLeft, .fromBottom, .fromRight:
      #expect(whole == Clip(Rect(x: -30, y: -20, width: 60, height: 40)))
    case .toCircle:
      #expect(whole == Clip(Rect(x: -20, y: -20, width: 40, height: 40), cornerRadius: 20))
    case .toBounds:
      for corner in [Point(x: -30, y: -20), Point(x: 30, y: 20), Point(x: -30, y: 20)] {
        #expect(corner.distance(to: whole.rect.centre) < whole.cornerRadius + Self.rounding)
      }
    }
  }

  @Test func theMaskMovesWithItsNode() {
    let node = Node(.rectangle(20, 10), fill: .white).at(x: 100, y: 50).rotation(90).scale(2)
      .revealed(.fromLeft, 0.5)
    let clip = Clip(
      Rect(x: -10, y: -5, width: 10, height: 10),
      transform: Transform(a: 0, b: 2, c: -2, d: 0, tx: 100, ty: 50))
    #expect(node.sprite(at: 0).clips == [clip])
    let child = Node(.circle(radius: 1), fill: .white)
    var parent = node
    parent.children = [child]
    #expect(sprites(of: [parent], at: 0).map(\.clips) == [[clip], [clip]])
  }

  @Test func theMaskHasTheCurrentSizeOfItsNode() {
    let node = Node(.rectangle(20, 10), fill: .white).size(width: [0: 20, 1: 60])
      .revealed(.fromRight, 0.5)
    #expect(node.sprite(at: 0).clips.first?.rect == Rect(x: 0, y: -5, width: 10, height: 10))
    #expect(node.sprite(at: 1).clips.first?.rect == Rect(x: 0, y: -5, width: 30, height: 10))
  }

  /// Visibility rests at 1.
  @Test func aMaskHidesNothingByDefault() {
    var node = Node(.rectangle(20, 10), fill: .white)
    node.mask = Mask(.fromTop)
    #expect(node.sprite(at: 0).clips == [Clip(Rect(x: -10, y: -5, width: 20, height: 10))])
  }

  @Test func masksAndClipsCombine() {
    let clip = Rect(x: 0, y: 0, width: 5, height: 5)
    let node = Node(.rectangle(20, 10), fill: .white).clipped(to: clip, cornerRadius: -1)
      .revealed(.fromTop, 1)
    #expect(
      node.sprite(at: 0).clips == [
        Clip(clip), Clip(Rect(x: -10, y: -5, width: 20, height: 10)),
      ])
  }

  @Test func maskingANodeWithoutABoxTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = Node("words", TextStyle(9), .white).revealed(.fromTop, 1)
    }
    await #expect(processExitsWith: .failure) { _ = Node {}.revealed(.toCircle, 1) }
    await #expect(processExitsWith: .failure) {
      _ = Node(.line(from: .zero, to: Point(x: 9, y: 0))).revealed(.fromLeft, 1)
    }
    let box = Rect(x: 0, y: 0, width: 9, height: 9)
    let words = Node("words", TextStyle(9), .white).revealed(.fromTop, 1, of: box)
    #expect(words.sprite(at: 0).clips == [Clip(box)])
  }
}
