/// The part of a keyframe that nearly every segment needs. Easings make keyframes large; marks are
/// small, so a search touches only a few cache lines.
@usableFromInline
struct Mark<Value: Interpolatable>: Equatable, Sendable {
  @usableFromInline var time: Double
  @usableFromInline var value: Value
  /// How the value moves to the value of the next mark.
  @usableFromInline let shape: SegmentShape

  init(_ keyframe: Keyframe<Value>) {
    time = keyframe.time
    value = keyframe.value
    shape = keyframe.controls == nil ? SegmentShape(keyframe.easing) : .other
  }

  /// 1 if this mark is at `time`, which must not be −0, or earlier; otherwise 0. It is the sign of a
  /// difference, because a comparison would become a branch.
  @inlinable @inline(__always)
  func passed(by time: Double) -> Int {
    1 &- Int(truncatingIfNeeded: (time - self.time).bitPattern >> 63)
  }
}

/// The easing of a segment that is straight in value, in a byte if that is enough.
@usableFromInline
struct SegmentShape: Hashable, Sendable {
  /// 0 is linear, 255 any easing that has no code. A family has 1 + 3 · its index in `families` +
  /// the index of its direction in `Direction`.
  @usableFromInline let code: UInt8

  /// Linear in time.
  static let straight = SegmentShape(code: 0)
  /// An easing that only the keyframe knows.
  static let other = SegmentShape(code: .max)

  private init(code: UInt8) { self.code = code }

  init(_ easing: Easing) {
    switch easing.curve {
    case .linear:
      self = .straight
    case .family(let family, let direction) where !easing.isTurned:
      self = Self(family, direction) ?? .other
    case .composition(.named(let names)): self.init(names.curve)
    case .hold, .family, .bezier, .steps, .stops, .spring, .composition, .custom:
      self = .other
    }
  }

  private init?(_ family: Easing.Family, _ direction: Easing.Direction) {
    let codes: ClosedRange<UInt8> = 0...8
    guard let code = codes.first(where: { Self.family($0) == family }) else { return nil }
    // In the order of `Direction.allCases`.
    switch direction {
    case .easeIn: self.code = 3 * code + 1
    case .easeOut: self.code = 3 * code + 2
    case .easeInOut: self.code = 3 * code + 3
    }
  }

  @usableFromInline var isLinear: Bool {
    @inlinable @inline(__always) get { code == 0 }
  }

  /// Whether `eased(_:)` is defined.
  @usableFromInline var isKnown: Bool {
    @inlinable @inline(__always) get { code != 255 }
  }

  /// The eased progress, just as the easing computes it. `readnone` spares callers from retaining the
  /// track for the call.
  @usableFromInline @_effects(readnone)
  func eased(_ progress: Double) -> Double {
    guard code > 0 else { return progress }
    let (family, direction) = (code &- 1).quotientAndRemainder(dividingBy: 3)
    return switch direction {
    case 0: Self.family(family).value(at: progress, .easeIn)
    case 1: Self.family(family).value(at: progress, .easeOut)
    default: Self.family(family).value(at: progress, .easeInOut)
    }
  }

  /// The easing's segments, for an animator; only if it is known.
  var segments: [EasingSegment] { Self.allSegments[Int(code)] }

  private static let allSegments: [[EasingSegment]] =
    [Easing.linear.segments]
    + (0...8).flatMap { code in
      Easing.Direction.allCases.map {
        Easing(curve: .family(family(code), $0)).segments
      }
    }

  /// The families without parameters.
  @inline(__always)
  private static func family(_ code: UInt8) -> Easing.Family {
    let kind: Easing.Family.Kind =
      switch code {
      case 0: .quad
      case 1: .cubic
      case 2: .quart
      case 3: .quint
      case 4: .sine
      case 5: .expo
      case 6: .circ
      case 7: .bounce
      default: .elastic(amplitude: 1, period: nil)
      }
    return Easing.Family(kind: kind)
  }
}

extension Track {
  /// Recomputes all marks; call after any change of the keyframes except `append(_:)`.
  ///
  /// - Complexity: O(*n*)
  mutating func markAll() { (marks, hasTangents) = freshMarks }

  private var freshMarks: (marks: [Mark<Value>], hasTangents: Bool) {
    guard keyframes.count > 1 else { return ([], false) }
    let all = keyframes.span
    var marks: [Mark<Value>] = []
    marks.reserveCapacity(all.count)
    var hasTangents = false
    for index in all.indices {
      marks.append(Mark(all[index]))
      if all[index].tangents != nil { hasTangents = true }
    }
    return (marks, hasTangents)
  }
}
