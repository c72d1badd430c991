import Keyframes
import Testing

@testable import Editing

/// Keyframes from a pointer's motion.
@Suite(.languages) struct MotionFitTests {
  /// Motions of a pointer, in points by seconds, each from 0 to 2 seconds.
  enum Motion: CaseIterable {
    case straight, eased, corner, wave, spiral, rest

    func position(at time: Double) -> [Double] {
      switch self {
      case .straight: return [100 + 150 * time, 50 - 40 * time]
      case .eased:
        let p = time / 2
        let smooth = p * p * p * (10 - 15 * p + 6 * p * p)
        return [300 * smooth, 120 * smooth]
      case .corner: return time < 0.8 ? [200 * time, 0] : [160, 300 * (time - 0.8)]
      case .wave: return [100 * time, 80 * sineAndCosine(degrees: time * 270).sine]
      case .spiral:
        let (sine, cosine) = sineAndCosine(degrees: time * 400)
        return [(40 + 60 * time) * cosine, (40 + 60 * time) * sine]
      case .rest:
        let p = min(max((time - 0.7) / 0.6, 0), 1)
        return [250 * p * p * (3 - 2 * p), 10]
      }
    }

    func take(rate: Double = 120, jitter: Double = 0, grain: Double = 0) -> MotionTake {
      var take = MotionTake([.init(grain: grain), .init(grain: grain)])
      var random = Seeded(state: 7)
      for index in 0...Int(2 * rate) {
        let time = Double(index) / rate
        let sample = position(at: time).map {
          $0 + Double.random(in: -1...1, using: &random) * jitter
        }
        take.add(sample, at: time)
      }
      return take
    }
  }

  /// How far tracks are from a take at its samples.
  private func error(of fit: MotionFit, _ take: MotionTake) -> Double {
    zip(take.times, take.values).map { time, sample in
      let squares = sample.indices.map { channel in
        let value = fit.tracks[channel]?.value(at: time) ?? sample[channel]
        return (value - sample[channel]) * (value - sample[channel])
      }
      return squares.reduce(0, +).squareRoot()
    }.max() ?? 0
  }

  private func count(_ fit: MotionFit) -> Int {
    fit.tracks.compactMap { $0?.keyframes.count }.max() ?? 0
  }

  @Test(arguments: Motion.allCases, [0.5, 1, 2, 5, 12])
  func noSampleIsFartherOffThanTheTolerance(_ motion: Motion, _ tolerance: Double) throws {
    for take in [
      motion.take(), motion.take(rate: 60, jitter: 1.5), motion.take(rate: 37, grain: 0.1),
    ] {
      let fit = try #require(MotionFit(take, tolerance: tolerance))
      #expect(error(of: fit, take) <= tolerance + 1e-9)
      #expect(error(of: fit, take) <= fit.largestError + 1e-9)
    }
  }

  @Test func aStraightEvenDragIsTwoKeyframes() throws {
    let take = Motion.straight.take(grain: 0.1)
    let fit = try #require(MotionFit(take, tolerance: 0.5))
    for track in fit.tracks {
      #expect(track?.keyframes.map(\.time) == [0, 2])
      #expect(track?.keyframes.first?.easing == .linear)
    }
  }

  /// A pointer that speeds up and slows down as hands do is one segment with one easing.
  @Test func anEasedDragIsTwoKeyframes() throws {
    let fit = try #require(MotionFit(Motion.eased.take(), tolerance: 2))
    #expect(count(fit) == 2)
  }

  @Test func aCornerIsAKeyframe() throws {
    let fit = try #require(MotionFit(Motion.corner.take(), tolerance: 1))
    #expect(fit.tracks[0]?.keyframes.map(\.time) == [0, 0.8, 2])
  }

  @Test(arguments: Motion.allCases, [0.0, 2])
  func aLargerToleranceNeedsNoMoreKeyframes(_ motion: Motion, _ jitter: Double) throws {
    let take = motion.take(jitter: jitter)
    let counts = try [0.5, 1, 2, 4, 8, 16, 32].map { tolerance in
      count(try #require(MotionFit(take, tolerance: tolerance)))
    }
    #expect(counts == counts.sorted(by: >))
  }

  @Test(arguments: Motion.allCases)
  func theRateOfTheSamplesDoesNotMatter(_ motion: Motion) throws {
    let tolerance = 2.0
    let fits = try [60.0, 120, 500].map {
      try #require(MotionFit(motion.take(rate: $0), tolerance: tolerance))
    }
    for fit in fits {
      #expect(count(fit) == count(fits[0]))
      let finest = motion.take(rate: 500)
      // Between the samples of a slow device there is a little more room.
      #expect(error(of: fit, finest) <= 1.5 * tolerance)
    }
  }

  @Test func aChannelThatStaysHasNoKeyframes() throws {
    let fit = try #require(MotionFit(Motion.rest.take(), tolerance: 1))
    #expect(fit.tracks[0] != nil && fit.tracks[1] == nil)
  }

  @Test func valuesAreRoundedToTheGrain() throws {
    let fit = try #require(MotionFit(Motion.spiral.take(grain: 0.1), tolerance: 1))
    for keyframe in fit.tracks.compactMap({ $0?.keyframes }).joined() {
      #expect(keyframe.value == (keyframe.value * 10).rounded() / 10)
    }
  }

  @Test func whatIsNotFiniteOrLateIsIgnored() {
    var take = MotionTake([.init()])
    take.add([1], at: 1)
    #expect(MotionFit(take, tolerance: 1) == nil)
    for (sample, time) in [(2.0, 0.5), (.nan, 2), (3, .infinity), (.infinity, 2)] {
      take.add([sample], at: time)
    }
    #expect(take.times == [1] && take.values == [[1]])
    take.add([5], at: 1)
    take.add([6], at: 2)
    #expect(take.times == [1, 2] && take.values == [[5], [6]])
    #expect(MotionFit(take, tolerance: .nan)?.tracks[0]?.keyframes.map(\.value) == [5, 6])
  }

  @Test func aLongTakeStaysSmall() throws {
    var take = MotionTake([.init()])
    for index in 0..<20_000 { take.add([Double(index)], at: Double(index) / 1000) }
    #expect(take.times.count <= 8192 && take.span == 0...19.999)
  }
}
