/// Where the stairs of `Easing.steps(_:_:)` rise; CSS Easing Functions 2, 2.4.
public enum StepPosition: String, Equatable, Sendable, CaseIterable {
  /// The first rise is at progress 0.
  case jumpStart = "jump-start"
  /// The last rise is at progress 1.
  case jumpEnd = "jump-end"
  /// All rises are between: the value rests at 0 first and at 1 last.
  case jumpNone = "jump-none"
  /// Rises at 0 and at 1 as well: the value rests at neither.
  case jumpBoth = "jump-both"
}

/// A stair of equal steps.
struct Steps: Equatable, Sendable {
  let count: Int
  let position: StepPosition

  init(_ count: Int, _ position: StepPosition) {
    let least = position.leastCount
    precondition(count >= least, "\(count) steps, fewer than the \(least) of \(position).")
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

  /// The interval that begins at or before `progress`.
  ///
  /// Multiplication alone errs: 1/49 * 49 is below 1, and the first step would be late.
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
  /// The fewest steps that make sense.
  var leastCount: Int { self == .jumpNone ? 2 : 1 }
}
