import Keyframes
import Syntax

/// Makes graphs of tracks: time in frames, every easing as cubic curves.
final class LottieClock {
  /// Frames for a unit of a track's time.
  let scale: Double
  /// The times that are shown.
  let range: ClosedRange<Double>
  /// Whether a track that repeats was cut off.
  private(set) var isCut = false
  private let mostFrames: Double
  private var pieces: [Easing: [CubicPieces.Piece]] = [:]

  /// A track that repeats has at most about so many keyframes.
  static let repeated = 4000

  init(scale: Double, range: ClosedRange<Double>, mostFrames: Double = LottieLimits.largest) {
    self.scale = scale
    self.range = range
    self.mostFrames = min(mostFrames, LottieLimits.largest).rounded(.down)
  }

  func frame(_ time: Double) -> Double { limited((time - range.lowerBound) * scale) }
  func time(_ frame: Double) -> Double { range.lowerBound + frame / scale }

  /// The number of frames, at least 1.
  var frames: Double { min(allFrames, mostFrames) }

  /// Whether the end of the range is not among the frames.
  var isShortened: Bool { allFrames > mostFrames }

  private var allFrames: Double {
    max(1, ((range.upperBound - range.lowerBound) * scale - 1e-6).rounded(.up))
  }

  func curves(_ easing: Easing) -> [CubicPieces.Piece] {
    if let known = pieces[easing] { return known }
    let made = CubicPieces(easing).pieces
    pieces[easing] = made
    return made
  }

  /// The track with its repetitions as keyframes.
  func unrolled<Value: Interpolatable>(_ track: Track<Value>) -> Track<Value> {
    let (whole, isWhole) = track.unrolled(over: range, limit: Self.repeated)
    if !isWhole { isCut = true }
    return whole.withValueBefore
  }

  func graph(_ track: Track<Double>) -> LottieGraph {
    let track = unrolled(track)
    var stretches: [LottieGraph.Stretch] = []
    for (from, to) in zip(track.keyframes, track.keyframes.dropFirst()) {
      let (start, end) = (frame(from.time), frame(to.time))
      guard start < end else { continue }
      if let controls = from.controls, let times = from.timesOfControls {
        var stretch = LottieGraph.Stretch(from: start, to: end, 0, 1)
        stretch.times = [
          start, start + times.first * (end - start), start + times.second * (end - start), end,
        ]
        stretch.values = [from.value, controls.first, controls.second, to.value]
        stretches.append(stretch)
      } else if from.controls != nil {
        stretches += LottieFit(tolerance: 1e-3 * (1 + abs(to.value - from.value))).stretches(
          [start, end]
        ) { track.value(at: self.time($0)) }
      } else {
        stretches += self.stretches(from, to, start, end)
      }
    }
    return LottieGraph(stretches, last: track.keyframes[track.keyframes.count - 1].value)
  }

  private func stretches(
    _ from: Keyframe<Double>, _ to: Keyframe<Double>, _ start: Double, _ end: Double
  ) -> [LottieGraph.Stretch] {
    let way = to.value - from.value
    if way == 0 || from.easing == .hold {
      return [.init(from: start, to: end, from.value, from.value)]
    }
    let length = end - start
    return curves(from.easing).map { piece in
      let (low, high) = (start + length * piece.start, start + length * piece.end)
      let (first, last) = (from.value + way * piece.from, from.value + way * piece.to)
      if piece.from == piece.to { return .init(from: low, to: high, first, first) }
      let points = piece.points
      func part(_ a: Double, _ b: Double, _ share: Double) -> Double { a + (b - a) * share }
      return LottieGraph.Stretch(
        times: [low, part(low, high, points.x1), part(low, high, points.x2), high],
        values: [first, part(first, last, points.y1), part(first, last, points.y2), last])
    }
  }

  /// 1 while `hidden` is false, 0 while it is true.
  func shown(_ hidden: Track<Bool>) -> LottieGraph {
    let track = unrolled(hidden)
    var stretches: [LottieGraph.Stretch] = []
    // A flag changes at the end of a segment, whatever its easing.
    for (from, to) in zip(track.keyframes, track.keyframes.dropFirst()) {
      let (start, end) = (frame(from.time), frame(to.time))
      guard start < end else { continue }
      let value: Double = from.value ? 0 : 1
      stretches.append(.init(from: start, to: end, value, value))
    }
    return LottieGraph(
      stretches, last: track.keyframes[track.keyframes.count - 1].value ? 0 : 1)
  }
}

extension Track {
  /// The same with a keyframe before a step at its beginning, so that there is a stretch with the first value.
  fileprivate var withValueBefore: Track {
    guard keyframes.count > 1, keyframes[0].time == keyframes[1].time else { return self }
    let first = Keyframe(time: keyframes[0].time - 1, value: keyframes[0].value, easing: .hold)
    return Track([first] + keyframes)
  }

  /// The same between the ends of `range`, with keyframes in place of repetitions; `isWhole` is false where
  /// more than `limit` of them are left out.
  func unrolled(
    over range: ClosedRange<Double>, limit: Int
  ) -> (track: Track, isWhole: Bool) {
    guard let times, times.lowerBound < times.upperBound, before != .hold || after != .hold else {
      return (extrapolated(), true)
    }
    var isWhole = true
    func rounds(_ distance: Double) -> Int {
      let wanted = (distance / (times.upperBound - times.lowerBound)).rounded(.up)
      let most = Double(max(1, limit / keyframes.count))
      if wanted > most { isWhole = false }
      return Int(min(max(wanted, 0), most))
    }
    var all: [Keyframe<Value>] = []
    func add(_ next: [Keyframe<Value>]) {
      // Rounded sums must not change the order of the two keyframes where a round begins.
      if !all.isEmpty { all[all.count - 1].time = next[0].time }
      all += next
    }
    let early = times.lowerBound - range.lowerBound
    if before == .linear, early > 0 {
      all.append(Keyframe(time: range.lowerBound, value: value(at: range.lowerBound)))
    } else if before != .hold, early > 0 {
      for count in stride(from: rounds(early), to: 0, by: -1) {
        add(round(-count, before, over: times))
      }
    }
    if before == .linear { all += keyframes } else { add(keyframes) }
    let late = range.upperBound - times.upperBound
    if after == .linear, late > 0 {
      all[all.count - 1].easing = .linear
      all[all.count - 1].controls = nil
      all.append(Keyframe(time: range.upperBound, value: value(at: range.upperBound)))
    } else if after != .hold, late > 0 {
      for count in 0..<rounds(late) { add(round(count + 1, after, over: times)) }
    }
    return (Track(all), isWhole)
  }

  /// The keyframes of a repetition; the first one forwards is 1, the first one backwards -1.
  private func round(
    _ count: Int, _ kind: Extrapolation, over times: ClosedRange<Double>
  ) -> [Keyframe<Value>] {
    let shift = Double(count) * (times.upperBound - times.lowerBound)
    let isTurned = kind == .pingPong && !count.isMultiple(of: 2)
    let source = isTurned ? mirrored(over: times).keyframes : keyframes
    let (first, last) = (keyframes[0].value, keyframes[keyframes.count - 1].value)
    func moved(_ value: Value) -> Value {
      kind == .cumulative ? value.moved(by: Double(count), from: first, to: last) : value
    }
    return source.map { keyframe in
      var keyframe = keyframe
      keyframe.time += shift
      keyframe.value = moved(keyframe.value)
      keyframe.controls = keyframe.controls.map { Controls(moved($0.first), moved($0.second)) }
      return keyframe
    }
  }
}
