/// Where the steps of `Easing.steps(_:_:)` rise (CSS Easing Functions 2, section 2.4).
public enum StepPosition: String, Sendable, CaseIterable {
  /// The first rise is at progress 0.
  case jumpStart = "jump-start"
  /// The last rise is at progress 1.
  case jumpEnd = "jump-end"
  /// All rises are in between: the first interval is at 0 and the last at 1.
  case jumpNone = "jump-none"
  /// Rises at both 0 and 1: no interval is at 0 or 1.
  case jumpBoth = "jump-both"
}

/// Steps of equal size.
struct Steps: Hashable, Sendable {
  let count: Int
  let position: StepPosition

  init(_ count: Int, _ position: StepPosition) {
    let least = position.leastCount
    require(count >= least, "\(count) steps are too few: \(position) needs at least \(least).")
    self.count = count
    self.position = position
  }

  func value(at progress: Double, isBefore: Bool = false) -> Double {
    var step = interval(at: progress)
    if isBefore, step / Double(count) == progress { step -= 1 }
    if position == .jumpStart || position == .jumpBoth { step += 1 }
    if progress >= 0 { step = max(step, 0) }
    if progress <= 1 { step = min(step, jumps) }
    return step / jumps
  }

  /// The index of the interval that contains `progress`.
  ///
  /// Multiplication alone is wrong: 1/49 * 49 is below 1, so the first step would be late.
  private func interval(at progress: Double) -> Double {
    let count = Double(count)
    let interval = (progress * count).rounded(.down)
    if interval / count > progress { return interval - 1 }
    return (interval + 1) / count <= progress ? interval + 1 : interval
  }

  private var jumps: Double {
    switch position {
    case .jumpStart, .jumpEnd: Double(count)
    case .jumpNone: Double(count) - 1
    case .jumpBoth: Double(count) + 1
    }
  }
}

extension StepPosition {
  /// The least number of steps.
  var leastCount: Int { self == .jumpNone ? 2 : 1 }
}
