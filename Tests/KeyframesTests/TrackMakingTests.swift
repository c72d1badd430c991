import Keyframes
import Testing

@Suite struct TrackMakingTests {
  @Test func valuesAtTimesAreKeyframes() {
    let track = Track([1.0, 5, 3], at: [0, 2, 3], .easeIn(.quad))
    #expect(track == Track([0: 1, 2: 5, 3: 3]).eased(.easeIn(.quad)))
    #expect(Track([1.0, 5, 3], every: 0.5, from: 2).value(at: 2.75) == 4)
    #expect(Track([true, false], every: 1).value(at: 0.5) == true)
  }

  @Test func aFunctionIsMetAtEverySample() {
    let track = Track(over: -1...3, steps: 8) { $0 * $0 }
    for time in stride(from: -1, through: 3, by: 0.5) {
      #expect(track.value(at: time) == time * time)
    }
    #expect(track.value(at: 0.25) == 0.125)
  }

  @Test func aTrackFromOneValueToAnother() {
    let track = Track.from(10, to: 30, during: 1...5, .easeIn(.quad))
    #expect([0, 1, 3, 5, 9].map { track.value(at: $0) } == [10, 10, 15, 30, 30])
  }

  @Test func literalsOfAnyComponentsNeedNoType() {
    #expect(type(of: Track([0: 0, 1: 1])) == Track<Double>.self)
    #expect(type(of: Track([0: Color.black, 1: .white])) == Track<Color>.self)
    #expect(Track([1: 2, 0: 0]).value(at: 0.5) == 1)
  }

  @Test func timesThatDoNotMatchTrap() async {
    await #expect(processExitsWith: .failure) { _ = Track([1.0, 2], at: [0]) }
    await #expect(processExitsWith: .failure) { _ = Track(over: 0...1, steps: 0) { $0 } }
  }
}

@Suite struct PathMakingTests {
  static let corners = [Point(x: 0, y: 0), Point(x: 4, y: -2), Point(x: 8, y: 0)]

  @Test func aPathThroughPoints() {
    let open = Path(through: Self.corners)
    #expect(
      open.elements == [.move(Self.corners[0]), .line(Self.corners[1]), .line(Self.corners[2])])
    #expect(Path(through: Self.corners, isClosed: true).elements == open.elements + [.close])
    #expect(Path(through: (0, 0), (4, -2), (8, 0)) == open)
    #expect(Path(through: (0, 0), (4, -2), (8, 0), isClosed: true).elements.last == .close)
    #expect(Path(through: [], isClosed: true).isEmpty)
  }

  @Test func aCurveIsMetAtEqualParts() {
    let path = Path(steps: 4) { Point(x: 8 * $0, y: $0 * $0) }
    #expect(path == Path(through: (0, 0), (2, 0.0625), (4, 0.25), (6, 0.5625), (8, 1)))
  }

  @Test func aPathIsDrawn() {
    let drawn = Path {
      $0.move(to: Self.corners[0])
      $0.line(to: Self.corners[1])
      $0.line(to: Self.corners[2])
    }
    #expect(drawn == Path(through: Self.corners))
  }
}
