import Stage
import TestSupport
import Testing

struct PlaybackAdvancingTests {
  typealias Event = Playback.Event

  static let nothings: [Double] = [0, -1, -.infinity, .nan]

  @Test(arguments: nothings)
  func zeroTimeDoesNothing(_ seconds: Double) {
    var playback = runningPlayback()
    #expect(playback.advance(by: seconds).isEmpty)
    #expect(playback == runningPlayback())
    playback.rate = 0
    #expect(playback.advance(by: 5).isEmpty && playback.time == 0 && playback.state == .running)
  }

  @Test func arrivingCompletesExactlyOnce() {
    var playback = runningPlayback()
    #expect(playback.advance(by: 10.0.nextDown).isEmpty)
    #expect(playback.advance(by: 1) == [.completed])
    #expect(playback.time == 10 && playback.passes == 1)
    #expect(playback.advance(by: 1).isEmpty)
  }

  static let endings: [Playback.Ending] = [
    .stop, .loop, .loop(1), .loop(3), .pingPong, .pingPong(1), .pingPong(2), .pingPong(5),
  ]

  @Test(arguments: endings)
  func hugeStepsWork(_ ending: Playback.Ending) {
    for seconds in [1e9, 1e300, .greatestFiniteMagnitude, .infinity] {
      for rate in [1, -3, 1e300] {
        var playback = runningPlayback(2...2.0.nextUp, rate: rate, ending)
        let events = playback.advance(by: seconds)
        #expect(playback.range.contains(playback.time))
        #expect(events.last == .completed || ending.passes == nil)
        #expect((playback.state == .completed) == (ending.passes != nil))
        #expect(playback.passes >= 0)
      }
    }
  }

  @Test(arguments: endings)
  func emptyRangesCompleteAtOnce(_ ending: Playback.Ending) {
    var playback = runningPlayback(3...3, ending)
    #expect(playback.advance(by: 0.001) == [.completed] && playback.time == 3)
    guard ending.mode != .stop else { return }
    var looping = runningPlayback(0...10, ending, loopRange: 4...4)
    #expect(looping.advance(by: 3).isEmpty)
    #expect(looping.advance(by: 3) == [.completed] && looping.time == 4)
  }

  /// The closed form must agree with a playback that advances tick by tick.
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func oneStepEqualsManyTicks(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let (low, middle) = (random(-5...0), random(1...3))
    let loop = middle...(middle + random(1...4))
    let range = low...(loop.upperBound + random(0...4))
    let ending = Self.endings[random(0...7)]
    let isPart = Bool.random(using: &generator)
    var walker = Walker(range: range, loop: isPart ? loop : range, ending: ending)
    var playback = runningPlayback(
      Double(low)...Double(range.upperBound), ending,
      loopRange: isPart ? Double(loop.lowerBound)...Double(loop.upperBound) : nil)
    var small = playback
    for _ in 0..<30 {
      switch random(0...6) {
      case 0:
        walker.turn()
        playback.reverse()
        small.reverse()
      case 1:
        walker.isForwards.toggle()
        playback.rate.negate()
        small.rate.negate()
      case 2 where !walker.isOver:
        walker.place = random(range)
        playback.seek(to: Double(walker.place))
        small.seek(to: Double(walker.place))
      default: break
      }
      let steps = random(1...25)
      let events = (0..<steps).flatMap { _ in walker.tick() }
      let (loops, ends) = (events.filter { $0 != .completed }, events.filter { $0 == .completed })
      let expected = (loops.isEmpty ? [] : [Event.looped(loops.count)]) + ends
      #expect(playback.advance(by: Double(steps)) == expected)
      for _ in 0..<(2 * steps) { small.advance(by: 0.5) }
      #expect(playback.time == Double(walker.place))
      #expect((playback.state == .completed) == walker.isOver)
      #expect(small == playback)
    }
  }

  // MARK: Changes while it runs

  @Test func ratesChangeWithoutAJump() {
    var playback = runningPlayback(0...10, .loop)
    var expected = 0.0
    for rate in [1, 4, 0.25, 0, -2, -8, 1] {
      playback.rate = rate
      playback.advance(by: 0.5)
      expected += rate / 2
      expected = expected < 0 ? expected + 10 : expected
      #expect(playback.time == expected)
    }
  }

  @Test func aRunningLoopCanBeDragged() {
    var playback = runningPlayback(0...10, .loop, loopRange: 2...8)
    playback.advance(by: 6)
    playback.loopRange = 2...5
    #expect(playback.time == 5)
    #expect(playback.advance(by: 1) == [.looped(1)] && playback.time == 3)
    playback.loopRange = 4...5
    #expect(playback.time == 4)
    playback.loopRange = nil
    #expect(playback.advance(by: 5).isEmpty && playback.time == 9)
    playback.pause()
    playback.loopRange = 0...1
    #expect(playback.time == 9, "Outside it may stand.")
    playback.resume()
    #expect(playback.advance(by: 5) == [.completed] && playback.time == 10)
  }

  @Test func aLoopOutsideTheRangeIsTheWholeRange() {
    var playback = runningPlayback(0...4, .loop, loopRange: 6...8)
    #expect(playback.advance(by: 5) == [.looped(1)] && playback.time == 1)
    playback.range = 0...7
    #expect(playback.advance(by: 5.5).isEmpty && playback.time == 6.5)
    #expect(playback.advance(by: 0.75) == [.looped(1)] && playback.time == 6.25)
  }

  @Test func aSmallerRangeClampsTime() {
    var playback = runningPlayback(0...10)
    playback.advance(by: 9)
    playback.range = 3...5
    #expect(playback.time == 5)
    playback.range = 7...9
    #expect(playback.time == 7)
    #expect(playback.advance(by: 1).isEmpty && playback.time == 8)
  }

  @Test func fewerPassesThanMadeMakesThisTheLast() {
    var playback = runningPlayback(0...10, .loop)
    playback.advance(by: 55)
    playback.ending = .loop(2)
    #expect(playback.advance(by: 4).isEmpty)
    #expect(playback.advance(by: 4) == [.completed] && playback.time == 10)
    #expect(playback.passes == 6)
    var swinging = runningPlayback(0...10, .pingPong)
    swinging.advance(by: 55)
    swinging.ending = .pingPong(2)
    #expect(swinging.time == 5 && swinging.advance(by: 9) == [.completed])
    #expect(swinging.time == 0 && swinging.passes == 6)
  }

  @Test func wrongPlaybacksTrap() async {
    await #expect(processExitsWith: .failure) { _ = Playback(0...(.infinity)) }
    await #expect(processExitsWith: .failure) { _ = Playback(0...1, rate: .nan) }
    await #expect(processExitsWith: .failure) { _ = Playback.Ending.loop(0) }
    await #expect(processExitsWith: .failure) { _ = Playback.Ending.pingPong(-1) }
    await #expect(processExitsWith: .failure) {
      var playback = Playback(0...1)
      playback.rate = .infinity
    }
  }
}

/// A playback that advances by single ticks.
private struct Walker {
  let range: ClosedRange<Int>
  let loop: ClosedRange<Int>
  let ending: Playback.Ending
  var place: Int
  var isForwards = true
  var made = 0
  var isOver = false

  init(range: ClosedRange<Int>, loop: ClosedRange<Int>, ending: Playback.Ending) {
    (self.range, self.loop, self.ending) = (range, loop, ending)
    place = range.lowerBound
  }

  mutating func turn() {
    if isOver { made = 0 }
    (isForwards, isOver) = (!isForwards, false)
  }

  mutating func tick() -> [Playback.Event] {
    var events = arrive()
    if isOver { return events }
    place += isForwards ? 1 : -1
    events += arrive()
    return events
  }

  /// What happens at the place where it is.
  private mutating func arrive() -> [Playback.Event] {
    if isOver { return [] }
    let loops =
      ending.mode != .stop && (isForwards ? place <= loop.upperBound : place >= loop.lowerBound)
    let bounds = loops ? loop : range
    guard place == (isForwards ? bounds.upperBound : bounds.lowerBound) else { return [] }
    made += 1
    if !loops || made >= ending.passes ?? .max {
      isOver = true
      return [.completed]
    }
    if ending.mode == .pingPong {
      isForwards.toggle()
    } else {
      place = isForwards ? loop.lowerBound : loop.upperBound
    }
    return [.looped(1)]
  }
}
