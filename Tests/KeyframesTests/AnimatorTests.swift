import TestSupport
import Testing

@testable import Keyframes

/// An animator's values are those of its tracks.
struct AnimatorTests {
  /// Relative to the range of a track's values.
  static let tolerance = 1e-12

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func scalarsEqualTheirTracksInBothDirectionsOfTime(seed: UInt64) {
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
  func pointsEqualTheirTracksInBothDirectionsOfTime(seed: UInt64) {
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
  func coloursEqualTheirTracksInBothDirectionsOfTime(seed: UInt64) {
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
        expect(list(found), list(right), track, time)
      }
    }
  }

  @Test func sizesAndRectanglesEqualTheirTracks() {
    var samples = AnimatorSamples(seed: 300)
    let sizes = (0..<20).map { _ in
      samples.track { Size(width: $0.number(), height: $0.number()) }
    }
    let rects = (0..<20).map { _ in
      samples.track { Rect(x: $0.number(), y: $0.number(), width: $0.number(), height: 1) }
    }
    var animator = Animator()
    let slots = zip(sizes, rects).map { (animator.add($0), animator.add($1)) }
    for time in samples.walk(100, over: sizes.flatMap(\.marks)) {
      animator.seek(to: time)
      for (index, (size, rect)) in slots.enumerated() {
        let (rightSize, rightRect) = (sizes[index].value(at: time), rects[index].value(at: time))
        expect(list(animator[size].components), list(rightSize.components), sizes[index], time)
        expect(list(animator[rect].components), list(rightRect.components), rects[index], time)
      }
    }
  }

  /// Not only up to rounding, so that nothing appears or changes places because of it.
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func valuesAtKeyframesAreExactlyThoseOfTheTracks(seed: UInt64) {
    var samples = AnimatorSamples(seed: seed + 700)
    let tracks = (0..<60).map { _ in samples.track { $0.number() } }
    let points = (0..<60).map { _ in samples.track { Point(x: $0.number(), y: $0.number()) } }
    var animator = Animator()
    let slots = tracks.map { animator.add($0) }
    let pointSlots = points.map { animator.add($0) }
    for (track, slot) in zip(tracks, slots) {
      for time in track.keyframes.map(\.time) {
        animator.seek(to: time)
        #expect(animator[slot] == track.value(at: time), "at \(time) of \(track)")
      }
    }
    for (track, slot) in zip(points, pointSlots) {
      for time in track.keyframes.map(\.time) {
        animator.seek(to: time)
        #expect(animator[slot] == track.value(at: time), "at \(time) of \(track)")
      }
    }
  }

  /// A copy keeps its own time and tracks.
  @Test func copiesAreIndependent() {
    var first = Animator()
    let slot = first.add([0: 0, 1: 10, 2: 0] as Track<Double>)
    first.seek(to: 0.5)
    var second = first
    second.seek(to: 1)
    let other = second.add([0: 7, 4: 9] as Track<Double>)
    first.seek(to: 1.75)
    second.seek(to: 1)
    #expect(first[slot] == 2.5 && first.numbers.count == 1)
    #expect(second[slot] == 10 && second[other] == 7.5)
  }

  /// A slot's index is the place of its value among all of its kind.
  @Test func spansHoldTheValuesInTheOrderOfSlots() {
    var samples = AnimatorSamples(seed: 800)
    var animator = Animator()
    for count in 1...20 {
      let number = animator.add(samples.track { $0.number() })
      let point = animator.add(samples.track { Point(x: $0.number(), y: $0.number()) })
      let color = animator.add(samples.track { Color(red: $0.number(0...1), green: 0, blue: 1) })
      animator.seek(to: 0.3)
      let (numbers, pairs, quads) = (animator.numbers, animator.pairs, animator.quads)
      #expect([numbers.count, pairs.count, quads.count] == [count, count, count])
      #expect(numbers[number.index] == animator[number])
      #expect(Point(components: pairs[point.index]) == animator[point])
      #expect(Color(components: quads[color.index]) == animator[color])
    }
  }

  /// Digit by digit as by comparison.
  @Test(arguments: [0, 1, 499, 501, 3000])
  func changesAreSortedByTimeAndThenByPiece(_ count: Int) {
    var generator = SeededGenerator(900)
    let special = [
      0, -0.0, .infinity, -.greatestFiniteMagnitude, 1, .leastNonzeroMagnitude,
      -.leastNonzeroMagnitude,
    ]
    let changes = (0..<count).map { piece in
      let number = generator.number(-2...2)
      let time = piece % 3 == 0 ? special[piece % special.count] : (number * 1000).rounded() / 1000
      return PieceChange(time: time, lane: Int32(piece % 7), piece: Int32(piece))
    }
    var sorted = changes
    sorted.sortByTime()
    #expect(sorted.map(\.piece) == changes.sorted(by: <).map(\.piece))
  }

  /// Tracks keep working when others are added, even while time moves.
  @Test func tracksMayBeAddedAtAnyTime() {
    var samples = AnimatorSamples(seed: 400)
    var animator = Animator()
    animator.seek(to: 1)
    var tracks: [Track<Double>] = []
    var slots: [Slot<Double>] = []
    for time in samples.walk(60, over: [0, 1]) {
      let track = samples.track { $0.number() }
      tracks.append(track)
      slots.append(animator.add(track))
      animator.seek(to: time)
      for (track, slot) in zip(tracks, slots) {
        expect([animator[slot]], [track.value(at: time)], track, time)
      }
    }
  }

  /// No array grows or is copied while time moves.
  @Test func seekingMovesNoMemory() {
    var samples = AnimatorSamples(seed: 500)
    var animator = Animator()
    for _ in 0..<300 {
      _ = animator.add(samples.track { $0.number() })
      _ = animator.add(samples.track { Point(x: $0.number(), y: $0.number()) })
      _ = animator.add(samples.track { OwnTriple(a: $0.number(), b: 1, c: $0.number()) })
    }
    animator.seek(to: 0)
    let places = animator.memory
    for time in samples.walk(500, over: [-3, 0, 3]) {
      animator.seek(to: time)
      #expect(animator.memory == places)
    }
  }

  @Test func documentedExample() {
    var animator = Animator()
    let opacity = animator.add([0: 0, 1: 1] as Track<Double>)
    animator.seek(to: 0.25)
    #expect(animator[opacity] == 0.25)
    #expect(animator.time == 0.25)
  }

  private func list<Vector: SIMD>(_ vector: Vector) -> [Vector.Scalar] {
    vector.indices.map { vector[$0] }
  }

  /// Compares components, relative to values below 100 and those far beyond the keyframes.
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

extension Animator {
  fileprivate var memory: [UInt] {
    let values = [address(numbers), address(pairs), address(quads)]
    return (values + [shared.numbers.memory, shared.pairs.memory, shared.quads.memory]).flatMap(
      \.self)
  }
}

extension LaneBank {
  /// The addresses of all memory that seeking writes to.
  fileprivate var memory: [UInt] {
    let own = [
      address(starts), address(blocks), address(ends), address(positions), address(current),
      address(enlisted),
      address(specials),
    ]
    let lists = specials.flatMap {
      [address($0.blocks), address($0.lanes), address($0.references)]
    }
    return (own + lists).flatMap(\.self)
  }
}

private func address<Element>(_ array: [Element]) -> [UInt] {
  array.withUnsafeBytes { [UInt(bitPattern: $0.baseAddress), UInt(array.capacity)] }
}
