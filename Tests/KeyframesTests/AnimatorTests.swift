import Testing

@testable import Keyframes

/// What an animator says is what each of its tracks says.
struct AnimatorTests {
  /// Of the range of a track's values.
  static let tolerance = 1e-12

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func scalarsEqualTheirTracksWhicheverWayTimeGoes(seed: UInt64) {
    var samples = AnimatorSamples(seed: seed)
    let tracks = (0..<Int(seed * 7)).map { _ in samples.track { $0.number() } }
    var animator = Animator()
    let slots = tracks.map { animator.add($0) }
    for time in samples.walk(300, over: tracks.flatMap(\.marks)) {
      animator.seek(to: time)
      for (track, slot) in zip(tracks, slots) {
        expect([animator[slot]], [track.value(at: time)], track, time)
      }
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func pointsEqualTheirTracksWhicheverWayTimeGoes(seed: UInt64) {
    var samples = AnimatorSamples(seed: seed + 100)
    let tracks = (0..<Int(seed * 7)).map { _ in
      samples.track { Point(x: $0.number(), y: $0.number()) }
    }
    var animator = Animator()
    let slots = tracks.map { animator.add($0) }
    for time in samples.walk(300, over: tracks.flatMap(\.marks)) {
      animator.seek(to: time)
      for (track, slot) in zip(tracks, slots) {
        let (found, right) = (animator[slot], track.value(at: time))
        expect([found.x, found.y], [right.x, right.y], track, time)
      }
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func coloursEqualTheirTracksWhicheverWayTimeGoes(seed: UInt64) {
    var samples = AnimatorSamples(seed: seed + 200)
    let tracks = (0..<Int(seed * 7)).map { _ in
      samples.track { generator in
        generator.next() % 3 == 0
          ? .clear
          : Color(
            red: generator.number(0...1), green: generator.number(0...1),
            blue: generator.number(0...1), alpha: generator.number(0...1))
      }
    }
    var animator = Animator()
    let slots = tracks.map { animator.add($0) }
    for time in samples.walk(300, over: tracks.flatMap(\.marks)) {
      animator.seek(to: time)
      for (track, slot) in zip(tracks, slots) {
        let (found, right) = (animator[slot].components, track.value(at: time).components)
        expect((0..<4).map { found[$0] }, (0..<4).map { right[$0] }, track, time)
      }
    }
  }

  /// Compares components; the range is that of numbers below 100 and of what lies far beyond the
  /// keyframes.
  private func expect<Value>(
    _ found: [Double], _ right: [Double], _ track: Track<Value>, _ time: Double,
    _ location: SourceLocation = #_sourceLocation
  ) {
    for (found, right) in zip(found, right) where found != right {
      let range = max(Value.self == Color.self ? 1 : 100, abs(right))
      #expect(
        abs(found - right) <= Self.tolerance * range, "at \(time) of \(track)",
        sourceLocation: location)
    }
  }
}
