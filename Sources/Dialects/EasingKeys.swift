import Keyframes
import Syntax

/// An easing as keyframes with a cubic Bézier, a straight line or a hold between neighbours, as
/// most dialects can play it.
struct EasingKeys: Equatable {
  /// The easing from a key to the next.
  enum Ease: Equatable {
    case hold
    case linear
    case bezier(BezierPoints)

    var easing: Easing {
      switch self {
      case .hold: .hold
      case .linear: .linear
      case .bezier(let points): points.easing
      }
    }
  }

  struct Key: Equatable {
    /// In 0…1, never falling; two keys at one time make a jump.
    var time: Double
    var value: Double
    /// Unused in the last key.
    var ease: Ease
  }

  /// At least two, the first at 0 and the last at 1.
  private(set) var keys: [Key]
  private var easings: [Easing]

  init(_ keys: [Key]) {
    self.keys = keys
    easings = keys.map(\.ease.easing)
  }

  /// A few pieces, with numbers of five decimals.
  init(_ easing: Easing) {
    if let points = easing.bezierPoints {
      let ease = easing == .linear ? Ease.linear : .bezier(points)
      self.init([
        Key(time: 0, value: 0, ease: ease), Key(time: 1, value: 1, ease: .linear),
      ])
      return
    }
    var keys: [Key] = []
    let pieces = CubicPieces(easing, tolerance: 0.001).pieces
    for piece in pieces {
      let (start, end) = (piece.start.rounded(to: 7), piece.end.rounded(to: 7))
      let (from, to) = (piece.from.rounded(to: 5), piece.to.rounded(to: 5))
      guard end > start else { continue }
      if let last = keys.last, last.value == from {
        keys[keys.count - 1].time = start
        keys[keys.count - 1].ease = piece.ease
      } else {
        keys.append(Key(time: start, value: from, ease: piece.ease))
      }
      if piece.from == piece.to { keys[keys.count - 1].ease = .hold }
      keys.append(Key(time: end, value: to, ease: .linear))
    }
    let end = easing(1)
    if let last = keys.last, abs(last.value - end) > 1e-5, end.isFinite {
      keys.append(Key(time: 1, value: end.rounded(to: 5), ease: .linear))
    }
    self.init(keys.withoutHeldEnds { $0.value == $1.value })
  }

  /// At `progress` 0…1; behind a jump at the jump itself.
  func value(at progress: Double) -> Double {
    guard let first = keys.first, let last = keys.last else { return progress }
    if progress < first.time { return first.value }
    let after = keys.partitionIndex { $0.time <= progress }
    guard after > 0, after < keys.count else { return last.value }
    let (key, next) = (keys[after - 1], keys[after])
    let part = (progress - key.time) / (next.time - key.time)
    return key.value + (next.value - key.value) * easings[after - 1](part)
  }

  /// For formats without two keys at one time: the earlier one lies a millionth before the other,
  /// and holds.
  var withoutJumps: EasingKeys {
    var spread = keys
    for index in spread.indices.dropLast() where keys[index].time == keys[index + 1].time {
      spread[index].time = max(spread[index].time - 1e-6, 0)
      spread[index].ease = .hold
    }
    return EasingKeys(
      spread.enumerated().compactMap { index, key in
        index + 1 < spread.count && spread[index + 1].time == key.time ? nil : key
      })
  }

  /// Neighbours, as pairs.
  var pairs: [(key: Key, next: Key)] { Array(zip(keys, keys.dropFirst())) }
}

extension [EasingKeys.Key] {
  /// A hold keeps its value up to the next key, so that the key at the end of the hold can go where another
  /// follows at the same time.
  func withoutHeldEnds(
    where isNeedless: (_ start: Element, _ end: Element) -> Bool = { _, _ in true }
  ) -> [EasingKeys.Key] {
    indices.compactMap { index in
      let isHeld = index > 0 && self[index - 1].ease == .hold
      let isJump = index + 1 < count && self[index + 1].time == self[index].time
      return isHeld && isJump && isNeedless(self[index - 1], self[index]) ? nil : self[index]
    }
  }
}

extension CubicPieces.Piece {
  fileprivate var ease: EasingKeys.Ease {
    func rounded(_ value: Double) -> Double { value.rounded(to: 5) }
    let points = BezierPoints(
      rounded(points.x1), rounded(points.y1), rounded(points.x2), rounded(points.y2))
    return points.x1 == points.y1 && points.x2 == points.y2 ? .linear : .bezier(points)
  }
}
