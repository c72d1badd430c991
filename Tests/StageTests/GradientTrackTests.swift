import Keyframes
import Stage
import TestSupport
import Testing

struct GradientTrackTests {
  static let rounding = 1e-9
  static let seeds: ClosedRange<UInt64> = 1...60

  /// The colour at a part of the line, straight between the stops on either side.
  static func color(of stops: [Gradient.Stop], at offset: Double) -> [Double] {
    let offsets = stops.map(\.offset)
    return (0..<4).map { part in
      straight(offsets, stops.map { $0.color.numbers[part] }, at: offset)
    }
  }

  /// Some stops at tenths of the line, here and there two or three at one place.
  private func random(_ count: Int, _ generator: inout SeededGenerator) -> Gradient {
    Gradient(
      from: Point(x: generator.number(), y: generator.number()),
      to: Point(x: generator.number(), y: generator.number()),
      (0..<count).map { _ in
        Gradient.Stop(
          Double(Int.random(in: 0...10, using: &generator)) / 10,
          Color(
            red: generator.number(0...1), green: generator.number(0...1),
            blue: generator.number(0...1), alpha: generator.number(0.1...1)))
      })
  }

  private func seen(_ track: Track<Gradient>, at time: Double) -> Gradient? {
    let sprite = Node(.circle(radius: 1), gradient: track).sprite(at: time)
    guard case .gradient(let gradient) = sprite.fill else { return nil }
    return gradient
  }

  /// Where one has more stops than the other, they blend place by place.
  @Test(arguments: seeds)
  func stopsOfOtherCountsBlendPlaceByPlace(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let count = Int.random(in: 1...5, using: &generator)
    let from = random(count, &generator)
    let to = random(count + Int.random(in: 1...4, using: &generator), &generator)
    let progress = generator.number(0...1)
    let gradient = try #require(seen([0: from, 1: to], at: progress))
    for step in 0..<100 {
      // Never at a stop, where a step may lie.
      let offset = Double(step) / 80 - 0.123_456
      let (one, other) = (
        Self.color(of: from.stops, at: offset), Self.color(of: to.stops, at: offset)
      )
      let expected = zip(one, other).map { $0 * (1 - progress) + $1 * progress }
      let found = Self.color(of: gradient.stops, at: offset)
      #expect(near(found, expected), "at \(offset)")
    }
    let back = try #require(seen([0: to, 1: from], at: 1 - progress))
    for step in 0..<100 {
      let offset = Double(step) / 80 - 0.123_456
      #expect(
        near(Self.color(of: back.stops, at: offset), Self.color(of: gradient.stops, at: offset)))
    }
  }

  @Test(arguments: seeds)
  func asManyStopsMoveOneByOne(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let count = Int.random(in: 1...5, using: &generator)
    let (from, to) = (random(count, &generator), random(count, &generator))
    let progress = generator.number(0...1)
    let gradient = try #require(seen([0: from, 1: to], at: progress))
    for (found, (one, other)) in zip(gradient.stops, zip(from.stops, to.stops)) {
      let expected = zip([one.offset] + one.color.numbers, [other.offset] + other.color.numbers)
        .map { $0 * (1 - progress) + $1 * progress }
      #expect(near([found.offset] + found.color.numbers, expected))
    }
    func line(_ gradient: Gradient) -> [Double] {
      [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y]
    }
    let ends = zip(line(from), line(to)).map { $0 * (1 - progress) + $1 * progress }
    #expect(near(line(gradient), ends))
  }

  @Test(arguments: seeds)
  func keyframesAreExact(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let (from, to) = (random(2, &generator), random(5, &generator))
    for time in [-1.0, 0] { #expect(seen([0: from, 1: to], at: time) == from) }
    for time in [1.0, 4] { #expect(seen([0: from, 1: to], at: time) == to) }
  }

  /// Colours may leave their range in the track, but not on the stage.
  @Test func overshootContinuesAlongTheLineAndColorsAreClamped() throws {
    let track: Track<Gradient> = [
      0: .vertical(.black, .white), 1: .horizontal(.white, .black),
    ]
    let beyond = track.extrapolated(after: .linear).value(at: 1.5)
    #expect(beyond.stops.map(\.color.red) == [1.5, -0.5])
    let shown = try #require(seen(track.extrapolated(after: .linear), at: 1.5))
    #expect(shown.stops.map(\.color) == [.white, .black])
    #expect(shown.end == Point(x: 1.5, y: -0.5))
    let back = try #require(seen(track.eased(.easeOut(.back)), at: 0.7))
    #expect(back.end.x > 1.01)
    let all = back.stops.flatMap(\.color.numbers)
    #expect(all.allSatisfy { (0...1).contains($0) })
  }

  @Test func constantsAreClampedToo() {
    let loud = Color(red: 2, green: -1, blue: 0.5)
    let calm = Color(red: 1, green: 0, blue: 0.5)
    #expect(seen(Track(.vertical(loud, .white)), at: 0) == .vertical(calm, .white))
    let ring = Node(.circle(radius: 1), stroke: Stroke(.gradient(.vertical(loud, loud)), width: -1))
    let stroke = ring.sprite(at: 0).stroke
    #expect(stroke == Stroke(.gradient(.vertical(calm, calm)), width: 0))
  }
}
